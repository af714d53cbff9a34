// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The writer's transaction, as one change after the other sees it.
///
/// Only the writer's thread touches it.
final class SQLiteTransaction: SQLiteReading {
    let connection: SQLiteConnection
    let sealing: EventSealing
    /// Whether each change gets a savepoint before it first writes.
    private var isGuarded = false
    private(set) var hasWritten = false
    /// Whether a change took something away that the log must not go on holding.
    private(set) var hasErased = false
    /// The devices whose choices were written.
    private var changed: [DeviceKey] = []
    var tally = BatchTally()
    /// The sequence of the newest event, nil where it must be read.
    private var lastSequence: Int64?
    private var appNumbers: [AppID: Int64] = [:]
    /// The device that the change is about: read once, written back where events moved its head.
    private var device: DeviceRows?
    /// The log's right edge, from which it grows.
    var logEdge = LogEdge.unknown

    init(_ connection: SQLiteConnection, sealing: EventSealing) {
        self.connection = connection
        self.sealing = sealing
    }

    /// Readies for the next change.
    func beginChange(guarded: Bool) {
        isGuarded = guarded
        hasWritten = false
        device = nil
        tally.drop()
    }

    /// Writes what the change left to write, and makes it part of the transaction.
    func endChange() throws(StorageError) {
        try writeHeads()
        if isGuarded, hasWritten { try connection.run(.releaseSavepoint) }
        tally.keep()
    }

    /// Undoes the change, which must be guarded.
    func undoChange() throws(StorageError) {
        guard hasWritten else { return }
        try connection.run(.rollBackToSavepoint)
        try connection.run(.releaseSavepoint)
        forget()
    }

    /// Whether anything was erased since the last call.
    func takeErased() -> Bool {
        defer { hasErased = false }
        return hasErased
    }

    /// The devices whose choices were written since the last call.
    func takeChanged() -> [DeviceKey] {
        defer { changed.removeAll(keepingCapacity: true) }
        return changed
    }

    /// Comes before the choices of a device are written.
    func willWrite(choicesOf device: DeviceKey) throws(StorageError) {
        try willWrite()
        changed.append(device)
    }

    /// Takes note that rows were erased: what was read of their device no longer holds.
    func didErase() {
        device = nil
        hasErased = true
    }

    /// Takes note that rows of a device are others than were read.
    func didForget() { device = nil }

    /// Drops what is known of the file, which was rolled back.
    func forget() {
        hasErased = false
        lastSequence = nil
        appNumbers = [:]
        device = nil
        logEdge = .unknown
    }

    /// Comes before every write.
    func willWrite() throws(StorageError) {
        if isGuarded, !hasWritten { try connection.run(.savepoint) }
        hasWritten = true
    }
}

// MARK: - Choices and events

extension SQLiteTransaction: RecordTransaction {
    func choices(of device: DeviceKey) throws(StorageError) -> CurrentChoices {
        try known(device).choices
    }

    func standing(of device: DeviceKey) throws(StorageError) -> DeviceStanding {
        try known(device).standing
    }

    func history(of device: DeviceKey) throws(StorageError) -> [EventRecord] {
        try writeHeads()
        return try storedHistory(of: device)
    }

    func append(_ salted: SaltedEvent) throws(StorageError) -> Int64 {
        let event = salted.draft
        var rows = try known(event.device)
        let kind = event.header.kind
        guard let slot = rows[kind]?.slot ?? rows.slots.free(besides: rows.taken) else { throw Self.noSlot }
        let (sequence, app, sealed) = try appendHeader(salted)
        let previous = rows[kind].flatMap { $0.sequence > 0 ? $0.sequence : nil }
        try connection.run(
            .appendPayload,
            [
                .integer(sequence), .bits(event.device.high), .bits(event.device.low), .integer(previous),
                .blob(sealed.salt), .blob(event.payload),
            ])
        if rows[kind] == nil { rows.add(kind, at: slot, app: app) }
        rows[kind]?.move(to: sequence, revision: event.header.revision)
        device = rows
        return sequence
    }

    func appendErasure(_ event: EventDraft) throws(StorageError) -> Int64 {
        try appendHeader(sealing.salted(event)).sequence
    }

