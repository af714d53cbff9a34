// SPDX-License-Identifier: Apache-2.0

/// The one that writes and checkpoints: a loop on its own thread.
///
/// It takes all that waits, applies it in one transaction, syncs once, and then answers everyone. A change that is
/// refused after it wrote is rare, since changes look before they write: the batch is then undone and applied again
/// with a savepoint around each change, which costs every change a sixth and so is not done otherwise.
final class SQLiteWriter {
    private let connection: SQLiteConnection
    private let transaction: SQLiteTransaction
    private let queue: SubmissionQueue
    private let condition: Locked<WriterCondition>
    private let readers: ReaderPool
    private let limits: Limits
    private let fileIsInPlace: () -> Bool
    private var checkpoints: CheckpointPolicy
    /// Whether the log holds what was erased.
    private var owesCut = false
    private let copying: WriterCopying

    /// How much at once, and how often.
    struct Limits: Sendable {
        /// Changes in one transaction.
        var batch = 256
        /// Pages in the log after which it is moved into the file.
        var checkpointPages = 1000
        /// How long to wait for a lock that another program took on the file.
        var lockMilliseconds: Int32 = 5000
        /// A log that has grown long waits so long for readers in its way.
        var readerMilliseconds: Int32 = 100
        /// Without work for so long, the log is cut to nothing.
        var idleMilliseconds = 1000
        /// While writes are refused, a write is tried so often.
        var probeMilliseconds = 500
        /// Pages of a copy between two batches, and how long to wait for a batch meanwhile.
        var copyPages: Int32 = 256
        var copyMilliseconds = 2
    }

    init(
        _ connection: SQLiteConnection, sealing: EventSealing, queue: SubmissionQueue,
        condition: Locked<WriterCondition>, readers: ReaderPool, limits: Limits,
        copies: Locked<[CopyRequest]> = Locked([]), fileIsInPlace: @escaping () -> Bool = { true }
    ) {
        self.connection = connection
        transaction = SQLiteTransaction(connection, sealing: sealing)
        self.queue = queue
        self.condition = condition
        self.readers = readers
        self.limits = limits
        self.fileIsInPlace = fileIsInPlace
        checkpoints = CheckpointPolicy(threshold: limits.checkpointPages)
        copying = WriterCopying(copies, of: connection, pages: limits.copyPages)
        connection.waitsForLocks(milliseconds: limits.lockMilliseconds)
    }

    /// Works until the queue is closed and empty.
    func run() {
        while let batch = queue.take(limit: limits.batch, milliseconds: patience) {
            if !batch.isEmpty {
                write(batch)
            } else if !copying.isBusy {
                rest()
            }
            copying.goOn()
        }
        copying.end()
        // After a failed sync nobody knows what the file holds: a restart reads it anew, with the log.
        let isFinal = condition.withLock { $0.isFinal }
        if !isFinal {
            cutLog()
            connection.keepsLogOnClose(false)
        }
    }

    /// How long to wait for work, nil for ever.
    private var patience: Int? {
        if copying.isBusy { return limits.copyMilliseconds }
        let condition = condition.withLock { $0 }
        if condition.isFinal { return nil }
        if condition.refusing != nil { return limits.probeMilliseconds }
        return checkpoints.logIsCut ? nil : limits.idleMilliseconds
    }

    /// Why nothing is written any more, nil while writes may succeed.
    private var finalRefusal: StorageError? { condition.withLock { $0.isFinal ? $0.refusing : nil } }

    // MARK: - A batch

    private func write(_ batch: [Submission]) {
        let applied: [Submission.Applied]
        do throws(StorageError) {
            if let known = finalRefusal { throw known }
            guard fileIsInPlace() else {
                condition.withLock { $0.lostFile() }
                throw .failed
            }
            applied = try apply(batch)
            try inStep(.statement) { () throws(StorageError) in try transaction.writeCounts() }
            try commit()
        } catch {
            rollBack()
            for submission in batch { submission.fail(error) }
            return
        }
        if transaction.takeErased() { owesCut = true }
        if owesCut { cutLog(patience: limits.readerMilliseconds) }
        for change in applied { change.complete() }
        checkpointIfDue()
    }

    private func apply(_ batch: [Submission]) throws(StorageError) -> [Submission.Applied] {
        if let applied = try apply(batch, guarded: false) { return applied }
        return try apply(batch, guarded: true) ?? []
    }

