// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentServer

/// The trusted proxies of these tests are 10.0.0.0/8, 192.0.2.7 and 2001:db8:9::/48.
@Suite struct ClientAddressTests {
    static let trusted = "10.0.0.0/8, 192.0.2.7, 2001:db8:9::/48"

    @Test(
        arguments: [
            // Spoofed entries stand to the left of what the proxy wrote.
            ("1.1.1.1", "1.1.1.1", "x_forwarded_for"), ("1.1.1.1, 8.8.8.8", "8.8.8.8", "x_forwarded_for"),
            ("1.1.1.1,8.8.8.8,10.1.1.1", "8.8.8.8", "x_forwarded_for"),
            ("1.1.1.1, 8.8.8.8, 10.1.1.1, 192.0.2.7, 10.9.9.9", "8.8.8.8", "x_forwarded_for"),
            ("10.0.0.1, 8.8.8.8, 10.0.0.2", "8.8.8.8", "x_forwarded_for"),
            ("1.1.1.1, 127.0.0.1", "127.0.0.1", "x_forwarded_for"),
            ("1.1.1.1, 192.168.1.1", "192.168.1.1", "x_forwarded_for"),
            ("1.1.1.1, 100.64.0.1", "100.64.0.1", "x_forwarded_for"),
            ("nonsense, 8.8.8.8", "8.8.8.8", "x_forwarded_for"), ("\"', 8.8.8.8", "8.8.8.8", "x_forwarded_for"),
            // Blanks, empty entries.
            (" 8.8.8.8 ", "8.8.8.8", "x_forwarded_for"), ("1.1.1.1,\t8.8.8.8\t", "8.8.8.8", "x_forwarded_for"),
            (",8.8.8.8", "8.8.8.8", "x_forwarded_for"), (", , 8.8.8.8", "8.8.8.8", "x_forwarded_for"),
            ("", nil, "no_forwarding_header"), (" ", nil, "no_forwarding_header"), (",", nil, "no_forwarding_header"),
            (",,,", nil, "no_forwarding_header"), (" , \t,", nil, "no_forwarding_header"),
            ("1.1.1.1,", nil, "hidden_by_proxy"), ("1.1.1.1, , 10.0.0.1", nil, "hidden_by_proxy"),
            // Ports and brackets.
            ("1.2.3.4:80", "1.2.3.4", "x_forwarded_for"), ("1.2.3.4:0", "1.2.3.4", "x_forwarded_for"),
            ("1.2.3.4:65535", "1.2.3.4", "x_forwarded_for"), ("[2600::1]:80", "2600::1", "x_forwarded_for"),
            ("[2600::1]", "2600::1", "x_forwarded_for"), ("2600::1", "2600::1", "x_forwarded_for"),
            ("8.8.8.8, 10.0.0.1:8443", "8.8.8.8", "x_forwarded_for"),
            ("8.8.8.8, [2001:db8:9::1]:1", "8.8.8.8", "x_forwarded_for"),
            ("1.1.1.1, 1.2.3.4:", nil, "malformed_forwarding_header"),
            ("1.1.1.1, 1.2.3.4:65536", nil, "malformed_forwarding_header"),
            ("1.1.1.1, 1.2.3.4:8a", nil, "malformed_forwarding_header"),
            ("1.1.1.1, [2600::1", nil, "malformed_forwarding_header"),
            ("1.1.1.1, [2600::1]80", nil, "malformed_forwarding_header"),
            ("1.1.1.1, [1.2.3.4]", nil, "malformed_forwarding_header"),
            ("1.1.1.1, []", nil, "malformed_forwarding_header"),
            ("1.1.1.1, [::1]:x", nil, "malformed_forwarding_header"),
            // Other spellings of one address.
            ("::ffff:8.8.8.8", "8.8.8.8", "x_forwarded_for"), ("::ffff:808:808", "8.8.8.8", "x_forwarded_for"),
            ("[::ffff:8.8.8.8]:443", "8.8.8.8", "x_forwarded_for"),
            ("8.8.8.8, ::ffff:10.0.0.1", "8.8.8.8", "x_forwarded_for"),
            ("64:ff9b::808:808", "64:ff9b::808:808", "x_forwarded_for"),
            ("2002:808:808::1", "2002:808:808::1", "x_forwarded_for"),
            // An address that carries a trusted v4 address inside is not that proxy.
            ("8.8.8.8, 64:ff9b::a00:1", "64:ff9b::a00:1", "x_forwarded_for"),
            ("8.8.8.8, 2002:a00:1::1", "2002:a00:1::1", "x_forwarded_for"),
            ("fe80::1%eth0", "fe80::1", "x_forwarded_for"), ("2600::1%eth0", nil, "malformed_forwarding_header"),
            // No way on to the left past an entry that is no address.
            ("1.1.1.1, 010.0.0.1", nil, "malformed_forwarding_header"),
            ("1.1.1.1, 8.8.8.8, junk", nil, "malformed_forwarding_header"),
            ("1.1.1.1, junk, 10.0.0.1", nil, "malformed_forwarding_header"),
            ("1.1.1.1, 1.2.3", nil, "malformed_forwarding_header"),
            ("1.1.1.1, 8.8.8.8 9.9.9.9", nil, "malformed_forwarding_header"),
            ("1.1.1.1; 8.8.8.8", nil, "malformed_forwarding_header"),
            ("1.1.1.1, \"8.8.8.8\"", nil, "malformed_forwarding_header"),
            ("1.1.1.1, for=8.8.8.8", nil, "malformed_forwarding_header"), ("1.1.1.1, unknown", nil, "hidden_by_proxy"),
            ("1.1.1.1, UNKNOWN", nil, "hidden_by_proxy"), ("1.1.1.1, _hidden", nil, "hidden_by_proxy"),
            ("1.1.1.1, client.example", nil, "malformed_forwarding_header"),
            ("1.1.1.1, 8.8.8.8/32", nil, "malformed_forwarding_header"),
            ("1.1.1.1, 8.8.8.8\u{0}", nil, "malformed_forwarding_header"),
            ("1.1.1.1, ８.8.8.8", nil, "malformed_forwarding_header"),
            // Nobody but proxies.
            ("10.0.0.1", nil, "only_trusted_proxies"),
            ("10.0.0.1, 192.0.2.7, 2001:db8:9::5", nil, "only_trusted_proxies"),
        ] as [(String, String?, String)])
    func `reads X-Forwarded-For from the right`(_ row: (header: String, address: String?, finding: String)) throws {
        let client = try Self.client(["X-Forwarded-For": row.header])
        #expect(client.address?.description == row.address)
        #expect(client.finding.rawValue == row.finding)
    }

