// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Taking away what is kept of a device.
///
/// `secure_delete` zeroes what is deleted, the connection's file system zeroes what splits of pages left behind
/// (`shim.h`), and the writer cuts the log before anyone hears of it.
extension SQLiteTransaction {
    func erase(_ device: DeviceKey) throws(StorageError) -> ErasedDevice {
        var erased = ErasedDevice()
        try writeHeads()
        let rows = try known(device)
        try willWrite()
        for kind in ChoiceKind.allCases {
            guard let head = rows[kind] else { continue }
            for sequence in try links(of: device, from: head.sequence) {
                try connection.run(.erasePayload, [.integer(sequence)])
                erased.events += 1
            }
            try connection.run(.eraseCurrent, [.integer(head.slot)])
            erased.revisions[kind] = head.revision
        }
        erased.answers = try answers(of: device).count
        try connection.run(.eraseAnswers, [.bits(device.high), .bits(device.low)])
        didErase()
        return erased
    }

    /// The device's events of one kind, newest first, from its newest one on.
    func links(of device: DeviceKey, from newest: Int64) throws(StorageError) -> [Int64] {
        var sequences: [Int64] = []
        let row = try connection.statement(.linkOfDevice)
        var next: Int64? = newest > 0 ? newest : nil
        while let sequence = next {
            defer { row.reset() }
            try row.bind([.integer(sequence), .bits(device.high), .bits(device.low)])
            guard try row.step() else { break }
            guard row.flag(1) else { throw .corrupt("event \(sequence): another device's") }
            sequences.append(sequence)
            next = row.optionalInteger(0)
            if let next, next >= sequence { throw .corrupt("event \(sequence): a link forward") }
        }
        return sequences
    }
}
