// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import Testing

@testable internal import ConsentServer

@Suite struct ListeningSocketTests {
    private func failure(_ make: () throws(HTTPServerError) -> Void) -> String {
        do throws(HTTPServerError) {
            try make()
            return "none"
        } catch { return error.description }
    }

    private func mode(_ path: String) -> mode_t? {
        var status = stat()
        return unsafe lstat(path, &status) == 0 ? status.st_mode : nil
    }

    @Test func `port 0 picks a free port`() throws {
        let one = try ListeningSocket.tcp(host: "127.0.0.1", port: 0)
        let other = try ListeningSocket.tcp(host: "127.0.0.1", port: 0)
        let ports = (one.port, other.port)
        #expect(ports.0 != 0 && ports.1 != 0 && ports.0 != ports.1)
    }

    @Test func `a port in use is refused by name`() throws {
        let one = try ListeningSocket.tcp(host: "127.0.0.1", port: 0)
        let port = one.port
        #expect(
            failure { () throws(HTTPServerError) in _ = try ListeningSocket.tcp(host: "127.0.0.1", port: port) }
                == "cannot listen on 127.0.0.1:\(port): Address already in use")
    }

    @Test func `a check finds what would keep it from listening, and leaves nothing behind`() throws {
        func check(_ host: String, _ port: UInt16, mayBeInUse: Bool = false) -> String {
            failure { () throws(HTTPServerError) in
                try ListeningSocket.check(host: host, port: port, mayBeInUse: mayBeInUse)
            }
        }
        #expect(check("127.0.0.1", 0) == "none")
        #expect(check("::", 0) == "none")
        #expect(check("192.0.2.1", 0, mayBeInUse: true).contains("Cannot assign"))
        #expect(check("999.0.0.1", 0, mayBeInUse: true).hasPrefix("cannot listen on 999.0.0.1:0: "))
        let one = try ListeningSocket.tcp(host: "127.0.0.1", port: 0)
        let port = one.port
        #expect(check("127.0.0.1", port).contains("already in use"))
        #expect(check("127.0.0.1", port, mayBeInUse: true) == "none")

        let path = TemporaryPath.unique("check")
        #expect(failure { () throws(HTTPServerError) in try ListeningSocket.check(path: path) } == "none")
        #expect(mode(path) == nil)
        let long = "/tmp/" + String(repeating: "x", count: 200)
        #expect(failure { () throws(HTTPServerError) in try ListeningSocket.check(path: long) }.contains("1 to 107"))
        #expect(
            failure { () throws(HTTPServerError) in try ListeningSocket.check(path: "/tmp") }.contains("another kind"))
    }

    @Test func `a host that is none is refused`() {
        let said = failure { () throws(HTTPServerError) in _ = try ListeningSocket.tcp(host: "999.0.0.1", port: 0) }
        #expect(said.hasPrefix("cannot listen on 999.0.0.1:0: "))
    }

    @Test func `an address of another machine is refused`() {
        let said = failure { () throws(HTTPServerError) in _ = try ListeningSocket.tcp(host: "192.0.2.1", port: 0) }
        #expect(said == "cannot listen on 192.0.2.1:0: Cannot assign requested address")
    }

    @Test func `a Unix socket is for its own user only, and goes away with the server`() throws {
        let path = TemporaryPath.unique("mode")
        do {
            let socket = try ListeningSocket.unix(path: path)
            #expect(mode(path) == S_IFSOCK | 0o600)
            let port = socket.port
            #expect(port == 0)
        }
        #expect(mode(path) == nil)
    }

    @Test func `a socket of a dead server is replaced`() throws {
        let path = TemporaryPath.unique("stale")
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
        let dead = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        let code = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(dead, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        close(dead)
        #expect(code == 0 && mode(path) != nil)
        let socket = try ListeningSocket.unix(path: path)
        let connection = try ClientConnection(path: path)
        #expect(connection.send("x"))
        _ = socket.descriptor
    }

    @Test func `a socket of a living server is left alone`() throws {
        let path = TemporaryPath.unique("living")
        let socket = try ListeningSocket.unix(path: path)
        #expect(
            failure { () throws(HTTPServerError) in _ = try ListeningSocket.unix(path: path) }
                == "cannot listen on \(path): another server listens there")
        #expect(mode(path) != nil)
        _ = socket.descriptor
    }

    @Test func `a file at the socket's path is left alone`() throws {
        let path = TemporaryPath.unique("file")
        close(unsafe open(path, O_CREAT | O_WRONLY, 0o600))
        defer { unsafe unlink(path) }
        #expect(
            failure { () throws(HTTPServerError) in _ = try ListeningSocket.unix(path: path) }
                == "cannot listen on \(path): there is a file of another kind")
        #expect(mode(path) == S_IFREG | 0o600)
    }

    @Test(arguments: ["", String(repeating: "a", count: 108), "/tmp/a\0b"])
    func `a path that no socket can have is refused`(_ path: String) {
        let said = failure { () throws(HTTPServerError) in _ = try ListeningSocket.unix(path: path) }
        #expect(said == "cannot listen on \(path): a socket's path has 1 to 107 bytes")
    }

    @Test func `a directory that is not there is refused`() {
        let said = failure { () throws(HTTPServerError) in _ = try ListeningSocket.unix(path: "/nowhere/socket") }
        #expect(said == "cannot listen on /nowhere/socket: No such file or directory")
    }
}
