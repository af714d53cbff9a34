// SPDX-License-Identifier: Apache-2.0

internal import CMicroHTTPD
internal import Synchronization

/// What the threads of one server have in common.
final class MicroHTTPDShared: Sendable {
    let options: HTTPServerOptions
    let responder: any HTTPResponder
    let fields: HTTPFieldTable
    let limits: MicroHTTPDDeadlines
    let requestIDs = RequestIDs()
    let registry = MicroHTTPDRegistry()
    let wakeUp = WakeUp()
    /// Connections that were accepted and have not been closed.
    let live = Atomic<Int>(0)
    /// Threads that are just handing a connection back to its worker: the library may not be stopped meanwhile.
    let resuming = Atomic<Int>(0)
    /// Every response closes its connection.
    let isDraining = Atomic<Bool>(false)
    /// Set when the server is told to stop: `options.clock`'s time after which connections are cut.
    let cutOff = Atomic<UInt64>(.max)
    /// Whether the accepting thread waits for a connection to close.
    let isFull = Atomic<Bool>(false)
    /// Whether the memory layout of a head can be relied on to find what the parser hides; see `MicroHTTPDLayout`.
    let knowsLayout: Bool

    init(options: HTTPServerOptions, responder: any HTTPResponder) {
        self.options = options
        self.responder = responder
        fields = HTTPFieldTable(kept: options.headersKept)
        limits = MicroHTTPDDeadlines(options.deadlines)
        knowsLayout = unsafe String(cString: MHD_get_version()) == MicroHTTPDLayout.version
    }

    var isStopping: Bool { cutOff.load(ordering: .acquiring) != .max }

    func now() -> UInt64 { options.clock() }

    func connectionClosed() {
        live.subtract(1, ordering: .acquiringAndReleasing)
        if isStopping || isFull.load(ordering: .acquiring) { wakeUp.signal() }
    }
}

/// `HTTPDeadlines` in the clock's nanoseconds.
struct MicroHTTPDDeadlines: Sendable {
    let requestLine, head, body, response, idle: UInt64

    init(_ deadlines: HTTPDeadlines) {
        requestLine = deadlines.requestLine.nanoseconds
        head = deadlines.head.nanoseconds
        body = deadlines.body.nanoseconds
        response = deadlines.response.nanoseconds
        idle = deadlines.idle.nanoseconds
    }

    /// How often late connections are looked for: often enough to be late by a small part.
    var sweepInterval: UInt64 {
        let shortest = min(requestLine, head, body, response, idle)
        return min(max(shortest / 8, 5_000_000), 250_000_000)
    }
}
