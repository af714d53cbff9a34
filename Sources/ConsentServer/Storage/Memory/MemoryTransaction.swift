// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// A copy of the state that one change works on; kept where the change goes through.
final class MemoryTransaction: RecordTransaction {
    private(set) var state: MemoryState
    private let sealing: EventSealing

    init(_ state: MemoryState, sealing: EventSealing) {
        self.state = state
        self.sealing = sealing
    }

    // MARK: - Reading

    func choices(of device: DeviceKey) -> CurrentChoices { state.choices(of: device) }
    func outlines(of device: DeviceKey) -> ChoiceOutlines? { state.outlines(of: device) }
    func revision(of device: DeviceKey, kind: ChoiceKind) -> Int64 { state.revision(of: device, kind: kind) }
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
        of app: AppID, days: ClosedRange<CalendarDay>, by groupings: [StatisticsGrouping]
    ) -> [ChoiceSum] { state.statistics(of: app, days: days, by: groupings) }
    func answers(of device: DeviceKey) -> [KeptAnswer] { state.answers(of: device) }
    func apps() -> [AppRecord] { state.apps() }
    func app(_ id: AppID) -> AppRecord? { state.app(id) }
    func lastVersion(of app: AppID) -> Int64 { state.lastVersion(of: app) }
    func testDevices(of app: AppID) -> [TestDevice] { state.testDevices(of: app) }
    func form(_ id: FormID, of app: AppID) -> FormRecord? { state.form(id, of: app) }
    func forms(of app: AppID, version: Int64) -> [FormRecord] { state.forms(of: app, version: version) }

    // MARK: - Choices and events

    func append(_ event: EventDraft) throws(StorageError) -> Int64 {
        let sequence = (state.events.last?.record.header.sequence ?? 0) + 1
        let sealed = try sealing.seal(event, sequence: sequence)
        state.events.append(MemoryState.Event(sealed, device: event.device, payload: event.payload))
        state.revisions[MemoryState.Counter(device: event.device, kind: event.header.kind)] = event.header.revision
        return sequence
    }

    func setChoice(_ choice: StoredChoice, of device: DeviceKey, app: AppID, sequence: Int64) {
        state.current[device, default: CurrentChoices()][choice.kind] = choice
        state.revisions[MemoryState.Counter(device: device, kind: choice.kind)] = choice.revision
    }

    func removeChoice(of device: DeviceKey, kind: ChoiceKind, app: AppID, revision: Int64, sequence: Int64) {
        state.current[device]?[kind] = nil
        state.revisions[MemoryState.Counter(device: device, kind: kind)] = revision
    }

    func erase(_ device: DeviceKey) -> ErasedDevice {
        var erased = ErasedDevice()
        for index in state.events.indices where state.events[index].device == device {
            state.events[index].erase()
            erased.events += 1
        }
        for kind in ChoiceKind.allCases {
            erased.revisions[kind] = state.revisions.removeValue(
                forKey: MemoryState.Counter(device: device, kind: kind))
        }
        state.current[device] = nil
        let keys = state.answers.keys.filter { $0.device == device }
        for key in keys { state.answers[key] = nil }
        erased.answers = keys.count
        return erased
    }

    func forget(_ sequences: Set<Int64>, of device: DeviceKey, choices kinds: Set<ChoiceKind>) -> Int {
        var count = 0
        for index in state.events.indices
        where state.events[index].device == device && sequences.contains(state.events[index].record.header.sequence) {
            state.events[index].erase()
            count += 1
        }
        for kind in ChoiceKind.allCases {
            if kinds.contains(kind) { state.current[device]?[kind] = nil }
            let isLeft = state.events.contains { $0.device == device && $0.record.header.kind == kind }
            if !isLeft, state.current[device]?[kind] == nil {
                state.revisions[MemoryState.Counter(device: device, kind: kind)] = nil
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

    func putTestDevice(_ device: TestDevice, of app: AppID) {
        state.testDevices[app, default: [:]][device.id] = device
    }

    func removeTestDevice(_ device: DeviceID, of app: AppID) -> Bool {
        state.testDevices[app]?.removeValue(forKey: device) != nil
    }
}
