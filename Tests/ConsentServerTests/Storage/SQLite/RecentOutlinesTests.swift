// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Dispatch
import Testing

@testable import ConsentServer

/// What is remembered of devices is what the file says of them, or nothing.
@Suite struct RecentOutlinesTests {
    private static func outline(_ revision: Int64) -> ChoiceOutline {
        ChoiceOutline(
            likeness: ChoiceLikeness(high: 1, low: UInt64(revision)), decidedAt: TestService.start,
            receivedAt: TestService.start, revision: revision)
    }

    @Test func `gives back what was kept of a device, until it is forgotten`() {
        let recent = RecentOutlines()
        let (one, other) = (Examples.device(1), Examples.device(2))
        #expect(recent[one] == nil)
        for outlines in [
            ChoiceOutlines(), ChoiceOutlines(european: Self.outline(1)), ChoiceOutlines(usStates: Self.outline(2)),
        ] {
            recent.keep(outlines, of: one) { true }
            #expect(recent[one] == outlines)
            #expect(recent[other] == nil)
        }
        recent.forget([other])
        #expect(recent[one] != nil)
        recent.forget([one])
        #expect(recent[one] == nil)
    }

    @Test func `keeps nothing that was written since it was read, and no device of two choices`() {
        let recent = RecentOutlines()
        let device = Examples.device(1)
        recent.keep(ChoiceOutlines(european: Self.outline(1)), of: device) { false }
        #expect(recent[device] == nil)
        recent.keep(ChoiceOutlines(european: Self.outline(1), usStates: Self.outline(1)), of: device) { true }
        #expect(recent[device] == nil)
    }

    @Test func `never takes one device for another that shares its places, of which there are four`() {
        let recent = RecentOutlines()
        let devices = (0..<5).map { DeviceKey(high: 7 + 4096 * $0, low: 9 + 64 * $0) }
        recent.keep(ChoiceOutlines(european: Self.outline(1)), of: devices[0]) { true }
        #expect(recent[devices[1]] == nil)
        recent.forget([devices[1]])
        #expect(recent[devices[0]] != nil)
        for (number, device) in devices.enumerated() {
            recent.keep(ChoiceOutlines(european: Self.outline(Int64(number))), of: device) { true }
            #expect(recent[device]?.european?.revision == Int64(number))
        }
        #expect(recent[devices[0]] == nil, "the one at home gives way")
        for number in 1..<5 { #expect(recent[devices[number]]?.european?.revision == Int64(number)) }
    }

    @Test func `a store forgets a device with every sort of change to its choices`() throws {
        let directory = try ScratchDirectory()
        let store = try StoreKind.sqlite.make(in: directory)
        let app = try Examples.app()
        let device = Examples.device(1)
        func read() throws -> ChoiceOutlines? { try store.see { try $0.outlines(of: device) } }
        let put = ExamplePut(device: device, app: app)
        let changes: [@Sendable (any RecordTransaction) throws -> Void] = [
            { try put($0) },
            { transaction in
                var signals = StoredSignals()
                signals.tcString = "CQ"
                try transaction.setSignals(signals, of: device, kind: .european)
            },
            { try $0.removeChoice(of: device, kind: .european, app: app, revision: 2, sequence: 1) },
            { try put($0) },
            { transaction in
                let sequences = Set(try transaction.history(of: device).map(\.header.sequence))
                _ = try transaction.forget(
                    sequences, of: device, choices: [.european], at: TestService.start)
            },
            { try put($0) },
            { _ = try $0.erase(device, at: TestService.start) },
        ]
        for (number, change) in changes.enumerated() {
            let before = try read()
            #expect(store.recentOutlines(of: device) == before, "before change \(number)")
            try store.change(change)
            #expect(store.recentOutlines(of: device) == nil, "after change \(number)")
            #expect(try read() != before, "change \(number) changed nothing")
        }
        store.close()
        #expect(store.recentOutlines(of: device) == nil)
    }

    @Test func `a change of another device leaves it known`() throws {
        let directory = try ScratchDirectory()
        let store = try StoreKind.sqlite.make(in: directory)
        let app = try Examples.app()
        let device = Examples.device(1)
        try store.change { try ExamplePut(device: device, app: app)($0) }
        let known = try store.see { try $0.outlines(of: device) }
        try store.change { try ExamplePut(device: Examples.device(2), app: app)($0) }
        #expect(known != nil && store.recentOutlines(of: device) == known)
    }

    @Test func `whoever asks after a change was acknowledged is never told what was before`() throws {
        let directory = try ScratchDirectory()
        let store = try StoreKind.sqlite.make(in: directory)
        let app = try Examples.app()
        let devices = (0..<4).map { Examples.device(UInt64($0)) }
        let acknowledged = Locked([DeviceKey: Int64]())
        let ends = Locked(false)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            if thread == 0 {
                for revision in Int64(1)...300 {
                    for device in devices {
                        #expect(throws: Never.self) {
                            try store.change {
                                try $0.setChoice(
                                    Examples.european(revision: revision), of: device, app: app, sequence: 1)
                            }
                        }
                        acknowledged.withLock { $0[device] = revision }
                    }
                }
                ends.withLock { $0 = true }
                return
            }
            while !ends.withLock({ $0 }) {
                for device in devices {
                    let least = acknowledged.withLock { $0[device] ?? 0 }
                    let told =
                        store.recentOutlines(of: device)
                        ?? (try? store.see { try $0.outlines(of: device) }) ?? ChoiceOutlines()
                    #expect(told.european?.revision ?? 0 >= least)
                }
            }
        }
    }
}
