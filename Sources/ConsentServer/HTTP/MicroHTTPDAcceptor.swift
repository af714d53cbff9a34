// SPDX-License-Identifier: Apache-2.0

internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// The thread that accepts connections for the workers, ends late ones, and empties the server at its end.
///
/// The library could accept by itself, but its way to stop accepting, `MHD_quiesce_daemon`, aborts the process where a
/// worker leaves the listening socket at the same moment (0.9.75), and a client in the backlog would be reset.
@safe
final class MicroHTTPDAcceptor: @unchecked Sendable {
    // Safe to share: after `start` everything here belongs to the thread; `join` reads `thread` alone.
    private let daemon: OpaquePointer
    private let shared: MicroHTTPDShared
    private let limit: Int
    private var listening: ListeningSocket?
    private var pausedUntil: UInt64 = 0
    private var sweptAt: UInt64 = 0
    private var thread = pthread_t()

    /// A connection that has sent nothing yet keeps a stopping server this long.
    private static let freshFor: UInt64 = 1_000_000_000
    /// How long connections that were cut may take to be closed by their workers.
    private static let cutFor: UInt64 = 2_000_000_000
    /// How long accepting rests when the process is out of descriptors.
    private static let pause: UInt64 = 100_000_000

    init(daemon: OpaquePointer, shared: MicroHTTPDShared, listening: consuming ListeningSocket, limit: Int) {
        unsafe self.daemon = unsafe daemon
        self.shared = shared
        self.listening = consume listening
        self.limit = limit
    }

    func start() throws(HTTPServerError) {
        let context = unsafe Unmanaged.passRetained(self)
        let code = unsafe pthread_create(
            &thread, nil,
            { context in
                guard let context = unsafe context else { return nil }
                unsafe Unmanaged<MicroHTTPDAcceptor>.fromOpaque(context).takeRetainedValue().run()
                return nil
            }, context.toOpaque())
        guard code == 0 else {
            unsafe context.release()
            throw .cannotStart(reason: unsafe String(cString: strerror(code)))
        }
    }

    /// Waits for the thread to end, which it does once the server is told to stop.
    func join() { pthread_join(thread, nil) }

    private func run() {
        var isLeft = false
        while !isLeft {
            wait()
            let now = shared.now()
            if shared.isStopping {
                isLeft = empty(now)
            } else if now >= pausedUntil {
                accept(now)
            }
            if now &- sweptAt >= shared.limits.sweepInterval {
                sweptAt = now
                shared.registry.endLate(now: now)
            }
        }
    }

    private func wait() {
        let isFull = shared.live.load(ordering: .acquiring) >= limit
        shared.isFull.store(isFull, ordering: .releasing)
        let isPaused = pausedUntil > shared.now()
        var polled = [pollfd(fd: shared.wakeUp.descriptor, events: Int16(POLLIN), revents: 0)]
        // Looked at again after `isFull` is set: a connection may have been closed in between.
        let mayAccept = !isPaused && shared.live.load(ordering: .acquiring) < limit
        if mayAccept, let descriptor = listening?.descriptor {
            polled.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
        }
        _ = unsafe poll(&polled, nfds_t(polled.count), patience(isPaused: isPaused))
        if polled[0].revents != 0 { shared.wakeUp.clear() }
    }

    /// How many milliseconds to wait at most; for ever where nothing can become late.
    private func patience(isPaused: Bool) -> Int32 {
        if shared.isStopping { return 10 }
        if isPaused { return Int32(Self.pause / 1_000_000) }
        return shared.live.load(ordering: .acquiring) == 0 ? -1 : Int32(shared.limits.sweepInterval / 1_000_000)
    }

    /// Accepts what waits, up to the limit, a bounded number at a time so that late connections are seen to.
    private func accept(_ now: UInt64) {
        guard let listening = listening?.descriptor else { return }
        for _ in 0..<256 where shared.live.load(ordering: .acquiring) < limit {
            var address = sockaddr_storage()
            var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
            let isAdded = unsafe withUnsafeMutablePointer(to: &address) { pointer in
                unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                    let client = unsafe CMHD_accept(listening, address, &size)
                    return unsafe client >= 0 && add(client, address, size)
                }
            }
            if !isAdded {
                let isOutOfResources = [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno)
                if isOutOfResources { pausedUntil = now &+ Self.pause }
                return
            }
        }
    }

    private func add(_ client: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Bool {
        shared.live.add(1, ordering: .acquiringAndReleasing)
        // Closes the socket itself where it fails. Behind this call only want of memory could lose the count.
        if unsafe MHD_add_connection(daemon, client, address, size) == .YES { return true }
        shared.live.subtract(1, ordering: .acquiringAndReleasing)
        errno = ENOMEM
        return false
    }

    /// One step towards no connections; says whether there is nothing left to wait for.
    private func empty(_ now: UInt64) -> Bool {
        if listening != nil {
            accept(now)
            listening = nil
        }
        let cutOff = shared.cutOff.load(ordering: .acquiring)
        if now >= cutOff {
            shared.registry.endAll()
        } else {
            shared.registry.closeIdle(now: now, freshFor: Self.freshFor)
        }
        let isEmpty = shared.live.load(ordering: .acquiring) == 0 && shared.resuming.load(ordering: .acquiring) == 0
        return isEmpty || now &- cutOff < .max / 2 && now &- cutOff > Self.cutFor
    }
}
