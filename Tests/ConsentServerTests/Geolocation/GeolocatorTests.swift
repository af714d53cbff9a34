// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Dispatch
import Testing

@testable import ConsentServer

@Suite struct GeolocatorTests {
    // MARK: Which source wins

    @Test func `a trusted proxy's geo header wins over the address`() throws {
        let location = try Self.locate(
            from: "10.0.0.1", ["CF-IPCountry": "US", "CF-Region-Code": "CA", "X-Forwarded-For": "192.168.1.1"])
        #expect(location.place == Place(countryCode: "US", region: "CA"))
        #expect(location.source == .header)
        #expect(location.explanation.reason == .geoHeader)
        #expect(location.explanation.geoHeader == "cf-ipcountry")
        #expect(location.explanation.ignored == [])
    }

    @Test(arguments: ["XX", "T1", "A1", "A2", "AP", "??", "ZZ", "", "DE, US", "Germany"])
    func `a geo header that names no country leaves the place unknown, whatever the address`(_ code: String) throws {
        let location = try Self.locate(from: "10.0.0.1", ["CF-IPCountry": code, "X-Forwarded-For": "8.8.8.8"])
        #expect(location.place == .unknown)
        #expect(location.source == .unknown)
        #expect(location.explanation.reason == .geoHeaderWithoutPlace)
    }

    @Test func `the EU in a geo header is the EU`() throws {
        let location = try Self.locate(from: "10.0.0.1", ["CF-IPCountry": "EU"])
        #expect(location.place == .europeanUnion)
        #expect(location.source == .header)
    }

    @Test func `without a geo header the address decides`() throws {
        let location = try Self.locate(
            from: "10.0.0.1", ["X-Forwarded-For": "1.1.1.1, 8.8.8.8", "CF-Region-Code": "CA"])
        #expect(location.place == Place(countryCode: "US"))
        #expect(location.source == .ip)
        #expect(location.explanation.reason == .addressTable)
        #expect(location.explanation.clientAddress == .xForwardedFor)
    }

    @Test func `a geo header from an untrusted peer is ignored and counted`() throws {
        let geolocator = try Self.geolocator()
        for count in UInt64(1)...3 {
            let location = try Self.locate(
                geolocator, from: "8.8.8.8",
                ["CF-IPCountry": "JP", "X-Forwarded-For": "1.0.0.1", "Forwarded": "for=1.0.0.1"])
            #expect(location.place == Place(countryCode: "US"))
            #expect(location.explanation.ignored == [.geoHeader, .forwarding])
            #expect(location.explanation.ignored.names == ["geo_header", "forwarding_header"])
            #expect(geolocator.ignoredGeoHeaders == count)
            #expect(geolocator.ignoredForwardingHeaders == count)
        }
        _ = try Self.locate(geolocator, from: "8.8.8.8", [:])
        _ = try Self.locate(geolocator, from: "10.0.0.1", ["CF-IPCountry": "JP", "X-Forwarded-For": "1.0.0.1"])
        #expect(geolocator.ignoredGeoHeaders == 3)
        #expect(geolocator.ignoredForwardingHeaders == 3)
    }

    @Test func `without a setting no geo header is read, from a trusted proxy either`() throws {
        let geolocator = try Geolocator(
            table: Self.table(), trustedProxies: CIDRSet(list: "10.0.0.0/8"), geoHeaders: nil)
        let location = try Self.locate(
            geolocator, from: "10.0.0.1", ["CF-IPCountry": "JP", "X-Forwarded-For": "8.8.8.8"])
        #expect(location.place == Place(countryCode: "US"))
        #expect(geolocator.headerNames == ["forwarded", "x-forwarded-for"])
    }

    @Test func `the Unix socket is nowhere, and what it sends is not held against it`() throws {
        let geolocator = try Self.geolocator()
        let location = geolocator.locate(
            peer: .local, headers: HTTPFields([("CF-IPCountry", "US"), ("X-Forwarded-For", "8.8.8.8")]))
        #expect(location.place == .unknown)
        #expect(location.explanation.clientAddress == .localSocket)
        #expect(geolocator.ignoredGeoHeaders == 0)
    }

