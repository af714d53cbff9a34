// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Sees when the wall clock was set back: what is kept for a time is then kept longer, and times in the evidence stand
/// in another order than events.
///
/// Order is the sequence's, which no clock decides.
struct ClockWatch {
    /// What time servers correct without anyone's doing is none.
    static let toleratedSeconds: Int64 = 5

    private var wall: Timestamp
    private var steady: Duration

    /// `steady` is of a clock that nobody sets.
    init(wall: Timestamp, steady: Duration) {
        self.wall = wall
        self.steady = steady
    }

    /// By how many seconds the wall clock was set back since the last look; nil where it was not.
    mutating func secondsSetBack(wall: Timestamp, steady: Duration) -> Int64? {
        defer { (self.wall, self.steady) = (wall, steady) }
        let elapsed = (steady - self.steady).components
        let expected =
            self.wall.milliseconds + elapsed.seconds * 1000 + elapsed.attoseconds / 1_000_000_000_000_000
        return Self.seconds(from: wall.milliseconds, to: expected)
    }

    /// By how many seconds the clock is behind what is in the log already; nil where it is not.
    static func secondsBehind(_ newest: Timestamp, now: Timestamp) -> Int64? {
        seconds(from: now.milliseconds, to: newest.milliseconds)
    }

    private static func seconds(from earlier: Int64, to later: Int64) -> Int64? {
        let seconds = (later - earlier) / 1000
        return seconds > toleratedSeconds ? seconds : nil
    }
}

extension ServerContext {
    /// When the newest event came in, as its header says; nil where there is none.
    func newestEventTime() throws(StorageError) -> Timestamp? {
        try store.read { (reader) throws(StorageError) in
            let newest = try reader.evidenceSummary().newest
            return try reader.log(of: nil, after: newest - 1, limit: 1).last?.event.header.receivedAt
        }
    }

    /// Says that the clock is behind, and what that does.
    func logClock(_ event: StaticString, seconds: Int64) {
        log.log(.warning, event) { body in
            body.member("seconds", seconds)
            body.member("effect", "retention and idempotency keys last that much longer; the order of events is kept")
            body.member("remedy", "keep the clock right with a time server that slews it")
        }
    }
}
