// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Testing

@testable import ConsentServer

@Suite struct SubmissionQueueTests {
    /// A submission that notes its number when it is failed.
    private func submission(_ number: Int, _ failed: Locked<[Int]>) -> Submission {
        Submission(
            { (_) throws(StorageError) in number },
            completion: { result in
                if case .failure = result { failed.withLock { $0.append(number) } }
            })
    }

    @Test func `gives what waits in order, and no more than asked for`() {
        let queue = SubmissionQueue(capacity: 10)
        let failed = Locked<[Int]>([])
        for number in 0..<5 { #expect(queue.put(submission(number, failed)) == nil) }
        #expect(queue.count == 5)
        var sizes: [Int] = []
        while let batch = queue.take(limit: 2, milliseconds: 0), !batch.isEmpty {
            sizes.append(batch.count)
            for submission in batch { submission.fail(.closed) }
        }
        #expect(sizes == [2, 2, 1])
        #expect(failed.withLock { $0 } == [0, 1, 2, 3, 4])
    }

    @Test func `is empty after the time that it was given`() {
        let queue = SubmissionQueue(capacity: 1)
        #expect(queue.take(limit: 9, milliseconds: 1)?.isEmpty == true)
    }

    @Test func `refuses what does not fit, until there is room`() {
        let queue = SubmissionQueue(capacity: 1)
        let failed = Locked<[Int]>([])
        let outcomes = (0..<3).map { queue.put(submission($0, failed)) }
        #expect(outcomes == [nil, .busy, .busy])
        #expect(queue.take(limit: 9, milliseconds: 0)?.count == 1)
        #expect(queue.put(submission(4, failed)) == nil)
    }

    @Test func `gives what was put before it was closed, and then its end`() {
        let queue = SubmissionQueue(capacity: 9)
        let failed = Locked<[Int]>([])
        _ = queue.put(submission(1, failed))
        queue.close()
        #expect(queue.put(submission(2, failed)) == .closed)
        #expect(queue.take(limit: 9, milliseconds: nil)?.count == 1)
        #expect(queue.take(limit: 9, milliseconds: nil) == nil)
    }

    @Test func `wakes whoever waits`() {
        let queue = SubmissionQueue(capacity: 9)
        let got = Handover<Int>()
        DispatchQueue.global().async { got.put(queue.take(limit: 9, milliseconds: nil)?.count ?? -1) }
        _ = queue.put(submission(1, Locked<[Int]>([])))
        #expect(got.take() == 1)
        let end = Handover<Bool>()
        DispatchQueue.global().async { end.put(queue.take(limit: 9, milliseconds: nil) == nil) }
        queue.close()
        #expect(end.take())
    }

    @Test func `loses nothing of many threads`() {
        let queue = SubmissionQueue(capacity: 100_000)
        let failed = Locked<[Int]>([])
        let group = DispatchGroup()
        for thread in 0..<8 {
            group.enter()
            DispatchQueue.global().async {
                for step in 0..<500 { _ = queue.put(submission(thread * 500 + step, failed)) }
                group.leave()
            }
        }
        var count = 0
        while count < 4000, let batch = queue.take(limit: 64, milliseconds: 20_000), !batch.isEmpty {
            for submission in batch { submission.fail(.closed) }
            count += batch.count
        }
        group.wait()
        let numbers = failed.withLock { $0 }
        #expect(numbers.sorted() == Array(0..<4000))
        // Each thread's own are in its order.
        for thread in 0..<8 {
            let own = numbers.filter { $0 / 500 == thread }
            #expect(own == own.sorted())
        }
    }
}

@Suite struct OwnThreadTests {
    @Test func `runs its body, and has run it when it is joined`() throws {
        let value = Locked(0)
        let thread = try #require(OwnThread { value.withLock { $0 = 42 } })
        thread.join()
        #expect(value.withLock { $0 } == 42)
    }

    @Test func `lets go of what its body held`() throws {
        final class Token: Sendable {
            let gone: Locked<Bool>
            init(_ gone: Locked<Bool>) { self.gone = gone }
            deinit { gone.withLock { $0 = true } }
        }
        let gone = Locked(false)
        do {
            let token = Token(gone)
            let thread = try #require(OwnThread { withExtendedLifetime(token) {} })
            thread.join()
        }
        #expect(gone.withLock { $0 })
    }
}
