// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Dispatch
import Foundation
import Testing

@testable import ConsentServer

/// What only the store in SQLite promises.
@Suite struct SQLiteStoreTests {
    let directory: ScratchDirectory
    let path: String
    let app: AppID

    init() throws {
        directory = try ScratchDirectory()
        path = directory.file("consent.db")
        app = try Examples.app()
    }

    private func open(_ change: (inout SQLiteStore.Options) -> Void = { _ in }) throws -> SQLiteStore {
        var options = SQLiteStore.Options()
        change(&options)
        return try SQLiteStore(path: path, keyCheck: Examples.keyCheck, options: options)
    }

    @Test func `everything is there after a restart`() throws {
        let device = Examples.device(1)
        let key = IdempotencyKey(device: device, value: "k")
        let first = try open()
        try first.change { [app] transaction in
            try transaction.putApp(Examples.appRecord(app))
            try transaction.publish(Examples.form(app, 1))
            try ExamplePut(device: device, app: app)(transaction)
            try transaction.remember(Examples.answer(), for: key)
        }
        let events = try first.see { try $0.events(of: app, after: 0, limit: 9) }
        first.close()
        let second = try open()
        #expect(try second.see { try $0.apps() } == [Examples.appRecord(app)])
        #expect(try second.see { try $0.form(Examples.form(app, 1).id, of: app) } == Examples.form(app, 1))
        #expect(try second.see { try $0.choices(of: device) }.european == Examples.european())
        #expect(try second.see { try $0.answer(to: key) } == Examples.answer())
        #expect(try second.see { try $0.events(of: app, after: 0, limit: 9) } == events)
        // The log goes on where it was.
        let next = try second.change { [app] in try $0.append(Examples.draft(device, app: app, revision: 2)) }
        #expect(next == (events.last?.header.sequence ?? 0) + 1)
    }

