// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// A copy of the state that one change works on; kept where the change goes through.
final class MemoryTransaction: RecordTransaction {
    private(set) var state: MemoryState
    let sealing: EventSealing

    init(_ state: MemoryState, sealing: EventSealing) {
        self.state = state
        self.sealing = sealing
    }

    // MARK: - Reading

    func choices(of device: DeviceKey) -> CurrentChoices { state.choices(of: device) }
    func standing(of device: DeviceKey) -> DeviceStanding { state.standing(of: device) }
    func outlines(of device: DeviceKey) -> ChoiceOutlines? { state.outlines(of: device) }
    func history(of device: DeviceKey) -> [EventRecord] { state.history(of: device) }
    func events(of app: AppID, after sequence: Int64, limit: Int) -> [EventRecord] {
        state.events(of: app, after: sequence, limit: limit)
    }
    func log(of app: AppID?, after sequence: Int64, limit: Int) -> [LogEntry] {
        state.log(of: app, after: sequence, limit: limit)
    }
    func answer(to key: IdempotencyKey) -> IdempotentAnswer? { state.answer(to: key) }
    func heldEvents(after sequence: Int64, limit: Int) -> [HeldEvent] {
        state.heldEvents(after: sequence, limit: limit)
    }
    func statistics(
        of app: AppID, days: ClosedRange<CalendarDay>, by groupings: [StatisticsGrouping], limit: Int
    ) -> [ChoiceSum]? { state.statistics(of: app, days: days, by: groupings, limit: limit) }
    func answers(of device: DeviceKey) -> [KeptAnswer] { state.answers(of: device) }
    func apps() -> [AppRecord] { state.apps() }
    func app(_ id: AppID) -> AppRecord? { state.app(id) }
    func lastVersion(of app: AppID) -> Int64 { state.lastVersion(of: app) }
    func testDevices(of app: AppID) -> [TestDevice] { state.testDevices(of: app) }
    func form(_ id: FormID, of app: AppID) -> FormRecord? { state.form(id, of: app) }
    func formPart(_ id: FormID) -> [UInt8]? { state.formPart(id) }

    // MARK: - The log

    func logSize() -> Int64? { state.logSize() }
    func logHash(of node: LogNode) throws(StorageError) -> [UInt8] { try state.logHash(of: node) }
    func logIndex(of sequence: Int64) -> Int64? { state.logIndex(of: sequence) }
    func newestHead() -> SignedHead? { state.newestHead() }
    func head(notBeyond size: Int64) -> StoredHead? { state.head(notBeyond: size) }
    func heads(beyond size: Int64, through last: Int64) -> [StoredHead] { state.heads(beyond: size, through: last) }
    func lastSequence(ofBlock block: Int64) -> Int64? { state.lastSequence(ofBlock: block) }
    func link(of sequence: Int64) -> EventLink? { state.link(of: sequence) }
    func evidence(
        after sequence: Int64, through last: Int64, _ body: (EvidenceRow) throws(StorageError) -> Void
    ) throws(StorageError) {
        try state.evidence(after: sequence, through: last, body)
    }
    func evidenceSummary() -> EvidenceSummary { state.evidenceSummary() }
    func currentRow(of device: DeviceKey, kind: ChoiceKind) -> CurrentRow? {
        state.currentRow(of: device, kind: kind)
    }
    func currentPlaces(after slot: Int64?, limit: Int) -> [CurrentPlace] {
        state.currentPlaces(after: slot, limit: limit)
    }
    func currentRows(after slot: Int64?, limit: Int) -> [CurrentRow] { state.currentRows(after: slot, limit: limit) }
    func sealedForms(after number: Int64, limit: Int) -> [SealedForm] {
        state.sealedForms(after: number, limit: limit)
    }

    func indexLog(limit: Int) -> Bool { false }

    func sumStatistics() -> Bool { false }

    func keep(_ head: SignedHead) {
        state.heads.append(StoredHead(number: Int64(state.heads.count + 1), head: head))
    }

    func recordErasure(of sequences: [Int64], reason: ErasureReason, at time: Timestamp) {
        for sequence in sequences where state.erasures[sequence] == nil {
            state.erasures[sequence] = Erasure(sequence: sequence, reason: reason, erasedAt: time)
        }
    }

    // MARK: - Choices and events

    func append(_ salted: SaltedEvent) throws(StorageError) -> Int64 {
        let sequence = (state.events.last?.record.header.sequence ?? 0) + 1
        let sealed = try sealing.seal(salted, sequence: sequence)
        let event = salted.draft
        let counter = MemoryState.Counter(device: event.device, kind: event.header.kind)
        state.events.append(
            MemoryState.Event(
                sealed, device: event.device, payload: event.payload, previous: state.newest[counter]))
        state.revisions[counter] = event.header.revision
        state.newest[counter] = sequence
        state.appOfDevice[event.device] = event.header.app
        return sequence
    }

