// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

/// Both stores under the same random work: whatever one answers, the other must.
@Suite struct RecordStoreModelTests {
    /// One thing that a change does.
    enum Step: Sendable {
        case append(device: Int, kind: ChoiceKind, type: EventType)
        case choose(device: Int, kind: ChoiceKind, Choice)
        case reset(device: Int, kind: ChoiceKind)
        case remember(device: Int, key: Int, status: Int)
        case putApp(Int)
        case deleteApp(Int)
        case publish(app: Int, form: UInt8)
        case putTestDevice(app: Int, device: Int)
        case removeTestDevice(app: Int, device: Int)
        case refuse

        /// What of a choice varies.
        struct Choice: Sendable {
            var vendors: [UInt32]
            var optOuts: USChoice
            var hasStrings: Bool
            var hasForm: Bool
        }
    }

    static let devices = (0..<6).map { DeviceKey(high: UInt64($0 % 3), low: UInt64($0)) }
    static let keys = (0..<4).map { "key-\($0)" }

    let apps: [AppID]
    let tests: [DeviceID]

    init() throws {
        apps = try ["a", "b", "c"].map { try Examples.app($0) }
        tests = try ["t0", "t1", "t2"].map { try #require(DeviceID($0)) }
    }

    private func step(using generator: inout SplitMix) throws -> Step {
        let device = Int.random(in: 0..<Self.devices.count, using: &generator)
        let app = Int.random(in: 0..<3, using: &generator)
        let kind = try #require(ChoiceKind.allCases.randomElement(using: &generator))
        switch Int.random(in: 0..<20, using: &generator) {
        case 0..<5:
            return .append(
                device: device, kind: kind, type: try #require(EventType.allCases.randomElement(using: &generator)))
        case 5..<10:
            var optOuts = USChoice()
            optOuts.sharingOptOut = Bool.random(using: &generator)
            optOuts.sensitiveDataOptOuts = Set(
                SensitiveDataCategory.allCases.filter { _ in Bool.random(using: &generator) })
            let count = Int.random(in: 0..<30, using: &generator)
            let vendors = (0..<count).map { _ in UInt32.random(in: 0...2000, using: &generator) }
            return .choose(
                device: device, kind: kind,
                Step.Choice(
                    vendors: vendors, optOuts: optOuts, hasStrings: Bool.random(using: &generator),
                    hasForm: Bool.random(using: &generator)))
        case 10..<12: return .reset(device: device, kind: kind)
        case 12..<14:
            return .remember(
                device: device, key: Int.random(in: 0..<4, using: &generator),
                status: Int.random(in: 200..<500, using: &generator))
        case 14: return .putApp(app)
        case 15: return .deleteApp(app)
        case 16: return .publish(app: app, form: UInt8.random(in: 0..<4, using: &generator))
        case 17: return .putTestDevice(app: app, device: device % 3)
        case 18: return .removeTestDevice(app: app, device: device % 3)
        default: return .refuse
        }
    }

    /// Runs the steps as one change; what it gives is what it read on its way.
    private func run(_ steps: [Step], on store: any RecordStore) throws -> Result<[String], StorageError> {
        do {
            return .success(
                try store.change { [apps, tests] transaction in
                    try steps.map { try Self.run($0, in: transaction, apps: apps, tests: tests) }
                })
        } catch let error as StorageError {
            return .failure(error)
        }
    }

    private static func run(
        _ step: Step, in transaction: any RecordTransaction, apps: [AppID], tests: [DeviceID]
    ) throws -> String {
        switch step {
        case .append(let device, let kind, let type):
            let revision = try transaction.revision(of: devices[device], kind: kind) + 1
            let draft = Examples.draft(
                devices[device], app: apps[device % 3], kind: kind, type: type, revision: revision,
                payload: "{\"r\":\(revision)}")
            return "appended \(try transaction.append(draft))"
        case .choose(let device, let kind, let content):
            let before = try transaction.choices(of: devices[device])
            let revision = try transaction.revision(of: devices[device], kind: kind) + 1
            let draft = Examples.draft(devices[device], app: apps[device % 3], kind: kind, revision: revision)
            let sequence = try transaction.append(draft)
            try transaction.setChoice(
                choice(content, kind: kind, revision: revision), of: devices[device], app: apps[device % 3],
                sequence: sequence)
            return "\(before[kind]?.revision ?? 0) to \(revision) by \(sequence)"
        case .reset(let device, let kind):
            let revision = try transaction.revision(of: devices[device], kind: kind) + 1
            let draft = Examples.draft(
                devices[device], app: apps[device % 3], kind: kind, type: .reset, revision: revision)
            let sequence = try transaction.append(draft)
            try transaction.removeChoice(
                of: devices[device], kind: kind, app: apps[device % 3], revision: revision, sequence: sequence)
            return "reset by \(sequence), \(try transaction.history(of: devices[device]).count) events"
        case .remember(let device, let key, let status):
            let key = IdempotencyKey(device: devices[device], value: keys[key])
            let before = try transaction.answer(to: key)?.status
            try transaction.remember(Examples.answer(status: status), for: key)
            return "answered \(before ?? 0) before"
        case .putApp(let app):
            let version = try transaction.lastVersion(of: apps[app]) + 1
            try transaction.putApp(Examples.appRecord(apps[app], version: version))
            return "version \(version)"
        case .deleteApp(let app): return "deleted \(try transaction.deleteApp(apps[app]))"
        case .publish(let app, let form):
            try transaction.publish(Examples.form(apps[app], form, version: Int64(form % 2)))
            let published = try transaction.form(Examples.form(apps[app], form).id, of: apps[app])
            return "version \(published?.version ?? -1)"
        case .putTestDevice(let app, let device):
            try transaction.putTestDevice(
                TestDevice(id: tests[device], label: "\(device)", addedAt: Examples.noon), of: apps[app])
            return "\(try transaction.testDevices(of: apps[app]).count) test devices"
        case .removeTestDevice(let app, let device):
            return "removed \(try transaction.removeTestDevice(tests[device], of: apps[app]))"
        case .refuse: throw StorageError.database("refused")
        }
    }

    private static func choice(_ content: Step.Choice, kind: ChoiceKind, revision: Int64) -> StoredChoice {
        var choice = kind == .european ? Examples.european(revision: revision) : Examples.usStates(revision: revision)
        switch kind {
        case .european:
            var european = EuropeanChoice()
            european.vendorsConsent = IDSet(content.vendors)
            european.vendorsDisclosed = IDSet(content.vendors.map { $0 * 3 })
            choice.content = .european(european)
        case .usStates: choice.content = .usStates(content.optOuts)
        }
        choice.signals = StoredSignals()
        if content.hasStrings { choice.signals.gppString = "DBABLA~BVQqAAAAAgA.QA" }
        choice.formID = content.hasForm ? FormID(digest: [UInt8](repeating: 1, count: 32)) : nil
        return choice
    }

    /// Everything that can be read, but for what differs by the salt.
    struct Everything: Equatable {
        var choices: [CurrentChoices] = []
        var revisions: [Int64] = []
        var events: [EventRecord] = []
        var answers: [IdempotentAnswer?] = []
        var apps: [AppRecord] = []
        var versions: [Int64] = []
        var testDevices: [TestDevice] = []
        var forms: [FormRecord?] = []
    }

    private func everything(in store: any RecordStore) throws -> Everything {
        func plain(_ event: EventRecord) -> EventRecord {
            var event = event
            event.header.deviceCommitment = []
            event.leaf = []
            return event
        }
        return try store.see { reader in
            var seen = Everything()
            for device in Self.devices {
                seen.choices.append(try reader.choices(of: device))
                for kind in ChoiceKind.allCases { seen.revisions.append(try reader.revision(of: device, kind: kind)) }
                seen.events += try reader.history(of: device).map(plain)
                for key in Self.keys {
                    seen.answers.append(try reader.answer(to: IdempotencyKey(device: device, value: key)))
                }
            }
            seen.apps = try reader.apps()
            for app in apps {
                seen.versions.append(try reader.lastVersion(of: app))
                seen.testDevices += try reader.testDevices(of: app)
                for form in UInt8(0)..<4 { seen.forms.append(try reader.form(Examples.form(app, form).id, of: app)) }
                seen.events += try reader.events(of: app, after: 3, limit: 50).map(plain)
            }
            return seen
        }
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `whatever is done to them, both stores say the same`(seed: UInt64) throws {
        var generator = SplitMix(state: seed)
        let directory = try ScratchDirectory()
        let memory = try StoreKind.memory.make(in: directory)
        var sqlite = try StoreKind.sqlite.make(in: directory)
        for round in 0..<60 {
            let count = Int.random(in: 1...5, using: &generator)
            let steps = try (0..<count).map { _ in try step(using: &generator) }
            let expected = try run(steps, on: memory)
            let found = try run(steps, on: sqlite)
            #expect(found == expected, "round \(round): \(steps)")
            if round % 6 == 5 {
                #expect(try everything(in: sqlite) == everything(in: memory), "round \(round)")
            }
            if round % 20 == 19 {
                // Nothing of it depends on what the process remembers.
                sqlite.close()
                sqlite = try StoreKind.sqlite.make(in: directory)
            }
        }
        #expect(try everything(in: sqlite) == everything(in: memory))
    }
}

/// Numbers that are the same on every run.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
