// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentServer

@Suite struct CIDRTests {
    @Test(
        arguments: [
            ("10.0.0.0/8", "10.0.0.0/8", "10.255.255.255"), ("10.1.2.3", "10.1.2.3/32", "10.1.2.3"),
            ("0.0.0.0/0", "0.0.0.0/0", "255.255.255.255"), ("1.2.3.4/32", "1.2.3.4/32", "1.2.3.4"),
            ("2001:db8::/32", "2001:db8::/32", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff"), ("::1", "::1/128", "::1"),
            ("::/0", "::/0", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"),
            ("fc00::/7", "fc00::/7", "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"),
            ("::ffff:10.0.0.0/104", "10.0.0.0/8", "10.255.255.255"), ("::ffff:10.0.0.1", "10.0.0.1/32", "10.0.0.1"),
        ])
    func `reads a network`(_ row: (text: String, canonical: String, last: String)) throws {
        let network = try CIDR(row.text)
        #expect(network.description == row.canonical)
        #expect(network.last.description == row.last)
    }

    @Test(
        arguments: [
            "", "10", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/08", "10.0.0.0/+8", "10.0.0.0/-1", "10.0.0.0/8/8", "/8",
            "10.0.0.0/255.0.0.0", "10.0.0.1/8", "010.0.0.0/8", "::/129", "::/0128", "2001:db8::1/32", "fe80::1%eth0",
            "fe80::%1/10", "proxy.example", "10.0.0.0-10.0.0.9", "10.*", "[::1]", "10.0.0.0 /8", "::ffff:10.0.0.1/104",
        ])
    func `refuses a malformed network and names it`(_ text: String) throws {
        let error = try #require(throws: CIDRError.self) { try CIDR(text) }
        #expect(error.description.contains("'\(text)'"))
    }

    @Test func `says how a network with host bits is written`() throws {
        let error = try #require(throws: CIDRError.self) { try CIDR("10.1.2.3/8") }
        #expect(error == .hostBits("10.1.2.3/8", network: "10.0.0.0/8"))
        #expect(error.description.contains("'10.0.0.0/8'"))
    }

    @Test(
        arguments: [
            ("10.0.0.0/8", "10.0.0.0", true), ("10.0.0.0/8", "10.255.255.255", true),
            ("10.0.0.0/8", "9.255.255.255", false), ("10.0.0.0/8", "11.0.0.0", false),
            ("10.0.0.0/8", "::ffff:10.1.1.1", true), ("10.0.0.0/8", "::ffff:a01:101", true),
            ("10.0.0.0/8", "64:ff9b::10.1.1.1", false), ("10.0.0.0/8", "2002:a01:101::1", false),
            ("10.0.0.0/8", "::10.1.1.1", false), ("::/0", "10.1.1.1", false), ("::/0", "::ffff:10.1.1.1", false),
            ("::/0", "2001:db8::1", true), ("0.0.0.0/0", "::1", false), ("0.0.0.0/0", "255.255.255.255", true),
            ("::1", "::1", true), ("::1", "::2", false), ("::ffff:0:0/96", "1.2.3.4", true),
            ("2001:db8::/33", "2001:db8:7fff::1", true), ("2001:db8::/33", "2001:db8:8000::", false),
        ])
    func `contains its own addresses alone`(_ row: (network: String, address: String, expected: Bool)) throws {
        let address = try #require(IPAddress(row.address))
        #expect(try CIDR(row.network).contains(address) == row.expected)
        #expect(try CIDRSet(list: row.network).contains(address) == row.expected)
    }
}

@Suite struct CIDRSetTests {
    @Test func `reads a list with blanks around the entries`() throws {
        let set = try CIDRSet(list: " 10.0.0.0/8 ,\t192.168.1.1,2001:db8::/32 ")
        #expect(set.ranges.count == 3)
        #expect(try set.contains(#require(IPAddress("192.168.1.1"))))
        #expect(try !set.contains(#require(IPAddress("192.168.1.2"))))
    }

    @Test(arguments: ["", " ", "\t"])
    func `a blank list trusts nobody`(_ list: String) throws {
        let set = try CIDRSet(list: list)
        #expect(set.isEmpty)
        #expect(!set.contains(IPAddress(v4: 0)))
    }

    @Test(
        arguments: [
            ("10.0.0.0/8,,::1", CIDRError.emptyEntry(position: 2)), ("10.0.0.0/8,", .emptyEntry(position: 2)),
            (",", .emptyEntry(position: 1)), ("::1, 10.0.0.1/8", .hostBits("10.0.0.1/8", network: "10.0.0.0/8")),
            ("::1;10.0.0.1", .notAnAddress("::1;10.0.0.1")), ("::1 10.0.0.1", .notAnAddress("::1 10.0.0.1")),
            ("10.0.0.0/8,bad/8", .notAnAddress("bad/8")), ("10.0.0.0/40", .badPrefix("10.0.0.0/40", longest: 32)),
        ])
    func `one malformed entry refuses the whole list`(_ row: (list: String, error: CIDRError)) {
        #expect(throws: row.error) { try CIDRSet(list: row.list) }
    }

    @Test func `joins networks that overlap or touch`() throws {
        let set = try CIDRSet(list: "10.1.0.0/16,10.0.0.0/8,11.0.0.0/8,255.0.0.0/8,::/1,8000::/1,255.255.255.255")
        let texts = set.ranges.map { "\($0.lowerBound)-\($0.upperBound)" }
        #expect(
            texts == [
                "10.0.0.0-11.255.255.255", "255.0.0.0-255.255.255.255", "::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
            ])
    }

    @Test func `answers as a search through all networks does`() throws {
        var random = AddressGenerator(seed: 632)
        for _ in 0..<50 {
            var networks: [CIDR] = []
            for _ in 0..<Int.random(in: 0...40, using: &random) {
                let base = Bool.random(using: &random) ? random.v4() : random.v6()
                let prefix = Int.random(in: 0...base.width, using: &random)
                networks.append(try CIDR("\(base.masked(to: prefix))/\(prefix)"))
            }
            let set = CIDRSet(networks)
            let edges = networks.flatMap { [$0.network, $0.last] }
            let others = (0..<200).map { _ in Bool.random(using: &random) ? random.v4() : random.v6() }
            for address in edges + others {
                #expect(set.contains(address) == networks.contains { $0.contains(address) })
            }
        }
    }
}
