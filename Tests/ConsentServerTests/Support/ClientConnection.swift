// SPDX-License-Identifier: Apache-2.0

internal import Glibc

@testable internal import ConsentServer

/// A blocking connection to a server, which sends whatever bytes a test wants sent.
final class ClientConnection: Sendable {
    private let descriptor: Int32

    /// How long a read may wait before it counts as "nothing came".
    static let patience = 10

    init(port: UInt16, host: String = "127.0.0.1") throws {
        var hints = unsafe addrinfo()
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        unsafe hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
        var found: UnsafeMutablePointer<addrinfo>?
        guard unsafe getaddrinfo(host, String(port), &hints, &found) == 0, let address = unsafe found else {
            throw WireError.cannotConnect
        }
        defer { unsafe freeaddrinfo(found) }
        descriptor = unsafe socket(address.pointee.ai_family, address.pointee.ai_socktype, 0)
        guard unsafe connect(descriptor, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0 else {
            throw WireError.cannotConnect
        }
        setPatience()
    }

    init(path: String) throws {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        let code = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        self.descriptor = descriptor
        guard code == 0 else {
            throw WireError.cannotConnect
        }
        setPatience()
    }

    deinit { close(descriptor) }

    private func setPatience() {
        var timeout = timeval(tv_sec: Self.patience, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, size)
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, size)
        var yes: Int32 = 1
        unsafe setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Sends all of `bytes`, or says that the server takes no more.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { bytes in
                unsafe Glibc.send(
                    descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// What comes next: bytes, the end, or nothing within the patience.
    func receive() throws -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
        if count < 0 { throw errno == EAGAIN ? WireError.nothingCame : WireError.reset }
        return Array(buffer.prefix(count))
    }

    /// Tells the server that nothing more is sent.
    func closeWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Goes away at once, as a crashed client does: the server gets a reset.
    func abort() {
        var option = linger(l_onoff: 1, l_linger: 0)
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
        shutdown(descriptor, Int32(SHUT_RDWR))
    }
}

enum WireError: Error {
    case cannotConnect, nothingCame, reset, closed, malformed
}
