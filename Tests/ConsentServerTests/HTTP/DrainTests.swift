// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import Testing

@testable internal import ConsentServer

@Suite struct DrainTests {
    /// Stops on another thread, since it waits.
    private func stop(_ server: MicroHTTPDServer, within limit: Duration) -> Handover<Bool> {
        let stopped = Handover<Bool>()
        DispatchQueue.global().async { stopped.put(server.stop(within: limit)) }
        return stopped
    }

    /// Waits until the listening socket is closed.
    private func waitForRefusal(_ port: UInt16) {
        while (try? ClientConnection(port: port)) != nil {}
    }

    @Test func `while draining every response closes, and new connections are served`() throws {
        try withProbe { probe, server in
            let early = try ClientConnection(port: server.port)
            early.send(Probe.get("/x"))
            var earlier = WireReader(early)
            let before = try earlier.next()
            #expect(!before.closes)

            server.beginDraining()
            for target in ["/x", "/elsewhere", "/nowhere"] {
                let connection = try ClientConnection(port: server.port)
                connection.send(Probe.get(target))
                var reader = WireReader(connection)
                let response = try reader.next()
                #expect(response.closes)
                let isClosed = reader.isClosed()
                #expect(isClosed)
            }
            early.send(Probe.get("/x"))
            let after = try earlier.next()
            let isClosed = earlier.isClosed()
            #expect(after.closes && isClosed)
            #expect(probe.requests.count == 5)
        }
    }

    @Test func `stopping answers what is in flight, then refuses connections`() throws {
        try withProbe { probe, server in
            let connection = try ClientConnection(port: server.port)
            connection.send(Probe.get("/pending"))
            let finish = probe.takePending()
            let stopped = stop(server, within: .seconds(30))
            waitForRefusal(server.port)
            finish(ProbeResponder.ok("kept"))
            var reader = WireReader(connection)
            let response = try reader.next()
            #expect(response.text == "kept" && response.closes)
            #expect(stopped.take())
        }
    }

    @Test func `stopping takes a request that is half sent`() throws {
        try withProbe { _, server in
            let connection = try ClientConnection(port: server.port)
            let text = Probe.put("Expect: 100-continue\r\nContent-Length: 2\r\n")
            connection.send(text)
            _ = try connection.receive()
            let stopped = stop(server, within: .seconds(30))
            waitForRefusal(server.port)
            connection.send("{}")
            var reader = WireReader(connection)
            let response = try reader.next()
            #expect(response.text == "got 2" && response.closes)
            #expect(stopped.take())
        }
    }

    @Test func `stopping closes idle connections at once`() throws {
        try withProbe { _, server in
            let connection = try ClientConnection(port: server.port)
            connection.send(Probe.get("/x"))
            var reader = WireReader(connection)
            _ = try reader.next()
            let start = ContinuousClock.now
            #expect(server.stop(within: .seconds(30)))
            #expect(ContinuousClock.now - start < .seconds(5))
            let isClosed = reader.isClosed()
            #expect(isClosed)
        }
    }

    @Test func `a connection that has not spoken yet may still ask`() throws {
        // The server's clock stands still, so that the connection stays new.
        var options = HTTPServerOptions()
        options.clock = { 1_000_000_000 }
        try withProbe(options) { _, server in
            let connection = try ClientConnection(port: server.port)
            let stopped = stop(server, within: .seconds(30))
            waitForRefusal(server.port)
            connection.send(Probe.get("/x"))
            var reader = WireReader(connection)
            let response = try reader.next()
            #expect(response.text == "x" && response.closes)
            #expect(stopped.take())
        }
    }

    @Test func `past the limit a response that nobody finishes is given up`() throws {
        try withProbe { probe, server in
            let connection = try ClientConnection(port: server.port)
            connection.send(Probe.get("/pending"))
            let finish = probe.takePending()
            #expect(!server.stop(within: .milliseconds(20)))
            var reader = WireReader(connection)
            #expect((try? reader.rest()) == [])
            finish(ProbeResponder.ok("too late"))
            #expect(probe.exchanges.map(\.completed) == [false])
        }
    }

    @Test func `many that wait are given up, and their late responses dropped`() throws {
        try withProbe { probe, server in
            let connections = try (0..<50).map { _ in try ClientConnection(port: server.port) }
            for connection in connections { connection.send(Probe.get("/pending")) }
            let finishes = connections.map { _ in probe.takePending() }
            let stopped = stop(server, within: .milliseconds(20))
            // Some of these come before the limit, some at it, some behind it.
            DispatchQueue.concurrentPerform(iterations: finishes.count) { finishes[$0](ProbeResponder.ok("done")) }
            _ = stopped.take()
            #expect(probe.exchanges.count == 50)
        }
    }

    @Test func `stopping twice is stopping once`() throws {
        try withProbe { _, server in
            #expect(server.stop(within: .seconds(5)))
            #expect(server.stop(within: .seconds(5)))
        }
    }

    @Test func `its port is free at once`() throws {
        try withProbe { _, server in
            let connection = try ClientConnection(port: server.port)
            connection.send(Probe.get("/x"))
            server.stop(within: .seconds(5))
            let next = try MicroHTTPDServer(
                options: HTTPServerOptions(), listening: .tcp(host: "127.0.0.1", port: server.port),
                responder: ProbeResponder())
            #expect(next.port == server.port)
        }
    }

    @Test func `a server that nobody holds any more has stopped`() throws {
        let port: UInt16
        do {
            let server = try MicroHTTPDServer(
                options: HTTPServerOptions(), listening: .tcp(host: "127.0.0.1", port: 0), responder: ProbeResponder())
            port = server.port
        }
        #expect(throws: WireError.self) { try ClientConnection(port: port) }
    }

    @Test func `servers that start and stop under load never abort`() throws {
        for _ in 0..<20 {
            try withProbe { _, server in
                let port = server.port
                let group = DispatchGroup()
                for _ in 0..<4 {
                    DispatchQueue.global().async(group: group) {
                        while let connection = try? ClientConnection(port: port) {
                            connection.send(Probe.get("/elsewhere") + Probe.get("/at-once") + Probe.get("/x"))
                            var reader = WireReader(connection)
                            while (try? reader.next()) != nil {}
                        }
                    }
                }
                server.stop(within: .seconds(5))
                group.wait()
            }
        }
    }
}
