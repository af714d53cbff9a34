// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Where apps, forms, choices and their evidence are kept.
///
/// Nothing above it assumes that one process holds it all. Every store passes the same contract suite.
protocol RecordStore: AnyObject, Sendable {
    /// 16 random bytes made with the store: the name of its log.
    var instance: [UInt8] { get }

    /// What makes its evidence.
    var sealing: EventSealing { get }

    /// Reads on the calling thread, from a state that no later write changes.
    func read<Value>(_ body: (any RecordReader) throws(StorageError) -> Value) throws(StorageError) -> Value

    /// What a device holds, where a read told it lately and nothing of the device was written since; nil where only a
    /// read can tell.
    func recentOutlines(of device: DeviceKey) -> ChoiceOutlines?

    /// Hands `change` to the writer and returns at once.
    ///
    /// `change` runs inside a transaction, perhaps more than once, and what it wrote is undone where it throws: a
    /// refusal is an answer that wrote nothing. `completion` is called exactly once, on the writer's thread, with the
    /// answer after it is on disk, or with the error; where nothing was handed over (`.busy`, `.closed`, `.failed`,
    /// `.corrupt`) at once, on the calling thread. Changes are applied in the order in which they were handed in.
    func submit<Answer: Sendable>(
        _ change: @escaping @Sendable (any RecordTransaction) throws(StorageError) -> Answer,
        completion: @escaping @Sendable (Result<Answer, StorageError>) -> Void)

    /// Copies the store into a new file, as it is at some moment after the call, at a pace that leaves room for reads
    /// and writes.
    ///
    /// `completion` is called once, on any thread. Nobody has looked at the copy yet, and no disk may have it.
    func copy(to path: String, completion: @escaping @Sendable (Result<Void, StorageError>) -> Void)

    /// Whether the store accepts writes now, for `/readyz` and metrics.
    var health: StorageHealth { get }

    /// Finishes what was handed in, then closes. Later submissions get `.closed`.
    func close()
}

extension RecordStore {
    func recentOutlines(of device: DeviceKey) -> ChoiceOutlines? { nil }

    /// Submits and waits; `then` runs on the writer's thread when the change is on disk, before any later one is answered.
    ///
    /// Never call it from a `completion`.
    func write<Answer: Sendable>(
        _ change: @escaping @Sendable (any RecordTransaction) throws(StorageError) -> Answer,
        then: @escaping @Sendable (Answer) -> Void = { _ in }
    ) throws(StorageError) -> Answer {
        let outcome = Handover<Result<Answer, StorageError>>()
        submit(change) { (result: Result<Answer, StorageError>) in
            if case .success(let answer) = result { then(answer) }
            outcome.put(result)
        }
        return try outcome.take().get()
    }
}

/// What can be read of a store.
protocol RecordReader {
    /// The device's current choices: what a decision needs, in one look-up.
    func choices(of device: DeviceKey) throws(StorageError) -> CurrentChoices
    /// The device's current choices with its counters: what a change to them builds on.
    func standing(of device: DeviceKey) throws(StorageError) -> DeviceStanding
    /// What tells the device's current choices from others'; nil where the store can't tell without reading them.
    func outlines(of device: DeviceKey) throws(StorageError) -> ChoiceOutlines?
    /// Every event of the device, oldest first. An erased payload is nil.
    func history(of device: DeviceKey) throws(StorageError) -> [EventRecord]
    /// An app's events behind a sequence, oldest first, `limit` at most.
    func events(of app: AppID, after sequence: Int64, limit: Int) throws(StorageError) -> [EventRecord]
    /// The log behind a sequence, of one app or of all, oldest first, `limit` at most: with all that its leaves are
    /// made of.
    func log(of app: AppID?, after sequence: Int64, limit: Int) throws(StorageError) -> [LogEntry]
    /// What was answered to an idempotency key.
    func answer(to key: IdempotencyKey) throws(StorageError) -> IdempotentAnswer?
    /// Events whose payload is there, behind a sequence, oldest first, `limit` at most.
    func heldEvents(after sequence: Int64, limit: Int) throws(StorageError) -> [HeldEvent]
    /// What was counted on these days, by the groupings, the event and the outcome, as sums that may have to be added up
    /// further; in no order. By action, what was served alone is left out. Nil where there are clearly more than `limit`
    /// groups.
    func statistics(
        of app: AppID, days: ClosedRange<CalendarDay>, by groupings: [StatisticsGrouping], limit: Int
    ) throws(StorageError) -> [ChoiceSum]?
    /// Every idempotency key of the device and what was answered to it, oldest first.
    func answers(of device: DeviceKey) throws(StorageError) -> [KeptAnswer]
    /// Every app that is not deleted, by id.
    func apps() throws(StorageError) -> [AppRecord]
    /// An app that is not deleted.
    func app(_ id: AppID) throws(StorageError) -> AppRecord?
    /// The version of an app's last document, also when it is deleted; 0 for none: a version is never used again.
    func lastVersion(of app: AppID) throws(StorageError) -> Int64
    /// Every registered test device of an app, by id.
    func testDevices(of app: AppID) throws(StorageError) -> [TestDevice]
    /// A form that the app ever published.
    func form(_ id: FormID, of app: AppID) throws(StorageError) -> FormRecord?
    /// A part of a form that any app ever published, by its SHA-256.
    func formPart(_ id: FormID) throws(StorageError) -> [UInt8]?