    /// Appends what is kept of every event for ever: its header, its payload's hash and its leaf.
    private func appendHeader(
        _ event: SaltedEvent
    ) throws(StorageError) -> (sequence: Int64, app: Int64, sealed: SealedEvent) {
        let sequence = try nextSequence()
        let app = try number(of: event.draft.header.app)
        let sealed = try sealing.seal(event, sequence: sequence)
        try willWrite()
        try growLog(sealed.leaf, sequence: sequence)
        try connection.run(
            .appendEvent,
            [
                .integer(sequence), .integer(app), .blob(sealed.headerBytes), .blob(sealed.payloadHash),
                .blob(sealed.leaf),
            ])
        lastSequence = sequence
        return (sequence, app, sealed)
    }

    func setChoice(
        _ choice: StoredChoice, likeness: ChoiceLikeness, of device: DeviceKey, app: AppID, sequence: Int64
    ) throws(StorageError) {
        try put(
            choice, StoredChoiceColumns.values(of: choice, likeness), kind: choice.kind, revision: choice.revision,
            of: device, app: app, sequence: sequence)
    }

    func removeChoice(
        of device: DeviceKey, kind: ChoiceKind, app: AppID, revision: Int64, sequence: Int64
    ) throws(StorageError) {
        try put(
            nil, StoredChoiceColumns.none, kind: kind, revision: revision, of: device, app: app, sequence: sequence)
    }

    private func put(
        _ choice: StoredChoice?, _ columns: [SQLiteValue], kind: ChoiceKind, revision: Int64, of device: DeviceKey,
        app: AppID, sequence: Int64
    ) throws(StorageError) {
        var rows = try known(device)
        guard let slot = rows[kind]?.slot ?? rows.slots.free(besides: rows.taken) else { throw Self.noSlot }
        let app = try number(of: app)
        if rows[kind] == nil { rows.add(kind, at: slot, app: app) }
        let newest = max(sequence, rows[kind]?.sequence ?? 0)
        try willWrite(choicesOf: device)
        let head: [SQLiteValue] = [
            .integer(slot), .bits(device.high), .bits(device.low), .integer(Int64(kind.evidenceCode)), .integer(app),
            .integer(revision), .integer(newest),
        ]
        try connection.run(.putCurrent, head + columns)
        rows[kind] = DeviceRows.Head(slot: slot, revision: revision, sequence: newest)
        rows.choices[kind] = choice
        self.device = rows
    }

    func setSignals(_ signals: StoredSignals, of device: DeviceKey, kind: ChoiceKind) throws(StorageError) {
        var rows = try known(device)
        guard let slot = rows[kind]?.slot, var choice = rows.choices[kind] else { return }
        choice.signals = signals
        let likeness = ChoiceLikeness(choice)
        try willWrite(choicesOf: device)
        try connection.run(
            .putSignals,
            [
                .integer(slot), .text(signals.tcString), .text(signals.acString), .text(signals.gppString),
                .text(signals.supplement), .bits(likeness.high), .bits(likeness.low),
            ])
        rows.choices[kind] = choice
        self.device = rows
    }

    private static let noSlot = StorageError.database("the device's 64 slots are taken")

    /// The device's rows, read where they are not known already.
    func known(_ device: DeviceKey) throws(StorageError) -> DeviceRows {
        if let rows = self.device, rows.device == device { return rows }
        try writeHeads()
        let rows = try rows(of: device)
        self.device = rows
        return rows
    }

    /// Writes the newest sequence of events that no choice followed, so that the history finds them.
    func writeHeads() throws(StorageError) {
        guard let rows = device else { return }
        for kind in ChoiceKind.allCases {
            guard let head = rows[kind], head.isBehind else { continue }
            if let app = head.newRowOfApp {
                try connection.run(
                    .putCurrent,
                    [
                        .integer(head.slot), .bits(rows.device.high), .bits(rows.device.low),
                        .integer(Int64(kind.evidenceCode)), .integer(app), .integer(head.revision),
                        .integer(head.sequence),
                    ] + StoredChoiceColumns.none)
            } else {
                try connection.run(
                    .moveHead, [.integer(head.slot), .integer(head.revision), .integer(head.sequence)])
            }
            device?[kind]?.isBehind = false
            device?[kind]?.newRowOfApp = nil
        }
    }

