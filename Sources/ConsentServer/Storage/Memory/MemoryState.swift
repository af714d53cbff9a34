// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// All that a `MemoryStore` holds: a value, so that a reader keeps what it began with.
struct MemoryState: RecordReader, Sendable {
    /// An event and the device whose it is, nil where that was erased.
    struct Event: Sendable {
        var device: DeviceKey?
        var record: EventRecord
        var evidence: EvidenceRow

        /// An event, with what is erased of it one day where it is a device's.
        init(_ sealed: SealedEvent, device: DeviceKey?, payload: [UInt8]?, previous: Int64? = nil) {
            self.device = device
            record = EventRecord(header: sealed.header, payload: payload, leaf: sealed.leaf)
            evidence = EvidenceRow(
                sequence: sealed.header.sequence,
                event: EvidenceRow.Event(
                    app: sealed.header.app, header: sealed.headerBytes, payloadHash: sealed.payloadHash,
                    leaf: sealed.leaf),
                payload: device.map { device in
                    EvidenceRow.Payload(device: device, previous: previous, salt: sealed.salt, bytes: payload ?? [])
                })
        }

        /// Leaves what is kept for ever.
        mutating func erase() {
            device = nil
            record.payload = nil
            evidence.payload = nil
        }
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
    /// What the strings of an app's choices rest on.
    var signalsBasis: [AppID: Int64] = [:]
    /// The apps whose strings are due.
    var signalsDue: Set<AppID> = []
    var revisions: [Counter: Int64] = [:]
    var events: [Event] = []
    var answers: [IdempotencyKey: IdempotentAnswer] = [:]
    var counts: [ChoiceCount: Int64] = [:]
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
    /// The app of each device that something is kept of.
    var appOfDevice: [DeviceKey: AppID] = [:]

    func choices(of device: DeviceKey) -> CurrentChoices { current[device] ?? CurrentChoices() }

    func standing(of device: DeviceKey) -> DeviceStanding {
        var standing = DeviceStanding(choices: choices(of: device))
        for kind in ChoiceKind.allCases {
            standing.revisions[kind] = revisions[Counter(device: device, kind: kind)]
        }
        return standing
    }

    func outlines(of device: DeviceKey) -> ChoiceOutlines? {
        ChoiceOutlines(choices(of: device))
    }

    func history(of device: DeviceKey) -> [EventRecord] {
        events.filter { $0.device == device }.map(\.record)
    }

    func events(of app: AppID, after sequence: Int64, limit: Int) -> [EventRecord] {
        let later = events.lazy.map(\.record).filter { $0.header.app == app && $0.header.sequence > sequence }
        return Array(later.prefix(max(0, limit)))
    }

    func log(of app: AppID?, after sequence: Int64, limit: Int) -> [LogEntry] {
        let later = events.lazy.filter { event in
            event.record.header.sequence > sequence && (app == nil || event.record.header.app == app)
        }
        return later.prefix(max(0, limit)).map { event in
            LogEntry(
                event: event.record, headerBytes: event.evidence.event?.header ?? [],
                payloadHash: event.evidence.event?.payloadHash ?? [], salt: event.evidence.payload?.salt,
                device: event.device)
        }
    }

    func answer(to key: IdempotencyKey) -> IdempotentAnswer? { answers[key] }

    func heldEvents(after sequence: Int64, limit: Int) -> [HeldEvent] {
        let later = events.lazy.compactMap { event -> HeldEvent? in
            guard let device = event.device, event.record.header.sequence > sequence else { return nil }
            return HeldEvent(header: event.record.header, device: device)
        }
        return Array(later.prefix(max(0, limit)))
    }

    func statistics(
        of app: AppID, days: ClosedRange<CalendarDay>, by groupings: [StatisticsGrouping], limit: Int
    ) -> [ChoiceSum]? {
        var sums: [[String]: ChoiceSum] = [:]
        for (what, count) in counts
        where what.app == app && days.contains(what.day) && groupings.haveGroup(for: what.event) {
            let group = groupings.map { what.value(of: $0) }
            let key = group + [what.event.rawValue, what.outcome]
            let before = sums[key]?.count ?? 0
            sums[key] = ChoiceSum(group: group, event: what.event, outcome: what.outcome, count: before + count)
        }
        return Set(sums.values.map(\.group)).count <= limit ? Array(sums.values) : nil
    }

    func answers(of device: DeviceKey) -> [KeptAnswer] {
        answers.filter { $0.key.device == device }.map { KeptAnswer(key: $0.key.value, answer: $0.value) }
            .sorted { ($0.answer.answeredAt, $0.key) < ($1.answer.answeredAt, $1.key) }
    }

    func apps() -> [AppRecord] { live.values.sorted { $0.id.description < $1.id.description } }

    func app(_ id: AppID) -> AppRecord? { live[id] }

    func lastVersion(of app: AppID) -> Int64 { versions[app] ?? 0 }

    func testDevices(of app: AppID) -> [TestDevice] {
        (testDevices[app] ?? [:]).values.sorted { $0.id.description < $1.id.description }
    }

    func form(_ id: FormID, of app: AppID) -> FormRecord? { forms[FormKey(app: app, form: id)] }

    func formPart(_ id: FormID) -> [UInt8]? { formParts[id] }
}
