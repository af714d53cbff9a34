// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

/// What an auditor finds with nothing but the rows and `docs/evidence.md`.
@Suite struct EvidenceTamperingTests {
    /// An event's rows.
    private struct Row: Equatable {
        var sequence: Int64
        var header: [UInt8]
        var payloadHash: [UInt8]
        var leaf: [UInt8]
        var device: [UInt8]
        var salt: [UInt8]?
        var payload: [UInt8]?
    }

    private let rows: [Row]

    init() throws {
        let directory = try ScratchDirectory()
        let path = directory.file("consent.db")
        let store = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
        let app = try Examples.app()
        for number in 1...4 {
            try store.change { try ExamplePut(device: Examples.device(UInt64(number % 2)), app: app)($0) }
        }
        store.close()
        let connection = try SQLiteConnection(path, as: .reader)
        let row = try connection.prepare(
            """
            SELECT sequence, header, payload_hash, leaf, salt, payload, device_high, device_low
            FROM events JOIN payloads USING (sequence)
            """)
        var rows: [Row] = []
        while try row.step() {
            rows.append(
                Row(
                    sequence: row.integer(0), header: row.blob(1), payloadHash: row.blob(2), leaf: row.blob(3),
                    device: DeviceKey(high: row.bits(6), low: row.bits(7)).bytes, salt: row.blob(4),
                    payload: row.blob(5)))
        }
        self.rows = rows
    }

    /// Whether a row holds together, as the documentation has it; what erasure took is not looked for.
    private func isSound(_ row: Row) -> Bool {
        guard row.leaf == Sodium.sha256([0x00], row.header, row.payloadHash),
            let header = try? EventHeader(canonicalBytes: row.header), header.sequence == row.sequence
        else { return false }
        guard let salt = row.salt, let payload = row.payload else { return true }
        return row.payloadHash == Sodium.sha256([0x02], salt, payload)
            && header.deviceCommitment == Sodium.sha256([0x03], salt, row.device)
    }

    @Test func `what a server wrote holds together`() {
        #expect(rows.count == 4)
        #expect(rows.allSatisfy(isSound))
    }

    @Test func `any flipped bit is found`() {
        func flips(_ bytes: [UInt8]) -> [[UInt8]] {
            bytes.indices.flatMap { index in
                (0..<8).map { bit in
                    var changed = bytes
                    changed[index] ^= 1 << bit
                    return changed
                }
            }
        }
        let original = rows[0]
        var tried = 0
        for (path, bytes) in [
            (\Row.header, original.header), (\Row.payloadHash, original.payloadHash), (\Row.leaf, original.leaf),
            (\Row.device, original.device),
        ] {
            for changed in flips(bytes) {
                var row = original
                row[keyPath: path] = changed
                if isSound(row) { Issue.record("\(path)") }
                tried += 1
            }
        }
        for (path, bytes) in [(\Row.salt, original.salt), (\Row.payload, original.payload)] {
            for changed in flips(bytes ?? []) {
                var row = original
                row[keyPath: path] = changed
                if isSound(row) { Issue.record("\(path)") }
                tried += 1
            }
        }
        #expect(tried > 1500)
    }

    @Test func `two events that change places, payloads or devices are found`() {
        var swapped = rows[0]
        swapped.sequence = rows[1].sequence
        #expect(!isSound(swapped))
        var payload = rows[0]
        payload.payload = rows[2].payload
        #expect(!isSound(payload))
        var device = rows[0]
        device.device = rows[1].device
        #expect(!isSound(device))
        var header = rows[0]
        header.header = rows[1].header
        #expect(!isSound(header))
    }

    @Test func `an event whose payload, salt and device were erased still holds together`() {
        for row in rows {
            var erased = row
            erased.payload = nil
            erased.salt = nil
            erased.device = []
            #expect(isSound(erased))
            erased.header[20] ^= 1
            #expect(!isSound(erased))
        }
    }
}
