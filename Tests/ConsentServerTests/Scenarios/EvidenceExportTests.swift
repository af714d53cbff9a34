// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

/// A compliance officer takes the evidence out.
@Suite struct EvidenceExportTests {
    private func lines(_ response: HTTPResponse) throws -> [JSONValue] {
        #expect(response.status == 200, "\(response.text)")
        return try response.text.split(separator: "\n").map { try JSONScanner.parse(Array($0.utf8)) }
    }

    private func fill(_ caller: Caller, _ count: Int) throws {
        for number in 0..<count {
            var one = caller
            one.device = "device-number-\(1_000_000 + number)"
            try one.choose(number % 2 == 0 ? "consent" : "do_not_consent")
        }
    }

    @Test func `pages go on where the last one ended, and miss nothing`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            try fill(caller, 7)
            var sequences: [String] = []
            var after = "0"
            var pages = 0
            while true {
                let page = try caller.admin("GET", "/shop/records?limit=3&after=\(after)")
                sequences += try lines(page).compactMap { $0[path: "sequence"] }
                after = try #require(page.header("next-cursor"))
                pages += 1
                // A choice that comes in between is in a later page, once.
                if pages == 1 { try caller.choose("consent") }
                guard page.header("link")?.contains("rel=\"next\"") == true else { break }
            }
            #expect(sequences == (1...8).map(String.init))
            let rest = try caller.admin("GET", "/shop/records?after=\(after)")
            #expect(rest.text.isEmpty && rest.header("next-cursor") == after)
            try caller.choose("do_not_consent")
            #expect(try lines(caller.admin("GET", "/shop/records?after=\(after)")).count == 1)
        }
    }

    @Test func `a line has all that its leaf is made of`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            try fill(caller, 1)
            let line = try #require(try lines(caller.admin("GET", "/shop/records")).first)
            #expect(line[path: "app_id"] == "shop")
            #expect(line[path: "payload.action"] == "consent")
            let header = try #require(line[path: "header"])
            let hash = try #require(line[path: "payload_hash"])
            let digest = Sodium.sha256([0] + bytes(header) + bytes(hash))
            #expect(line[path: "leaf"] == hexadecimal(digest))
            #expect(try #require(line[path: "salt"]).count == 32)
            #expect(header.contains(try #require(line[path: "device_commitment"])))
        }
    }

    private func bytes(_ text: String) -> [UInt8] {
        let digits = text.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    }

    @Test func `developers' choices are no evidence, and pages of nothing else still go on`() throws {
        try TestService.each { _, caller in
            try caller.putApp(#"{"name":"Shop","environment":"testing"}"#)
            try fill(caller, 4)
            #expect(try lines(caller.admin("GET", "/shop/records?limit=2")).isEmpty)
            try caller.putApp()
            try caller.choose("consent")
            _ = try caller.admin("PUT", "/shop/test-devices/\(caller.device)", body: #"{"label":"QA"}"#)
            try caller.choose("do_not_consent", query: "?debug_geography=FR&language=en")
            let found = try lines(caller.admin("GET", "/shop/records?limit=1"))
            #expect(
                found.map { $0[path: "sequence"] } == ["5"],
                "the testing ones before it and the forced one behind are out")
        }
    }

    @Test func `all apps are one log`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            try caller.choose("consent")
            var other = caller
            other.app = "other"
            try other.putApp()
            try other.choose("consent")
            let all = try lines(
                caller.with("Authorization", "Bearer \(TestService.adminToken)").send("GET", "/v1/admin/records"))
            #expect(all.map { $0[path: "app_id"] } == ["shop", "other"])
            #expect(try lines(caller.admin("GET", "/other/records")).map { $0[path: "sequence"] } == ["2"])
        }
    }

    @Test func `an erased event is there without its payload, its erasure too`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            try caller.choose("consent")
            #expect(try caller.admin("DELETE", "/shop/devices/\(caller.device)/data").status == 204)
            let found = try lines(caller.admin("GET", "/shop/records"))
            #expect(found.map { $0[path: "type"] } == ["choice", "erasure"])
            #expect(found.allSatisfy { $0[path: "payload"] == "null" && $0[path: "salt"] == "null" })
        }
    }

    @Test(arguments: [
        ("after=0000000000000000.5", "foreign_cursor"), ("after=x", "invalid_parameter"),
        ("after=-1", "invalid_parameter"), ("after=1.2.3", "invalid_parameter"),
        ("after=9999999999999999999", "invalid_parameter"), ("limit=0", "invalid_parameter"),
        ("limit=5001", "invalid_parameter"), ("format=xml", "invalid_parameter"), ("cursor=1", "unknown_parameter"),
    ])
    func `a wrong query is told`(query: String, code: String) throws {
        try TestService.each { _, caller in
            try caller.putApp()
            #expect(try caller.admin("GET", "/shop/records?\(query)").problemCode == code)
        }
    }

    @Test func `a table has one row an event and no formula`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            try caller.choose("consent", #","button":"=HYPERLINK(\"x\"),1","client":{"app_version":"+1"}"#)
            let page = try caller.admin("GET", "/shop/records?format=csv")
            #expect(page.header("content-type")?.hasPrefix("text/csv") == true)
            let rows = page.text.split(separator: "\r\n")
            #expect(rows.count == 2)
            #expect(rows[0].hasPrefix("sequence,app_id,received_at,"))
            #expect(rows[0].hasSuffix(",erased,leaf"))
            #expect(rows[1].contains(#","'=HYPERLINK(""x""),1","#), "\(rows[1])")
            #expect(rows[1].contains(",'+1,"))
            #expect(rows[1].contains(",1 2 3 4 5 6 7 8 9 10 11,2 7 9 10,"))
        }
    }
}
