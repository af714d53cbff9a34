// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentServer

@Suite struct JSONRoundTripTests {
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `any tree that is written is read back equal`(_ seed: UInt64) throws {
        var random = SeededGenerator(seed)
        for _ in 0..<20 {
            let value = tree(depth: 4, &random)
            #expect(try JSONScanner.parse(JSONWriter.bytes(of: value)) == value)
            let canonical = value.canonicalBytes
            #expect(try JSONScanner.parse(canonical).canonicalBytes == canonical)
        }
    }

    private func tree(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
        switch Int.random(in: 0..<(depth == 0 ? 6 : 9), using: &random) {
        case 0: return .null
        case 1: return .bool(.random(using: &random))
        case 2: return .integer(Int64(truncatingIfNeeded: random.next()) >> Int64.random(in: 0...63, using: &random))
        case 3:
            let double = Double(bitPattern: random.next())
            // A whole double is written with a point or an exponent, so it comes back as a double.
            return .double(double.isFinite ? double : 0.5)
        case 4, 5: return .string(text(&random))
        case 6:
            return .array((0..<Int.random(in: 0...5, using: &random)).map { _ in tree(depth: depth - 1, &random) })
        default:
            let names = Set(
                (0..<Int.random(in: 0...20, using: &random)).map { _ in text(&random) }.map { Array($0.utf8) })
            return .object(
                names.map { name in
                    JSONMember(name: String(decoding: name, as: UTF8.self), value: tree(depth: depth - 1, &random))
                })
        }
    }

    private func text(_ random: inout SeededGenerator) -> String {
        let ranges: [ClosedRange<UInt32>] = [
            0...0x1F, 0x20...0x7E, 0x20...0x7E, 0x7F...0x7FF, 0x800...0xD7FF, 0xE000...0x10FFFF,
        ]
        var text = ""
        for _ in 0..<Int.random(in: 0...20, using: &random) {
            let range = ranges.randomElement(using: &random) ?? 0x20...0x7E
            if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

/// Numbers that look random and are the same for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return word ^ word >> 31
    }
}
