// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Taking away what is kept of a device.
///
/// `secure_delete` zeroes what is deleted, the connection's file system zeroes what splits of pages left behind
/// (`shim.h`), and the writer cuts the log before anyone hears of it.
extension SQLiteTransaction {
    func erase(_ device: DeviceKey, at time: Timestamp) throws(StorageError) -> ErasedDevice {
        var erased = ErasedDevice()
        try writeHeads()
        let rows = try known(device)
        try willWrite(choicesOf: device)
        for kind in ChoiceKind.allCases {
            guard let head = rows[kind] else { continue }
            let links = try links(of: device, from: head.sequence)
            for sequence in links { try connection.run(.erasePayload, [.integer(sequence)]) }
            try recordErasure(of: links, reason: .request, at: time)
            erased.events += links.count
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

/// Taking away what is past its time.
extension SQLiteTransaction {
    func forget(
        _ sequences: Set<Int64>, of device: DeviceKey, choices kinds: Set<ChoiceKind>, at time: Timestamp
    ) throws(StorageError) -> Int {
        try writeHeads()
        let rows = try known(device)
        try willWrite(choicesOf: device)
        var count = 0
        for kind in ChoiceKind.allCases {
            guard let head = rows[kind] else { continue }
            let links = try links(of: device, from: head.sequence)
            var going = links.filter(sequences.contains)
            // The newest stays while an older one does: the device's row is held against it.
            let keepsNewest = going.count < links.count
            if keepsNewest, going.first == links.first, !going.isEmpty { going.removeFirst() }
            let kept = links.filter { !going.contains($0) }
            for sequence in going { try connection.run(.erasePayload, [.integer(sequence)]) }
            try recordErasure(of: going, reason: .retention, at: time)
            count += going.count
            try relink(kept, as: links)
            let isNewest = rows.choices[kind]?.revision == head.revision
            let dropsChoice = kinds.contains(kind) && rows.choices[kind] != nil && !(keepsNewest && isNewest)
            if kept.isEmpty, dropsChoice || rows.choices[kind] == nil {
                try connection.run(.eraseCurrent, [.integer(head.slot)])
                continue
            }
            if dropsChoice { try connection.run(.dropChoice, [.integer(head.slot)]) }
            if kept.first != links.first {
                try connection.run(
                    .moveHead, [.integer(head.slot), .integer(head.revision), .integer(kept.first ?? 0)])
            }
        }
        didForget()
        return count
    }

    /// Ties the events that are kept together again, both lists newest first.
    private func relink(_ kept: [Int64], as before: [Int64]) throws(StorageError) {
        for (index, sequence) in kept.enumerated() {
            let previous = index + 1 < kept.count ? kept[index + 1] : nil
            let place = before.firstIndex(of: sequence) ?? 0
            let was = place + 1 < before.count ? before[place + 1] : nil
            if previous != was { try connection.run(.relinkPayload, [.integer(sequence), .integer(previous)]) }
        }
    }

    func forgetAnswers(before time: Timestamp) throws(StorageError) -> Int {
        try willWrite()
        let row = try connection.statement(.forgetAnswersBefore)
        defer { row.reset() }
        try row.bind([.integer(time.milliseconds)])
        var count = 0
        while try row.step() { count += 1 }
        return count
    }
}
