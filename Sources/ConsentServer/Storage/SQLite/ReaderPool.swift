// SPDX-License-Identifier: Apache-2.0

internal import Dispatch

/// Read-only connections that are lent to one thread at a time.
///
/// The last one given back is lent first, so that its pages are still in the cache.
final class ReaderPool: Sendable {
    /// Safe to send: whoever took it from the pool has it alone until it is given back, and the pool's lock is between.
    final class Reader: @unchecked Sendable {
        fileprivate let connection: SQLiteConnection

        fileprivate init(_ connection: SQLiteConnection) { self.connection = connection }

        /// Runs the body over one state of the file.
        func read<Value>(_ body: (any RecordReader) throws(StorageError) -> Value) throws(StorageError) -> Value {
            try connection.run(.beginReading)
            defer { end() }
            return try body(SQLiteReader(connection: connection))
        }

        private func end() {
            do throws(StorageError) {
                try connection.run(.commit)
            } catch {
                // A transaction that only read has nothing to lose; the next one must find none open.
                try? connection.run(.rollback)
            }
        }

        /// The first error since the last call.
        fileprivate func takeFault() -> SQLiteResult? {
            defer { connection.faults.first = nil }
            return connection.faults.first
        }
    }

    private struct State {
        var idle: [Reader] = []
        var lent = 0
        var isClosed = false
    }

    /// Connections that are kept: more threads than that open one for each use.
    private static let kept = 16

    private let path: String
    private let state = Locked(State())
    private let allBack = DispatchSemaphore(value: 0)
    private let condition: Locked<WriterCondition>

    init(path: String, condition: Locked<WriterCondition>) {
        self.path = path
        self.condition = condition
    }

    /// Lends a reader for the time of the body.
    func read<Value>(_ body: (any RecordReader) throws(StorageError) -> Value) throws(StorageError) -> Value {
        let reader = try take()
        defer { giveBack(reader) }
        return try reader.read(body)
    }

    private func take() throws(StorageError) -> Reader {
        let (idle, isClosed) = state.withLock { state -> (Reader?, Bool) in
            if state.isClosed { return (nil, true) }
            state.lent += 1
            return (state.idle.popLast(), false)
        }
        if isClosed { throw .closed }
        if let idle { return idle }
        do throws(StorageError) {
            let connection = try SQLiteConnection(path, as: .reader)
            connection.waitsForLocks(milliseconds: SQLiteStore.lockPatience)
            if let (name, found) = try connection.apply(ConnectionSetting.reader) {
                throw .database("\(name) stays \(found)")
            }
            return Reader(connection)
        } catch {
            giveBack(nil)
            throw error
        }
    }

    private func giveBack(_ reader: Reader?) {
        if let fault = reader?.takeFault() { condition.withLock { $0.met(fault, in: .reading) } }
        let isLast = state.withLock { state in
            state.lent -= 1
            if let reader, !state.isClosed, state.idle.count < Self.kept { state.idle.append(reader) }
            return state.isClosed && state.lent == 0
        }
        if isLast { allBack.signal() }
    }

    /// Lends nothing more, and waits until everything is back.
    func close() {
        let (idle, isWaiting) = state.withLock { state in
            state.isClosed = true
            defer { state.idle = [] }
            return (state.idle, state.lent > 0)
        }
        withExtendedLifetime(idle) { if isWaiting { allBack.wait() } }
    }
}
