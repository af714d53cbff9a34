// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import Testing

@testable internal import ConsentServer

@Suite struct PendingTests {
    @Test(arguments: ["/elsewhere", "/at-once"])
    func `a response may come from another thread or at once`(_ target: String) throws {
        try withProbe { _, server in
            let connection = try ClientConnection(port: server.port)
            var reader = WireReader(connection)
            for _ in 0..<100 {
                connection.send(Probe.get(target))
                let response = try reader.next()
                #expect(response.status == 200)
            }
        }
    }

    @Test func `one that waits holds up nobody else`() throws {
        var options = HTTPServerOptions()
        options.threads = 1
        try withProbe(options) { probe, server in
            let waiting = try ClientConnection(port: server.port)
            waiting.send(Probe.get("/pending"))
            let finish = probe.takePending()
            let other = try ClientConnection(port: server.port)
            var others = WireReader(other)
            for _ in 0..<50 {
                other.send(Probe.get("/x"))
                let response = try others.next()
                #expect(response.text == "x")
            }
            finish(ProbeResponder.ok("at last"))
            var reader = WireReader(waiting)
            let response = try reader.next()
            #expect(response.text == "at last")
        }
    }

    @Test func `what is sent meanwhile is the next request`() throws {
        try withProbe { probe, server in
            let connection = try ClientConnection(port: server.port)
            connection.send(Probe.get("/pending"))
            let finish = probe.takePending()
            connection.send(Probe.get("/echo/next"))
            finish(ProbeResponder.ok("first"))
            var reader = WireReader(connection)
            let texts = try [reader.next().text, reader.next().text]
            #expect(texts == ["first", "/echo/next|echo,next|"])
        }
    }

    @Test func `a second response is dropped`() throws {
        try withProbe { probe, server in
            let connection = try ClientConnection(port: server.port)
            connection.send(Probe.get("/pending"))
            let finish = probe.takePending()
            finish(ProbeResponder.ok("one"))
            finish(ProbeResponder.ok("two"))
            var reader = WireReader(connection)
            let first = try reader.next()
            #expect(first.text == "one")
            connection.send(Probe.get("/x"))
            let next = try reader.next()
            #expect(next.text == "x")
            finish(ProbeResponder.ok("three"))
        }
    }

    @Test(arguments: [true, false])
    func `a client that went away does no harm`(resets: Bool) throws {
        try withProbe { probe, server in
            let finish: ProbeResponder.Finish
            do {
                let connection = try ClientConnection(port: server.port)
                connection.send(Probe.get("/pending"))
                finish = probe.takePending()
                if resets { connection.abort() }
            }
            finish(ProbeResponder.ok("too late"))
            let other = try ClientConnection(port: server.port)
            other.send(Probe.get("/x"))
            var reader = WireReader(other)
            let response = try reader.next()
            #expect(response.text == "x")
            server.stop(within: .seconds(5))
            #expect(probe.exchanges.count == 2)
        }
    }

    @Test func `many that wait on one worker are all answered, among many that do not`() throws {
        var options = HTTPServerOptions()
        options.threads = 1
        try withProbe(options) { probe, server in
            let answered = Locked(0)
            let queue = DispatchQueue(label: "finishing", attributes: .concurrent)
            let group = DispatchGroup()
            for _ in 0..<400 { queue.async(group: group) { probe.takePending()(ProbeResponder.ok("done")) } }
            DispatchQueue.concurrentPerform(iterations: 8) { client in
                let connections = (0..<8).compactMap { _ in try? ClientConnection(port: server.port) }
                for round in 0..<100 / 8 {
                    for (index, connection) in connections.enumerated() {
                        connection.send(Probe.get((index + round + client) % 2 == 0 ? "/pending" : "/x"))
                    }
                    for connection in connections {
                        var reader = WireReader(connection)
                        if (try? reader.next().status) == 200 { answered.withLock { $0 += 1 } }
                    }
                }
            }
            #expect(answered.withLock { $0 } == 8 * 8 * (100 / 8))
            // The waiters that are left over.
            let used = probe.requests.count(where: { $0.path == ["pending"] })
            let connection = try ClientConnection(port: server.port)
            var reader = WireReader(connection)
            for _ in used..<400 {
                connection.send(Probe.get("/pending"))
                let response = try reader.next()
                #expect(response.text == "done")
            }
            group.wait()
        }
    }
}
