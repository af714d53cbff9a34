// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel
internal import Dispatch

/// How much is logged; a level includes those after it.
enum LogLevel: String, Sendable, CaseIterable, Comparable {
    case debug, info, warning, error

    static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The log: one JSON object a line, no device id, no query value, no address.
///
/// Lines gather in memory and go out together, since a `write` a request would cost as much as the decision.
final class Log: Sendable {
    private let level: LogLevel
    private let now: @Sendable () -> Timestamp
    private let write: @Sendable ([UInt8]) -> Void
    private let pending = Locked(Pending())
    private let wake = DispatchSemaphore(value: 0)
    private let flusher = Locked<OwnThread?>(nil)

    private struct Pending {
        var bytes: [UInt8] = []
        var dropped = 0
        var isClosed = false
        var hasFlusher = false
    }

    /// Past this the reader of the log is not keeping up, and lines are counted instead of kept.
    private static let limit = 4 << 20
    private static let flushAt = 64 << 10

    init(
        level: LogLevel, now: @escaping @Sendable () -> Timestamp, write: @escaping @Sendable ([UInt8]) -> Void
    ) {
        self.level = level
        self.now = now
        self.write = write
    }

    func isOn(_ level: LogLevel) -> Bool { level >= self.level }

    /// Logs an event with its members, written by `members` into the line's object.
    func log(_ level: LogLevel, _ event: StaticString, _ members: (inout JSONWriter) -> Void = { _ in }) {
        guard isOn(level) else { return }
        compose(level, event, members)
    }

    /// Logs what an operator must find at any level: where the server listens, that it stopped.
    func announce(_ event: StaticString, _ members: (inout JSONWriter) -> Void = { _ in }) {
        compose(.info, event, members)
    }

    private func compose(_ level: LogLevel, _ event: StaticString, _ members: (inout JSONWriter) -> Void) {
        var line = JSONWriter()
        line.object { line in
            line.member("time", now())
            line.member("level", level.rawValue)
            line.member("event", "\(event)")
            members(&line)
        }
        line.endLine()
        add(line.bytes, atOnce: level >= .warning)
    }

    private func add(_ line: [UInt8], atOnce: Bool) {
        let isUrgent = pending.withLock { (pending: inout Pending) -> Bool in
            guard pending.bytes.count < Self.limit else {
                pending.dropped += 1
                return false
            }
            pending.bytes += line
            return atOnce || !pending.hasFlusher || pending.bytes.count >= Self.flushAt
        }
        guard isUrgent else { return }
        if pending.withLock({ $0.hasFlusher }) { wake.signal() } else { flush() }
    }

    /// Starts the thread that writes gathered lines, every 100 ms or when there is much or something urgent.
    func startFlushing() {
        let thread = OwnThread { [self] in
            while true {
                _ = wake.wait(timeout: .now() + .milliseconds(100))
                let isClosed = pending.withLock { $0.isClosed }
                flush()
                if isClosed { break }
            }
        }
        // Where the system gives no thread, each line is written as it comes.
        pending.withLock { $0.hasFlusher = thread != nil }
        flusher.withLock { $0 = thread }
    }

    /// Writes what is left and ends the thread.
    func close() {
        pending.withLock { $0.isClosed = true }
        let thread = flusher.withLock { flusher -> OwnThread? in
            defer { flusher = nil }
            return flusher
        }
        guard let thread else { return flush() }
        wake.signal()
        thread.join()
    }

    private func flush() {
        let (bytes, dropped) = pending.withLock { (pending: inout Pending) -> ([UInt8], Int) in
            defer {
                pending.bytes.removeAll(keepingCapacity: pending.bytes.capacity < Self.flushAt * 4)
                pending.dropped = 0
            }
            return (pending.bytes, pending.dropped)
        }
        if !bytes.isEmpty { write(bytes) }
        if dropped > 0 { log(.warning, "log_lines_dropped") { $0.member("count", dropped) } }
    }
}