    @Test func `what was acknowledged is in the file when the process goes without a word`() async throws {
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            let store = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
            let app = try Examples.app()
            for number in 0..<50 {
                try store.change { try ExamplePut(device: Examples.device(UInt64(number)), app: app)($0) }
            }
            kill(getpid(), SIGKILL)
        }
        let store = try open()
        for number in 0..<50 {
            #expect(try store.see { try $0.choices(of: Examples.device(UInt64(number))) }.european != nil)
        }
        #expect(try store.see { try $0.events(of: app, after: 0, limit: 99) }.count == 50)
    }

    @Test func `the leaf is the hash that the documentation gives, salt and all`() throws {
        let device = Examples.device(1)
        let store = try open()
        try store.change { [app] in _ = try $0.append(Examples.draft(device, app: app, payload: "{\"a\":1}")) }
        store.close()
        let connection = try SQLiteConnection(path, as: .reader)
        let row = try connection.prepare(
            "SELECT header, payload_hash, leaf, salt, payload, device_high, device_low FROM events JOIN payloads USING (sequence)"
        )
        let isThere = try row.step()
        #expect(isThere)
        let (header, salt) = (row.blob(0), row.blob(3))
        #expect(salt.count == 16)
        #expect(row.blob(1) == Sodium.sha256([0x02], salt, row.blob(4)))
        #expect(row.blob(2) == Sodium.sha256([0x00], header, row.blob(1)))
        let key: [UInt8] = [0x9E, 0x37, 0x79, 0xB9, 0x7F, 0x4A, 0x7C, 0x15, 0, 0, 0, 0, 0, 0, 0, 1]
        #expect(row.bits(5) == device.high)
        #expect(row.bits(6) == device.low)
        #expect(try EventHeader(canonicalBytes: header).deviceCommitment == Sodium.sha256([0x03], salt, key))
    }

    @Test func `the log can't be changed through SQL`() throws {
        let store = try open()
        try store.change { [app] in _ = try $0.append(Examples.draft(Examples.device(1), app: app)) }
        store.close()
        let connection = try SQLiteConnection(path, as: .writer)
        #expect(throws: StorageError.database("events are never changed")) {
            try connection.execute("UPDATE events SET leaf = x'00'")
        }
        #expect(throws: StorageError.database("events are never deleted")) {
            try connection.execute("DELETE FROM events")
        }
    }

    @Test func `no device id and no key's half stands in what an erasure leaves`() throws {
        let store = try open()
        let device = DeviceKey(high: 0x1122_3344_5566_7788, low: 0x99AA_BBCC_DDEE_FF00)
        try store.change { [app] in _ = try $0.append(Examples.draft(device, app: app)) }
        store.close()
        let connection = try SQLiteConnection(path, as: .reader)
        let row = try connection.prepare("SELECT header || payload_hash || leaf FROM events")
        let isThere = try row.step()
        #expect(isThere)
        let left = row.blob(0)
        for half in [Array(device.bytes.prefix(8)), Array(device.bytes.suffix(8))] {
            for start in 0...left.count - 8 { #expect(Array(left[start..<start + 8]) != half) }
        }
    }

    @Test func `an erased payload is nil in the history, and its leaf stays`() throws {
        let device = Examples.device(1)
        let store = try open()
        for _ in 0..<3 { try store.change { [app] in try ExamplePut(device: device, app: app)($0) } }
        let before = try store.see { try $0.history(of: device) }
        store.close()
        do {
            let connection = try SQLiteConnection(path, as: .writer)
            try connection.execute("UPDATE payloads SET payload = NULL, salt = NULL WHERE sequence = 2")
            _ = connection.checkpoint(.truncate)
        }
        let again = try open()
        let after = try again.see { try $0.history(of: device) }
        #expect(after.map(\.payload) == [before[0].payload, nil, before[2].payload])
        #expect(after.map(\.leaf) == before.map(\.leaf))
        again.close()
        try SQLiteConnection(path, as: .writer).execute("DELETE FROM payloads")
        let erased = try open()
        #expect(try erased.see { try $0.history(of: device) }.isEmpty)
        #expect(try erased.see { try $0.events(of: app, after: 0, limit: 9) }.map(\.leaf) == before.map(\.leaf))
    }

    @Test func `a history that leads to another device's event is damage`() throws {
        let store = try open()
        for number in 1...2 {
            try store.change { [app] in try ExamplePut(device: Examples.device(UInt64(number)), app: app)($0) }
        }
        store.close()
        try SQLiteConnection(path, as: .writer).execute("UPDATE current SET sequence = 1")
        let again = try open()
        #expect(throws: StorageError.corrupt("event 1: another device's")) {
            try again.see { try $0.history(of: Examples.device(2)) }
        }
    }

    /// Devices whose keys differ in both halves and lead to the same slots.
    private func twin(_ number: UInt64) -> DeviceKey {
        DeviceKey(high: 0 &- number &* 0x9E37_79B9_7F4A_7C15, low: number)
    }

    @Test func `devices that share their slots are kept apart, until there is none left`() throws {
        #expect(DeviceSlots(twin(1)) == DeviceSlots(twin(2)))
        let store = try open()
        for number in UInt64(1)...32 {
            let device = twin(number)
            let choices = [Examples.european(revision: Int64(number)), Examples.usStates(revision: Int64(number))]
            try store.change { [app] transaction in
                for choice in choices {
                    let sequence = try transaction.append(Examples.draft(device, app: app, kind: choice.kind))
                    try transaction.setChoice(choice, of: device, app: app, sequence: sequence)
                }
            }
        }
        for number in UInt64(1)...32 {
            let choices = try store.see { try $0.choices(of: twin(number)) }
            #expect(choices.european?.revision == Int64(number))
            #expect(choices.usStates?.revision == Int64(number))
            #expect(try store.see { try $0.history(of: twin(number)) }.count == 2)
        }
        #expect(throws: StorageError.database("the device's 64 slots are taken")) {
            try store.change { [put = ExamplePut(device: twin(33), app: app)] in try put($0) }
        }
        #expect(try store.see { try $0.events(of: app, after: 0, limit: 99) }.count == 64)
        try store.change { [put = ExamplePut(device: twin(5), app: app)] in try put($0) }
        #expect(try store.see { try $0.choices(of: twin(5)) }.european?.revision == 6)
    }

    @Test func `answers older than eight days go as new ones come`() throws {
        let store = try open()
        func remember(_ number: Int, day: Int64) throws {
            let key = IdempotencyKey(device: Examples.device(1), value: "k\(number)")
            let time = Timestamp(milliseconds: Examples.noon.milliseconds + day * 86_400_000)
            try store.change { try $0.remember(Examples.answer(at: time), for: key) }
        }
        func count() throws -> Int {
            try (0..<40).count { number in
                let key = IdempotencyKey(device: Examples.device(1), value: "k\(number)")
                return try store.see { try $0.answer(to: key) } != nil
            }
        }
        for number in 0..<10 { try remember(number, day: 0) }
        for number in 10..<15 { try remember(number, day: 8) }
        #expect(try count() == 15)
        // Two old ones go with each new one, and never one that is young enough.
        try remember(15, day: 9)
        #expect(try count() == 14)
        for number in 16..<30 { try remember(number, day: 9) }
        #expect(try count() == 20)
    }

    @Test func `an answer is replaced under the same key`() throws {
        let store = try open()
        let key = IdempotencyKey(device: Examples.device(1), value: "k")
        for status in [200, 409] {
            try store.change { try $0.remember(Examples.answer(status: status), for: key) }
        }
        #expect(try store.see { try $0.answer(to: key) }?.status == 409)
    }

    @Test func `the log is cut to nothing when there is no work`() async throws {
        let store = try open { $0.writer.idleMilliseconds = 20 }
        for number in 0..<50 {
            try store.change { [app] in try ExamplePut(device: Examples.device(UInt64(number)), app: app)($0) }
        }
        let deadline = ContinuousClock.now + .seconds(20)
        while store.health.writeAheadLogBytes > 0, ContinuousClock.now < deadline { await Task.yield() }
        #expect(store.health.writeAheadLogBytes == 0)
    }

    @Test func `the log stays short under load, with readers that hold on to what they see`() throws {
        let store = try open { $0.writer.checkpointPages = 50 }
        let stop = Atomic32()
        let group = DispatchGroup()
        for thread in 0..<3 {
            group.enter()
            DispatchQueue.global().async {
                var number = UInt64(thread)
                while !stop.isSet {
                    number = (number + 7) % 500
                    _ = try? store.see { try $0.choices(of: Examples.device(number)) }
                }
                group.leave()
            }
        }
        var longest: Int64 = 0
        for round in 0..<60 {
            try store.change { [app] transaction in
                for step in 0..<20 {
                    try ExamplePut(device: Examples.device(UInt64((round * 20 + step) % 500)), app: app)(transaction)
                }
            }
            longest = max(longest, store.health.writeAheadLogBytes)
        }
        stop.set()
        group.wait()
        // 60 rounds write about 3,600 pages; at 400 the writer waits for whoever keeps the log from beginning anew.
        #expect(longest < 1000 * 4120, "\(longest)")
    }

    @Test func `a reader in the middle of something keeps the log, and no longer than it reads`() throws {
        let store = try open { $0.writer.checkpointPages = 10 }
        try store.change { [app] in try ExamplePut(device: Examples.device(1), app: app)($0) }
        try store.see { reader in
            let before = try reader.choices(of: Examples.device(1))
            for number in 0..<60 {
                try store.change { [app] in try ExamplePut(device: Examples.device(UInt64(number)), app: app)($0) }
            }
            #expect(try reader.choices(of: Examples.device(1)) == before)
            #expect(store.health.writeAheadLogBytes > 60 * 4096)
        }
        store.close()
        #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
    }

    @Test func `a lock that another program holds is busy, for as long as it holds it`() throws {
        let store = try open { $0.writer.lockMilliseconds = 50 }
        let put = ExamplePut(device: Examples.device(1), app: app)
        do {
            let stranger = try SQLiteConnection(path, as: .writer)
            try stranger.run(.beginWriting)
            #expect(throws: StorageError.busy) { try store.change { try put($0) } }
            #expect(store.health.refusing == nil)
            #expect(try store.see { try $0.choices(of: put.device) } == CurrentChoices())
            try stranger.run(.rollback)
        }
        #expect(try store.change { try put($0) } == 1)
    }

    @Test func `an error that a change swallows still fails it`() throws {
        let store = try open()
        let twice = Examples.draft(Examples.device(1), app: app)
        // A header that can't be written is thrown before anything is: the change may go on.
        var long = twice
        long.header.regulation = String(repeating: "x", count: 300)
        try store.change { [long] transaction in
            #expect(throws: StorageError.self) { try transaction.append(long) }
            _ = try transaction.append(twice)
        }
        #expect(try store.see { try $0.events(of: app, after: 0, limit: 9) }.count == 1)
    }
}

/// A flag that two threads share.
private final class Atomic32: Sendable {
    private let state = Locked(false)
    var isSet: Bool { state.withLock { $0 } }
    func set() { state.withLock { $0 = true } }
}
