// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

/// Numbers that are the same on every run (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension EventHeader {
    /// The header of the example in `docs/evidence.md`.
    static func example() throws -> EventHeader {
        EventHeader(
            sequence: 7, app: try #require(AppID("shop")), deviceCommitment: [UInt8](repeating: 0xAA, count: 32),
            type: .choice, kind: .european, revision: 2, receivedAt: Timestamp(milliseconds: 1_796_040_000_000),
            statedAt: Timestamp(milliseconds: 1_796_039_999_000), isClockSkewed: false,
            place: .country(try #require(CountryCode("US")), SubdivisionCode("CA")), geographySource: .ip,
            isForced: false, regulation: "us_state", environment: .production, formID: nil, formVersion: 0,
            tcfPolicyVersion: 5, vendorListVersion: 0, serverVersion: "1.0.0")
    }

    /// Any header, of the values that a header can have.
    fileprivate static func random(using generator: inout SeededGenerator) throws -> EventHeader {
        var header = try example()
        header.sequence = Int64.random(in: .min ... .max, using: &generator)
        header.app = try #require(AppID(String(repeating: "a", count: Int.random(in: 1...128, using: &generator))))
        header.deviceCommitment = (0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) }
        header.type = try #require(EventType.allCases.randomElement(using: &generator))
        header.kind = try #require(ChoiceKind.allCases.randomElement(using: &generator))
        header.revision = Int64.random(in: 1...1000, using: &generator)
        header.receivedAt = Timestamp(milliseconds: Int64.random(in: .min ... .max, using: &generator))
        header.statedAt =
            Bool.random(using: &generator)
            ? Timestamp(milliseconds: Int64.random(in: -1_000_000...1_000_000, using: &generator)) : nil
        header.isClockSkewed = Bool.random(using: &generator)
        let country = try #require(CountryCode("DE"))
        let places: [Place] = [
            .unknown, .europeanUnion, .country(country, nil), .country(country, SubdivisionCode("BY")),
            .country(country, SubdivisionCode("1")),
        ]
        header.place = try #require(places.randomElement(using: &generator))
        header.geographySource = try #require(GeographySource.allCases.randomElement(using: &generator))
        header.isForced = Bool.random(using: &generator)
        header.regulation = try #require(["gdpr", "us_state", "none", "", "ü"].randomElement(using: &generator))
        header.environment = try #require(AppEnvironment.allCases.randomElement(using: &generator))
        header.formID = Bool.random(using: &generator) ? FormID(digest: header.deviceCommitment) : nil
        header.formVersion = Int64.random(in: 0...9, using: &generator)
        header.tcfPolicyVersion = Int.random(in: 0...9, using: &generator)
        header.vendorListVersion = Int.random(in: 0...9999, using: &generator)
        return header
    }
}

@Suite struct EventHeaderCanonicalTests {
    /// The bytes printed in `docs/evidence.md`.
    static let exampleBytes = bytes(
        """
        01 0000000000000007 04 73686f70 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
        01 01 0000000000000002 000001a22c538200 01 000001a22c537e18 00 03 5553 02 4341 01 00 08 75735f7374617465 01 00
        0000000000000000 0000000000000005 0000000000000000 05 312e302e30
        """)

    @Test func `writes the example of the documentation byte for byte`() throws {
        #expect(try EventHeader.example().canonicalBytes() == Self.exampleBytes)
    }

    @Test func `reads the example of the documentation`() throws {
        #expect(try EventHeader(canonicalBytes: Self.exampleBytes) == EventHeader.example())
    }

    @Test func `reads back any header that it wrote`() throws {
        var generator = SeededGenerator(state: 20_261_130)
        for _ in 0..<2000 {
            let header = try EventHeader.random(using: &generator)
            #expect(try EventHeader(canonicalBytes: header.canonicalBytes()) == header)
        }
    }

