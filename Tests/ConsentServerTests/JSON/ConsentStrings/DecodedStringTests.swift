// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import Testing

@testable import ConsentModel
@testable import ConsentServer

@Suite struct DecodedStringTests {
    /// A vector of the model's tests.
    struct Vector: Decodable, Sendable, CustomTestStringConvertible {
        let name: String
        var kind: String?
        let string: String
        var fields: [String: String]?
        var problems: [String]?
        var problem: String?
        var error: String?

        var testDescription: String { name }

        static func read(_ file: String) throws -> [Vector] {
            struct File: Decodable { let vectors: [Vector] }
            var tests = URL(fileURLWithPath: #filePath)
            for _ in 0..<4 { tests.deleteLastPathComponent() }
            let path = tests.appendingPathComponent("ConsentModelTests/Vectors").appendingPathComponent(file)
            return try JSONDecoder().decode(File.self, from: try Data(contentsOf: path)).vectors
        }
    }

    /// Before any string of the vectors is 13 months old, but for those that are.
    private let now = TestService.start

    private func answer(_ string: String, _ kind: ConsentStringKind) throws -> JSONValue {
        try JSONScanner.parse(JSONWriter.bytes(of: DecodedString(string, kind: kind, now: now)))
    }

    private func codes(_ answer: JSONValue) -> [String] {
        Set((answer["problems"]?.elements ?? []).compactMap { $0["code"]?.string }).sorted()
    }

    @Test(arguments: try Vector.read("tc-strings.json"))
    func `gives every field of a TC string, and every broken rule`(_ vector: Vector) throws {
        let answer = try answer(vector.string, .tc)
        #expect(flattened(try #require(answer["decoded"])) == vector.fields)
        #expect(codes(answer).filter { $0 != "older_than_13_months" } == vector.problems)
    }

