// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// A store that forgets everything at its end, for tests of what stands above it.
///
/// It is no choice for `CONSENT_DATABASE`: a 2xx means that a choice is on disk.
final class MemoryStore: RecordStore {
    let instance = Sodium.random(16)
    let sealing: EventSealing

    private let state = Locked(MemoryState())
    private let queue: SubmissionQueue
    private let isClosed = Locked(false)
    private let writer: OwnThread?

    init(sealing: EventSealing = .standard, queueCapacity: Int = 4096) {
        let queue = SubmissionQueue(capacity: queueCapacity)
        let state = state
        self.sealing = sealing
        state.withLock { [instance] in $0.instance = instance }
        self.queue = queue
        writer = OwnThread {
            while let batch = queue.take(limit: 1, milliseconds: nil) {
                for submission in batch { Self.apply(submission, to: state, sealing: sealing) }
            }
        }
    }

    deinit { close() }

    private static func apply(_ submission: Submission, to state: Locked<MemoryState>, sealing: EventSealing) {
        let transaction = MemoryTransaction(state.withLock { $0 }, sealing: sealing)
        let applied = submission.apply(transaction)
        if applied.refusal == nil {
            let changed = transaction.state
            state.withLock { $0 = changed }
        }
        applied.complete()
    }

    func read<Value>(_ body: (any RecordReader) throws(StorageError) -> Value) throws(StorageError) -> Value {
        if isClosed.withLock({ $0 }) { throw .closed }
        return try body(state.withLock { $0 })
    }

    func submit<Answer: Sendable>(
        _ change: @escaping @Sendable (any RecordTransaction) throws(StorageError) -> Answer,
        completion: @escaping @Sendable (Result<Answer, StorageError>) -> Void
    ) {
        let submission = Submission(change, completion: completion)
        if writer == nil { return submission.fail(.database("no thread for the writer")) }
        if let refusal = queue.put(submission) { submission.fail(refusal) }
    }

    func copy(to path: String, completion: @escaping @Sendable (Result<Void, StorageError>) -> Void) {
        completion(.failure(.database("a store in memory has nothing to copy")))
    }

    var health: StorageHealth { StorageHealth(waiting: queue.count) }

    func close() {
        let wasClosed = isClosed.withLock { isClosed in
            defer { isClosed = true }
            return isClosed
        }
        if wasClosed { return }
        queue.close()
        writer?.join()
    }
}