    @Test func `two different headers never share their bytes`() throws {
        var generator = SeededGenerator(state: 1)
        var seen: [[UInt8]: EventHeader] = [:]
        for _ in 0..<2000 {
            let header = try EventHeader.random(using: &generator)
            let earlier = seen.updateValue(header, forKey: try header.canonicalBytes())
            #expect(earlier == nil || earlier == header)
        }
    }

    @Test func `a changed byte is refused or read as another header, which writes those very bytes`() throws {
        let original = try EventHeader.example()
        for position in Self.exampleBytes.indices {
            for flip in [UInt8(1), 0x20, 0x80, 0xFF] {
                var changed = Self.exampleBytes
                changed[position] ^= flip
                guard let header = try? EventHeader(canonicalBytes: changed) else { continue }
                #expect(header != original)
                #expect(try header.canonicalBytes() == changed, "byte \(position) ^ \(flip)")
            }
        }
    }

    @Test func `every shorter piece is refused as truncated`() {
        for count in Self.exampleBytes.indices {
            #expect {
                try EventHeader(canonicalBytes: Array(Self.exampleBytes.prefix(count)))
            } throws: { error in
                guard case EventHeaderError.truncated = error else { return false }
                return true
            }
        }
    }

    @Test func `a byte behind the end is refused`() {
        #expect(throws: EventHeaderError.trailingBytes(1)) {
            try EventHeader(canonicalBytes: Self.exampleBytes + [0])
        }
    }

    @Test func `another layout is refused by its version`() {
        #expect(throws: EventHeaderError.unknownVersion(2)) {
            try EventHeader(canonicalBytes: [2] + Self.exampleBytes.dropFirst())
        }
    }

    /// Positions in the example, and a byte that no header has there.
    static let invalid: [(position: Int, byte: UInt8, field: String)] = [
        (10, 0x2F, "app"), (46, 0, "type"), (46, 5, "type"), (47, 3, "kind"), (64, 2, "stated_at"),
        (73, 2, "clock_skewed"), (74, 4, "place"), (75, 0x75, "place"), (75, 0x30, "place"), (78, 0x63, "place"),
        (80, 4, "geography_source"), (81, 2, "forced"), (83, 0xFF, "regulation"), (91, 0, "environment"),
        (122, 0xC0, "server_version"),
    ]

    @Test(arguments: invalid)
    func `refuses what no writer writes`(position: Int, byte: UInt8, field: String) {
        var changed = Self.exampleBytes
        changed[position] = byte
        #expect(throws: EventHeaderError.invalid(field: field)) { try EventHeader(canonicalBytes: changed) }
    }

    @Test func `refuses a form id that is none`() throws {
        var header = try EventHeader.example()
        header.formID = FormID(digest: header.deviceCommitment)
        var changed = try header.canonicalBytes()
        let start = try #require(changed.firstIndex(of: 43)) + 1
        changed[start] = 0x20
        #expect(throws: EventHeaderError.invalid(field: "form_id")) { try EventHeader(canonicalBytes: changed) }
    }

    @Test func `refuses to write a text that its length byte can't count`() throws {
        var header = try EventHeader.example()
        header.regulation = String(repeating: "x", count: 256)
        #expect(throws: EventHeaderError.unencodable(field: "regulation")) { try header.canonicalBytes() }
        header.regulation = String(repeating: "x", count: 255)
        #expect(try EventHeader(canonicalBytes: header.canonicalBytes()) == header)
    }

    @Test(arguments: [0, 31, 33])
    func `refuses to write a commitment that is not 32 bytes`(count: Int) throws {
        var header = try EventHeader.example()
        header.deviceCommitment = [UInt8](repeating: 1, count: count)
        #expect(throws: EventHeaderError.unencodable(field: "device_commitment")) { try header.canonicalBytes() }
    }
}

/// Bytes written as hexadecimal digits, with any white space between.
private func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = hexadecimal.filter { !$0.isWhitespace }.compactMap { $0.hexDigitValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
}
