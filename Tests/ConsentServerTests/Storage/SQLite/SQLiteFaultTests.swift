// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Dispatch
import Foundation
import Testing

@testable import ConsentServer

/// A file system in memory of a few megabytes, which can be filled and made larger: only root can mount one.
private final class SmallDisk: Sendable {
    let path: String

    init(megabytes: Int) throws {
        path = FileManager.default.temporaryDirectory.appending(path: "consent-disk-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Self.run("/bin/mount", "-t", "tmpfs", "-o", "size=\(megabytes)m", "tmpfs", path)
    }

    deinit {
        try? Self.run("/bin/umount", "-l", path)
        try? FileManager.default.removeItem(atPath: path)
    }

    func resize(megabytes: Int) throws { try Self.run("/bin/mount", "-o", "remount,size=\(megabytes)m", path) }

    static func run(_ command: String, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: command)
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}

/// Whether this process may mount a file system.
private let canMount: Bool = (try? SmallDisk(megabytes: 1)) != nil

@Suite(.enabled(if: canMount, "needs the right to mount a file system"))
struct SQLiteFullDiskTests {
    let app: AppID

    init() throws { app = try Examples.app() }

    private func waitUntil(_ condition: () -> Bool) async -> Bool {
        let deadline = ContinuousClock.now + .seconds(120)
        while ContinuousClock.now < deadline {
            if condition() { return true }
            await Task.yield()
        }
        return false
    }

    @Test func `a full disk refuses writes, loses nothing, lets reads go on, and is forgotten once there is room`()
        async throws
    {
        let disk = try SmallDisk(megabytes: 2)
        var options = SQLiteStore.Options()
        options.writer.probeMilliseconds = 20
        let store = try SQLiteStore(
            path: "\(disk.path)/consent.db", keyCheck: Examples.keyCheck, options: options)
        var acknowledged: [UInt64] = []
        var refusal: StorageError?
        for number in UInt64(0)..<20_000 {
            do {
                try store.change { [app] in try ExamplePut(device: Examples.device(number), app: app)($0) }
                acknowledged.append(number)
            } catch let error as StorageError {
                refusal = error
                break
            }
        }
        #expect(refusal == .full)
        #expect(acknowledged.count > 50)
        #expect(store.health.refusing == .full)
        // Another is refused as well, and reads go on.
        #expect(throws: StorageError.full) {
            try store.change { [app] in
                for number in UInt64(30_000)..<30_300 {
                    try ExamplePut(device: Examples.device(number), app: app)($0)
                }
            }
        }
        for number in acknowledged {
            #expect(try store.see { try $0.choices(of: Examples.device(number)) }.european != nil)
        }
        #expect(try store.see { try $0.choices(of: Examples.device(30_000)) }.european == nil)
        // Without any write from outside the store finds out that there is room.
        try disk.resize(megabytes: 16)
        #expect(await waitUntil { store.health.refusing == nil }, "\(store.health)")
        try store.change { [app] in try ExamplePut(device: Examples.device(30_001), app: app)($0) }
        let events = try store.see { try $0.events(of: app, after: 0, limit: 99_999) }
        #expect(events.count == acknowledged.count + 1)
        store.close()
        let again = try SQLiteStore(path: "\(disk.path)/consent.db", keyCheck: Examples.keyCheck)
        #expect(try again.see { try $0.events(of: app, after: 0, limit: 99_999) } == events)
        again.close()
    }

