// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// What a server answered to a command.
struct ClientReply: Sendable {
    var status: Int
    var body: [UInt8]
    var headers: [(name: String, value: String)] = []

    /// The value of a header field, nil where there is none.
    func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    var text: String { String(decoding: body, as: UTF8.self) }
}

/// Why a command got no answer.
struct ClientError: Error, CustomStringConvertible {
    let description: String
}

/// The commands' way to a running server: one request a connection, no redirects, no TLS.
struct HTTPClient: Sendable {
    enum Server: Sendable {
        case address(String, UInt16)
        case socket(path: String)
    }

    let server: Server
    let timeoutSeconds: Int

    init(_ server: Server, timeoutSeconds: Int = 30) {
        self.server = server
        self.timeoutSeconds = timeoutSeconds
    }

    func send(method: String, target: String, body: [UInt8] = []) throws(ClientError) -> ClientReply {
        let connection = try connect()
        defer { close(connection) }
        var head = "\(method) \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        if !body.isEmpty { head += "Content-Type: application/json\r\n" }
        head += "Content-Length: \(body.count)\r\n\r\n"
        try write(Array(head.utf8) + body, to: connection)
        return try Self.parse(try readAll(from: connection))
    }

    /// Splits an answer that ends with the connection.
    static func parse(_ bytes: [UInt8]) throws(ClientError) -> ClientReply {
        let separator = Array("\r\n\r\n".utf8)
        let end = bytes.indices.first { bytes[$0...].starts(with: separator) }
        let statusLine = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        let parts = statusLine.split(separator: " ")
        guard let end, parts.count >= 2, parts[0].hasPrefix("HTTP/1."), let status = Int(parts[1]) else {
            throw ClientError(description: "the server's answer is not HTTP")
        }
        let head = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n").dropFirst()
        let headers = head.map { line -> (name: String, value: String) in
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), String(parts.last?.drop { $0 == " " } ?? ""))
        }
        return ClientReply(status: status, body: Array(bytes[(end + separator.count)...]), headers: headers)
    }

    private func connect() throws(ClientError) -> Int32 {
        switch server {
        case .address(let host, let port): try connect(host, port)
        case .socket(let path): try connect(path)
        }
    }

    private func connect(_ host: String, _ port: UInt16) throws(ClientError) -> Int32 {
        // A server that listens everywhere is reached on the loopback address.
        let host = ["0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"][host] ?? host
        var hints = unsafe addrinfo()
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard unsafe getaddrinfo(host, String(port), &hints, &found) == 0, let address = unsafe found else {
            throw ClientError(description: "\(host) is not an address")
        }
        defer { unsafe freeaddrinfo(found) }
        let connection = unsafe socket(address.pointee.ai_family, address.pointee.ai_socktype, 0)
        setTimeouts(connection)
        guard connection >= 0,
            unsafe Glibc.connect(connection, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0
        else { throw failure("no server answers at \(host) port \(port)", connection) }
        return connection
    }

    private func connect(_ path: String) throws(ClientError) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
            throw ClientError(description: "the path of the socket is too long: \(path)")
        }
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { target in unsafe target.copyBytes(from: bytes) }
        let connection = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        setTimeouts(connection)
        let status = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                unsafe Glibc.connect(connection, pointer, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard connection >= 0, status == 0 else { throw failure("no server answers at \(path)", connection) }
        return connection
    }

    private func setTimeouts(_ connection: Int32) {
        var timeout = timeval(tv_sec: timeoutSeconds, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        unsafe setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &timeout, size)
        unsafe setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &timeout, size)
    }

    private func failure(_ what: String, _ connection: Int32) -> ClientError {
        let reason = unsafe String(cString: strerror(errno))
        if connection >= 0 { close(connection) }
        return ClientError(description: "\(what): \(reason)")
    }

    private func write(_ bytes: [UInt8], to connection: Int32) throws(ClientError) {
        var sent = 0
        while sent < bytes.count {
            let count = unsafe bytes[sent...].withUnsafeBytes { rest in
                unsafe Glibc.send(connection, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw ClientError(description: "the server closed the connection") }
            sent += count
        }
    }

    private func readAll(from connection: Int32) throws(ClientError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe recv(connection, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                throw ClientError(description: "the server did not answer within \(timeoutSeconds) s")
            }
            if count == 0 { return bytes }
            bytes += buffer.prefix(count)
        }
    }
}
