// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// How an HTTP server is run.
struct HTTPServerOptions: Sendable {
    var threads = 2
    /// How many connections at once; never more than the process's file descriptors leave room for.
    var connectionLimit = 8192
    /// How many bytes a body may have where the responder sets no limit of its own.
    var bodyLimit = 64 * 1024
    /// Memory a connection has for a request's head and its response's head; all of it is cleared for each request.
    var headMemory = 16 * 1024
    /// Lower-case names of the header fields that go into a request; the others are only checked for sound framing.
    var headersKept: Set<String> = []
    var deadlines = HTTPDeadlines()
    /// Nanoseconds that only go forward.
    var clock: @Sendable () -> UInt64 = MonotonicClock.nanoseconds

    /// How much of `headMemory` a request's head may take: the rest holds the response's head.
    var headLimit: Int { headMemory - headMemory / 4 }
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
