// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

@Suite struct EventSealingTests {
    let draft: EventDraft

    init() throws {
        draft = Examples.draft(DeviceKey(high: 1, low: 2), app: try Examples.app(), payload: "{}")
    }

    @Test func `fills in the place in the log and the commitment, and nothing else`() throws {
        let sealed = try EventSealing.standard.seal(draft, sequence: 9)
        var expected = draft.header
        expected.sequence = 9
        expected.deviceCommitment = sealed.header.deviceCommitment
        #expect(sealed.header == expected)
        #expect(try EventHeader(canonicalBytes: sealed.headerBytes) == sealed.header)
    }

    @Test func `uses one salt for an event and another for the next`() throws {
        let salts = try (0..<50).map { _ in try EventSealing.standard.seal(draft, sequence: 1).salt }
        #expect(salts.allSatisfy { $0.count == EventHashing.saltLength })
        #expect(Set(salts).count == 50)
    }

    @Test func `the same salt gives the same event`() throws {
        let sealing = EventSealing(hashing: EventSealing.standard.hashing) { [UInt8](repeating: 0, count: 16) }
        let first = try sealing.seal(draft, sequence: 1)
        let second = try sealing.seal(draft, sequence: 1)
        #expect(first.leaf == second.leaf)
        // SHA-256 of 0x02, 16 zero bytes and "{}", by another implementation.
        #expect(hexadecimal(first.payloadHash) == "6a409506f3f245b54d9d07f94fa83f710f95d49ecdb4b8373cfc893bccd4e33b")
    }

    @Test func `any change of header, payload, device or place changes the leaf`() throws {
        let sealing = EventSealing(hashing: EventSealing.standard.hashing) { [UInt8](repeating: 7, count: 16) }
        var drafts = [draft]
        for change: (inout EventDraft) -> Void in [
            { $0.payload = Array("{ }".utf8) }, { $0.device.low = 3 }, { $0.header.kind = .usStates },
            { $0.header.isForced = true }, { $0.header.receivedAt.milliseconds += 1 }, { $0.header.revision = 2 },
            { $0.header.regulation = "none" },
        ] {
            var changed = draft
            change(&changed)
            drafts.append(changed)
        }
        var leaves = try drafts.map { try sealing.seal($0, sequence: 1).leaf }
        leaves.append(try sealing.seal(draft, sequence: 2).leaf)
        #expect(Set(leaves).count == drafts.count + 1)
    }

    @Test func `a header that can't be written is an error, not a shorter one`() {
        var long = draft
        long.header.serverVersion = String(repeating: "9", count: 256)
        #expect(throws: StorageError.self) { try EventSealing.standard.seal(long, sequence: 1) }
    }

    @Test func `a device key's bytes are its halves, most significant first`() {
        let key = DeviceKey(high: 0x0102_0304_0506_0708, low: 0xF0E0_D0C0_B0A0_9080)
        #expect(key.bytes == [1, 2, 3, 4, 5, 6, 7, 8, 0xF0, 0xE0, 0xD0, 0xC0, 0xB0, 0xA0, 0x90, 0x80])
    }

    private func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { byte in
            let text = String(byte, radix: 16)
            return text.count == 1 ? "0" + text : text
        }.joined()
    }
}
