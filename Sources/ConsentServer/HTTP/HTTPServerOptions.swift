// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// How an HTTP server is run.
struct HTTPServerOptions: Sendable {
    var threads = 2
    /// How many connections at once; never more than the process's file descriptors leave room for.
    var connectionLimit = 8192
    /// How many bytes a body may have where the responder sets no limit of its own.
    var bodyLimit = 64 * 1024
    /// How many bytes a request line and its header fields may have together, whatever they are.
    var headLimit = 32 * 1024
    /// How many header fields a request may have.
    var fieldLimit = 100
    /// Lower-case names of the header fields that go into a request; the others are only checked for sound framing.
    var headersKept: Set<String> = []
    var deadlines = HTTPDeadlines()
    /// Nanoseconds that only go forward.
    var clock: @Sendable () -> UInt64 = MonotonicClock.nanoseconds

    /// Memory a connection has: for the largest head, the library's record of each field and query item, and the
    /// response's head.
    ///
    /// No more than that and in whole pages: all of it is cleared for each request.
    var headMemory: Int {
        let record = 64
        let records = (fieldLimit + 1 + RequestTarget.itemLimit + 1) * record
        let page = 4096
        let needed = headLimit + records + Self.responseHead
        return (needed + page - 1) / page * page
    }

    /// What the head of a response takes at most, with some room.
    private static let responseHead = 1600
}

/// How long each step of a connection may take, from its beginning and however many bytes trickle in.
struct HTTPDeadlines: Sendable {
    /// From the accepted connection to its first request line.
    var requestLine = Duration.seconds(10)
    /// From a request line to the end of the head.
    var head = Duration.seconds(10)
    /// From the head to the end of the body.
    var body = Duration.seconds(30)
    /// From the whole request to the response's last byte.
    var response = Duration.seconds(60)
    /// From a response to the next request line; longer than a proxy keeps its connections.
    var idle = Duration.seconds(75)
}

/// The system's clock that no one sets.
enum MonotonicClock {
    @Sendable static func nanoseconds() -> UInt64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}

extension Duration {
    /// Whole nanoseconds, none for a negative duration and at most what 64 bits hold.
    var nanoseconds: UInt64 {
        let (seconds, attoseconds) = components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        let (product, overflow) = UInt64(seconds).multipliedReportingOverflow(by: 1_000_000_000)
        return overflow ? .max : product &+ UInt64(attoseconds) / 1_000_000_000
    }
}

/// Why a server could not start.
enum HTTPServerError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The address cannot be listened on.
    case cannotListen(address: String, reason: String)
    case cannotStart(reason: String)

    var description: String {
        switch self {
        case .cannotListen(let address, let reason): "cannot listen on \(address): \(reason)"
        case .cannotStart(let reason): "cannot start the HTTP server: \(reason)"
        }
    }
}