    @Test(
        arguments: [
            ("for=1.1.1.1", "1.1.1.1", "forwarded"), ("for=1.1.1.1, for=8.8.8.8", "8.8.8.8", "forwarded"),
            ("For=8.8.8.8", "8.8.8.8", "forwarded"), ("FOR=\"8.8.8.8\"", "8.8.8.8", "forwarded"),
            ("for=\"[2600::1]:4711\";proto=https", "2600::1", "forwarded"),
            ("for=\"[2600::1]\"", "2600::1", "forwarded"), ("for=\"8.8.8.8:4711\"", "8.8.8.8", "forwarded"),
            ("for=\"8.8.8.8:_port\"", "8.8.8.8", "forwarded"),
            ("proto=http;by=203.0.113.43;for=8.8.8.8", "8.8.8.8", "forwarded"),
            ("for=8.8.8.8;host=a.example;proto=https,for=10.0.0.1", "8.8.8.8", "forwarded"),
            ("for=1.1.1.1 , for=8.8.8.8 ; proto=https", "8.8.8.8", "forwarded"),
            ("for=\"\\8.8.8.8\"", "8.8.8.8", "forwarded"), (", for=8.8.8.8", "8.8.8.8", "forwarded"),
            ("for=8.8.8.8;", "8.8.8.8", "forwarded"), (";for=8.8.8.8", "8.8.8.8", "forwarded"),
            ("for=\"::ffff:8.8.8.8\"", "8.8.8.8", "forwarded"), ("for=\"[::ffff:808:808]\"", "8.8.8.8", "forwarded"),
            ("for=1.1.1.1;ext=\"a, b; for=9.9.9.9\", for=8.8.8.8", "8.8.8.8", "forwarded"),
            ("for=1.1.1.1, for=8.8.8.8;ext=\"\\\"\"", "8.8.8.8", "forwarded"),
            // Against the grammar, and clear all the same.
            ("for=8.8.8.8:80", "8.8.8.8", "forwarded"), ("for=[2600::1]:80", "2600::1", "forwarded"),
            ("for=2600::1", "2600::1", "forwarded"),
            // Hidden.
            ("for=\"[2001:db8::1]:4711\";proto=https, for=_hidden, for=unknown", nil, "hidden_by_proxy"),
            ("for=1.1.1.1, for=_SEVKISEK", nil, "hidden_by_proxy"),
            ("for=1.1.1.1, for=\"_gazonk:8080\"", nil, "hidden_by_proxy"),
            ("for=1.1.1.1, for=\"unknown:_x\"", nil, "hidden_by_proxy"),
            ("for=1.1.1.1, proto=https", nil, "hidden_by_proxy"), ("for=1.1.1.1,", nil, "hidden_by_proxy"),
            ("for=1.1.1.1, for=8.8.8.8, by=8.8.8.8", nil, "hidden_by_proxy"), (";", nil, "hidden_by_proxy"),
            // One stray quote, and nobody can tell whose word is whose.
            ("for=\"1.1.1.1, for=8.8.8.8", nil, "malformed_forwarding_header"),
            ("for=1.1.1.1;x=\", for=8.8.8.8", nil, "malformed_forwarding_header"),
            ("for=1.1.1.1;x=\", for=\"[2600::1]:4711\"", nil, "malformed_forwarding_header"),
            ("for=1.1.1.1;x=\"\\, for=8.8.8.8;proto=\"https\"", nil, "malformed_forwarding_header"),
            ("for=1.1.1.1;x=\"\\", nil, "malformed_forwarding_header"),
            ("for=1.1.1.1\\, for=8.8.8.8", nil, "malformed_forwarding_header"),
            ("for=1.1.1.1;for=8.8.8.8", nil, "malformed_forwarding_header"),
            ("for=", nil, "malformed_forwarding_header"), ("for", nil, "malformed_forwarding_header"),
            ("=8.8.8.8", nil, "malformed_forwarding_header"), ("8.8.8.8", nil, "malformed_forwarding_header"),
            ("for =8.8.8.8", nil, "malformed_forwarding_header"), ("for= 8.8.8.8", nil, "malformed_forwarding_header"),
            ("for=8.8.8.8 9.9.9.9", nil, "malformed_forwarding_header"),
            ("for=\"8.8.8.8\"x", nil, "malformed_forwarding_header"), ("for=\"\"", nil, "malformed_forwarding_header"),
            ("for=1.1.1.1, for=010.0.0.1", nil, "malformed_forwarding_header"),
            ("for=1.1.1.1, for=\"[2600::1]:99999\"", nil, "malformed_forwarding_header"),
            ("for=1.1.1.1, for=_", nil, "malformed_forwarding_header"),
            ("for=1.1.1.1, for=_a b", nil, "malformed_forwarding_header"),
            ("för=8.8.8.8", nil, "malformed_forwarding_header"),
            ("for=10.0.0.1, for=\"[2001:db8:9::1]\"", nil, "only_trusted_proxies"), (",", nil, "no_forwarding_header"),
        ] as [(String, String?, String)])
    func `reads Forwarded from the right`(_ row: (header: String, address: String?, finding: String)) throws {
        let client = try Self.client(["Forwarded": row.header])
        #expect(client.address?.description == row.address)
        #expect(client.finding.rawValue == row.finding)
    }

