// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Dispatch
import Testing

@testable import ConsentServer

/// How changes share a transaction.
@Suite struct SQLiteTransactionTests {
    let directory: ScratchDirectory
    let store: SQLiteStore
    let app: AppID

    init() throws {
        directory = try ScratchDirectory()
        store = try SQLiteStore(path: directory.file("consent.db"), keyCheck: Examples.keyCheck)
        app = try Examples.app()
    }

    /// Hands all changes over while the writer is held up, so that they are one batch; gives what became of each.
    private func batch(
        of count: Int, _ change: @escaping @Sendable (Int, any RecordTransaction) throws -> Int64
    ) -> [Result<Int64, StorageError>] {
        let entered = DispatchSemaphore(value: 0)
        let gate = DispatchSemaphore(value: 0)
        store.submit(
            { _ in
                entered.signal()
                gate.wait()
            }, completion: { _ in })
        entered.wait()
        let outcomes = Locked<[Int: Result<Int64, StorageError>]>([:])
        let group = DispatchGroup()
        for number in 0..<count {
            group.enter()
            store.submit(
                { (transaction) throws(StorageError) in try storageErrors { try change(number, transaction) } },
                completion: { result in
                    outcomes.withLock { $0[number] = result }
                    group.leave()
                })
        }
        gate.signal()
        group.wait()
        return outcomes.withLock { outcomes in (0..<count).compactMap { outcomes[$0] } }
    }

    @Test func `a batch without a refusal runs every change once`() {
        let runs = Locked(0)
        let outcomes = batch(of: 50) { [app] number, transaction in
            runs.withLock { $0 += 1 }
            return try ExamplePut(device: Examples.device(UInt64(number)), app: app)(transaction)
        }
        #expect(outcomes == [Result<Int64, StorageError>](repeating: .success(1), count: 50))
        #expect(runs.withLock { $0 } == 50)
    }

    @Test func `refusals that wrote nothing cost no second run`() {
        let runs = Locked(0)
        let outcomes = batch(of: 50) { [app] number, transaction in
            runs.withLock { $0 += 1 }
            if number % 2 == 0 { throw StorageError.database("no") }
            return try ExamplePut(device: Examples.device(UInt64(number)), app: app)(transaction)
        }
        #expect(runs.withLock { $0 } == 50)
        #expect(outcomes.count { if case .success = $0 { true } else { false } } == 25)
    }

    @Test func `after a refusal that wrote, all run again, and no more than that`() throws {
        let runs = Locked<[Int]>([Int](repeating: 0, count: 40))
        let outcomes = batch(of: 40) { [app] number, transaction in
            runs.withLock { $0[number] += 1 }
            let revision = try ExamplePut(device: Examples.device(1), app: app)(transaction)
            if number % 10 == 5 { throw StorageError.database("no") }
            return revision
        }
        // 36 went through, one after the other: the refused ones left no trace in the revisions.
        let revisions = outcomes.compactMap { try? $0.get() }
        #expect(revisions == Array(1...36))
        #expect(runs.withLock { $0.max() } == 2)
        #expect(runs.withLock { $0.suffix(34) }.allSatisfy { $0 == 1 })
        let events = try store.see { try $0.events(of: app, after: 0, limit: 99) }
        #expect(events.map(\.header.revision) == Array(1...36))
        #expect(events.map(\.header.sequence) == Array(1...36))
    }

    @Test func `a change that was undone gives its sequence, and its app's number, to the next`() throws {
        let other = try Examples.app("other")
        let outcomes = batch(of: 3) { [app] number, transaction in
            let device = Examples.device(number == 2 ? 2 : 1)
            let sequence = try transaction.append(Examples.draft(device, app: number == 1 ? app : other))
            if number == 0 { throw StorageError.database("no") }
            return sequence
        }
        #expect(outcomes == [.failure(.database("no")), .success(1), .success(2)])
        #expect(try store.see { try $0.events(of: other, after: 0, limit: 9) }.map(\.header.sequence) == [2])
        #expect(try store.see { try $0.history(of: Examples.device(1)) }.map(\.header.sequence) == [1])
    }

    @Test func `changes of one batch see those before them`() {
        let outcomes = batch(of: 10) { [app] _, transaction in
            try ExamplePut(device: Examples.device(1), app: app)(transaction)
        }
        #expect(outcomes.compactMap { try? $0.get() } == Array(1...10))
    }

    @Test func `one change may go to and fro between devices and kinds`() throws {
        let (one, two) = (Examples.device(1), Examples.device(2))
        try store.change { [app] transaction in
            for round in Int64(1)...3 {
                _ = try transaction.append(Examples.draft(one, app: app, revision: round))
                _ = try transaction.append(Examples.draft(two, app: app, kind: .usStates, revision: round))
                let sequence = try transaction.append(Examples.draft(one, app: app, kind: .usStates, revision: round))
                try transaction.setChoice(
                    Examples.usStates(revision: round), of: one, app: app, sequence: sequence)
            }
        }
        #expect(try store.see { try $0.history(of: one) }.map(\.header.sequence) == [1, 3, 4, 6, 7, 9])
        #expect(try store.see { try $0.history(of: two) }.map(\.header.sequence) == [2, 5, 8])
        #expect(try store.see { try $0.revision(of: one, kind: .european) } == 3)
        #expect(try store.see { try $0.choices(of: one) }.european == nil)
        #expect(try store.see { try $0.choices(of: one) }.usStates?.revision == 3)
        #expect(try store.see { try $0.choices(of: two) } == CurrentChoices())
    }

    @Test func `events behind a choice move its revision and keep the choice`() throws {
        let device = Examples.device(1)
        try store.change { [app] in try ExamplePut(device: device, app: app)($0) }
        try store.change { [app] in
            _ = try $0.append(Examples.draft(device, app: app, type: .erasure, revision: 2))
        }
        #expect(try store.see { try $0.revision(of: device, kind: .european) } == 2)
        let choice = try #require(try store.see { try $0.choices(of: device) }.european)
        #expect(choice == Examples.european(revision: 1))
        #expect(try store.see { try $0.history(of: device) }.count == 2)
    }
}
