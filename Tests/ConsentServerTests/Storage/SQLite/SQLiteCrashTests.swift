// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Dispatch
import Foundation
import Testing

@testable import ConsentServer

/// A process that is killed in the middle of its work, again and again on the same file.
@Suite struct SQLiteCrashTests {
    @Test func `twenty kills lose nothing that was acknowledged, and nothing is there twice`() async throws {
        let directory = try ScratchDirectory()
        let path = directory.file("consent.db")
        for round in UInt64(0)..<20 {
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, round = round as UInt64] in
                try workUntilKilled(path, round: round)
            }
            try checkEverythingAcknowledged(path)
        }
    }

    /// Each acknowledged write is a line of the journal: the device's number and its revision.
    private func checkEverythingAcknowledged(_ path: String) throws {
        let journal = try String(contentsOfFile: path + ".journal", encoding: .utf8)
        var newest: [UInt64: Int64] = [:]
        // The last line may be cut: it was not written whole, so nobody has read it.
        for line in journal.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            let numbers = line.split(separator: " ").compactMap { Int64($0) }
            guard numbers.count == 2 else { continue }
            newest[UInt64(numbers[0])] = max(newest[UInt64(numbers[0])] ?? 0, numbers[1])
        }
        #expect(!newest.isEmpty)
        let store = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
        defer { store.close() }
        for (device, revision) in newest {
            let choices = try store.see { try $0.choices(of: Examples.device(device)) }
            let found = choices.european?.revision ?? 0
            #expect(found >= revision, "device \(device)")
            let history = try store.see { try $0.history(of: Examples.device(device)) }
            #expect(history.map(\.header.revision) == Array(1...found))
        }
        let app = try Examples.app()
        let sequences = try store.see { try $0.events(of: app, after: 0, limit: 1_000_000) }.map(\.header.sequence)
        #expect(Set(sequences).count == sequences.count)
    }
}

/// Writes from four threads until another kills the process, after a time that differs from round to round.
private func workUntilKilled(_ path: String, round: UInt64) throws {
    let store = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
    let app = try Examples.app()
    let journal = unsafe open(path + ".journal", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let first = DispatchSemaphore(value: 0)
    for thread in UInt64(0)..<4 {
        Thread.detachNewThread {
            var step = thread
            while true {
                let number = step % 10
                guard
                    let revision = try? store.change({ try ExamplePut(device: Examples.device(number), app: app)($0) })
                else { return }
                let line = Array("\(number) \(revision)\n".utf8)
                unsafe _ = write(journal, line, line.count)
                first.signal()
                step += 1
            }
        }
    }
    first.wait()
    usleep(UInt32(500 + round * 1700 % 9000))
    kill(getpid(), SIGKILL)
}
