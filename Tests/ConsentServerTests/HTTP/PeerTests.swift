// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import Testing

@testable internal import ConsentServer

@Suite struct PeerTests {
    private func peer(_ socket: consuming ListeningSocket, _ connect: (UInt16) throws -> ClientConnection) throws
        -> HTTPPeer
    {
        let probe = try ProbeResponder()
        let server = try MicroHTTPDServer(options: HTTPServerOptions(), listening: socket, responder: probe)
        defer { server.stop(within: .seconds(5)) }
        let connection = try connect(server.port)
        connection.send(Probe.get("/x"))
        var reader = WireReader(connection)
        let response = try reader.next()
        #expect(response.status == 200)
        return try #require(probe.requests.first).peer
    }

    @Test func `an IPv4 client`() throws {
        let seen = try peer(.tcp(host: "127.0.0.1", port: 0)) { try ClientConnection(port: $0) }
        #expect(seen == .address(IPAddress(v4: 0x7f00_0001)))
    }

    @Test func `an IPv6 client`() throws {
        let seen = try peer(.tcp(host: "::1", port: 0)) { try ClientConnection(port: $0, host: "::1") }
        #expect(seen == .address(IPAddress(high: 0, low: 1)))
    }

    @Test func `an IPv4 client on a socket of both families is the same as on one of its own`() throws {
        let seen = try peer(.tcp(host: "::", port: 0)) { try ClientConnection(port: $0) }
        #expect(seen == .address(IPAddress(v4: 0x7f00_0001)))
    }

    @Test func `a client of the Unix socket is local`() throws {
        let path = TemporaryPath.unique("peer")
        let seen = try peer(.unix(path: path)) { _ in try ClientConnection(path: path) }
        #expect(seen == .local)
    }
}

/// Names for sockets of tests that run at the same time.
enum TemporaryPath {
    static func unique(_ name: String) -> String {
        "/tmp/consent-\(name)-\(getpid())-\(UInt64.random(in: .min ... .max))"
    }
}