    @Test(arguments: try Vector.read("gpp-strings.json"))
    func `gives every field of every section of a GPP string, and every broken rule`(_ vector: Vector) throws {
        let answer = try answer(vector.string, .gpp)
        var fields = flattened(try #require(answer["decoded"]))
        #expect(fields.removeValue(forKey: "version") == "1")
        #expect(fields == vector.fields)
        #expect(codes(answer) == vector.problems)
        #expect(answer["ads"] == nil && answer["consent_mode"] == nil)
    }

    @Test(arguments: try Vector.read("invalid.json"))
    func `decodes what breaks a rule, calls it invalid, and lets nothing follow`(_ vector: Vector) throws {
        let answer = try answer(vector.string, .tc)
        #expect(answer["valid"] == .bool(false))
        #expect(answer["decoded"]?["cmpId"] != nil)
        #expect(codes(answer).contains(vector.problem ?? ""))
        #expect(answer[path: "ads"] == #"{"blocked_by":["tc_string_invalid"],"mode":"none","request":false}"#)
        #expect(answer[path: "consent_mode.ad_storage"] == "denied")
    }

    @Test(arguments: try Vector.read("unreadable.json"))
    func `says why it can not read a string, and nothing about consent`(_ vector: Vector) throws {
        let kind: ConsentStringKind =
            ["tc": .tc, "gpp": .gpp, "ac": .ac, "usp": .usPrivacy][vector.kind ?? ""] ?? .tc
        let answer = try answer(vector.string, kind)
        #expect(answer["valid"] == .bool(false))
        #expect(answer["decoded"] == .null)
        #expect(codes(answer) == [vector.error])
        #expect(answer["problems"]?.elements?.first?["severity"]?.string == "unreadable")
        if kind == .tc { #expect(answer["ads"] == .null && answer["consent_mode"] == .null) }
    }

    @Test func `names code, severity, place, number and remedy of a problem`() throws {
        let answer = try answer("DBABL~BVVqAAEABCA.gA", .gpp)
        #expect(
            answer[path: "problems"]
                == #"[{"bit_offset":0,"code":"unknown_segment_type","#
                + #""detail":"this type of segment is not defined (2): section 7, segment 1, bit 0","#
                + #""section":7,"segment":1,"severity":"unreadable","value":2}]"#)
    }

    @Test func `knows a string of another kind, and says where that is read`() throws {
        let answer = try answer("DBABL~BVVqAAEABCA", .tc)
        let detail = try #require(answer["problems"]?.elements?.first?["detail"]?.string)
        #expect(detail.hasSuffix("It looks like a GPP string: GET /v1/gpp/decode reads that"))
    }

    @Test(arguments: [
        ("CQgYw8AQgYw8AAfAHBDECPFgAP_gAEPgAAqIABMAAAAA.IABM", ConsentStringKind.tc), ("", .tc), ("BOhwdphOxFC7t", .tc),
        ("DBABL~BVVqAAEABCA", .gpp), ("DB", .gpp), ("CBABL~BVVqAAEABCA", .gpp), ("~", .gpp),
        ("2~1.2~dv.3", .ac), ("1~", .ac), ("3~1~dv.", .ac), ("1.2.3", .ac), ("10~1", .ac),
        ("1YNN", .usPrivacy), ("1---", .usPrivacy), ("1YNNN", .usPrivacy), ("2YNN", .usPrivacy),
    ])
    func `tells the kind of a string by itself`(_ text: String, _ kind: ConsentStringKind) {
        #expect(ConsentStringKind(of: text) == kind)
    }

    @Test func `reads Additional Consent and US Privacy strings`() throws {
        #expect(
            try answer("2~2.3~dv.1", .ac)[path: "decoded"]
                == #"{"consented":[2,3],"disclosedOnly":[1],"version":2}"#)
        #expect(try answer("1~", .ac)[path: "decoded"] == #"{"consented":[],"disclosedOnly":null,"version":1}"#)
        #expect(
            try answer("1YN-", .usPrivacy)[path: "decoded"]
                == #"{"LspaCovered":"-","Notice":"Y","OptOutSale":"N","Version":1}"#)
    }

    @Test func `a string is noted as old from the day 13 months after its last update`() throws {
        // Updated on 2026-03-01.
        let string = "CQgYw8AQgYw8AAfAHBDECPFgAP_gAEPgAAqIABMAAAAA.IABM"
        let day = try #require(Timestamp(rfc3339: "2027-04-01T00:00:00Z"))
        let before = DecodedString(string, kind: .tc, now: Timestamp(milliseconds: day.milliseconds - 1))
        let after = DecodedString(string, kind: .tc, now: day)
        #expect(before.findings.isEmpty && before.isValid)
        #expect(after.findings.map(\.code) == ["older_than_13_months"] && after.isValid)
    }

    @Test func `hostile strings get bounded answers`() throws {
        // The most ranges that fit: every other vendor.
        let most = TCString(
            created: Deciseconds(day: 20787), cmpId: 31, cmpVersion: 7, vendorListVersion: 178, tcfPolicyVersion: 5,
            vendorConsents: VendorSet((1...65_000).filter { $0 % 2 == 0 }), disclosedVendors: [1])
        let text = try most.encoded()
        #expect(text.utf8.count < 16_384)
        let answer = JSONWriter.bytes(of: DecodedString(text, kind: .tc, now: now))
        #expect(answer.count < 1 << 20)

        // The most rules broken: restrictions of a purpose and of a type that there are not.
        var broken = most
        broken.vendorConsents = VendorSection([])
        broken.publisherRestrictions = (0..<2500).map { _ in
            PubRestriction(purposeId: 63, restrictionType: .undefined, vendors: [])
        }
        let problems = try self.answer(try broken.encoded(.asRead), .tc)
        #expect(problems["problems"]?.elements?.count == 100)
        #expect(problems["problems_omitted"] == .integer(4900))
        #expect(problems["valid"] == .bool(false))
    }
}

extension JSONValue {
    /// The elements of an array.
    fileprivate var elements: [JSONValue]? {
        if case .array(let values) = self { values } else { nil }
    }
}
