// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A socket that clients can connect to, closed (and its path removed) when it goes away.
struct ListeningSocket: ~Copyable, Sendable {
    let descriptor: Int32
    /// 0 for a Unix socket.
    let port: UInt16
    private let path: String?

    private static let backlog: Int32 = 4096

    /// Listens on `host`, a name or an address; `::` takes IPv4 too. Port 0 picks one.
    static func tcp(host: String, port: UInt16) throws(HTTPServerError) -> ListeningSocket {
        let address = host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
        var hints = unsafe addrinfo()
        unsafe hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        let code = unsafe getaddrinfo(host, String(port), &hints, &found)
        guard code == 0, let first = unsafe found else {
            throw .cannotListen(address: address, reason: unsafe String(cString: gai_strerror(code)))
        }
        defer { unsafe freeaddrinfo(first) }
        let descriptor = unsafe socket(first.pointee.ai_family, first.pointee.ai_socktype | flags, 0)
        guard descriptor >= 0 else { throw .cannotListen(address: address, reason: systemError()) }
        var yes: Int32 = 1
        var no: Int32 = 0
        let size = socklen_t(MemoryLayout<Int32>.size)
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size)
        if unsafe first.pointee.ai_family == AF_INET6 {
            unsafe setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &no, size)
        }
        guard unsafe bind(descriptor, first.pointee.ai_addr, first.pointee.ai_addrlen) == 0,
            listen(descriptor, backlog) == 0
        else {
            let reason = systemError()
            close(descriptor)
            throw .cannotListen(address: address, reason: reason)
        }
        return ListeningSocket(descriptor: descriptor, port: boundPort(descriptor), path: nil)
    }

    /// Listens on a Unix socket that only the server's own user can open; one left by a dead server is replaced.
    static func unix(path: String) throws(HTTPServerError) -> ListeningSocket {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        let room = MemoryLayout.size(ofValue: address.sun_path)
        guard !bytes.isEmpty, bytes.count < room, !bytes.contains(0) else {
            throw .cannotListen(address: path, reason: "a socket's path has 1 to \(room - 1) bytes")
        }
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | flags, 0)
        guard descriptor >= 0 else { throw .cannotListen(address: path, reason: systemError()) }
        if let reason = removeStale(path, address) {
            close(descriptor)
            throw .cannotListen(address: path, reason: reason)
        }
        // On Linux the file is made with the mode of the socket: there is no moment in which others could open it.
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let isBound =
            unsafe fchmod(descriptor, 0o600) == 0
            && withUnsafePointer(to: &address) { pointer in
                unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe bind(descriptor, $0, size) }
            } == 0
        guard isBound, listen(descriptor, backlog) == 0 else {
            let reason = systemError()
            close(descriptor)
            throw .cannotListen(address: path, reason: reason)
        }
        return ListeningSocket(descriptor: descriptor, port: 0, path: path)
    }

    private init(descriptor: Int32, port: UInt16, path: String?) {
        self.descriptor = descriptor
        self.port = port
        self.path = path
    }

    deinit {
        close(descriptor)
        if let path { unsafe unlink(path) }
    }

    /// Removes a socket that nobody listens on; says why anything else at `path` stays.
    private static func removeStale(_ path: String, _ address: sockaddr_un) -> String? {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else { return nil }
        guard status.st_mode & S_IFMT == S_IFSOCK else { return "there is a file of another kind" }
        let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | flags, 0)
        defer { close(probe) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let isAnswered =
            unsafe withUnsafePointer(to: address) { pointer in
                unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe connect(probe, $0, size) }
            } == 0
        if isAnswered { return "another server listens there" }
        return unsafe unlink(path) == 0 ? nil : systemError()
    }

    private static func boundPort(_ descriptor: Int32) -> UInt16 {
        var address = sockaddr_in6()
        var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
        _ = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe getsockname(descriptor, $0, &size)
            }
        }
        // The port lies at the same place in the addresses of both families.
        return UInt16(bigEndian: address.sin6_port)
    }

    private static let flags = Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)

    private static func systemError() -> String {
        unsafe String(cString: strerror(errno))
    }
}
