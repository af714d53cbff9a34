// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel
internal import Synchronization

/// Finds out where callers are: by a trusted proxy's geo header, else by the client's address.
final class Geolocator: Sendable {
    let trustedProxies: CIDRSet
    let geoHeaders: GeoHeaders?
    private let table: Locked<AddressTable?>
    private let ignoredGeoHeaderCount = Atomic<UInt64>(0)
    private let ignoredForwardingCount = Atomic<UInt64>(0)

    init(table: AddressTable?, trustedProxies: CIDRSet = CIDRSet(), geoHeaders: GeoHeaders? = nil) {
        self.table = Locked(table)
        self.trustedProxies = trustedProxies
        self.geoHeaders = geoHeaders
    }

    /// The header fields that `locate` reads, in lower case: the HTTP layer has to keep them.
    var headerNames: [String] { ClientAddress.headerNames + (geoHeaders?.names ?? []) }

    /// Where the caller of a request is.
    func locate(peer: HTTPPeer, headers: HTTPFields) -> CallerLocation {
        guard isTrusted(peer) else {
            let client = ClientAddress(peer: peer, headers: headers, trustedProxies: trustedProxies)
            var location = locate(client: client)
            location.explanation.ignored = ignoredHeaders(of: peer, headers)
            return location
        }
        if let geoHeaders, let place = geoHeaders.place(in: headers) {
            return Self.location(of: place, in: geoHeaders)
        }
        return locate(client: ClientAddress(peer: peer, headers: headers, trustedProxies: trustedProxies))
    }

    /// Where an address is, for the shell.
    func locate(address: IPAddress) -> CallerLocation {
        let addressClass = address.addressClass
        var location = CallerLocation(
            place: .unknown, source: .unknown,
            explanation: .init(reason: .addressWithoutCountry, addressForm: address.form, addressClass: addressClass))
        guard addressClass == .global else { return location }
        guard let table = table.withLock({ $0 }) else {
            location.explanation.reason = .noAddressTable
            return location
        }
        let answer = table.answer(for: address.lookedUp)
        location.place = answer.place
        location.source = answer.finding == .found ? .ip : .unknown
        location.explanation.reason = answer.finding.reason
        return location
    }

    /// Opens the table's file anew and takes it from the next request on; the old table stays where that fails.
    func reload() throws(AddressTableError) {
        guard let path = table.withLock({ $0?.path }) else { return }
        let fresh = try AddressTable(path: path)
        // The old table goes out with the result, so that it is unmapped outside the lock.
        _ = table.withLock { table in
            let old = table
            table = fresh
            return old
        }
    }

    /// When the table's data was made, nil without a table or where it does not say.
    var buildDate: Timestamp? { current?.buildDate }
    /// Whether the table tells the states of the US apart.
    var hasSubdivisions: Bool { current?.hasSubdivisions ?? false }
    /// What the table is, for a person.
    var description: String { current?.description ?? "no address table" }
    /// The words that the licence of the table's data asks for.
    var attribution: String? { current?.attribution }

    /// Requests whose geo header was not believed since the start.
    var ignoredGeoHeaders: UInt64 { ignoredGeoHeaderCount.load(ordering: .relaxed) }
    /// Requests whose forwarding header was not believed since the start.
    var ignoredForwardingHeaders: UInt64 { ignoredForwardingCount.load(ordering: .relaxed) }

    private var current: AddressTable? { table.withLock { $0 } }

    private func isTrusted(_ peer: HTTPPeer) -> Bool {
        if case .address(let address) = peer { trustedProxies.contains(address) } else { false }
    }

    private func locate(client: ClientAddress) -> CallerLocation {
        guard let address = client.address else {
            return CallerLocation(
                place: .unknown, source: .unknown,
                explanation: .init(reason: .noClientAddress, clientAddress: client.finding))
        }
        var location = locate(address: address)
        location.explanation.clientAddress = client.finding
        return location
    }

    private static func location(of place: Place, in headers: GeoHeaders) -> CallerLocation {
        let isKnown = place != .unknown
        return CallerLocation(
            place: place, source: isKnown ? .header : .unknown,
            explanation: .init(reason: isKnown ? .geoHeader : .geoHeaderWithoutPlace, geoHeader: headers.country))
    }

    /// Notes and counts what an untrusted peer would have had us believe.
    private func ignoredHeaders(of peer: HTTPPeer, _ headers: HTTPFields) -> CallerLocation.IgnoredHeaders {
        guard peer != .local else { return [] }
        var ignored: CallerLocation.IgnoredHeaders = []
        if let geoHeaders, headers[geoHeaders.country] != nil {
            ignored.insert(.geoHeader)
            ignoredGeoHeaderCount.add(1, ordering: .relaxed)
        }
        if ClientAddress.isForwarded(headers) {
            ignored.insert(.forwarding)
            ignoredForwardingCount.add(1, ordering: .relaxed)
        }
        return ignored
    }
}

extension TableAnswer.Finding {
    /// The reason that an answer of the table is.
    var reason: CallerLocation.Reason {
        switch self {
        case .found: .addressTable
        case .absent: .notInAddressTable
        case .placeholder: .addressTableWithoutPlace
        case .otherFamily: .addressTableWithoutIPv6
        case .unreadable: .addressTableDamaged
        }
    }
}