    @Test(
        arguments: [
            ("for=8.8.8.8", "8.8.8.8", "8.8.8.8", "both_headers"),
            ("for=\"[::ffff:8.8.8.8]\"", "1.1.1.1, 8.8.8.8", "8.8.8.8", "both_headers"),
            ("for=1.1.1.1", "8.8.8.8", nil, "headers_disagree"), ("for=8.8.8.8", "1.1.1.1", nil, "headers_disagree"),
            ("for=1.1.1.1", "junk", nil, "headers_disagree"), ("junk", "8.8.8.8", nil, "headers_disagree"),
            ("for=unknown", "8.8.8.8", nil, "headers_disagree"), ("for=8.8.8.8", "10.0.0.1", nil, "headers_disagree"),
            ("for=unknown", "junk", nil, "hidden_by_proxy"), ("", "8.8.8.8", "8.8.8.8", "x_forwarded_for"),
            ("for=8.8.8.8", ",", "8.8.8.8", "forwarded"),
        ] as [(String, String, String?, String)])
    func `believes two headers only where they agree`(_ row: (String, String, String?, String)) throws {
        let client = try Self.client(["Forwarded": row.0, "X-Forwarded-For": row.1])
        #expect(client.address?.description == row.2)
        #expect(client.finding.rawValue == row.3)
    }

