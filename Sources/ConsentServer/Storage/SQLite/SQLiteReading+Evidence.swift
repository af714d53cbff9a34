// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Reads of everything that evidence is made of, as it is kept.
extension SQLiteReading {
    func evidence(
        after sequence: Int64, through last: Int64, _ body: (EvidenceRow) throws(StorageError) -> Void
    ) throws(StorageError) {
        // Three ascending rows of rows, merged: none is looked up for another, so that a row too many shows.
        let events = try connection.prepare(
            "SELECT sequence, app, header, payload_hash, leaf FROM events WHERE sequence > ?1 AND sequence <= ?2 "
                + "ORDER BY sequence")
        let payloads = try connection.prepare(
            "SELECT sequence, device_high, device_low, previous, salt, payload FROM payloads "
                + "WHERE sequence > ?1 AND sequence <= ?2 ORDER BY sequence")
        let erasures = try connection.prepare(
            "SELECT sequence, reason, erased_at, seal FROM erasures WHERE sequence > ?1 AND sequence <= ?2 "
                + "ORDER BY sequence")
        let apps = try appsByNumber()
        for statement in [events, payloads, erasures] {
            statement.bind(1, sequence)
            statement.bind(2, last)
        }
        var (event, payload, erasure) = (try next(events), try next(payloads), try next(erasures))
        while event != nil || payload != nil || erasure != nil {
            let first = min(event ?? .max, payload ?? .max, erasure ?? .max)
            var row = EvidenceRow(sequence: first)
            if event == first {
                row.event = EvidenceRow.Event(
                    app: apps[events.integer(1)], header: events.exactBlob(2), payloadHash: events.exactBlob(3),
                    leaf: events.exactBlob(4))
                event = try next(events)
            }
            if payload == first {
                if !(payloads.isNull(4) && payloads.isNull(5)) {
                    row.payload = EvidenceRow.Payload(
                        device: DeviceKey(high: payloads.bits(1), low: payloads.bits(2)),
                        previous: payloads.optionalInteger(3), salt: payloads.exactBlob(4),
                        bytes: payloads.exactBlob(5))
                }
                payload = try next(payloads)
            }
            if erasure == first {
                row.erasure = Self.erasure(in: erasures)
                erasure = try next(erasures)
            }
            try body(row)
        }
    }

    /// The sequence of a statement's next row.
    private func next(_ statement: SQLiteStatement) throws(StorageError) -> Int64? {
        try statement.step() ? statement.integer(0) : nil
    }

    private static func erasure(in row: SQLiteStatement) -> SealedErasure {
        let reason = UInt8(exactly: row.integer(1)).flatMap { ErasureReason(evidenceCode: $0) }
        return SealedErasure(
            erasure: reason.map {
                Erasure(sequence: row.integer(0), reason: $0, erasedAt: Timestamp(milliseconds: row.integer(2)))
            }, seal: row.exactBlob(3))
    }

    private func appsByNumber() throws(StorageError) -> [Int64: AppID] {
        let row = try connection.prepare("SELECT number, id FROM apps")
        var apps: [Int64: AppID] = [:]
        while try row.step() { apps[row.integer(0)] = AppID(row.text(1)) }
        return apps
    }

    func link(of sequence: Int64) throws(StorageError) -> EventLink? {
        let row = try connection.statement(.linkedEvent)
        defer { row.reset() }
        row.bind(1, sequence)
        guard try row.step() else { return nil }
        guard let header = try? EventHeader(canonicalBytes: row.exactBlob(3)) else {
            throw .corrupt("event \(sequence): its header can't be read")
        }
        return EventLink(
            device: DeviceKey(high: row.bits(0), low: row.bits(1)), kind: header.kind, revision: header.revision,
            previous: row.optionalInteger(2))
    }

    func currentRow(of device: DeviceKey, kind: ChoiceKind) throws(StorageError) -> CurrentRow? {
        let slots = DeviceSlots(device)
        let row = try connection.statement(.currentRows)
        defer { row.reset() }
        row.bind(1, slots.first)
        row.bind(2, slots.last)
        row.bind(3, Int64(DeviceSlots.count))
        while try row.step() {
            guard row.bits(1) == device.high, row.bits(2) == device.low else { continue }
            let found = try currentRow(in: row)
            if found.kind == kind { return found }
        }
        return nil
    }

