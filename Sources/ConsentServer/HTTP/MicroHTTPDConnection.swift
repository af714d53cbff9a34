// SPDX-License-Identifier: Apache-2.0

internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// One client's connection: what other threads may know of it, and the request that its worker is at.
///
/// The library calls everything of a connection on one worker thread, and one request of it at a time, so one object
/// serves all of its requests.
@safe
final class MicroHTTPDConnection: @unchecked Sendable {
    // Safe to share: other threads touch only the constants, the atomics and `pending`, which has its lock. `exchange`
    // and `handle` belong to the worker thread.
    let shared: MicroHTTPDShared
    /// The library's own, which lives as long as the registry holds this.
    let handle: OpaquePointer
    /// The one thread that the library calls everything of this connection on.
    let worker: pthread_t
    let descriptor: Int32
    let peer: HTTPPeer
    /// When it was opened, or when its last request was done.
    let idleSince: Atomic<UInt64>
    /// When the connection is ended unless it gets on, in the clock's nanoseconds.
    let deadline: Atomic<UInt64>
    /// Whether a request has begun that is not answered yet.
    let isBusy = Atomic<Bool>(false)
    /// Whether a request has ever begun.
    let isUsed = Atomic<Bool>(false)
    /// Its place in the registry, guarded by the registry's lock.
    let slot = Atomic<Int>(0)
    /// The response that is worked on while the connection is suspended.
    let pending = Locked<MicroHTTPDPending?>(nil)
    var exchange = MicroHTTPDExchange()

    init(_ connection: OpaquePointer, shared: MicroHTTPDShared) {
        self.shared = shared
        unsafe handle = unsafe connection
        worker = pthread_self()
        descriptor = unsafe CMHD_socket(connection)
        peer = unsafe Self.peer(CMHD_client_address(connection))
        let now = shared.now()
        idleSince = Atomic(now)
        deadline = Atomic(now &+ shared.limits.requestLine)
    }

    func setDeadline(_ start: UInt64, _ limit: UInt64) {
        let (sum, overflow) = start.addingReportingOverflow(limit)
        deadline.store(overflow ? .max : sum, ordering: .relaxed)
    }

    /// Whether no request is under way, nor any byte of one: neither with the worker nor in the socket.
    ///
    /// What a worker took out of the socket it has begun within `settledFor`. One that was opened to send a first
    /// request has `freshFor` to do so.
    func mayCloseIdle(now: UInt64, freshFor: UInt64) -> Bool {
        guard !isBusy.load(ordering: .relaxed) else { return false }
        let since = idleSince.load(ordering: .relaxed)
        let patience = isUsed.load(ordering: .relaxed) ? Self.settledFor : freshFor
        // A connection can be younger than the moment that was looked up before it was accepted.
        guard now > since, now - since > patience else { return false }
        var byte: UInt8 = 0
        return unsafe recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) <= 0
    }

    private static let settledFor: UInt64 = 50_000_000

    private static func peer(_ address: UnsafePointer<sockaddr>?) -> HTTPPeer {
        guard let address = unsafe address else { return .local }
        switch unsafe Int32(address.pointee.sa_family) {
        case AF_INET:
            let v4 = unsafe address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                unsafe $0.pointee.sin_addr.s_addr
            }
            return .address(IPAddress(v4: UInt32(bigEndian: v4)))
        case AF_INET6:
            let bytes = unsafe address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { pointer in
                unsafe withUnsafeBytes(of: pointer.pointee.sin6_addr) { unsafe Array($0) }
            }
            return .address(mapped(bytes))
        default:
            return .local
        }
    }

    /// An IPv4 client on a socket of both families comes as `::ffff:a.b.c.d`.
    private static func mapped(_ bytes: [UInt8]) -> IPAddress {
        let words = bytes.indices.reduce(into: (UInt64(0), UInt64(0))) { words, index in
            if index < 8 {
                words.0 = words.0 << 8 | UInt64(bytes[index])
            } else {
                words.1 = words.1 << 8 | UInt64(bytes[index])
            }
        }
        let isMapped = words.0 == 0 && words.1 >> 32 == 0xffff
        return isMapped ? IPAddress(v4: UInt32(truncatingIfNeeded: words.1)) : IPAddress(high: words.0, low: words.1)
    }
}