    @Test(arguments: ["8.8.8.8", "11.0.0.1", "192.0.2.8", "2001:db8:8::1", "64:ff9b::a00:1", "2002:a00:1::1"])
    func `believes no header of an untrusted peer`(_ peer: String) throws {
        let client = try Self.client(["Forwarded": "for=1.1.1.1", "X-Forwarded-For": "1.1.1.1"], from: peer)
        #expect(client.address?.description == peer)
        #expect(client.finding == .peer)
    }

    @Test(arguments: ["10.0.0.1", "::ffff:10.0.0.1", "::ffff:a00:1", "192.0.2.7", "2001:db8:9::1"])
    func `believes a trusted peer, v4-mapped too`(_ peer: String) throws {
        #expect(try Self.client(["X-Forwarded-For": "8.8.8.8"], from: peer).address?.description == "8.8.8.8")
    }

    @Test func `a v4-mapped peer is its v4 address`() throws {
        #expect(try Self.client([:], from: "::ffff:8.8.8.8").address == IPAddress("8.8.8.8"))
    }

    @Test func `a trusted proxy that says nothing leaves the client unknown`() throws {
        let client = try Self.client([:])
        #expect(client.address == nil)
        #expect(client.finding == .noForwardingHeader)
    }

    @Test func `header lines of one name count in their order`() throws {
        var headers = HTTPFields()
        headers.append("X-Forwarded-For", "1.1.1.1")
        headers.append("x-forwarded-for", "8.8.8.8")
        let client = try ClientAddress(
            peer: .address(#require(IPAddress("10.0.0.1"))), headers: headers,
            trustedProxies: CIDRSet(list: Self.trusted))
        #expect(client.address?.description == "8.8.8.8")
    }

    @Test(arguments: [
        "X_Forwarded_For", "X-Forwarded", "X-Real-IP", "True-Client-IP", "Client-IP", "X-Forwarded-For-2",
    ])
    func `reads no other header`(_ name: String) throws {
        #expect(try Self.client([name: "8.8.8.8"]).finding == .noForwardingHeader)
    }

    @Test func `without trusted proxies the peer is the client`() throws {
        let peer = try #require(IPAddress("10.0.0.1"))
        let client = ClientAddress(
            peer: .address(peer), headers: HTTPFields([("X-Forwarded-For", "8.8.8.8")]), trustedProxies: CIDRSet())
        #expect(client.address == peer)
    }

    @Test func `the Unix socket has no address, whatever its headers say`() throws {
        let client = ClientAddress(
            peer: .local, headers: HTTPFields([("X-Forwarded-For", "8.8.8.8")]),
            trustedProxies: try CIDRSet(list: "0.0.0.0/0,::/0"))
        #expect(client.address == nil)
        #expect(client.finding == .localSocket)
    }

    @Test func `a proxy that trusts everybody leaves no client`() throws {
        let client = ClientAddress(
            peer: .address(try #require(IPAddress("10.0.0.1"))), headers: HTTPFields([("X-Forwarded-For", "1.1.1.1")]),
            trustedProxies: try CIDRSet(list: "0.0.0.0/0,::/0"))
        #expect(client.finding == .onlyTrustedProxies)
    }

    @Test(arguments: [1_000, 4_000])
    func `takes the last of many entries`(_ count: Int) throws {
        let spoofed = [String](repeating: "1.1.1.1", count: count)
        #expect(
            try Self.client(["X-Forwarded-For": (spoofed + ["8.8.8.8"]).joined(separator: ",")]).address
                == IPAddress("8.8.8.8"))
        let elements = (spoofed + ["8.8.8.8"]).map { "for=\($0)" }
        #expect(try Self.client(["Forwarded": elements.joined(separator: ", ")]).address == IPAddress("8.8.8.8"))
        let proxies = [String](repeating: "10.0.0.1", count: count)
        #expect(
            try Self.client(["X-Forwarded-For": (["8.8.8.8"] + proxies).joined(separator: ",")]).address
                == IPAddress("8.8.8.8"))
    }

