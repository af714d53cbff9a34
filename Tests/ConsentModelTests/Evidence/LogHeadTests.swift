// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@Suite struct LogHeadTests {
    private let head = LogHead(
        log: [UInt8](repeating: 0xAB, count: 16), size: 1234, root: [UInt8](repeating: 0x0F, count: 32),
        signedAt: Timestamp(milliseconds: 1_796_040_000_123))

    @Test func `what is signed is five lines of text`() {
        let text = String(decoding: head.signedBytes, as: UTF8.self)
        let log = String(repeating: "ab", count: 16)
        let root = String(repeating: "0f", count: 32)
        #expect(text == "consent-server log head 1\n\(log)\n1234\n\(root)\n2026-11-30T12:00:00.123Z\n")
    }

    @Test func `each field changes what is signed`() {
        var heads = [head, head, head, head, head]
        heads[1].log[15] ^= 1
        heads[2].size += 1
        heads[3].root[0] ^= 0x80
        heads[4].signedAt.milliseconds += 1
        #expect(Set(heads.map(\.signedBytes)).count == heads.count)
    }
}

@Suite struct EvidenceSealTests {
    private let hashing = EventHashing { $0 }

    @Test func `the record of an erasure is sealed in every field, and apart from all that is hashed otherwise`() {
        let erasure = Erasure(sequence: 1, reason: .request, erasedAt: Timestamp(milliseconds: 2))
        #expect(hashing.seal(erasure) == [0x04, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 2])
        var others = [erasure, erasure, erasure, erasure]
        others[1].sequence = 3
        others[2].reason = .retention
        others[3].erasedAt.milliseconds = 4
        #expect(Set(others.map(hashing.seal)).count == others.count)
    }

    @Test func `a form's texts can't run into each other`() {
        let one = hashing.seal(form: [1], texts: ["ab", "c"], content: [9])
        let other = hashing.seal(form: [1], texts: ["a", "bc"], content: [9])
        #expect(one != other)
        #expect(one.first == 0x05)
        #expect(one.last == 9)
    }

    @Test func `no single flipped bit makes one reason of another`() {
        let codes = ErasureReason.allCases.map(\.evidenceCode)
        for code in codes {
            for other in codes where other != code { #expect((code ^ other).nonzeroBitCount > 1) }
        }
    }
}
