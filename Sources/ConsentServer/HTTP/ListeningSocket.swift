// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A socket that clients can connect to, closed (and its path removed) when it goes away.
struct ListeningSocket: ~Copyable, Sendable {
    let descriptor: Int32
    /// 0 for a Unix socket.
    let port: UInt16
    private let path: String?

    private static let backlog: Int32 = 4096

    /// Listens on `host`, a name or an address.
    ///
    /// `::` takes IPv4 too, and port 0 picks one.
    static func tcp(host: String, port: UInt16) throws(HTTPServerError) -> ListeningSocket {
        let (descriptor, address) = try bound(host: host, port: port)
        guard listen(descriptor, backlog) == 0 else {
            let reason = systemError()
            close(descriptor)
            throw .cannotListen(address: address, reason: reason)
        }
        return ListeningSocket(descriptor: descriptor, port: boundPort(descriptor), path: nil)
    }

    /// Throws what keeps `tcp` from listening there, and leaves nothing behind.
    ///
    /// `mayBeInUse`: a port that another process has is no obstacle, as that one may end.
    static func check(host: String, port: UInt16, mayBeInUse: Bool) throws(HTTPServerError) {
        do throws(HTTPServerError) {
            close(try bound(host: host, port: port).descriptor)
        } catch {
            guard mayBeInUse, errno == EADDRINUSE else { throw error }
        }
    }

    /// A socket that has its address and does not listen yet; `errno` tells why there is none.
    private static func bound(
        host: String, port: UInt16
    ) throws(HTTPServerError) -> (descriptor: Int32, address: String) {
        errno = 0
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
        guard unsafe bind(descriptor, first.pointee.ai_addr, first.pointee.ai_addrlen) == 0 else {
            let code = errno
            close(descriptor)
            errno = code
            throw .cannotListen(address: address, reason: systemError())
        }
        return (descriptor, address)
    }

    /// Listens on a Unix socket that only the server's own user can open; one left by a dead server is replaced.
    static func unix(path: String) throws(HTTPServerError) -> ListeningSocket {
        let address = try address(path: path)
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
            && withUnsafePointer(to: address) { pointer in
                unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe bind(descriptor, $0, size) }
            } == 0
        guard isBound, listen(descriptor, backlog) == 0 else {
            let reason = systemError()
            close(descriptor)
            throw .cannotListen(address: path, reason: reason)
        }
        return ListeningSocket(descriptor: descriptor, port: 0, path: path)
    }

    /// Throws what keeps `unix` from listening there, whoever listens there now.
    static func check(path: String) throws(HTTPServerError) {
        _ = try address(path: path)
        if isForeign(path) { throw .cannotListen(address: path, reason: foreign) }
    }

    private static func address(path: String) throws(HTTPServerError) -> sockaddr_un {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        let room = MemoryLayout.size(ofValue: address.sun_path)
        guard !bytes.isEmpty, bytes.count < room, !bytes.contains(0) else {
            throw .cannotListen(
                address: path, reason: "a socket's path has 1 to \(room - 1) bytes")
        }
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
        return address
    }

    /// Whether something is there that no server made.
    private static func isForeign(_ path: String) -> Bool {
        var status = stat()
        return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFSOCK
    }

    private static let foreign = "there is a file of another kind"

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
        guard !isForeign(path) else { return foreign }
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