    @Test(arguments: ["a", "\"", "[", ":", ";", "=", "for=", "\\", "1", "%", ".", "\u{7f}", "é"])
    func `refuses long runs of anything`(_ text: String) throws {
        let long = String(repeating: text, count: 4096 / text.utf8.count)
        for header in ["Forwarded", "X-Forwarded-For"] {
            #expect(try Self.client([header: "1.1.1.1, \(long)"]).address == nil)
        }
    }

    @Test func `whatever a client writes, what its proxy appends decides or nothing does`() throws {
        var random = AddressGenerator(seed: 7239)
        let pieces = [
            "for=", "1.1.1.1", "\"", ",", ";", "[", "]", ":", "80", " ", "\\", "unknown", "_x", "proto=https", "=",
            "::1", "a", "\t",
        ]
        let appended = [
            "for=8.8.8.8", "for=\"8.8.8.8:4711\";proto=https", "proto=\"https\";for=\"[::ffff:8.8.8.8]\";by=_p",
        ]
        var found = 0
        for _ in 0..<20_000 {
            let count = Int.random(in: 0...8, using: &random)
            let spoofed = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let forwarded = try Self.client([
                "Forwarded": spoofed + ", " + (appended.randomElement(using: &random) ?? "")
            ])
            let forwardedFor = try Self.client(["X-Forwarded-For": spoofed + ", 8.8.8.8"])
            #expect(forwarded.address == nil || forwarded.address?.description == "8.8.8.8", "\(spoofed)")
            #expect(forwardedFor.address?.description == "8.8.8.8", "\(spoofed)")
            if forwarded.address != nil { found += 1 }
        }
        #expect((1_000..<19_000).contains(found))
    }

    private static func client(_ headers: [String: String], from peer: String = "10.0.0.1") throws -> ClientAddress {
        try ClientAddress(
            peer: .address(#require(IPAddress(peer))),
            headers: HTTPFields(headers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }),
            trustedProxies: trustedProxies.get())
    }

    private static let trustedProxies = Result { try CIDRSet(list: trusted) }
}