    /// Applies the batch in a new transaction; nil where it was undone because a change was refused after it wrote.
    private func apply(_ batch: [Submission], guarded: Bool) throws(StorageError) -> [Submission.Applied]? {
        connection.faults.first = nil
        try inStep(.statement) { () throws(StorageError) in try connection.run(.beginWriting) }
        var applied: [Submission.Applied] = []
        applied.reserveCapacity(batch.count)
        for submission in batch {
            transaction.beginChange(guarded: guarded)
            var change = submission.apply(transaction)
            if change.refusal == nil {
                do throws(StorageError) {
                    try transaction.endChange()
                } catch {
                    change = Submission.Applied(refusal: error) { submission.fail(error) }
                }
            }
            try checkFaults(after: change)
            if change.refusal != nil, transaction.hasWritten {
                guard guarded else {
                    rollBack()
                    return nil
                }
                try inStep(.statement) { () throws(StorageError) in try transaction.undoChange() }
            }
            applied.append(change)
        }
        return applied
    }

    /// Fails the batch where SQLite met more than a broken constraint, whatever the change made of it.
    private func checkFaults(after change: Submission.Applied) throws(StorageError) {
        guard let fault = connection.faults.first else { return }
        connection.faults.first = nil
        if fault.primary == .constraint, connection.isInTransaction { return }
        condition.withLock { $0.met(fault, in: .statement) }
        throw change.refusal ?? StorageError(fault, message: "SQLite failed with code \(fault.rawValue)")
    }

    private func commit() throws(StorageError) {
        do throws(StorageError) {
            try connection.run(.commit)
        } catch {
            let result = connection.faults.first ?? .inputOutput
            let final = condition.withLock { condition -> StorageError? in
                condition.met(result, in: .commit)
                return condition.isFinal ? condition.refusing : nil
            }
            throw final ?? error
        }
        condition.withLock { $0.wrote() }
        readers.outdate(choicesOf: transaction.takeChanged())
    }

    private func rollBack() {
        connection.faults.first = nil
        transaction.forget()
        _ = transaction.takeChanged()
        transaction.tally.dropBatch()
        guard connection.isInTransaction else { return }
        do throws(StorageError) {
            try connection.run(.rollback)
        } catch {
            if connection.isInTransaction { condition.withLock { $0.met(.syncError, in: .commit) } }
        }
    }

    private func inStep(_ step: StorageStep, _ body: () throws(StorageError) -> Void) throws(StorageError) {
        do throws(StorageError) {
            try body()
        } catch {
            if let fault = connection.faults.first { condition.withLock { $0.met(fault, in: step) } }
            throw error
        }
    }

    // MARK: - Between batches

    /// What there is to do without work.
    private func rest() {
        let refusing = condition.withLock { $0.refusing }
        if refusing != nil {
            probe()
        } else if !checkpoints.logIsCut {
            cutLog()
        }
    }

    /// Writes one row, to find out whether writes go through again.
    private func probe() {
        do throws(StorageError) {
            connection.faults.first = nil
            try inStep(.statement) { () throws(StorageError) in
                try connection.run(.beginWriting)
                try connection.run(.probe)
            }
            try commit()
            checkpointIfDue()
        } catch {
            rollBack()
        }
    }

    private func checkpointIfDue() {
        guard let mode = checkpoints.committed(pages: connection.writeAheadLogPages) else { return }
        let outcome = checkpoint(mode, patience: limits.readerMilliseconds)
        checkpoints.checkpointed(isComplete: outcome.isComplete)
    }

    /// Moves the log into the file and cuts it to nothing, unless a reader is in the way for longer than `patience`.
    private func cutLog(patience: Int32 = 0) {
        guard checkpoint(.truncate, patience: patience).isComplete else { return }
        checkpoints.cut()
        owesCut = false
    }

    private func checkpoint(
        _ mode: SQLiteConnection.CheckpointMode, patience: Int32
    ) -> (result: SQLiteResult, isComplete: Bool) {
        connection.waitsForLocks(milliseconds: patience)
        defer { connection.waitsForLocks(milliseconds: limits.lockMilliseconds) }
        let outcome = readers.whileNothingIsHeld { connection.checkpoint(mode) }
        if outcome.result != .ok { condition.withLock { $0.met(outcome.result, in: .checkpoint) } }
        return outcome
    }
}