    @Test func `a batch that meets the full disk is refused as a whole`() throws {
        let disk = try SmallDisk(megabytes: 1)
        let store = try SQLiteStore(path: "\(disk.path)/consent.db", keyCheck: Examples.keyCheck)
        let outcomes = Locked<[StorageError?]>([])
        let entered = DispatchSemaphore(value: 0)
        let gate = DispatchSemaphore(value: 0)
        let group = DispatchGroup()
        group.enter()
        store.submit(
            { _ in
                entered.signal()
                gate.wait()
            }, completion: { _ in group.leave() })
        entered.wait()
        // All that waits is one batch: the last of it does not fit, and none of it is acknowledged.
        for number in UInt64(0)..<200 {
            group.enter()
            store.submit(
                { [app] (transaction) throws(StorageError) in
                    let payload = String(repeating: "x", count: 20_000)
                    _ = try transaction.append(Examples.draft(Examples.device(number), app: app, payload: payload))
                },
                completion: { result in
                    outcomes.withLock { outcomes in
                        if case .failure(let error) = result { outcomes.append(error) } else { outcomes.append(nil) }
                    }
                    group.leave()
                })
        }
        gate.signal()
        group.wait()
        #expect(outcomes.withLock { $0 } == [StorageError?](repeating: .full, count: 200))
        #expect(try store.see { try $0.events(of: app, after: 0, limit: 9) }.isEmpty)
        store.close()
    }

    @Test func `a file can't be made where there is no room, and is not half there`() throws {
        let disk = try SmallDisk(megabytes: 1)
        let path = "\(disk.path)/consent.db"
        try Data(count: 1_000_000).write(to: URL(filePath: "\(disk.path)/filler"))
        #expect {
            try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
        } throws: { error in
            "\(error)".contains("no space left")
        }
        #expect(!FileManager.default.fileExists(atPath: path))
        try FileManager.default.removeItem(atPath: "\(disk.path)/filler")
        try SQLiteStore(path: path, keyCheck: Examples.keyCheck).close()
    }
}

/// Damage that shows while the store runs.
@Suite struct SQLiteDamageTests {
    @Test func `damage that a read meets turns writes off and says so, and other reads go on`() throws {
        let directory = try ScratchDirectory()
        let path = directory.file("consent.db")
        let app = try Examples.app()
        var options = SQLiteStore.Options()
        options.fullCheckBytes = 0
        do {
            let store = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
            try store.change { transaction in
                try transaction.putApp(Examples.appRecord(app))
                for number in 0..<300 {
                    try ExamplePut(device: Examples.device(UInt64(number)), app: app)(transaction)
                }
            }
            store.close()
        }
        // Every leaf of the table `current` becomes rubbish: a start does not read them all.
        let pages = try leafPages(of: "current", in: path)
        #expect(pages.count > 5)
        var bytes = try Data(contentsOf: URL(filePath: path))
        for page in pages {
            bytes.replaceSubrange((page - 1) * 4096..<page * 4096, with: Data(repeating: 0x5A, count: 4096))
        }
        try bytes.write(to: URL(filePath: path))

        let store = try SQLiteStore(path: path, keyCheck: Examples.keyCheck, options: options)
        #expect(store.health.refusing == nil)
        #expect {
            try store.see { try $0.choices(of: Examples.device(1)) }
        } throws: { error in
            if case StorageError.corrupt = error { true } else { false }
        }
        guard case .corrupt = store.health.refusing else {
            Issue.record("\(store.health)")
            return
        }
        #expect {
            try store.change { try ExamplePut(device: Examples.device(1), app: app)($0) }
        } throws: { error in
            if case StorageError.corrupt = error { true } else { false }
        }
        #expect(try store.see { try $0.apps() }.count == 1)
        #expect(try store.see { try $0.events(of: app, after: 0, limit: 999) }.count == 300)
        store.close()
    }

    private func leafPages(of table: String, in path: String) throws -> [Int] {
        let connection = try SQLiteConnection(path, as: .reader)
        let row = try connection.prepare("SELECT rootpage FROM sqlite_schema WHERE name = ?")
        try row.bind([.text(table)])
        let isThere = try row.step()
        #expect(isThere)
        let root = Int(row.integer(0))
        // An inner page of a table: type 5, its cells begin with the child's number (fileformat2.html §1.6).
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        func integer(_ offset: Int, _ count: Int) -> Int {
            bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
        }
        let start = (root - 1) * 4096
        guard bytes[start] == 5 else { return [root] }
        let children = (0..<integer(start + 3, 2)).map { integer(start + integer(start + 12 + $0 * 2, 2), 4) }
        return children + [integer(start + 8, 4)]
    }
}
