// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

/// What every store promises of its log, of what is taken out of it, and of what is counted.
@Suite struct LogContractTests {
    let directory: ScratchDirectory
    let app: AppID
    let other: AppID
    let device = Examples.device(1)

    init() throws {
        directory = try ScratchDirectory()
        app = try Examples.app()
        other = try Examples.app("other")
    }

    private func store(_ kind: StoreKind, events: Int) throws -> any RecordStore {
        let store = try kind.make(in: directory)
        try store.change { [device, app] transaction in
            for _ in 0..<events { try ExamplePut(device: device, app: app)(transaction) }
        }
        return store
    }

    @Test(arguments: StoreKind.allCases)
    func `an entry has all that its leaf is made of`(kind: StoreKind) throws {
        let store = try store(kind, events: 3)
        let hashing = EventSealing.standard.hashing
        let entries = try store.see { try $0.log(of: app, after: 0, limit: 9) }
        #expect(entries.map(\.event.header.sequence) == [1, 2, 3])
        for entry in entries {
            let salt = try #require(entry.salt)
            let payload = try #require(entry.event.payload)
            #expect(try entry.event.header.canonicalBytes() == entry.headerBytes)
            #expect(hashing.payloadHash(salt: salt, payload: payload) == entry.payloadHash)
            #expect(hashing.leaf(header: entry.headerBytes, payloadHash: entry.payloadHash) == entry.event.leaf)
            let commitment = hashing.deviceCommitment(salt: salt, device: device.bytes)
            #expect(commitment == entry.event.header.deviceCommitment)
            #expect(entry.device == device)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `the log of all apps is in the order of their sequences`(kind: StoreKind) throws {
        let store = try store(kind, events: 2)
        try store.change { [other] in try ExamplePut(device: Examples.device(2), app: other)($0) }
        try store.change { [device, app] in try ExamplePut(device: device, app: app)($0) }
        let all = try store.see { try $0.log(of: nil, after: 1, limit: 9) }
        #expect(all.map(\.event.header.app) == [app, other, app])
        let one = try store.see { try $0.log(of: other, after: 0, limit: 9) }
        #expect(one.map(\.event.header.sequence) == [3])
        let first = try store.see { try $0.log(of: nil, after: 0, limit: 1) }
        #expect(first.map(\.event.header.sequence) == [1])
        let none = try store.see { try $0.log(of: nil, after: 0, limit: -1) }
        #expect(none.isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `an erased entry keeps its leaf and its header, and no salt`(kind: StoreKind) throws {
        let store = try store(kind, events: 2)
        try store.change { [device] in _ = try $0.erase(device, at: Examples.noon) }
        let entries = try store.see { try $0.log(of: app, after: 0, limit: 9) }
        for entry in entries {
            #expect(entry.salt == nil && entry.event.payload == nil && entry.device == nil)
            let leaf = EventSealing.standard.hashing.leaf(
                header: entry.headerBytes, payloadHash: entry.payloadHash)
            #expect(leaf == entry.event.leaf)
        }
        let held = try store.see { try $0.heldEvents(after: 0, limit: 9) }
        #expect(held.isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `held events come in pages with their device`(kind: StoreKind) throws {
        let store = try store(kind, events: 3)
        let held = try store.see { try $0.heldEvents(after: 1, limit: 1) }
        #expect(held.map(\.header.sequence) == [2])
        #expect(held.map(\.device) == [device])
    }

    /// Whatever is taken out of the middle, the rest stays one history, and an erasure finds all of it.
    @Test(arguments: StoreKind.allCases, [[1], [2], [5], [1, 3], [2, 3, 4], [4, 5], [1, 2, 3, 4]])
    func `forgetting some events leaves the others linked`(kind: StoreKind, gone: [Int64]) throws {
        let store = try store(kind, events: 5)
        let count = try store.change { [device] in try $0.forget(Set(gone), of: device, choices: [], at: Examples.noon)
        }
        // The newest stays while an older one does.
        let going = gone.filter { $0 != 5 }
        #expect(count == going.count)
        let left = try store.see { try $0.history(of: device) }.map(\.header.sequence)
        #expect(left == [1, 2, 3, 4, 5].filter { !going.contains($0) })
        let choice = try store.see { try $0.choices(of: device) }.european
        #expect(choice == Examples.european(revision: 5))
        try store.change { [device, app] in try ExamplePut(device: device, app: app)($0) }
        let grown = try store.see { try $0.history(of: device) }.map(\.header.sequence)
        #expect(grown == left + [6])
        let erased = try store.change { [device] in try $0.erase(device, at: Examples.noon) }
        #expect(erased.events == left.count + 1)
        let held = try store.see { try $0.heldEvents(after: 0, limit: 9) }
        #expect(held.isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a device of which nothing is left is forgotten`(kind: StoreKind) throws {
        let store = try store(kind, events: 2)
        let count = try store.change { [device] in
            try $0.forget([1, 2], of: device, choices: [.european], at: Examples.noon)
        }
        #expect(count == 2)
        let choices = try store.see { try $0.choices(of: device) }
        #expect(choices == CurrentChoices())
        let revision = try store.see { try $0.revision(of: device, kind: .european) }
        #expect(revision == 0)
        let erased = try store.change { [device] in try $0.erase(device, at: Examples.noon) }
        #expect(erased == ErasedDevice())
    }

    @Test(arguments: StoreKind.allCases)
    func `a choice that is dropped leaves events that stay, and their count`(kind: StoreKind) throws {
        let store = try store(kind, events: 1)
        try store.change { [device, app] transaction in
            _ = try transaction.append(Examples.draft(device, app: app, type: .reset, revision: 2))
        }
        let count = try store.change { [device] in
            try $0.forget([1], of: device, choices: [.european], at: Examples.noon)
        }
        #expect(count == 1)
        let choices = try store.see { try $0.choices(of: device) }
        #expect(choices == CurrentChoices())
        let revision = try store.see { try $0.revision(of: device, kind: .european) }
        #expect(revision == 2)
        let left = try store.see { try $0.history(of: device) }.map(\.header.sequence)
        #expect(left == [2])
    }

    @Test(arguments: StoreKind.allCases)
    func `another kind and another device are not touched`(kind: StoreKind) throws {
        let store = try store(kind, events: 2)
        let neighbour = Examples.device(2)
        try store.change { [device, app] transaction in
            let sequence = try transaction.append(Examples.draft(device, app: app, kind: .usStates))
            try transaction.setChoice(Examples.usStates(), of: device, app: app, sequence: sequence)
            try ExamplePut(device: neighbour, app: app)(transaction)
        }
        let count = try store.change { [device] in
            try $0.forget([1, 2, 4], of: device, choices: [.european], at: Examples.noon)
        }
        #expect(count == 2, "event 4 is the neighbour's")
        let choices = try store.see { try $0.choices(of: device) }
        #expect(choices.european == nil && choices.usStates != nil)
        let history = try store.see { try $0.history(of: neighbour) }
        #expect(history.count == 1)
    }

    @Test(arguments: StoreKind.allCases)
    func `old answers go, and young ones stay`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let later = Timestamp(milliseconds: Examples.noon.milliseconds + 1)
        try store.change { [device] transaction in
            try transaction.remember(Examples.answer(), for: IdempotencyKey(device: device, value: "old"))
            try transaction.remember(Examples.answer(at: later), for: IdempotencyKey(device: device, value: "young"))
        }
        let gone = try store.change { try $0.forgetAnswers(before: later) }
        #expect(gone == 1)
        let again = try store.change { try $0.forgetAnswers(before: later) }
        #expect(again == 0)
        let left = try store.see { try $0.answers(of: device) }.map(\.key)
        #expect(left == ["young"])
    }

