// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

/// What every store promises: choices and their evidence.
@Suite struct RecordStoreContractTests {
    let directory: ScratchDirectory
    let app: AppID
    let device = Examples.device(1)

    init() throws {
        directory = try ScratchDirectory()
        app = try Examples.app()
    }

    @Test(arguments: StoreKind.allCases)
    func `an unknown device has no choice, no revision and no history`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        #expect(try store.see { try $0.choices(of: device) } == CurrentChoices())
        #expect(try store.see { try $0.revision(of: device, kind: .european) } == 0)
        #expect(try store.see { try $0.history(of: device) }.isEmpty)
        #expect(try store.see { try $0.events(of: app, after: 0, limit: 10) }.isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a choice comes back with every field as it was`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        var expected = CurrentChoices()
        expected.european = Examples.european()
        try store.change { [device, app] transaction in
            try transaction.setChoice(Examples.european(), of: device, app: app, sequence: 1)
        }
        #expect(try store.see { try $0.choices(of: device) } == expected)
        expected.usStates = Examples.usStates(revision: 7)
        try store.change { [device, app] transaction in
            try transaction.setChoice(Examples.usStates(revision: 7), of: device, app: app, sequence: 2)
        }
        #expect(try store.see { try $0.choices(of: device) } == expected)
        #expect(try store.see { try $0.revision(of: device, kind: .european) } == 1)
        #expect(try store.see { try $0.revision(of: device, kind: .usStates) } == 7)
    }

    @Test(arguments: StoreKind.allCases)
    func `a device stands as its choices and its counters say, also within a change`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        #expect(try store.see { try $0.standing(of: device) } == DeviceStanding())
        try store.change { [device, app] transaction in
            try transaction.setChoice(Examples.european(), of: device, app: app, sequence: 1)
            try transaction.removeChoice(of: device, kind: .usStates, app: app, revision: 4, sequence: 2)
            var within = DeviceStanding(revisions: [.european: 1, .usStates: 4])
            within.choices.european = Examples.european()
            #expect(try transaction.standing(of: device) == within)
        }
        let standing = try store.see { try $0.standing(of: device) }
        #expect(standing.choices == (try store.see { try $0.choices(of: device) }))
        #expect(standing.revisions == [.european: 1, .usStates: 4])
    }

    @Test(arguments: StoreKind.allCases)
    func `every US opt-out and category comes back alone`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        var contents: [USChoice] = [USChoice(), .allOptedOut]
        for category in SensitiveDataCategory.allCases {
            var content = USChoice()
            content.sensitiveDataOptOuts = [category]
            contents.append(content)
        }
        for path in [\USChoice.saleOptOut, \USChoice.sharingOptOut, \USChoice.targetedAdvertisingOptOut] {
            var content = USChoice()
            content[keyPath: path] = true
            contents.append(content)
        }
        for content in contents {
            try store.change { [device, app] transaction in
                try transaction.setChoice(Examples.usStates(revision: 1, content), of: device, app: app, sequence: 1)
            }
            let stored = try store.see { try $0.choices(of: device) }.usStates
            #expect(stored?.content == .usStates(content))
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a later choice of the same kind replaces the earlier, whatever its dates say`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        try store.change { [device, app] transaction in
            var later = Examples.european(revision: 2)
            later.receivedAt = Timestamp(milliseconds: 0)
            try transaction.setChoice(Examples.european(revision: 1), of: device, app: app, sequence: 1)
            try transaction.setChoice(later, of: device, app: app, sequence: 2)
        }
        #expect(try store.see { try $0.choices(of: device) }.european?.revision == 2)
    }

    @Test(arguments: StoreKind.allCases)
    func `a reset forgets one kind and goes on counting`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        try store.change { [device, app] transaction in
            try transaction.setChoice(Examples.european(revision: 1), of: device, app: app, sequence: 1)
            try transaction.setChoice(Examples.usStates(), of: device, app: app, sequence: 2)
            try transaction.removeChoice(of: device, kind: .european, app: app, revision: 2, sequence: 3)
        }
        let choices = try store.see { try $0.choices(of: device) }
        #expect(choices.european == nil)
        #expect(choices.usStates == Examples.usStates())
        #expect(try store.see { try $0.revision(of: device, kind: .european) } == 2)
        try store.change { [device, app] transaction in
            try transaction.setChoice(Examples.european(revision: 3), of: device, app: app, sequence: 4)
        }
        #expect(try store.see { try $0.choices(of: device) }.european == Examples.european(revision: 3))
    }

    @Test(arguments: StoreKind.allCases)
    func `a reset of what was never there only counts`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        try store.change { [device, app] transaction in
            try transaction.removeChoice(of: device, kind: .usStates, app: app, revision: 1, sequence: 1)
        }
        #expect(try store.see { try $0.choices(of: device) } == CurrentChoices())
        #expect(try store.see { try $0.revision(of: device, kind: .usStates) } == 1)
    }

    @Test(arguments: StoreKind.allCases)
    func `devices that differ in one half of their key alone are apart`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let devices = [
            DeviceKey(high: 1, low: 1), DeviceKey(high: 1, low: 2), DeviceKey(high: 2, low: 1),
            DeviceKey(high: 0, low: 0), DeviceKey(high: .max, low: .max),
        ]
        for (index, device) in devices.enumerated() {
            try store.change { [app] transaction in
                try transaction.setChoice(
                    Examples.european(revision: Int64(index + 1)), of: device, app: app, sequence: 1)
            }
        }
        for (index, device) in devices.enumerated() {
            #expect(try store.see { try $0.choices(of: device) }.european?.revision == Int64(index + 1))
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `the history has every event of a device, both kinds, oldest first`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let plan: [(ChoiceKind, EventType, Int64)] = [
            (.european, .choice, 1), (.usStates, .choice, 1), (.european, .imported, 2), (.usStates, .reset, 2),
            (.european, .erasure, 3),
        ]
        for (number, step) in plan.enumerated() {
            try store.change { [device, app] transaction in
                // Another device's events lie between.
                _ = try transaction.append(Examples.draft(Examples.device(2), app: app, revision: Int64(number + 1)))
                _ = try transaction.append(
                    Examples.draft(
                        device, app: app, kind: step.0, type: step.1, revision: step.2, payload: "{\"n\":\(number)}"))
            }
        }
        let history = try store.see { try $0.history(of: device) }
        #expect(history.map(\.header.type) == plan.map(\.1))
        #expect(history.map(\.header.revision) == plan.map(\.2))
        #expect(history.map(\.payload) == (0..<5).map { Array("{\"n\":\($0)}".utf8) })
        #expect(history.map(\.header.sequence) == history.map(\.header.sequence).sorted())
        #expect(try store.see { try $0.history(of: Examples.device(2)) }.count == 5)
        #expect(try store.see { try $0.revision(of: device, kind: .european) } == 3)
    }

    @Test(arguments: StoreKind.allCases)
    func `a change sees what it wrote itself`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let seen = try store.change { [device, app] transaction -> [Int64] in
            let first = try transaction.append(Examples.draft(device, app: app, revision: 1))
            let afterAppend = try transaction.revision(of: device, kind: .european)
            let history = try transaction.history(of: device).count
            try transaction.setChoice(Examples.european(revision: 1), of: device, app: app, sequence: first)
            let revision = try transaction.choices(of: device).european?.revision ?? -1
            let second = try transaction.append(Examples.draft(device, app: app, revision: 2))
            let events = try transaction.events(of: app, after: first, limit: 9).count
            return [afterAppend, Int64(history), revision, second - first, Int64(events)]
        }
        #expect(seen == [1, 1, 1, 1, 1])
        #expect(try store.see { try $0.history(of: device) }.count == 2)
    }

    @Test(arguments: StoreKind.allCases)
    func `an event keeps its header, and its leaf is made as the documentation says`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let sequence = try store.change { [device, app] transaction in
            try transaction.append(Examples.draft(device, app: app, payload: "{\"a\":1}"))
        }
        let event = try #require(try store.see { try $0.events(of: app, after: 0, limit: 1) }.first)
        var expected = Examples.draft(device, app: app).header
        expected.sequence = sequence
        expected.deviceCommitment = event.header.deviceCommitment
        #expect(event.header == expected)
        #expect(event.header.deviceCommitment.count == 32)
        #expect(event.leaf.count == 32)
        #expect(event.payload == Array("{\"a\":1}".utf8))
    }

    @Test(arguments: StoreKind.allCases)
    func `two equal events share neither commitment nor leaf`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        try store.change { [device, app] transaction in
            for _ in 0..<2 { _ = try transaction.append(Examples.draft(device, app: app)) }
        }
        let events = try store.see { try $0.events(of: app, after: 0, limit: 9) }
        #expect(events.count == 2)
        #expect(Set(events.map(\.leaf)).count == 2)
        #expect(Set(events.map(\.header.deviceCommitment)).count == 2)
    }

    @Test(arguments: StoreKind.allCases)
    func `an app's events come in pages, and no other app's`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let other = try Examples.app("other")
        for number in 0..<10 {
            try store.change { [app] transaction in
                let owner = number % 2 == 0 ? app : other
                _ = try transaction.append(Examples.draft(Examples.device(UInt64(number)), app: owner))
            }
        }
        var pages: [[Int64]] = []
        var last: Int64 = 0
        while true {
            let page = try store.see { try $0.events(of: app, after: last, limit: 2) }
            guard let end = page.last?.header.sequence else { break }
            #expect(page.allSatisfy { $0.header.app == app })
            pages.append(page.map(\.header.sequence))
            last = end
        }
        #expect(pages.map(\.count) == [2, 2, 1])
        #expect(pages.joined().sorted() == Array(pages.joined()))
        #expect(try store.see { try $0.events(of: app, after: 0, limit: 0) }.isEmpty)
        #expect(try store.see { try $0.events(of: app, after: 0, limit: -1) }.isEmpty)
        #expect(try store.see { try $0.events(of: Examples.app("nobody"), after: 0, limit: 5) }.isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `an answer comes back under its key and no other`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let key = IdempotencyKey(device: device, value: "key-1")
        try store.change { transaction in
            try transaction.remember(Examples.answer(), for: key)
        }
        #expect(try store.see { try $0.answer(to: key) } == Examples.answer())
        #expect(try store.see { try $0.answer(to: IdempotencyKey(device: device, value: "key-2")) } == nil)
        let stranger = IdempotencyKey(device: Examples.device(2), value: "key-1")
        #expect(try store.see { try $0.answer(to: stranger) } == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `an answer without a body and an ETag is one`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let key = IdempotencyKey(device: device, value: "!~")
        var answer = Examples.answer(status: 204)
        answer.body = []
        answer.etag = nil
        try store.change { [answer] transaction in try transaction.remember(answer, for: key) }
        #expect(try store.see { try $0.answer(to: key) } == answer)
    }
}
