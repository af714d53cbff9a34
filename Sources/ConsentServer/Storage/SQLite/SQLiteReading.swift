// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Reads over a connection; what surrounds it says from which state.
protocol SQLiteReading: RecordReader {
    var connection: SQLiteConnection { get }
}

/// The reads of whoever has begun a transaction on the connection.
struct SQLiteReader: SQLiteReading {
    let connection: SQLiteConnection
}

extension SQLiteReading {
    func choices(of device: DeviceKey) throws(StorageError) -> CurrentChoices { try rows(of: device).choices }

    func standing(of device: DeviceKey) throws(StorageError) -> DeviceStanding {
        try rows(of: device).standing
    }

    func outlines(of device: DeviceKey) throws(StorageError) -> ChoiceOutlines? { try storedOutlines(of: device) }

    /// The outlines as the file has them.
    func storedOutlines(of device: DeviceKey) throws(StorageError) -> ChoiceOutlines? {
        let slots = DeviceSlots(device)
        let row = try connection.statement(.outlines)
        defer { row.reset() }
        row.bind(1, slots.first)
        row.bind(2, slots.last)
        var outlines = ChoiceOutlines()
        while try row.step() {
            guard row.bits(1) == device.high, row.bits(2) == device.low, !row.isNull(4) else { continue }
            if row.isNull(8) { return nil }
            outlines[try kind(in: row)] = ChoiceOutline(
                likeness: ChoiceLikeness(high: row.bits(8), low: row.bits(9)),
                decidedAt: Timestamp(milliseconds: row.integer(6)), receivedAt: Timestamp(milliseconds: row.integer(5)),
                revision: row.integer(7))
        }
        return outlines
    }

    private func kind(in row: SQLiteStatement) throws(StorageError) -> ChoiceKind {
        if let code = UInt8(exactly: row.integer(3)), let kind = ChoiceKind(evidenceCode: code) { return kind }
        throw .corrupt("table current, row \(row.integer(0)): no such kind")
    }

    /// The device's rows in table `current`.
    func rows(of device: DeviceKey) throws(StorageError) -> DeviceRows {
        let slots = DeviceSlots(device)
        let row = try connection.statement(.current)
        defer { row.reset() }
        row.bind(1, slots.first)
        row.bind(2, slots.last)
        var rows = DeviceRows(device: device, slots: slots)
        while try row.step() {
            let slot = row.integer(0)
            rows.taken.append(slot)
            guard row.bits(1) == device.high, row.bits(2) == device.low else { continue }
            let kind = try kind(in: row)
            rows[kind] = DeviceRows.Head(slot: slot, revision: row.integer(4), sequence: row.integer(5))
            rows.choices[kind] = try StoredChoiceColumns.choice(in: row, from: 6, kind: kind)
        }
        return rows
    }

    func history(of device: DeviceKey) throws(StorageError) -> [EventRecord] {
        try storedHistory(of: device)
    }

    /// The history as the file has it: from each kind's newest event back.
    func storedHistory(of device: DeviceKey) throws(StorageError) -> [EventRecord] {
        var heads: [Int64] = []
        do {
            let slots = DeviceSlots(device)
            let row = try connection.statement(.heads)
            defer { row.reset() }
            try row.bind([.integer(slots.first), .integer(slots.last), .bits(device.high), .bits(device.low)])
            while try row.step() { heads.append(row.integer(0)) }
        }
        var events: [EventRecord] = []
        for head in heads {
            var next: Int64? = head > 0 ? head : nil
            while let sequence = next {
                let row = try connection.statement(.eventOfDevice)
                defer { row.reset() }
                try row.bind([.integer(sequence), .bits(device.high), .bits(device.low)])
                // A link to a row that was erased ends the history; one to another device's row is damage.
                guard try row.step() else { break }
                guard row.flag(4) else { throw .corrupt("event \(sequence): another device's") }
                events.append(try event(in: row))
                next = row.optionalInteger(3)
                if let next, next >= sequence { throw .corrupt("event \(sequence): a link forward") }
            }
        }
        return events.sorted { $0.header.sequence < $1.header.sequence }
    }

    func events(of app: AppID, after sequence: Int64, limit: Int) throws(StorageError) -> [EventRecord] {
        let row = try connection.statement(.eventsOfApp)
        defer { row.reset() }
        try row.bind([.text(app.description), .integer(sequence), .integer(Int64(max(0, limit)))])
        var events: [EventRecord] = []
        while try row.step() { events.append(try event(in: row)) }
        return events
    }

    func log(of app: AppID?, after sequence: Int64, limit: Int) throws(StorageError) -> [LogEntry] {
        let row = try connection.statement(app == nil ? .logOfAll : .logOfApp)
        defer { row.reset() }
        let bounds: [SQLiteValue] = [.integer(sequence), .integer(Int64(max(0, limit)))]
        try row.bind(bounds + (app.map { [.text($0.description)] } ?? []))
        var entries: [LogEntry] = []
        while try row.step() {
            entries.append(
                LogEntry(
                    event: try event(in: row), headerBytes: row.blob(0), payloadHash: row.blob(3),
                    salt: row.optionalBlob(4),
                    device: row.isNull(5) ? nil : DeviceKey(high: row.bits(5), low: row.bits(6))))
        }
        return entries
    }

    func heldEvents(after sequence: Int64, limit: Int) throws(StorageError) -> [HeldEvent] {
        let row = try connection.statement(.heldEvents)
        defer { row.reset() }
        try row.bind([.integer(sequence), .integer(Int64(max(0, limit)))])
        var events: [HeldEvent] = []
        while try row.step() {
            events.append(
                HeldEvent(header: try header(in: row), device: DeviceKey(high: row.bits(1), low: row.bits(2))))
        }
        return events
    }

    private func event(in row: SQLiteStatement) throws(StorageError) -> EventRecord {
        EventRecord(header: try header(in: row), payload: row.optionalBlob(1), leaf: row.blob(2))
    }

    private func header(in row: SQLiteStatement) throws(StorageError) -> EventHeader {
        do throws(EventHeaderError) {
            return try EventHeader(canonicalBytes: row.blob(0))
        } catch {
            throw .corrupt("an event's header: \(error)")
        }
    }

    func answer(to key: IdempotencyKey) throws(StorageError) -> IdempotentAnswer? {
        let row = try connection.statement(.answer)
        defer { row.reset() }
        try row.bind([.bits(key.device.high), .bits(key.device.low), .text(key.value)])
        return try row.step() ? answer(in: row) : nil
    }

    func answers(of device: DeviceKey) throws(StorageError) -> [KeptAnswer] {
        let row = try connection.statement(.answersOfDevice)
        defer { row.reset() }
        try row.bind([.bits(device.high), .bits(device.low)])
        var answers: [KeptAnswer] = []
        while try row.step() { answers.append(KeptAnswer(key: row.text(6), answer: answer(in: row))) }
        return answers
    }

    private func answer(in row: SQLiteStatement) -> IdempotentAnswer {
        IdempotentAnswer(
            request: ChoiceFingerprint(high: row.bits(0), low: row.bits(1)), status: Int(row.integer(2)),
            etag: row.optionalText(3), body: row.blob(4),
            answeredAt: Timestamp(milliseconds: row.integer(5)))
    }
}
