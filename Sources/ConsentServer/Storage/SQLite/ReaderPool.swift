// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import Synchronization

/// Read-only connections that are lent to one thread at a time.
///
/// The last one given back is lent first, so that its pages are still in the cache.
final class ReaderPool: Sendable {
    private struct State {
        var idle: [PooledReader] = []
        var lent = 0
        var isClosed = false
    }

    /// Connections that are kept: more threads than that open one for each use.
    private static let kept = 16

    private let path: String
    private let lockMilliseconds: Int32
    private let state = Locked(State())
    private let allBack = DispatchSemaphore(value: 0)
    private let condition: Locked<WriterCondition>
    /// Counts the states of the file, so that a reader knows whether the one that it holds is the newest.
    private let generation = Atomic(0)
    /// What readers were told lately.
    let recent = RecentOutlines()
    /// Whether a reader that is given back keeps its state for the next read.
    private let mayHold = Atomic(true)

    init(path: String, condition: Locked<WriterCondition>, lockMilliseconds: Int32) {
        self.path = path
        self.lockMilliseconds = lockMilliseconds
        self.condition = condition
    }

    /// Lends a reader for the time of the body.
    func read<Value>(_ body: (any RecordReader) throws(StorageError) -> Value) throws(StorageError) -> Value {
        let reader = try take()
        defer { giveBack(reader) }
        let generation = generation.load(ordering: .acquiring)
        let connection = try reader.begin(generation)
        return try body(
            RecallingReader(connection: connection, recent: recent) {
                self.generation.load(ordering: .acquiring) == generation
            })
    }

    /// Tells that what was read before is no longer the newest, and whose choices are others.
    ///
    /// The writer calls it after each commit, before anyone hears of it.
    func outdate(choicesOf devices: [DeviceKey] = []) {
        generation.add(1, ordering: .acquiringAndReleasing)
        recent.forget(devices)
    }

    /// Runs a checkpoint, which can't go past a state that is held, while no reader holds one but in the middle of a
    /// read; and what was begun meanwhile holds the log, so it is not held on to either.
    ///
    /// The writer alone calls it.
    func whileNothingIsHeld<Value>(_ checkpoint: () -> Value) -> Value {
        mayHold.store(false, ordering: .sequentiallyConsistent)
        state.withLock { state in
            for reader in state.idle { reader.end() }
        }
        defer {
            outdate()
            mayHold.store(true, ordering: .sequentiallyConsistent)
        }
        return checkpoint()
    }

    private func take() throws(StorageError) -> PooledReader {
        let (idle, isClosed) = state.withLock { state -> (PooledReader?, Bool) in
            if state.isClosed { return (nil, true) }
            state.lent += 1
            return (state.idle.popLast(), false)
        }
        if isClosed { throw .closed }
        if let idle { return idle }
        do throws(StorageError) {
            return try PooledReader(path, lockMilliseconds: lockMilliseconds)
        } catch {
            giveBack(nil)
            throw error
        }
    }

    private func giveBack(_ reader: PooledReader?) {
        if let fault = reader?.takeFault() { condition.withLock { $0.met(fault, in: .reading) } }
        // An old state is of no use to the next read, and keeps the log from beginning anew.
        let mayHold = mayHold.load(ordering: .sequentiallyConsistent)
        reader?.end(unless: mayHold ? generation.load(ordering: .acquiring) : nil)
        let isLast = state.withLock { state in
            state.lent -= 1
            if let reader, !state.isClosed, state.idle.count < Self.kept { state.idle.append(reader) }
            return state.isClosed && state.lent == 0
        }
        if isLast { allBack.signal() }
    }

    /// Lends nothing more, and waits until everything is back.
    func close() {
        let isWaiting = state.withLock { state in
            state.isClosed = true
            state.idle = []
            return state.lent > 0
        }
        if isWaiting { allBack.wait() }
        recent.removeAll()
    }
}

/// A reader and the state of the file that it holds.
///
/// A transaction is kept open from one read to the next as long as nobody wrote: beginning one costs two system calls
/// and more than the look-up of a device. Safe to send: whoever took it from the pool has it alone until it is given
/// back, and the pool's lock is between.
private final class PooledReader: @unchecked Sendable {
    private let connection: SQLiteConnection
    /// The generation of the state that is held, nil where none is.
    private var held: Int?

    init(_ path: String, lockMilliseconds: Int32) throws(StorageError) {
        let connection = try SQLiteConnection(path, as: .reader)
        connection.waitsForLocks(milliseconds: lockMilliseconds)
        if let (name, found) = try connection.apply(ConnectionSetting.reader) {
            throw .database("\(name) stays \(found)")
        }
        self.connection = connection
    }

    /// A connection with a state that is not older than `generation`.
    func begin(_ generation: Int) throws(StorageError) -> SQLiteConnection {
        if held != generation {
            end()
            try connection.run(.beginReading)
            held = generation
        }
        return connection
    }

    /// Lets go of the state, where it is not of this generation.
    func end(unless generation: Int?) {
        if held != generation { end() }
    }

    /// Lets go of the state.
    func end() {
        guard held != nil else { return }
        held = nil
        do throws(StorageError) {
            try connection.run(.commit)
        } catch {
            // What only read has nothing to lose; the next one must find no transaction open.
            try? connection.run(.rollback)
        }
    }

    /// The first error since the last call; after one nothing of the transaction is trusted.
    func takeFault() -> SQLiteResult? {
        guard let fault = connection.faults.first else { return nil }
        end()
        connection.faults.first = nil
        return fault
    }
}
