// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

@Suite struct GeoIPTextTests {
    @Test func `reads ranges, comments and the date`() throws {
        let text = try GeoIPText(GeolocationFixtures.v4Text, family: .v4)
        #expect(text.ranges.count == 7)
        #expect(text.ranges[0] == .init(first: 0x0100_0000, last: 0x0100_00ff, code: 0x4155))
        #expect(text.ranges[5].code == 0x3f3f)
        #expect(text.generated == Timestamp(seconds: 1_782_362_039))
        let v6 = try GeoIPText(GeolocationFixtures.v6Text, family: .v6)
        #expect(v6.ranges.count == 5)
        #expect(v6.ranges[4].last == .max)
        #expect(v6.generated == Timestamp(seconds: 1_782_362_039 - 86_400))
    }

    @Test func `a text need not say when it was made, nor end in a newline`() throws {
        let text = try GeoIPText(Array("0,4294967295,ZZ".utf8), family: .v4)
        #expect(text.generated == nil)
        #expect(text.ranges == [.init(first: 0, last: 0xffff_ffff, code: 0x5a5a)])
    }

    @Test(
        arguments: [
            ("", 0, "no ranges"), ("# nothing", 1, "no ranges"), ("1,2,DE\n2,3,FR", 2, "within or before"),
            ("5,6,DE\n1,2,FR", 2, "within or before"), ("2,1,DE", 1, "ends before"), ("1,2", 1, "first,last,CC"),
            ("1", 1, "first,last,CC"), ("1,2,DEU", 1, "country"), ("1,2,de", 1, "country"), ("1,2,D", 1, "country"),
            ("1,2,", 1, "country"), ("1,2,DE,x", 1, "country"), ("1,2,DE ", 1, "country"),
            ("1,2,DE\r\n", 1, "country"), (" 1,2,DE", 1, "malformed"), ("01,2,DE", 1, "malformed"),
            ("1,4294967296,DE", 1, "malformed"), ("1,99999999999,DE", 1, "malformed"), ("-1,2,DE", 1, "malformed"),
            (",2,DE", 1, "malformed"), ("1,,DE", 1, "malformed"), ("1.0.0.0,1.0.0.1,DE", 1, "malformed"),
            ("::1,::2,DE", 1, "malformed"), ("\"1\",\"2\",\"DE\"", 1, "malformed"),
            ("# Generated: yesterday\n1,2,DE", 1, "date"),
            ("# Generated: Thu, 25 Jun 2026 04:33:59 CET\n1,2,DE", 1, "date"), ("1,2,DE\n# Generated: \n", 2, "date"),
            ("# Generated: Thu, 25 Foo 2026 04:33:59 GMT\n1,2,DE", 1, "date"),
            ("# Generated: Thu, 25 Jun 2026 24:33:59 GMT\n1,2,DE", 1, "date"),
        ])
    func `refuses a malformed v4 text and names the line`(_ row: (text: String, line: Int, reason: String)) throws {
        let error = try #require(throws: GeoIPTextError.self) { try GeoIPText(Array(row.text.utf8), family: .v4) }
        #expect(error.line == row.line)
        #expect(error.description.contains(row.reason))
        #expect(error.description.contains("IPv4"))
    }

    @Test(
        arguments: [
            ("1,2,DE", "malformed"), ("1.2.3.4,1.2.3.5,DE", "malformed"), ("::1,1.2.3.4,DE", "malformed"),
            ("::2,::1,DE", "ends before"), ("[::1],[::2],DE", "malformed"), ("fe80::1%a,fe80::2,DE", "malformed"),
        ])
    func `refuses a malformed v6 text`(_ row: (text: String, reason: String)) throws {
        let error = try #require(throws: GeoIPTextError.self) { try GeoIPText(Array(row.text.utf8), family: .v6) }
        #expect(error.description.contains(row.reason))
    }

    @Test func `any byte in front of a range refuses it, unless it makes the line a comment or another line`() {
        for byte in UInt8.min...UInt8.max {
            let text = [byte] + Array("1,2,DE\n3,4,FR".utf8)
            let isAccepted = (try? GeoIPText(text, family: .v4)) != nil
            #expect(isAccepted == (byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "#")), "byte \(byte)")
        }
    }
}
