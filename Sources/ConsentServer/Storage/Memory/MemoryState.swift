// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// All that a `MemoryStore` holds: a value, so that a reader keeps what it began with.
struct MemoryState: RecordReader, Sendable {
    /// An event and the device whose it is.
    struct Event: Sendable {
        var device: DeviceKey
        var record: EventRecord
        var evidence: EvidenceRow
    }

    /// A device's counter of one kind.
    struct Counter: Hashable, Sendable {
        var device: DeviceKey
        var kind: ChoiceKind
    }

    /// A form among those of all apps.
    struct FormKey: Hashable, Sendable {
        var app: AppID
        var form: FormID
    }

    var current: [DeviceKey: CurrentChoices] = [:]
    /// Whose devices they are.
    var owners: [DeviceKey: AppID] = [:]
    /// What the strings of an app's choices rest on.
    var signalsBasis: [AppID: Int64] = [:]
    /// The apps whose strings are due.
    var signalsDue: Set<AppID> = []
    var revisions: [Counter: Int64] = [:]
    var events: [Event] = []
    var answers: [IdempotencyKey: IdempotentAnswer] = [:]
    var live: [AppID: AppRecord] = [:]
    var versions: [AppID: Int64] = [:]
    var forms: [FormKey: FormRecord] = [:]
    var formParts: [FormID: [UInt8]] = [:]
    /// In the order in which they were published.
    var formOrder: [FormKey] = []
    var testDevices: [AppID: [DeviceID: TestDevice]] = [:]
    var instance: [UInt8] = []
    var heads: [StoredHead] = []
    var erasures: [Int64: Erasure] = [:]
    /// Where each kind's newest event is.
    var newest: [Counter: Int64] = [:]
    /// The app of each device that has a counter.
    var appOfDevice: [DeviceKey: AppID] = [:]

    func choices(of device: DeviceKey) -> CurrentChoices { current[device] ?? CurrentChoices() }

    func outlines(of device: DeviceKey) -> ChoiceOutlines? {
        ChoiceOutlines(choices(of: device))
    }

    func revision(of device: DeviceKey, kind: ChoiceKind) -> Int64 {
        revisions[Counter(device: device, kind: kind)] ?? 0
    }

    func history(of device: DeviceKey) -> [EventRecord] {
        events.filter { $0.device == device }.map(\.record)
    }

    func events(of app: AppID, after sequence: Int64, limit: Int) -> [EventRecord] {
        let later = events.lazy.map(\.record).filter { $0.header.app == app && $0.header.sequence > sequence }
        return Array(later.prefix(max(0, limit)))
    }

    func answer(to key: IdempotencyKey) -> IdempotentAnswer? { answers[key] }

    func apps() -> [AppRecord] { live.values.sorted { $0.id.description < $1.id.description } }

    func app(_ id: AppID) -> AppRecord? { live[id] }

    func lastVersion(of app: AppID) -> Int64 { versions[app] ?? 0 }

    func testDevices(of app: AppID) -> [TestDevice] {
        (testDevices[app] ?? [:]).values.sorted { $0.id.description < $1.id.description }
    }

    func form(_ id: FormID, of app: AppID) -> FormRecord? { forms[FormKey(app: app, form: id)] }

    func formPart(_ id: FormID) -> [UInt8]? { formParts[id] }

    func forms(of app: AppID, version: Int64) -> [FormRecord] {
        formOrder.compactMap { $0.app == app ? forms[$0] : nil }.filter { $0.version == version }
    }
}
