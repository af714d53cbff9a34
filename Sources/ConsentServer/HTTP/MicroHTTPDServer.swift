// SPDX-License-Identifier: Apache-2.0

internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// An HTTP/1.1 server: libmicrohttpd's epoll workers, with framing, deadlines and draining of our own.
///
/// Handlers run on the workers, several at once; `HTTPAnswer.pending` frees the worker meanwhile.
@safe
final class MicroHTTPDServer: @unchecked Sendable {
    // Safe to share: `daemon` is a constant, and the one call that ends it is guarded by `isStopped`.
    private let daemon: OpaquePointer
    private let shared: MicroHTTPDShared
    private let acceptor: MicroHTTPDAcceptor
    private let isStopped = Atomic<Bool>(false)
    /// The port listened on; 0 for a Unix socket.
    let port: UInt16
    /// How many connections are let in at once.
    let connectionLimit: Int

    init(
        options: HTTPServerOptions, listening: consuming ListeningSocket, responder: any HTTPResponder
    ) throws(HTTPServerError) {
        let port = listening.port
        let limit = min(options.connectionLimit, FileDescriptors.roomForConnections())
        let shared = MicroHTTPDShared(options: options, responder: responder)
        guard shared.wakeUp.descriptor >= 0, limit > 0 else {
            throw .cannotStart(reason: "the process may open too few files: raise `ulimit -n`")
        }
        guard let daemon = unsafe Self.startDaemon(shared, limit: limit) else {
            throw .cannotStart(reason: "libmicrohttpd refused: \(unsafe String(cString: strerror(errno)))")
        }
        let acceptor = unsafe MicroHTTPDAcceptor(daemon: daemon, shared: shared, listening: listening, limit: limit)
        do throws(HTTPServerError) {
            try acceptor.start()
        } catch {
            unsafe MHD_stop_daemon(daemon)
            throw error
        }
        unsafe self.daemon = unsafe daemon
        self.shared = shared
        self.acceptor = acceptor
        self.port = port
        connectionLimit = limit
    }

    deinit { stop(within: .zero) }

    /// From now on every response closes its connection, so that clients go elsewhere; new ones are still served.
    func beginDraining() { shared.isDraining.store(true, ordering: .relaxed) }

    /// Stops: no new connections, idle ones closed, requests in flight answered.
    ///
    /// After `limit` the connections that are left are cut. Returns whether all of them were gone before that.
    @discardableResult
    func stop(within limit: Duration) -> Bool {
        guard !isStopped.exchange(true, ordering: .acquiringAndReleasing) else { return true }
        beginDraining()
        let cutOff = min(shared.now().addingReportingOverflow(limit.nanoseconds).partialValue, .max - 1)
        shared.cutOff.store(cutOff, ordering: .releasing)
        shared.wakeUp.signal()
        acceptor.join()
        guard shared.live.load(ordering: .acquiring) == 0 else {
            // A handler does not return. The library would wait for it without end, or abort over a suspended
            // connection: it is left as it is, for the process is about to end.
            _ = unsafe Unmanaged.passRetained(shared)
            return false
        }
        unsafe MHD_stop_daemon(daemon)
        return shared.now() < cutOff
    }

    private static func startDaemon(_ shared: MicroHTTPDShared, limit: Int) -> OpaquePointer? {
        let flags =
            MHD_USE_EPOLL_INTERNAL_THREAD.rawValue | MHD_USE_ITC.rawValue | MHD_USE_NO_LISTEN_SOCKET.rawValue
            | MHD_ALLOW_SUSPEND_RESUME.rawValue | MHD_USE_ERROR_LOG.rawValue
        let threads = max(shared.options.threads, 1)
        func option(_ option: MHD_OPTION, _ value: Int) -> MHD_OptionItem {
            unsafe MHD_OptionItem(option: option, value: value, ptr_value: nil)
        }
        // The library splits its limit among the workers and refuses where one is full. We count ourselves, so each may
        // have all of ours.
        var options = unsafe [
            option(.CONNECTION_LIMIT, (limit + 1) * threads),
            option(.CONNECTION_MEMORY_LIMIT, shared.options.headMemory),
            option(.CONNECTION_TIMEOUT, 0),
            option(.THREAD_STACK_SIZE, 1024 * 1024),
            option(.STRICT_FOR_CLIENT, 0),
        ]
        if threads > 1 { unsafe options.append(option(.THREAD_POOL_SIZE, threads)) }
        unsafe options.append(option(.END, 0))
        let context = unsafe Unmanaged.passUnretained(shared).toOpaque()
        return unsafe CMHD_start_daemon(
            flags, context, MicroHTTPDCallbacks.log, MicroHTTPDCallbacks.access, MicroHTTPDCallbacks.completed,
            MicroHTTPDCallbacks.connection, MicroHTTPDCallbacks.requestLine, options)
    }
}

extension MicroHTTPDServer {
    /// The version of libmicrohttpd that is linked.
    static var libraryVersion: String { unsafe String(cString: MHD_get_version()) }
}