    private func nextSequence() throws(StorageError) -> Int64 {
        if let lastSequence { return lastSequence + 1 }
        let row = try connection.statement(.lastSequence)
        defer { row.reset() }
        let last = try row.step() ? row.integer(0) : 0
        lastSequence = last
        return last + 1
    }

    /// The app's number; an app that was never put gets one, so that its evidence has a place.
    func number(of app: AppID) throws(StorageError) -> Int64 {
        if let number = appNumbers[app] { return number }
        var number = try storedNumber(of: app)
        if number == nil {
            try willWrite()
            try connection.run(.nameApp, [.text(app.description)])
            number = try storedNumber(of: app)
        }
        guard let number else { throw .database("app \(app) has no number") }
        appNumbers[app] = number
        return number
    }

    private func storedNumber(of app: AppID) throws(StorageError) -> Int64? {
        let row = try connection.statement(.appNumber)
        defer { row.reset() }
        try row.bind([.text(app.description)])
        return try row.step() ? row.integer(0) : nil
    }
}

// MARK: - Answers, apps, forms and test devices

extension SQLiteTransaction {
    func remember(_ answer: IdempotentAnswer, for key: IdempotencyKey) throws(StorageError) {
        try willWrite()
        try connection.run(
            .remember,
            [
                .bits(key.device.high), .bits(key.device.low), .text(key.value), .bits(answer.request.high),
                .bits(answer.request.low), .integer(Int64(answer.status)), .text(answer.etag), .blob(answer.body),
                .integer(answer.answeredAt.milliseconds),
            ])
        let cutoff = answer.answeredAt.milliseconds - IdempotentAnswer.lifetimeMilliseconds
        try connection.run(.forgetOldAnswers, [.integer(cutoff)])
    }

    func putApp(_ app: AppRecord) throws(StorageError) {
        try willWrite()
        try connection.run(
            .putApp,
            [
                .text(app.id.description), .integer(app.version), .blob(app.document), .flag(app.isManagedByFile),
                .integer(app.createdAt.milliseconds), .integer(app.updatedAt.milliseconds),
            ])
    }

    func deleteApp(_ app: AppID) throws(StorageError) -> Bool {
        try willWrite()
        guard let number = try first(.deleteApp, [.text(app.description)]) else { return false }
        try connection.run(.removeTestDevices, [.integer(number)])
        return true
    }

    func publish(_ form: FormRecord) throws(StorageError) {
        let app = try number(of: form.app)
        try willWrite()
        try connection.run(
            .publishForm,
            [
                .integer(app), .text(form.id.description), .integer(form.version), .text(form.kind.rawValue),
                .text(form.language), .blob(form.content), .integer(form.publishedAt.milliseconds),
                .blob(SealedForm.seal(form, sealing.hashing)),
            ])
        try connection.run(.countForms)
    }

    func publish(_ part: FormContent.Part) throws(StorageError) {
        try willWrite()
        try connection.run(.publishPart, [.text(part.id.description), .blob(part.bytes)])
    }

    func putTestDevice(_ device: TestDevice, of app: AppID) throws(StorageError) {
        let app = try number(of: app)
        try willWrite()
        try connection.run(
            .putTestDevice,
            [
                .integer(app), .text(device.id.description), .text(device.label),
                .integer(device.addedAt.milliseconds),
            ])
    }

    func removeTestDevice(_ device: DeviceID, of app: AppID) throws(StorageError) -> Bool {
        try willWrite()
        return try first(.removeTestDevice, [.text(app.description), .text(device.description)]) != nil
    }

    /// Runs a statement to its end and gives the first column of its first row.
    func first(_ query: Query, _ values: [SQLiteValue]) throws(StorageError) -> Int64? {
        let row = try connection.statement(query)
        defer { row.reset() }
        try row.bind(values)
        guard try row.step() else { return nil }
        let value = row.integer(0)
        while try row.step() {}
        return value
    }
}
