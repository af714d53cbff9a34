// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Dispatch
import Testing

@testable import ConsentServer

/// What every store promises: changes, their order, and what becomes of those that fail.
@Suite struct RecordStoreWriteContractTests {
    let directory: ScratchDirectory
    let app: AppID
    let device = Examples.device(1)

    init() throws {
        directory = try ScratchDirectory()
        app = try Examples.app()
    }

    @Test(arguments: StoreKind.allCases)
    func `a change that throws wrote nothing, and its error is the answer`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        #expect(throws: StorageError.database("refused")) {
            try store.change { [device, app] transaction in
                try transaction.putApp(Examples.appRecord(app))
                try ExamplePut(device: device, app: app)(transaction)
                try transaction.remember(Examples.answer(), for: IdempotencyKey(device: device, value: "k"))
                try transaction.publish(Examples.form(app, 1))
                throw StorageError.database("refused")
            }
        }
        #expect(try store.see { try $0.choices(of: device) } == CurrentChoices())
        #expect(try store.see { try $0.revision(of: device, kind: .european) } == 0)
        #expect(try store.see { try $0.events(of: app, after: 0, limit: 9) }.isEmpty)
        #expect(try store.see { try $0.answer(to: IdempotencyKey(device: device, value: "k")) } == nil)
        #expect(try store.see { try $0.apps() }.isEmpty)
        #expect(try store.see { try $0.form(Examples.form(app, 1).id, of: app) } == nil)
        // And the next one finds nothing of it in its way.
        try store.change { [device, app] in try ExamplePut(device: device, app: app)($0) }
        #expect(try store.see { try $0.history(of: device) }.map(\.header.revision) == [1])
    }

    @Test(arguments: StoreKind.allCases)
    func `a refusal that wrote nothing is an answer like any other`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        #expect(throws: StorageError.database("no")) {
            try store.change { [device] transaction in
                _ = try transaction.choices(of: device)
                throw StorageError.database("no")
            }
        }
        #expect(store.health.refusing == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `refused changes among others fail alone`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let outcomes = Locked<[Int: Bool]>([:])
        let group = DispatchGroup()
        for number in 0..<300 {
            group.enter()
            store.submit(
                { [app] (transaction) throws(StorageError) in
                    try ExamplePut(device: Examples.device(UInt64(number)), app: app)(transaction)
                    if number % 7 == 0 { throw StorageError.database("no") }
                },
                completion: { result in
                    let isStored = if case .success = result { true } else { false }
                    outcomes.withLock { $0[number] = isStored }
                    group.leave()
                })
        }
        group.wait()
        for number in 0..<300 {
            let isStored = number % 7 != 0
            #expect(outcomes.withLock { $0[number] } == isStored)
            let choices = try store.see { try $0.choices(of: Examples.device(UInt64(number))) }
            #expect((choices.european != nil) == isStored)
        }
        #expect(try store.see { try $0.events(of: app, after: 0, limit: 999) }.count == 300 - 43)
    }

    @Test(arguments: StoreKind.allCases)
    func `changes are applied in the order in which they were handed in`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let seen = Locked<[Int64]>([])
        let group = DispatchGroup()
        for _ in 0..<500 {
            group.enter()
            store.submit(
                { [app, device] (transaction) throws(StorageError) in
                    try ExamplePut(device: device, app: app)(transaction)
                },
                completion: { result in
                    if case .success(let revision) = result { seen.withLock { $0.append(revision) } }
                    group.leave()
                })
        }
        group.wait()
        #expect(seen.withLock { $0 } == Array(1...500))
        #expect(try store.see { try $0.history(of: device) }.map(\.header.revision) == Array(1...500))
    }

    @Test(arguments: StoreKind.allCases)
    func `no write of 64 threads is lost, and every revision is given once`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let given = Locked<[UInt64: [Int64]]>([:])
        let failures = Locked<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 64) { thread in
            for step in 0..<20 {
                let number = UInt64((thread + step) % 8)
                do {
                    let revision = try store.change { [app] in
                        try ExamplePut(device: Examples.device(number), app: app)($0)
                    }
                    // What was acknowledged can be read at once, from any thread.
                    let read = try store.see { try $0.choices(of: Examples.device(number)) }.european?.revision ?? 0
                    if read < revision { failures.withLock { $0.append("read \(read) after \(revision)") } }
                    given.withLock { $0[number, default: []].append(revision) }
                } catch {
                    failures.withLock { $0.append("\(error)") }
                }
            }
        }
        #expect(failures.withLock { $0 }.isEmpty)
        for number in 0..<8 {
            #expect(given.withLock { $0[UInt64(number)] ?? [] }.sorted() == Array(1...160))
            #expect(try store.see { try $0.history(of: Examples.device(UInt64(number))) }.count == 160)
        }
        let sequences = try store.see { try $0.events(of: app, after: 0, limit: 9999) }.map(\.header.sequence)
        #expect(sequences.count == 1280)
        #expect(Set(sequences).count == 1280)
    }

    @Test(arguments: StoreKind.allCases)
    func `a read sees one state, whatever is written meanwhile`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let put = ExamplePut(device: device, app: app)
        try store.change { try put($0) }
        try store.see { reader in
            let before = try reader.choices(of: device)
            try store.change { try put($0) }
            #expect(try reader.choices(of: device) == before)
            #expect(try reader.revision(of: device, kind: .european) == 1)
            #expect(try reader.history(of: device).count == 1)
            #expect(try reader.events(of: app, after: 0, limit: 9).count == 1)
        }
        #expect(try store.see { try $0.choices(of: device) }.european?.revision == 2)
    }

    @Test(arguments: StoreKind.allCases)
    func `a read that throws leaves the store as it was`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        #expect(throws: StorageError.database("mine")) {
            try store.see { reader in
                _ = try reader.choices(of: device)
                throw StorageError.database("mine")
            }
        }
        try store.change { [device, app] in try ExamplePut(device: device, app: app)($0) }
        #expect(try store.see { try $0.choices(of: device) }.european?.revision == 1)
        #expect(store.health.refusing == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `every submission is answered exactly once, whenever the store is closed`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let answers = Locked([Int](repeating: 0, count: 400))
        let stored = Locked(0)
        let group = DispatchGroup()
        let half = DispatchSemaphore(value: 0)
        for thread in 0..<4 {
            group.enter()
            DispatchQueue.global().async {
                for step in 0..<100 {
                    if thread == 0, step == 50 { half.signal() }
                    let number = thread * 100 + step
                    group.enter()
                    store.submit(
                        { [app] (transaction) throws(StorageError) in
                            try ExamplePut(device: Examples.device(UInt64(number)), app: app)(transaction)
                        },
                        completion: { result in
                            answers.withLock { $0[number] += 1 }
                            switch result {
                            case .success: stored.withLock { $0 += 1 }
                            case .failure(let error): #expect(error == .closed)
                            }
                            group.leave()
                        })
                }
                group.leave()
            }
        }
        half.wait()
        store.close()
        group.wait()
        #expect(answers.withLock { $0 } == [Int](repeating: 1, count: 400))
        #expect(throws: StorageError.closed) { try store.see { try $0.apps() } }
        #expect(throws: StorageError.closed) { try store.change { _ in } }
        store.close()
        guard kind == .sqlite else { return }
        // What was acknowledged before the end is in the file.
        let again = try kind.make(in: directory)
        #expect(try again.see { try $0.events(of: app, after: 0, limit: 999) }.count == stored.withLock { $0 })
    }

    @Test(arguments: StoreKind.allCases)
    func `more than fits is refused as busy, and what was taken is stored`(kind: StoreKind) throws {
        let store = try kind.make(in: directory, queueCapacity: 2)
        let entered = DispatchSemaphore(value: 0)
        let gate = DispatchSemaphore(value: 0)
        let outcomes = Locked<[StorageError?]>([])
        let group = DispatchGroup()
        group.enter()
        store.submit(
            { _ in
                entered.signal()
                gate.wait()
            }, completion: { _ in group.leave() })
        entered.wait()
        for number in 0..<5 {
            group.enter()
            store.submit(
                { [app] (transaction) throws(StorageError) in
                    try ExamplePut(device: Examples.device(UInt64(number)), app: app)(transaction)
                },
                completion: { result in
                    outcomes.withLock { outcomes in
                        if case .failure(let error) = result { outcomes.append(error) } else { outcomes.append(nil) }
                    }
                    group.leave()
                })
        }
        #expect(outcomes.withLock { $0 } == [.busy, .busy, .busy])
        #expect(store.health.waiting == 2)
        gate.signal()
        group.wait()
        #expect(outcomes.withLock { $0 } == [.busy, .busy, .busy, nil, nil])
        #expect(try store.see { try $0.events(of: app, after: 0, limit: 9) }.count == 2)
        #expect(store.health.waiting == 0)
    }
}
