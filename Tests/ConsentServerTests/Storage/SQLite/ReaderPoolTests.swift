// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Dispatch
import Foundation
import Testing

@testable import ConsentServer

@Suite struct ReaderPoolTests {
    let directory: ScratchDirectory
    let path: String
    let pool: ReaderPool
    let condition = Locked(WriterCondition())

    init() throws {
        directory = try ScratchDirectory()
        path = directory.file("consent.db")
        try SQLiteStore(path: path, keyCheck: Examples.keyCheck).close()
        pool = ReaderPool(path: path, condition: condition, lockMilliseconds: 100)
    }

    private func version(_ app: AppID) throws -> Int64 {
        try pool.read { (reader) throws(StorageError) in try reader.lastVersion(of: app) }
    }

    private func write(_ app: AppID, version: Int64, on connection: SQLiteConnection) throws {
        let transaction = SQLiteTransaction(connection, sealing: .standard)
        transaction.beginChange(guarded: false)
        try transaction.putApp(Examples.appRecord(app, version: version))
    }

    @Test func `a reader keeps its state until it is told of a newer one`() throws {
        let app = try Examples.app()
        let writer = try SQLiteConnection(path, as: .writer)
        #expect(try version(app) == 0)
        try write(app, version: 1, on: writer)
        #expect(try version(app) == 0)
        pool.outdate()
        #expect(try version(app) == 1)
    }

    @Test func `nothing is held during a checkpoint, and the newest state is read after it`() throws {
        let app = try Examples.app()
        let writer = try SQLiteConnection(path, as: .writer)
        #expect(try version(app) == 0)
        try write(app, version: 1, on: writer)
        // The reader's old state would keep the log from being cut.
        #expect(!writer.checkpoint(.truncate).isComplete)
        let isComplete = pool.whileNothingIsHeld {
            #expect((try? version(app)) == 1)
            return writer.checkpoint(.truncate).isComplete
        }
        #expect(isComplete)
        #expect(try version(app) == 1)
    }

    @Test func `a read in the middle of a checkpoint sees what it began with`() throws {
        let app = try Examples.app()
        let writer = try SQLiteConnection(path, as: .writer)
        try write(app, version: 1, on: writer)
        try pool.read { (reader) throws(StorageError) in
            #expect(try reader.lastVersion(of: app) == 1)
            try storageErrors { try write(app, version: 2, on: writer) }
            let isComplete = pool.whileNothingIsHeld { writer.checkpoint(.passive).isComplete }
            #expect(!isComplete)
            #expect(try reader.lastVersion(of: app) == 1)
        }
        #expect(try version(app) == 2)
    }

    @Test func `reads may lie in one another`() throws {
        let app = try Examples.app()
        let depth = try pool.read { (_) throws(StorageError) -> Int64 in
            try pool.read { (_) throws(StorageError) -> Int64 in
                try pool.read { (reader) throws(StorageError) -> Int64 in try reader.lastVersion(of: app) }
            }
        }
        #expect(depth == 0)
    }

    @Test func `closing waits for what is lent, and lends nothing more`() {
        let entered = DispatchSemaphore(value: 0)
        let gate = DispatchSemaphore(value: 0)
        let order = Locked<[String]>([])
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) {
            _ = try? pool.read { (_) throws(StorageError) in
                entered.signal()
                gate.wait()
                order.withLock { $0.append("read") }
            }
        }
        entered.wait()
        let closing = Handover<Bool>()
        DispatchQueue.global().async(group: group) {
            closing.put(true)
            pool.close()
            order.withLock { $0.append("closed") }
        }
        _ = closing.take()
        gate.signal()
        group.wait()
        #expect(order.withLock { $0 } == ["read", "closed"])
        #expect(throws: StorageError.closed) {
            try pool.read { (reader) throws(StorageError) in try reader.apps() }
        }
    }

    @Test func `a file that went away is an error of those that open it, and nothing waits for them`() throws {
        let missing = ReaderPool(path: directory.file("none.db"), condition: condition, lockMilliseconds: 10)
        for _ in 0..<3 {
            #expect(throws: StorageError.self) {
                try missing.read { (reader) throws(StorageError) in try reader.apps() }
            }
        }
        missing.close()
        #expect(!FileManager.default.fileExists(atPath: directory.file("none.db")))
    }

    @Test func `many threads read at once`() throws {
        let app = try Examples.app()
        try write(app, version: 5, on: try SQLiteConnection(path, as: .writer))
        let wrong = Locked(0)
        DispatchQueue.concurrentPerform(iterations: 40) { _ in
            for _ in 0..<50 where (try? version(app)) != 5 { wrong.withLock { $0 += 1 } }
        }
        #expect(wrong.withLock { $0 } == 0)
    }
}
