// SPDX-License-Identifier: Apache-2.0

internal import Dispatch

/// A change that waits for the writer.
struct Submission: Sendable {
    /// Runs the change; it may run again, and then only the last run counts.
    let apply: @Sendable (any RecordTransaction) -> Applied
    /// Tells the caller that nothing of it was stored.
    let fail: @Sendable (StorageError) -> Void

    /// What running a change led to.
    struct Applied {
        /// What the change threw, nil where it went through.
        var refusal: StorageError?
        /// Tells the caller, once all is on disk.
        var complete: () -> Void
    }

    init<Answer: Sendable>(
        _ change: @escaping @Sendable (any RecordTransaction) throws(StorageError) -> Answer,
        completion: @escaping @Sendable (Result<Answer, StorageError>) -> Void
    ) {
        apply = { transaction in
            do throws(StorageError) {
                let answer = try change(transaction)
                return Applied(refusal: nil) { completion(.success(answer)) }
            } catch {
                return Applied(refusal: error) { completion(.failure(error)) }
            }
        }
        fail = { completion(.failure($0)) }
    }
}

/// Changes on their way from many threads to the writer: in order, and never more than fit.
final class SubmissionQueue: Sendable {
    private struct State {
        var waiting: [Submission] = []
        var isClosed = false
    }

    private let state = Locked(State())
    private let arrived = DispatchSemaphore(value: 0)
    private let capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// How many wait.
    var count: Int { state.withLock { $0.waiting.count } }

    /// Hands a change over; gives the reason where it was not taken.
    func put(_ submission: Submission) -> StorageError? {
        let (refusal, wakes) = state.withLock { state -> (StorageError?, Bool) in
            if state.isClosed { return (.closed, false) }
            if state.waiting.count >= capacity { return (.busy, false) }
            state.waiting.append(submission)
            return (nil, state.waiting.count == 1)
        }
        if wakes { arrived.signal() }
        return refusal
    }

    /// Everything that waits, up to a limit.
    ///
    /// Empty where nothing came in time, nil once the queue is closed and empty.
    func take(limit: Int, milliseconds: Int?) -> [Submission]? {
        while true {
            let (batch, isClosed) = state.withLock { state -> ([Submission], Bool) in
                let batch = Array(state.waiting.prefix(limit))
                state.waiting.removeFirst(batch.count)
                return (batch, state.isClosed)
            }
            if !batch.isEmpty { return batch }
            if isClosed { return nil }
            let deadline = milliseconds.map { DispatchTime.now() + .milliseconds($0) } ?? .distantFuture
            if arrived.wait(timeout: deadline) == .timedOut { return [] }
        }
    }

    /// Takes nothing more.
    func close() {
        state.withLock { $0.isClosed = true }
        arrived.signal()
    }
}
