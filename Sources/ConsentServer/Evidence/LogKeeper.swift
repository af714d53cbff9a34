// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Signs a head now and then and keeps it, and indexes what an older schema left: a thread beside the requests.
final class LogKeeper: Sendable {
    /// How often a head is kept, where anything was added.
    struct Pace: Sendable {
        /// After so many entries, whatever the time.
        var entries: Int64 = 10_000
        /// After so long, however few.
        var milliseconds: Int64 = 60_000
        /// How often it looks.
        var tickMilliseconds = 1000
        /// Entries that are indexed at once.
        var indexed = 4096
    }

    private let transparency: Transparency
    private let pace: Pace
    private let log: Log
    private let thread = PacedThread()

    init(_ transparency: Transparency, pace: Pace = Pace(), log: Log) {
        self.transparency = transparency
        self.pace = pace
        self.log = log
    }

    private var store: any RecordStore { transparency.store }

    func start() {
        thread.start { [self] in
            index()
            repeat {
                attempt { () throws(StorageError) in try keepHead(ifDue: true) }
            } while thread.wait(milliseconds: pace.tickMilliseconds)
        }
    }

    /// Ends the thread and keeps a last head, so that what is at rest is signed.
    func stop() {
        guard thread.stop() else { return }
        attempt { () throws(StorageError) in try keepHead(ifDue: false) }
    }

    private func attempt(_ body: () throws(StorageError) -> Void) {
        do throws(StorageError) {
            try body()
        } catch {
            // A store that refuses writes says so at `/readyz`; the next tick tries again.
            log.log(.debug, "no_head") { $0.member("error", "\(error)") }
        }
    }

    /// Indexes what an older schema left, a little at a time, so that nobody's request waits long.
    func index(pausing: Bool = true) {
        let limit = pace.indexed
        while true {
            let more = try? store.write { (transaction) throws(StorageError) in try transaction.indexLog(limit: limit) }
            guard more == true else { return }
            if pausing, !thread.wait(milliseconds: 5) { return }
        }
    }

    /// Signs and keeps a head where there is something new; `ifDue` only after the pace's time or entries.
    func keepHead(ifDue: Bool) throws(StorageError) {
        let isWanted = try store.read { (reader) throws(StorageError) in try wantsHead(reader, ifDue: ifDue) }
        guard isWanted else { return }
        let transparency = transparency
        try store.write { (transaction) throws(StorageError) in
            // Another may have been kept since, and an equal one says nothing new.
            let kept = try transaction.newestHead()?.head.size ?? 0
            guard let size = try transaction.logSize(), size > kept else { return }
            try transaction.keep(try transparency.sign(size, transaction))
        }
    }

    private func wantsHead(_ reader: any RecordReader, ifDue: Bool) throws(StorageError) -> Bool {
        guard let size = try reader.logSize(), size > 0 else { return false }
        guard let newest = try reader.newestHead()?.head else { return true }
        if size == newest.size { return false }
        let age = transparency.now().milliseconds - newest.signedAt.milliseconds
        // A clock that was set back makes a head look young for ever.
        return !ifDue || size - newest.size >= pace.entries || age >= pace.milliseconds || age < 0
    }
}
