// SPDX-License-Identifier: Apache-2.0

/// The address of the app's device, as far as it can be trusted, and how it was found.
///
/// It is the rightmost address that is not a trusted proxy's, over the forwarding headers and then the peer. What stands
/// left of it is the client's own word. Where a hop's word is missing or malformed there is no address: going on to the
/// left would let a client choose it.
struct ClientAddress: Hashable, Sendable {
    let address: IPAddress?
    let finding: Finding

    enum Finding: String, Sendable, CaseIterable {
        /// The peer is no trusted proxy, so it is the client.
        case peer
        /// `Forwarded`, from a trusted proxy.
        case forwarded
        /// `X-Forwarded-For`, from a trusted proxy.
        case xForwardedFor = "x_forwarded_for"
        /// Both headers, and they agree.
        case bothHeaders = "both_headers"
        /// Both headers, and they disagree: one of them is the client's own.
        case headersDisagree = "headers_disagree"
        /// A trusted proxy sent neither header.
        case noForwardingHeader = "no_forwarding_header"
        /// Every address is a trusted proxy's.
        case onlyTrustedProxies = "only_trusted_proxies"
        /// A hop hid the client (`unknown`, `_name`) or left its entry empty.
        case hidden = "hidden_by_proxy"
        case malformedHeader = "malformed_forwarding_header"
        /// The Unix socket beside the database.
        case localSocket = "local_socket"
    }

    init(peer: HTTPPeer, headers: HTTPFields, trustedProxies: CIDRSet) {
        guard case .address(let peer) = peer else {
            self.init(nil, .localSocket)
            return
        }
        guard trustedProxies.contains(peer) else {
            self.init(peer.unmapped, .peer)
            return
        }
        let forwarded = Self.stated(headers[Self.forwarded]).map { value in
            ForwardedHeader(value).map { Self(rightmostOf: $0.nodes.reversed(), .forwarded, trustedProxies) }
                ?? Self(nil, .malformedHeader)
        }
        let forwardedFor = Self.stated(headers[Self.xForwardedFor]).map { value in
            Self(rightmostOf: ForwardedForHeader(value), .xForwardedFor, trustedProxies)
        }
        switch (forwarded, forwardedFor) {
        case (nil, nil): self.init(nil, .noForwardingHeader)
        case (let only?, nil), (nil, let only?): self = only
        case (let one?, let other?):
            guard one.address == other.address else {
                self.init(nil, .headersDisagree)
                return
            }
            self = one.address == nil ? one : Self(one.address, .bothHeaders)
        }
    }

    /// The headers read here, in lower case.
    static let headerNames = [forwarded, xForwardedFor]
    private static let forwarded = "forwarded"
    private static let xForwardedFor = "x-forwarded-for"

    /// Whether a request has something that `init` would read from a trusted proxy.
    static func isForwarded(_ headers: HTTPFields) -> Bool {
        headers[xForwardedFor] != nil || headers[forwarded] != nil
    }

    private init(_ address: IPAddress?, _ finding: Finding) {
        self.address = address
        self.finding = finding
    }

    private init(rightmostOf nodes: some Sequence<ForwardedNode>, _ header: Finding, _ trustedProxies: CIDRSet) {
        for node in nodes {
            switch node {
            case .address(let address) where trustedProxies.contains(address):
                continue
            case .address(let address): self.init(address.unmapped, header)
            case .hidden: self.init(nil, .hidden)
            case .malformed: self.init(nil, .malformedHeader)
            }
            return
        }
        self.init(nil, .onlyTrustedProxies)
    }

    /// Nil for a header without any entry, which says no more than its absence.
    private static func stated(_ value: String?) -> String? {
        guard let value, value.utf8.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: ",") }) else {
            return nil
        }
        return value
    }
}
