// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Foundation
import Testing

@testable import ConsentServer

/// After an erasure no file holds the bytes any more: neither in rows nor in what SQLite left of them.
@Suite struct ErasedBytesTests {
    let directory: ScratchDirectory
    let app: AppID

    init() throws {
        directory = try ScratchDirectory()
        app = try Examples.app()
    }

    private var path: String { directory.file("consent.db") }

    /// Every byte of the database, its log and its index, as it is on disk now.
    private func files() -> Data {
        var bytes = Data()
        for suffix in ["", "-wal", "-shm"] { bytes += FileManager.default.contents(atPath: path + suffix) ?? Data() }
        return bytes
    }

    /// Salts that a test knows: 16 bytes, counted.
    private static func sealing() -> EventSealing {
        let counter = Locked<UInt64>(0)
        return EventSealing(hashing: EventSealing.standard.hashing) {
            let count = counter.withLock { counter -> UInt64 in
                counter += 1
                return counter
            }
            return Self.salt(count)
        }
    }

    private static func salt(_ number: UInt64) -> [UInt8] {
        var random = SeededRandom(seed: 77 &+ number)
        return (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    }

    private func open() throws -> SQLiteStore {
        var options = SQLiteStore.Options()
        options.sealing = Self.sealing()
        return try SQLiteStore(path: path, keyCheck: Examples.keyCheck, options: options)
    }

    private static func device(_ number: Int) -> DeviceKey {
        var random = SeededRandom(seed: UInt64(number) &* 31 &+ 5)
        return DeviceKey(high: random.next(), low: random.next())
    }

    private static func bytes(_ value: UInt64) -> Data {
        Data(stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> UInt64($0)) })
    }

    @Test func `a device with many events leaves no payload, no salt and no key behind`() throws {
        let store = try open()
        defer { store.close() }
        let device = Self.device(0)
        let marker = String(repeating: "erase-me-", count: 700)
        for number in 0..<60 {
            try store.change { [app] transaction in
                _ = try transaction.append(
                    Examples.draft(
                        device, app: app, kind: number % 2 == 0 ? .european : .usStates,
                        revision: Int64(number / 2 + 1), payload: "{\"a\":\"\(number)\(marker)\"}"))
                try transaction.setChoice(Examples.european(), of: device, app: app, sequence: 1)
                try transaction.remember(
                    Examples.answer(), for: IdempotencyKey(device: device, value: "key-of-the-erased-\(number)"))
                // Others lie between.
                try ExamplePut(device: Self.device(number + 1), app: app)(transaction)
            }
        }
        let traces = [
            Data("erase-me-".utf8), Data("key-of-the-erased".utf8), Self.bytes(device.high), Self.bytes(device.low),
            Data(Self.salt(1)), Data(Self.salt(61)),
        ]
        let before = files()
        #expect(traces.allSatisfy { before.range(of: $0) != nil }, "the test finds what is there")
        try store.change { [app] transaction in
            _ = try transaction.erase(device, at: Examples.noon)
            _ = try transaction.appendErasure(Examples.draft(device, app: app, type: .erasure))
        }
        // The answer is there, so the bytes are gone: the server still runs, the file is open.
        let after = files()
        for trace in traces { #expect(after.range(of: trace) == nil, "\(trace as NSData) is still there") }
    }

    /// Without the file system of `shim.h` one device in a hundred leaves its key in the gaps of split pages.
    @Test func `the pages that splits and merges left behind hold nothing of the erased`() throws {
        let store = try open()
        defer { store.close() }
        let devices = (0..<2500).map(Self.device)
        // Rows of many sizes that change: so pages are split and merged again and again.
        var random = SeededRandom(seed: 4)
        for start in stride(from: 0, to: devices.count, by: 50) {
            for round in Int64(1)...2 {
                let group = devices[start..<start + 50].map { device in
                    (device, Int.random(in: 0...600, using: &random), Int.random(in: 1...40, using: &random))
                }
                try store.change { [app] transaction in
                    for (device, length, keyLength) in group {
                        var choice = Examples.european(revision: round)
                        choice.signals.tcString = String(repeating: "C", count: length)
                        let draft = Examples.draft(device, app: app, revision: round)
                        let sequence = try transaction.append(draft)
                        try transaction.setChoice(choice, of: device, app: app, sequence: sequence)
                        let key = "\(round)" + String(repeating: "k", count: keyLength)
                        try transaction.remember(Examples.answer(), for: IdempotencyKey(device: device, value: key))
                    }
                }
            }
        }
        let erased = Array(devices.shuffled(using: &random).prefix(1000))
        for start in stride(from: 0, to: erased.count, by: 50) {
            let group = Array(erased[start..<start + 50])
            try store.change { transaction in
                for device in group { _ = try transaction.erase(device, at: Examples.noon) }
            }
        }
        // Eight bytes of a key may stand at any place of a page.
        let wanted = Set(erased.flatMap { [$0.high, $0.low] })
        var begins = [Bool](repeating: false, count: 65_536)
        for half in wanted { begins[Int(half >> 48)] = true }
        var window: UInt64 = 0
        var found = Set<UInt64>()
        for byte in [UInt8](files()) {
            window = window << 8 | UInt64(byte)
            if begins[Int(window >> 48)], wanted.contains(window) { found.insert(window) }
        }
        #expect(found.isEmpty, "\(found.count) halves of keys are still there")
        for device in devices.prefix(400) where !erased.contains(device) {
            #expect(try store.see { try $0.history(of: device) }.count == 2)
        }
        store.close()
        let check = try SQLiteConnection(path, as: .writer)
        #expect(try check.value(of: "PRAGMA integrity_check") == "ok")
    }

    @Test func `an erasure under load is gone from the log once readers let it`() throws {
        let store = try open()
        defer { store.close() }
        let device = Self.device(0)
        try store.change { [app] in try ExamplePut(device: device, app: app)($0) }
        let entered = DispatchSemaphore(value: 0)
        let gate = DispatchSemaphore(value: 0)
        let reader = OwnThread {
            try? store.see { reader in
                _ = try reader.choices(of: device)
                entered.signal()
                gate.wait()
            }
        }
        entered.wait()
        // The reader holds the state before the erasure, so the log can't be cut: the answer comes all the same.
        try store.change { _ = try $0.erase(device, at: Examples.noon) }
        #expect(files().range(of: Self.bytes(device.high)) != nil)
        gate.signal()
        reader?.join()
        // The next change finds nobody in the way.
        try store.change { [app] in try ExamplePut(device: Self.device(1), app: app)($0) }
        #expect(files().range(of: Self.bytes(device.high)) == nil)
    }
}