    @Test func `names the headers that the HTTP layer has to keep`() throws {
        #expect(
            try Self.geolocator().headerNames == ["forwarded", "x-forwarded-for", "cf-ipcountry", "cf-region-code"])
    }

    // MARK: What an address gets

    @Test(
        arguments: [
            ("8.8.8.8", "US", "address_table", "ipv4", "global"),
            ("::ffff:8.8.8.8", "US", "address_table", "ipv4_mapped", "global"),
            ("::ffff:808:808", "US", "address_table", "ipv4_mapped", "global"),
            ("64:ff9b::8.8.8.8", "US", "address_table", "nat64", "global"),
            ("2002:808:808::1", "US", "address_table", "6to4", "global"),
            ("2001:200::1", "JP", "address_table", "ipv6", "global"),
            ("1.0.0.1", "AU", "address_table", "ipv4", "global"),
            ("8.8.9.0", nil, "address_table_without_place", "ipv4", "global"),
            ("8.8.9.1", nil, "not_in_address_table", "ipv4", "global"),
            ("2001:201::1", nil, "not_in_address_table", "ipv6", "global"),
            // The table's last v4 range covers these, and they belong to nobody.
            ("192.168.1.1", nil, "address_without_country", "ipv4", "private"),
            ("203.0.113.9", nil, "address_without_country", "ipv4", "documentation"),
            ("240.0.0.1", nil, "address_without_country", "ipv4", "reserved"),
            ("100.64.0.1", nil, "address_without_country", "ipv4", "carrier_nat"),
            ("127.0.0.1", nil, "address_without_country", "ipv4", "loopback"),
            ("::1", nil, "address_without_country", "ipv6", "loopback"),
            ("fe80::1%eth0", nil, "address_without_country", "ipv6", "link_local"),
            ("ff02::1", nil, "address_without_country", "ipv6", "multicast"),
            ("::ffff:192.168.1.1", nil, "address_without_country", "ipv4_mapped", "private"),
            ("64:ff9b::192.168.1.1", nil, "address_without_country", "nat64", "private"),
            ("2002:c0a8:101::1", nil, "address_without_country", "6to4", "private"),
            ("fd00::1", nil, "address_without_country", "ipv6", "unique_local"),
            ("2001:db8::1", nil, "address_without_country", "ipv6", "documentation"),
        ] as [(String, String?, String, String, String)])
    func `tells from the shell what an address is and where`(_ row: (String, String?, String, String, String)) throws {
        let address = try #require(IPAddress(row.0))
        let location = try Self.geolocator().locate(address: address)
        #expect(location.place == (row.1.map { Place(countryCode: $0) } ?? .unknown))
        #expect(location.source == (row.1 == nil ? .unknown : .ip))
        #expect(location.explanation.reason.rawValue == row.2)
        #expect(location.explanation.addressForm?.rawValue == row.3)
        #expect(location.explanation.addressClass?.rawValue == row.4)
        #expect(location.explanation.clientAddress == nil)
    }

    @Test(arguments: [
        "8.8.8.8", "::ffff:8.8.8.8", "64:ff9b::808:808", "2002:808:808::1", "2001:200::1", "192.168.1.1", "8.8.9.1",
    ])
    func `a request and the shell agree on an address`(_ text: String) throws {
        let geolocator = try Self.geolocator()
        let shell = try geolocator.locate(address: #require(IPAddress(text)))
        for (peer, headers) in [(text, [:]), ("10.0.0.1", ["X-Forwarded-For": "1.1.1.1, \(text)"])] {
            let request = try Self.locate(geolocator, from: peer, headers)
            #expect(request.place == shell.place)
            #expect(request.source == shell.source)
            #expect(request.explanation.addressClass == shell.explanation.addressClass)
        }
    }

    @Test(
        arguments: [
            (["X-Forwarded-For": "1.1.1.1, junk"], "malformed_forwarding_header"), ([:], "no_forwarding_header"),
            (["X-Forwarded-For": ",,"], "no_forwarding_header"), (["Forwarded": "for=_hidden"], "hidden_by_proxy"),
            (["X-Forwarded-For": "10.0.0.9"], "only_trusted_proxies"),
            (["Forwarded": "for=1.0.0.1", "X-Forwarded-For": "8.8.8.8"], "headers_disagree"),
        ] as [([String: String], String)])
    func `no client address is no place`(_ row: (headers: [String: String], finding: String)) throws {
        let location = try Self.locate(from: "10.0.0.1", row.headers)
        #expect(location.place == .unknown)
        #expect(location.source == .unknown)
        #expect(location.explanation.reason == .noClientAddress)
        #expect(location.explanation.clientAddress?.rawValue == row.finding)
    }

    @Test func `without a table every place is unknown, and geo headers still count`() throws {
        let geolocator = try Geolocator(
            table: nil, trustedProxies: CIDRSet(list: "10.0.0.0/8"), geoHeaders: GeoHeaders(setting: "cloudflare"))
        #expect(try geolocator.locate(address: #require(IPAddress("8.8.8.8"))).explanation.reason == .noAddressTable)
        #expect(try Self.locate(geolocator, from: "10.0.0.1", ["CF-IPCountry": "DE"]).place == Place(countryCode: "DE"))
        #expect(geolocator.buildDate == nil)
        #expect(!geolocator.hasSubdivisions)
        try geolocator.reload()
    }

    @Test func `a city database gives the state`() throws {
        let geolocator = Geolocator(table: try AddressTable(path: GeolocationFixtures.mmdb("GeoIP2-City-Test.mmdb")))
        #expect(
            try geolocator.locate(address: #require(IPAddress("64:ff9b::216.160.83.56"))).place
                == Place(countryCode: "US", region: "WA"))
        #expect(geolocator.hasSubdivisions)
        #expect(geolocator.description.hasPrefix("GeoIP2-City: "))
        #expect(geolocator.attribution == nil)
    }

    // MARK: Explanations

    @Test func `no location holds the address, in its fields or in its words`() throws {
        var random = AddressGenerator(seed: 17)
        let geolocator = try Self.geolocator()
        for _ in 0..<500 {
            let address = Bool.random(using: &random) ? random.v4() : random.v6()
            let location = try Self.locate(geolocator, from: "10.0.0.1", ["X-Forwarded-For": "\(address)"])
            var dumped = ""
            dump(location, to: &dumped)
            #expect(!dumped.contains("\(address)"))
            #expect(!location.explanation.detail.contains("\(address)"))
        }
    }

    @Test func `every reason and finding has words of its own`() {
        let reasons = CallerLocation.Reason.allCases.map { CallerLocation.Explanation(reason: $0).detail }
        #expect(Set(reasons).count == reasons.count)
        let findings = ClientAddress.Finding.allCases.map {
            CallerLocation.Explanation(reason: .noClientAddress, clientAddress: $0).detail
        }
        #expect(Set(findings).count == findings.count)
        let ignored = CallerLocation.Explanation(reason: .addressTable, ignored: [.geoHeader, .forwarding]).detail
        #expect(ignored.contains("A geo header from a peer that is not in CONSENT_TRUSTED_PROXIES was ignored."))
        #expect(ignored.contains("A forwarding header from"))
    }

    // MARK: Reload

    @Test func `reload takes the new file, and keeps the old table where the new file is broken`() throws {
        let folder = try ScratchFolder()
        let path = try folder.write(GeolocationFixtures.packed(), to: "table")
        let geolocator = Geolocator(table: try AddressTable(path: path))
        let address = try #require(IPAddress("8.8.8.8"))
        #expect(geolocator.locate(address: address).place == Place(countryCode: "US"))

        let other = try PackedCountryTable.pack(v4Text: Array("0,4294967295,FR".utf8), v6Text: Array("1::,2::,FR".utf8))
        _ = try folder.write(Array(other.dropLast(8)), to: "table")
        let error = try #require(throws: AddressTableError.self) { try geolocator.reload() }
        #expect(error.path == path)
        #expect(geolocator.locate(address: address).place == Place(countryCode: "US"))
        #expect(geolocator.buildDate != nil)

        _ = try folder.write(other, to: "table")
        try geolocator.reload()
        #expect(geolocator.locate(address: address).place == Place(countryCode: "FR"))
        #expect(geolocator.buildDate == nil)

        // The same path may change from one format to the other.
        _ = try folder.write(MappedFile(path: GeolocationFixtures.mmdb("GeoIP2-City-Test.mmdb")).bytes, to: "table")
        try geolocator.reload()
        #expect(geolocator.hasSubdivisions)
    }

    @Test func `look-ups during reloads see one table or the other`() throws {
        let folder = try ScratchFolder()
        let tables = try ["US", "FR"].map {
            try PackedCountryTable.pack(v4Text: Array("0,4294967295,\($0)".utf8), v6Text: Array("1::,2::,\($0)".utf8))
        }
        let geolocator = Geolocator(table: try AddressTable(path: folder.write(tables[0], to: "table")))
        let places = Set([Place(countryCode: "US"), Place(countryCode: "FR")])
        let address = try #require(IPAddress("8.8.8.8"))
        let failures = Locked(0)
        DispatchQueue.concurrentPerform(iterations: 4) { worker in
            for round in 0..<200 {
                if worker == 0 {
                    let isReloaded =
                        (try? folder.write(tables[round % 2], to: "table")) != nil
                        && (try? geolocator.reload()) != nil
                    if !isReloaded { failures.withLock { $0 += 1 } }
                } else if !places.contains(geolocator.locate(address: address).place) {
                    failures.withLock { $0 += 1 }
                }
            }
        }
        #expect(failures.withLock { $0 } == 0)
    }

    // MARK: Support

    private static func table() throws -> AddressTable {
        let folder = try ScratchFolder()
        return try AddressTable(path: folder.write(GeolocationFixtures.packed(), to: "table"))
    }

    private static func geolocator() throws -> Geolocator {
        try Geolocator(
            table: table(), trustedProxies: CIDRSet(list: "10.0.0.0/8"), geoHeaders: GeoHeaders(setting: "cloudflare"))
    }

    private static func locate(
        _ geolocator: Geolocator? = nil, from peer: String, _ headers: [String: String]
    ) throws -> CallerLocation {
        let fields = HTTPFields(headers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        return try (geolocator ?? Self.geolocator()).locate(peer: .address(#require(IPAddress(peer))), headers: fields)
    }
}