    func setChoice(
        _ choice: StoredChoice, likeness: ChoiceLikeness, of device: DeviceKey, app: AppID, sequence: Int64
    ) {
        state.appOfDevice[device] = app
        state.current[device, default: CurrentChoices()][choice.kind] = choice
        state.revisions[MemoryState.Counter(device: device, kind: choice.kind)] = choice.revision
    }

    func removeChoice(of device: DeviceKey, kind: ChoiceKind, app: AppID, revision: Int64, sequence: Int64) {
        state.current[device]?[kind] = nil
        state.revisions[MemoryState.Counter(device: device, kind: kind)] = revision
    }

    func setSignals(_ signals: StoredSignals, of device: DeviceKey, kind: ChoiceKind) {
        state.current[device]?[kind]?.signals = signals
    }

    func setSignalsBasis(_ basis: Int64, of app: AppID) {
        if state.signalsBasis.updateValue(basis, forKey: app) != basis { state.signalsDue.insert(app) }
    }

    func renewSignals(_ encode: (AppID, CurrentChoices) -> CurrentChoices?) -> Bool {
        for (device, app) in state.appOfDevice where state.signalsDue.contains(app) {
            guard let choices = state.current[device], let renewed = encode(app, choices) else { continue }
            state.current[device] = renewed
        }
        state.signalsDue = []
        return false
    }

    func erase(_ device: DeviceKey, at time: Timestamp) -> ErasedDevice {
        var erased = ErasedDevice()
        for index in state.events.indices where state.events[index].device == device {
            state.events[index].erase()
            recordErasure(of: [state.events[index].evidence.sequence], reason: .request, at: time)
            erased.events += 1
        }
        for kind in ChoiceKind.allCases {
            let counter = MemoryState.Counter(device: device, kind: kind)
            erased.revisions[kind] = state.revisions.removeValue(forKey: counter)
            state.newest[counter] = nil
        }
        state.current[device] = nil
        state.appOfDevice[device] = nil
        let keys = state.answers.keys.filter { $0.device == device }
        for key in keys { state.answers[key] = nil }
        erased.answers = keys.count
        return erased
    }

    func forget(
        _ sequences: Set<Int64>, of device: DeviceKey, choices kinds: Set<ChoiceKind>, at time: Timestamp
    ) -> Int {
        var count = 0
        for kind in ChoiceKind.allCases {
            let counter = MemoryState.Counter(device: device, kind: kind)
            let held = state.events.indices.filter {
                state.events[$0].device == device && state.events[$0].record.header.kind == kind
            }
            guard let newest = held.last else { continue }
            var going = held.filter { sequences.contains(state.events[$0].evidence.sequence) }
            let keepsNewest = going.count < held.count
            if keepsNewest { going.removeAll { $0 == newest } }
            for index in going {
                state.events[index].erase()
                recordErasure(of: [state.events[index].evidence.sequence], reason: .retention, at: time)
            }
            count += going.count
            var previous: Int64?
            for index in held where !going.contains(index) {
                state.events[index].evidence.payload?.previous = previous
                previous = state.events[index].evidence.sequence
            }
            let isNewest = state.current[device]?[kind]?.revision == state.revisions[counter]
            if kinds.contains(kind), !(keepsNewest && isNewest) { state.current[device]?[kind] = nil }
            if previous == nil, state.current[device]?[kind] == nil {
                state.revisions[counter] = nil
                state.newest[counter] = nil
            }
        }
        return count
    }

    func forgetAnswers(before time: Timestamp) -> Int {
        let old = state.answers.filter { $0.value.answeredAt < time }.keys
        for key in old { state.answers[key] = nil }
        return old.count
    }

    func count(_ what: ChoiceCount, _ times: Int64) { state.counts[what, default: 0] += times }

    func appendErasure(_ event: EventDraft) throws(StorageError) -> Int64 {
        let sequence = (state.events.last?.record.header.sequence ?? 0) + 1
        let sealed = try sealing.seal(event, sequence: sequence)
        state.events.append(MemoryState.Event(sealed, device: nil, payload: nil))
        return sequence
    }

    func remember(_ answer: IdempotentAnswer, for key: IdempotencyKey) {
        state.answers[key] = answer
    }

    // MARK: - Apps, forms and test devices

    func putApp(_ app: AppRecord) {
        state.live[app.id] = app
        state.versions[app.id] = app.version
    }

    func deleteApp(_ app: AppID) -> Bool {
        guard state.live.removeValue(forKey: app) != nil else { return false }
        state.testDevices[app] = nil
        return true
    }

    func publish(_ form: FormRecord) {
        let key = MemoryState.FormKey(app: form.app, form: form.id)
        guard state.forms[key] == nil else { return }
        state.forms[key] = form
        state.formOrder.append(key)
    }

    func publish(_ part: FormContent.Part) {
        if state.formParts[part.id] == nil { state.formParts[part.id] = part.bytes }
    }

    func putTestDevice(_ device: TestDevice, of app: AppID) {
        state.testDevices[app, default: [:]][device.id] = device
    }

    func removeTestDevice(_ device: DeviceID, of app: AppID) -> Bool {
        state.testDevices[app]?.removeValue(forKey: device) != nil
    }
}