    private func what(
        _ country: String = "DE", day: Int64 = 20_000, event: ChoiceCount.Event = .consent, outcome: String = "all"
    ) -> ChoiceCount {
        ChoiceCount(
            app: app, day: CalendarDay(daysSinceEpoch: day), country: country, regulation: "gdpr", language: "de",
            form: "f", event: event, outcome: outcome)
    }

    private let days = CalendarDay(daysSinceEpoch: 0)...CalendarDay(daysSinceEpoch: 30_000)

    @Test(arguments: StoreKind.allCases)
    func `counts add up, by what is asked`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        for _ in 0..<3 {
            try store.change { [self] transaction in
                try transaction.count(what(), 1)
                try transaction.count(what("FR", day: 20_001), 2)
                try transaction.count(what("FR", event: .saveChoices, outcome: "partial"), 1)
            }
        }
        let all = try #require(
            try store.see { try $0.statistics(of: app, days: days, by: [], limit: 9) })
        #expect(all.map(\.count).sorted() == [3, 9])
        let byCountry = try #require(
            try store.see { try $0.statistics(of: app, days: days, by: [.country, .action], limit: 9) })
        let found = Dictionary(uniqueKeysWithValues: byCountry.map { ($0.group, $0.count) })
        #expect(found == [["DE", "consent"]: 3, ["FR", "consent"]: 6, ["FR", "save_choices"]: 3])
        let first = CalendarDay(daysSinceEpoch: 20_000)
        let ofOneDay = try #require(
            try store.see { try $0.statistics(of: app, days: first...first, by: [.day, .form], limit: 9) })
        #expect(Set(ofOneDay.map(\.group)) == [[first.description, "f"]])
        #expect(ofOneDay.reduce(0) { $0 + $1.count } == 6)
        let others = try #require(
            try store.see { try $0.statistics(of: other, days: days, by: [], limit: 9) })
        #expect(others.isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a change that is refused counts nothing`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        #expect(throws: StorageError.database("refused")) {
            try store.change { [self] transaction in
                try transaction.count(what(), 1)
                throw StorageError.database("refused")
            }
        }
        try store.change { [self] in try $0.count(what("FR"), 1) }
        let sums = try #require(
            try store.see { try $0.statistics(of: app, days: days, by: [.country], limit: 9) })
        #expect(sums.map(\.group) == [["FR"]])
    }
}
