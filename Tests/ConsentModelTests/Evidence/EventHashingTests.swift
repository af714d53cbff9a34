// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@Suite struct EventHashingTests {
    /// A hash that shows what it was given.
    private let hashing = EventHashing { $0 }
    private let salt = [UInt8](repeating: 0x55, count: EventHashing.saltLength)

    @Test func `a leaf is 0x00, the header and the payload's hash`() {
        #expect(hashing.leaf(header: [1, 2], payloadHash: [3, 4]) == [0x00, 1, 2, 3, 4])
    }

    @Test func `a payload's hash is over 0x02, the salt and the payload`() {
        #expect(hashing.payloadHash(salt: salt, payload: [9]) == [0x02] + salt + [9])
    }

    @Test func `a commitment is over 0x03, the salt and the device's key`() {
        #expect(hashing.deviceCommitment(salt: salt, device: [7, 8]) == [0x03] + salt + [7, 8])
    }

    @Test func `the same bytes as payload, device, node and leaf hash differently`() {
        let preimages = [
            hashing.leaf(header: salt, payloadHash: []), hashing.payloadHash(salt: salt, payload: []),
            hashing.deviceCommitment(salt: salt, device: []), [0x01] + salt,
        ]
        #expect(Set(preimages).count == preimages.count)
    }
}

@Suite struct EvidenceCodeTests {
    /// The codes of `docs/evidence.md`: what is written with one must read the same for ever.
    static func codes<Member: EvidenceCoded & RawRepresentable<String>>(of _: Member.Type) -> [String: UInt8] {
        Dictionary(uniqueKeysWithValues: Member.allCases.map { ($0.rawValue, $0.evidenceCode) })
    }

    @Test func `codes never change`() {
        #expect(Self.codes(of: EventType.self) == ["choice": 1, "import": 2, "reset": 3, "erasure": 4])
        #expect(Self.codes(of: ChoiceKind.self) == ["european": 1, "us_states": 2])
        #expect(Self.codes(of: GeographySource.self) == ["unknown": 0, "ip": 1, "header": 2, "debug": 3])
        #expect(Self.codes(of: AppEnvironment.self) == ["production": 1, "testing": 2])
    }

    @Test func `every member is found by its code, and nothing by another`() {
        for type in EventType.allCases { #expect(EventType(evidenceCode: type.evidenceCode) == type) }
        for kind in ChoiceKind.allCases { #expect(ChoiceKind(evidenceCode: kind.evidenceCode) == kind) }
        #expect(EventType(evidenceCode: 0) == nil)
        #expect(GeographySource(evidenceCode: 9) == nil)
    }
}