    /// How many entries the log has; nil while those of an older schema are still being indexed.
    func logSize() throws(StorageError) -> Int64?
    /// The hash of a complete subtree of the log.
    func logHash(of node: LogNode) throws(StorageError) -> [UInt8]
    /// The place of an event among the log's entries, from 0; nil where there is no such event.
    func logIndex(of sequence: Int64) throws(StorageError) -> Int64?
    /// The newest head that was signed and kept.
    func newestHead() throws(StorageError) -> SignedHead?
    /// The newest kept head of a log that was not longer than this.
    func head(notBeyond size: Int64) throws(StorageError) -> StoredHead?
    /// The kept heads of logs that were longer than `size`, ascending, up to another size.
    func heads(beyond size: Int64, through last: Int64) throws(StorageError) -> [StoredHead]
    /// The sequence of the last entry of a block of 256; nil where the log has no such block yet.
    func lastSequence(ofBlock block: Int64) throws(StorageError) -> Int64?
    /// Whose event it is and where it stands in that device's history; nil where it is none or its payload is erased.
    func link(of sequence: Int64) throws(StorageError) -> EventLink?
    /// The rows of the log behind a sequence up to another, as they are kept, ascending; also those that have no event.
    func evidence(
        after sequence: Int64, through last: Int64, _ body: (EvidenceRow) throws(StorageError) -> Void
    ) throws(StorageError)
    /// How much of each sort there is.
    func evidenceSummary() throws(StorageError) -> EvidenceSummary
    /// What stands in the current choices of a device, one row a kind.
    func currentRow(of device: DeviceKey, kind: ChoiceKind) throws(StorageError) -> CurrentRow?
    /// The places of the current choices behind one, ascending, `limit` at most.
    func currentPlaces(after slot: Int64?, limit: Int) throws(StorageError) -> [CurrentPlace]
    /// Rows of the current choices behind a place, `limit` at most.
    func currentRows(after slot: Int64?, limit: Int) throws(StorageError) -> [CurrentRow]
    /// Every form with its seal, behind a number; `limit` at most.
    func sealedForms(after number: Int64, limit: Int) throws(StorageError) -> [SealedForm]
}

/// What can be changed in a store, seen with what it already changed itself.
protocol RecordTransaction: RecordReader {
    /// What makes the evidence of its events.
    var sealing: EventSealing { get }