    func currentPlaces(after slot: Int64?, limit: Int) throws(StorageError) -> [CurrentPlace] {
        if slot == .max { return [] }
        let row = try connection.statement(.currentPlaces)
        defer { row.reset() }
        row.bind(1, slot.map { $0 + 1 } ?? .min)
        row.bind(2, Int64(limit))
        var places: [CurrentPlace] = []
        while try row.step() { places.append(CurrentPlace(slot: row.integer(0), sequence: row.integer(1))) }
        return places
    }

    func currentRows(after slot: Int64?, limit: Int) throws(StorageError) -> [CurrentRow] {
        if slot == .max { return [] }
        let row = try connection.statement(.currentRows)
        defer { row.reset() }
        row.bind(1, slot.map { $0 + 1 } ?? .min)
        row.bind(2, .max)
        row.bind(3, Int64(limit))
        var rows: [CurrentRow] = []
        while try row.step() { rows.append(try currentRow(in: row)) }
        return rows
    }

    private func currentRow(in row: SQLiteStatement) throws(StorageError) -> CurrentRow {
        let slot = row.integer(0)
        guard let code = UInt8(exactly: row.integer(3)), let kind = ChoiceKind(evidenceCode: code) else {
            throw .corrupt("table current, row \(slot): no such kind")
        }
        let device = DeviceKey(high: row.bits(1), low: row.bits(2))
        let slots = DeviceSlots(device)
        let memory = connection.choiceMemory
        let reading = try memory.reading(in: row, from: 6, kind: kind)
        let app = try memory.app(row.integer(6 + StoredChoiceColumns.count)) { () throws(StorageError) -> AppID? in
            let app = try connection.prepare("SELECT id FROM apps WHERE number = ?1")
            app.bind(1, row.integer(6 + StoredChoiceColumns.count))
            return try app.step() ? AppID(app.text(0)) : nil
        }
        return CurrentRow(
            slot: slot, device: device, kind: kind, app: app, revision: row.integer(4), sequence: row.integer(5),
            choice: reading.choice, isInPlace: (slots.first...slots.last).contains(slot), isExact: reading.isExact)
    }

    func evidenceSummary() throws(StorageError) -> EvidenceSummary {
        let row = try connection.prepare(
            """
            SELECT coalesce((SELECT max(sequence) FROM events), 0), (SELECT count(*) FROM log_nodes),
                (SELECT count(*) FROM log_heads), (SELECT heads FROM log_counts WHERE id = 1),
                (SELECT count(*) FROM forms), (SELECT forms FROM log_counts WHERE id = 1),
                max(coalesce((SELECT max(sequence) FROM payloads), 0), coalesce((SELECT max(sequence) FROM erasures), 0))
            """)
        guard try row.step() else { throw .corrupt("the tables of evidence can't be counted") }
        return EvidenceSummary(
            newest: row.integer(0), newestBeside: row.integer(6), nodes: row.integer(1), heads: row.integer(2),
            headsCounted: row.optionalInteger(3) ?? -1, forms: row.integer(4),
            formsCounted: row.optionalInteger(5) ?? -1)
    }

    func sealedForms(after number: Int64, limit: Int) throws(StorageError) -> [SealedForm] {
        let row = try connection.prepare(
            """
            SELECT forms.number, apps.id, forms.id, forms.version, kind, language, content, published_at, seal
            FROM forms LEFT JOIN apps ON apps.number = forms.app WHERE forms.number > ?1 ORDER BY forms.number LIMIT ?2
            """)
        row.bind(1, number)
        row.bind(2, Int64(limit))
        var forms: [SealedForm] = []
        while try row.step() {
            guard let app = AppID(row.text(1)), let id = FormID(row.text(2)), let kind = FormKind(rawValue: row.text(4))
            else { throw .corrupt("table forms, row \(row.integer(0)): an app, id or kind that is none") }
            let form = FormRecord(
                id: id, app: app, version: row.integer(3), kind: kind, language: row.text(5),
                content: row.exactBlob(6), publishedAt: Timestamp(milliseconds: row.integer(7)))
            forms.append(SealedForm(number: row.integer(0), form: form, seal: row.exactBlob(8)))
        }
        return forms
    }
}
