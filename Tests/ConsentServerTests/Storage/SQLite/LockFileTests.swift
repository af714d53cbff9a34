// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ConsentServer

@Suite struct LockFileTests {
    @Test func `is held once, and free after its end`() throws {
        let directory = try ScratchDirectory()
        let path = directory.file("x.lock")
        let holder = "\(getpid()) on \(ProcessInfo.processInfo.hostName)"
        do {
            let lock = try LockFile(path)
            defer { withExtendedLifetime(lock) {} }
            #expect { try LockFile(path) } throws: { error in
                guard case LockFile.Refusal.held(let by)? = error as? LockFile.Refusal else { return false }
                return by.hasPrefix("\(getpid()) on ") && holder.hasPrefix("\(getpid())")
            }
        }
        _ = try LockFile(path)
    }

    @Test func `tells no more of the holder than a line of plain characters`() throws {
        let directory = try ScratchDirectory()
        let path = directory.file("x.lock")
        let lock = try LockFile(path)
        defer { withExtendedLifetime(lock) {} }
        for (content, expected) in [("", "unknown"), ("12 on a\nmore", "12 on a"), ("7\u{1B}[31m", "7")] {
            try Data(content.utf8).write(to: URL(filePath: path), options: [])
            // Writing in place keeps the lock, which is the file's.
            #expect(throws: LockFile.Refusal.held(by: expected)) { try LockFile(path) }
        }
    }

    @Test func `does not follow a link`() throws {
        let directory = try ScratchDirectory()
        let path = directory.file("x.lock")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: directory.file("victim"))
        #expect { try LockFile(path) } throws: { error in
            guard case LockFile.Refusal.system? = error as? LockFile.Refusal else { return false }
            return true
        }
        #expect(!FileManager.default.fileExists(atPath: directory.file("victim")))
    }

    @Test func `another process can't take what this one holds`() throws {
        let directory = try ScratchDirectory()
        let lock = try LockFile(directory.file("x.lock"))
        #expect(try flockStatus(directory.file("x.lock")) == 1)
        withExtendedLifetime(lock) {}
    }

    @Test func `a database whose lock file was deleted is held all the same, and free after its end`() throws {
        let directory = try ScratchDirectory()
        let path = directory.file("consent.db")
        let store = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
        try FileManager.default.removeItem(atPath: path + ".lock")
        #expect {
            try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
        } throws: { error in
            guard case .inUse(let holder)? = (error as? StoreOpeningError)?.problem else { return false }
            return holder.contains("lock file was deleted")
        }
        // What the second one opened and closed has not let go of SQLite's own locks.
        try store.change { try $0.putApp(Examples.appRecord(Examples.app())) }
        #expect(try flockStatus(path) == 1)
        store.close()
        try SQLiteStore(path: path, keyCheck: Examples.keyCheck).close()
    }

    @Test func `another process can take what this one let go of`() throws {
        let directory = try ScratchDirectory()
        _ = try LockFile(directory.file("x.lock"))
        #expect(try flockStatus(directory.file("x.lock")) == 0)
    }

    /// What flock(1) makes of the lock.
    private func flockStatus(_ path: String) throws -> Int32 {
        let flock = Process()
        flock.executableURL = URL(filePath: "/usr/bin/flock")
        flock.arguments = ["--nonblock", path, "true"]
        try flock.run()
        flock.waitUntilExit()
        return flock.terminationStatus
    }
}