    /// Appends an event and its payload, with its leaf hash; gives its sequence.
    func append(_ event: SaltedEvent) throws(StorageError) -> Int64
    /// Makes a choice the device's current one of its kind; `sequence` is its event's.
    func setChoice(
        _ choice: StoredChoice, likeness: ChoiceLikeness, of device: DeviceKey, app: AppID, sequence: Int64
    ) throws(StorageError)
    /// Forgets the current choice of a kind and keeps counting revisions; `sequence` is the reset's.
    func removeChoice(
        of device: DeviceKey, kind: ChoiceKind, app: AppID, revision: Int64, sequence: Int64
    ) throws(StorageError)
    /// Replaces the strings of a device's current choice of a kind; where there is none, nothing happens.
    func setSignals(_ signals: StoredSignals, of device: DeviceKey, kind: ChoiceKind) throws(StorageError)
    /// Notes what the strings of an app's choices rest on. Where it is not what they were written with, they are due.
    func setSignalsBasis(_ basis: Int64, of app: AppID) throws(StorageError)
    /// Writes some of the strings that are due anew, as `encode` gives them for a device's choices of an app, or leaves
    /// them where it gives nil; false where none is due any more.
    func renewSignals(_ encode: (AppID, CurrentChoices) -> CurrentChoices?) throws(StorageError) -> Bool
    /// Records that the payloads of these events are erased: whoever erases them says so in the same change.
    func recordErasure(of sequences: [Int64], reason: ErasureReason, at time: Timestamp) throws(StorageError)
    /// Indexes up to `limit` entries that an older schema left without; false when there are none left.
    func indexLog(limit: Int) throws(StorageError) -> Bool
    /// Keeps a head for ever.
    func keep(_ head: SignedHead) throws(StorageError)
    /// Takes away everything that is kept of a device: payloads, salts, the link between its events, its current
    /// choices, its idempotency keys. Headers and leaves of its events stay, and say nothing of it.
    ///
    /// The answer comes when no file holds the bytes any more, unless a reader was in the way for too long: then they
    /// are gone soon after. The erasures are on record as of `time`.
    func erase(_ device: DeviceKey, at time: Timestamp) throws(StorageError) -> ErasedDevice
    /// Appends an event of which header and leaf alone are kept, so that nothing links it to its device.
    func appendErasure(_ event: EventDraft) throws(StorageError) -> Int64
    /// Takes payload, salt and link of some of a device's events away, and its current choices of `kinds`; gives how
    /// many events there were. The others stay linked, the newest of a kind stays while an older one does, and a device
    /// of which nothing is left is forgotten. The erasures are on record as of `time`.
    func forget(
        _ sequences: Set<Int64>, of device: DeviceKey, choices kinds: Set<ChoiceKind>, at time: Timestamp
    ) throws(StorageError) -> Int
    /// Takes some answers that were given before a moment away, of the oldest; gives how many.
    func forgetAnswers(before time: Timestamp) throws(StorageError) -> Int
    /// Adds to the statistics.
    func count(_ what: ChoiceCount, _ times: Int64) throws(StorageError)
    /// Moves some of what was counted into the sums that long times are told from; false where there is nothing left.
    func sumStatistics() throws(StorageError) -> Bool
    /// Keeps an answer for an idempotency key.
    func remember(_ answer: IdempotentAnswer, for key: IdempotencyKey) throws(StorageError)
    /// Creates an app or replaces its document.
    func putApp(_ app: AppRecord) throws(StorageError)
    /// Deletes an app: its evidence and its forms stay. False where there is none.
    func deleteApp(_ app: AppID) throws(StorageError) -> Bool
    /// Keeps a form for ever; a second time is no change.
    func publish(_ form: FormRecord) throws(StorageError)
    /// Keeps a part of forms for ever, once.
    func publish(_ part: FormContent.Part) throws(StorageError)
    /// Registers a test device or changes its label.
    func putTestDevice(_ device: TestDevice, of app: AppID) throws(StorageError)
    /// Takes a test device away. False where there is none.
    func removeTestDevice(_ device: DeviceID, of app: AppID) throws(StorageError) -> Bool
}

extension RecordTransaction {
    /// Appends an event that was not salted beforehand.
    func append(_ event: EventDraft) throws(StorageError) -> Int64 { try append(sealing.salted(event)) }

    /// Sets a choice whose likeness was not made beforehand.
    func setChoice(
        _ choice: StoredChoice, of device: DeviceKey, app: AppID, sequence: Int64
    ) throws(StorageError) {
        try setChoice(choice, likeness: ChoiceLikeness(choice), of: device, app: app, sequence: sequence)
    }
}
