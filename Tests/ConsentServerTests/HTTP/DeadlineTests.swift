// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import Synchronization
internal import Testing

@testable internal import ConsentServer

/// Every deadline, 40 ms short, against a client that drips a byte now and then, or nothing: an idle timeout would never
/// end the dripping ones.
@Suite struct DeadlineTests {
    private static let short = Duration.milliseconds(40)

    private func options(_ path: WritableKeyPath<HTTPDeadlines, Duration>) -> HTTPServerOptions {
        var options = HTTPServerOptions()
        options.deadlines[keyPath: path] = Self.short
        return options
    }

    /// Sends bytes for as long as the server takes them, and says whether it has ended the connection after its time.
    private func isEnded(_ connection: ClientConnection, dripping byte: String?) -> Bool {
        let start = ContinuousClock.now
        var reader = WireReader(connection)
        if let byte {
            // A send after the server's reset fails; until then bytes only pile up in buffers, however fast they come.
            while connection.send(byte), ContinuousClock.now - start < .seconds(ClientConnection.patience) {}
        }
        let isEnded = (try? reader.rest()) != nil
        return isEnded && ContinuousClock.now - start >= Self.short
    }

    @Test func `a connection that says nothing`() throws {
        try withProbe(options(\.requestLine)) { _, server in
            let connection = try ClientConnection(port: server.port)
            #expect(isEnded(connection, dripping: nil))
        }
    }

    @Test func `a request line that does not end`() throws {
        try withProbe(options(\.requestLine)) { _, server in
            let connection = try ClientConnection(port: server.port)
            connection.send("GET /x")
            #expect(isEnded(connection, dripping: nil))
        }
    }

    @Test func `a head that does not end`() throws {
        try withProbe(options(\.head)) { probe, server in
            let connection = try ClientConnection(port: server.port)
            connection.send("GET /x HTTP/1.1\r\nX: ")
            #expect(isEnded(connection, dripping: nil))
            server.stop(within: .seconds(5))
            let exchange = try #require(probe.exchanges.first)
            #expect(exchange.status == 0)
            #expect(!exchange.completed)
        }
    }

    @Test func `a body that does not end`() throws {
        try withProbe(options(\.body)) { probe, server in
            let connection = try ClientConnection(port: server.port)
            connection.send(Probe.put("Content-Length: 1000\r\n", "{"))
            #expect(isEnded(connection, dripping: nil))
            #expect(probe.requests.isEmpty)
        }
    }

    @Test func `a refused body that drips for ever`() throws {
        try withProbe(options(\.body)) { probe, server in
            let connection = try ClientConnection(port: server.port)
            connection.send(Probe.put("Content-Length: 1000000000000\r\n", "{"))
            #expect(isEnded(connection, dripping: "{"))
            #expect(probe.requests.isEmpty)
        }
    }

    @Test func `a response that nobody finishes`() throws {
        try withProbe(options(\.response)) { probe, server in
            let connection = try ClientConnection(port: server.port)
            connection.send(Probe.get("/pending"))
            let finish = probe.takePending()
            #expect(isEnded(connection, dripping: nil))
            finish(ProbeResponder.ok("too late"))
            server.stop(within: .seconds(5))
            #expect(probe.exchanges.map(\.completed) == [false])
        }
    }

    @Test func `a response that nobody reads`() throws {
        try withProbe(options(\.response)) { probe, server in
            let connection = try ClientConnection(port: server.port)
            connection.send(Probe.get("/big"))
            while probe.exchanges.isEmpty { sched_yield() }
            let exchange = try #require(probe.exchanges.first)
            #expect(exchange.status == 200 && !exchange.completed)
            var reader = WireReader(connection)
            let rest = try reader.rest()
            #expect(rest.count < ProbeResponder.big.count)
        }
    }

    @Test func `a connection without a further request`() throws {
        try withProbe(options(\.idle)) { _, server in
            let connection = try ClientConnection(port: server.port)
            connection.send(Probe.get("/x"))
            var reader = WireReader(connection)
            let response = try reader.next()
            #expect(response.text == "x")
            #expect((try? reader.rest()) == [])
        }
    }

    @Test func `a slow request within its time is answered`() throws {
        // The server's clock stands still: no deadline passes, however long this takes.
        var options = HTTPServerOptions()
        options.deadlines = HTTPDeadlines(
            requestLine: Self.short, head: Self.short, body: Self.short, response: Self.short, idle: Self.short)
        options.clock = { 1_000_000_000 }
        try withProbe(options) { _, server in
            let connection = try ClientConnection(port: server.port)
            var reader = WireReader(connection)
            let start = ContinuousClock.now
            while ContinuousClock.now - start < Self.short * 4 {
                for byte in Probe.put("Content-Length: 2\r\n", "{}").utf8 { connection.send([byte]) }
                let response = try reader.next()
                #expect(response.text == "got 2")
            }
        }
    }

    @Test func `the clock decides, not the time that passes`() throws {
        let time = TestTime()
        var options = HTTPServerOptions()
        options.clock = { time.now.load(ordering: .acquiring) }
        // Sweeps come often, and no deadline of this test depends on this one.
        options.deadlines.head = .milliseconds(40)
        options.deadlines.response = .seconds(60)
        try withProbe(options) { probe, server in
            let connection = try ClientConnection(port: server.port)
            connection.send(Probe.get("/pending"))
            let finish = probe.takePending()
            time.now.add(59_000_000_000, ordering: .releasing)
            finish(ProbeResponder.ok("just in time"))
            var reader = WireReader(connection)
            let response = try reader.next()
            #expect(response.text == "just in time")
            connection.send(Probe.get("/pending"))
            let late = probe.takePending()
            time.now.add(61_000_000_000, ordering: .releasing)
            #expect((try? reader.rest()) == [])
            late(ProbeResponder.ok("too late"))
        }
    }

    private final class TestTime: Sendable {
        let now = Atomic<UInt64>(1_000_000_000)
    }
}
