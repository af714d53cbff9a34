// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

/// What every store promises of erasure.
@Suite struct ErasureContractTests {
    let directory: ScratchDirectory
    let app: AppID
    let device = Examples.device(1)
    let neighbour = Examples.device(2)

    init() throws {
        directory = try ScratchDirectory()
        app = try Examples.app()
    }

    /// Both devices have choices of both kinds, and an idempotency key each.
    private func filled(_ kind: StoreKind) throws -> any RecordStore {
        let store = try kind.make(in: directory)
        for device in [device, neighbour] {
            try store.change { [app] transaction in
                for _ in 0..<3 { try ExamplePut(device: device, app: app)(transaction) }
                let sequence = try transaction.append(Examples.draft(device, app: app, kind: .usStates))
                try transaction.setChoice(Examples.usStates(), of: device, app: app, sequence: sequence)
                try transaction.remember(Examples.answer(), for: IdempotencyKey(device: device, value: "k"))
            }
        }
        return store
    }

    @Test(arguments: StoreKind.allCases)
    func `nothing of an erased device is left, and its leaves stay`(kind: StoreKind) throws {
        let store = try filled(kind)
        let before = try store.see { try $0.events(of: app, after: 0, limit: 99) }
        let erased = try store.change { [device] in try $0.erase(device, at: Examples.noon) }
        #expect(erased == ErasedDevice(events: 4, answers: 1, revisions: [.european: 3, .usStates: 1]))
        #expect(try store.see { try $0.choices(of: device) } == CurrentChoices())
        #expect(try store.see { try $0.history(of: device) }.isEmpty)
        #expect(try store.see { try $0.answers(of: device) }.isEmpty)
        #expect(try store.see { try $0.revision(of: device, kind: .european) } == 0)
        let after = try store.see { try $0.events(of: app, after: 0, limit: 99) }
        #expect(after.map(\.leaf) == before.map(\.leaf))
        #expect(after.map(\.header) == before.map(\.header))
        #expect(after.map { $0.payload == nil } == [true, true, true, true, false, false, false, false])
    }

    @Test(arguments: StoreKind.allCases)
    func `another device keeps everything`(kind: StoreKind) throws {
        let store = try filled(kind)
        let before = try store.see { try $0.history(of: neighbour) }
        try store.change { [device] in _ = try $0.erase(device, at: Examples.noon) }
        #expect(try store.see { try $0.history(of: neighbour) } == before)
        #expect(try store.see { try $0.choices(of: neighbour) }.european?.revision == 3)
        #expect(try store.see { try $0.answers(of: neighbour) }.map(\.key) == ["k"])
    }

    @Test(arguments: StoreKind.allCases)
    func `a second erasure finds nothing, and one of nobody too`(kind: StoreKind) throws {
        let store = try filled(kind)
        try store.change { [device] in _ = try $0.erase(device, at: Examples.noon) }
        for number in [UInt64(1), 9] {
            let erased = try store.change { try $0.erase(Examples.device(number), at: Examples.noon) }
            #expect(erased == ErasedDevice())
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `an erased device begins anew`(kind: StoreKind) throws {
        let store = try filled(kind)
        try store.change { [device] in _ = try $0.erase(device, at: Examples.noon) }
        let revision = try store.change { [device, app] in try ExamplePut(device: device, app: app)($0) }
        #expect(revision == 1)
        #expect(try store.see { try $0.history(of: device) }.map(\.header.revision) == [1])
    }

    @Test(arguments: StoreKind.allCases)
    func `the event of an erasure is a leaf that nothing links to the device`(kind: StoreKind) throws {
        let store = try filled(kind)
        let sequence = try store.change { [device, app] transaction in
            _ = try transaction.erase(device, at: Examples.noon)
            return try transaction.appendErasure(Examples.draft(device, app: app, type: .erasure, revision: 4))
        }
        #expect(sequence == 9)
        let event = try #require(try store.see { try $0.events(of: app, after: 8, limit: 9) }.first)
        #expect(event.header.type == .erasure)
        #expect(event.header.deviceCommitment.count == 32)
        #expect(event.payload == nil)
        #expect(try store.see { try $0.history(of: device) }.isEmpty)
        #expect(try store.see { try $0.revision(of: device, kind: .european) } == 0)
    }

    @Test(arguments: StoreKind.allCases)
    func `what a change wrote before it erases goes too`(kind: StoreKind) throws {
        let store = try filled(kind)
        let erased = try store.change { [device, app] transaction in
            _ = try transaction.append(Examples.draft(device, app: app, revision: 4))
            return try transaction.erase(device, at: Examples.noon)
        }
        #expect(erased.events == 5)
        #expect(erased.revisions[.european] == 4)
        #expect(try store.see { try $0.history(of: device) }.isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `an erasure that is refused takes nothing away`(kind: StoreKind) throws {
        let store = try filled(kind)
        #expect(throws: StorageError.database("refused")) {
            try store.change { [device] transaction in
                _ = try transaction.erase(device, at: Examples.noon)
                throw StorageError.database("refused")
            }
        }
        #expect(try store.see { try $0.history(of: device) }.count == 4)
        #expect(try store.see { try $0.choices(of: device) }.usStates != nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `the answers to a device's keys are listed oldest first`(kind: StoreKind) throws {
        let store = try filled(kind)
        let later = Examples.answer(at: Timestamp(milliseconds: Examples.noon.milliseconds + 1))
        try store.change { [device] in try $0.remember(later, for: IdempotencyKey(device: device, value: "a")) }
        #expect(
            try store.see { try $0.answers(of: device) }
                == [KeptAnswer(key: "k", answer: Examples.answer()), KeptAnswer(key: "a", answer: later)])
    }
}
