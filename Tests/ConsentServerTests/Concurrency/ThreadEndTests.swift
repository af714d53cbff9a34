// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import Testing

@testable import ConsentServer

/// A thread leaves nothing behind once it is over: neither joined nor let go, its stack would stay for ever.
@Suite struct ThreadEndTests {
    private static let rounds = 400

    /// The address space of this process, in pages.
    private func pages() throws -> Int {
        let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return try #require(fields.first.flatMap { Int($0) })
    }

    @Test func `runs its function, and is over when it was waited for`() throws {
        let ran = Locked(false)
        let thread = try #require(OwnThread(niceness: 10) { ran.withLock { $0 = true } })
        thread.join()
        #expect(ran.withLock { $0 })
    }

    @Test func `one that nobody waits for leaves no stack behind`() throws {
        let before = try pages()
        for number in 0..<Self.rounds {
            let handover = Handover<Int>()
            let isStarted = OwnThread.detached { handover.put(number) }
            #expect(isStarted)
            #expect(handover.take() == number)
        }
        // 8 MiB each if they stayed; what other tests take meanwhile is far less than half of that.
        #expect(try pages() - before < Self.rounds * 8 << 20 / 4096 / 2)
    }

    @Test func `one that would wait for itself is let go`() throws {
        let own = Handover<OwnThread>()
        let done = Handover<Bool>()
        let thread = OwnThread {
            own.take().join()
            done.put(true)
        }
        own.put(try #require(thread))
        #expect(done.take())
    }
}
