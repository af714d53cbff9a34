// SPDX-License-Identifier: Apache-2.0

internal import Testing

@testable internal import ConsentServer

/// Raw bytes against a real server: nothing hidden is answered, every refusal is one clean response and the end.
@Suite struct ProbeTests {
    static let all = Probe.framing + Probe.heads + Probe.targets + Probe.methods + Probe.bodies

    @Test(arguments: all) func `a careful server`(_ probe: Probe) throws {
        try withProbe { responder, server in
            let connection = try ClientConnection(port: server.port)
            connection.send(probe.bytes)
            try Self.check(probe.outcome, WireReader(connection), port: server.port)
            server.stop(within: .seconds(5))
            #expect(!responder.requests.contains { $0.path == ["hidden"] })
        }
    }

    @Test(arguments: all) func `the same, a byte at a time`(_ probe: Probe) throws {
        guard probe.bytes.count < 2000 else { return }
        try withProbe { responder, server in
            let connection = try ClientConnection(port: server.port)
            for byte in probe.bytes where connection.send([byte]) {}
            try Self.check(probe.outcome, WireReader(connection), port: server.port)
            server.stop(within: .seconds(5))
            #expect(!responder.requests.contains { $0.path == ["hidden"] })
        }
    }

    private static func check(_ outcome: Probe.Outcome, _ reader: WireReader, port: UInt16) throws {
        var reader = reader
        switch outcome {
        case .answers(let statuses):
            for status in statuses {
                let response = try reader.next()
                #expect(response.status == status)
            }
            // In step: the next request on this connection is read from its beginning.
            reader.connection.send(Probe.get("/echo/in-step"))
            let next = try reader.next()
            #expect(next.text.hasPrefix("/echo/in-step"))
        case .refuses(let statuses):
            let response = try reader.next()
            #expect(statuses.contains(response.status))
            #expect(response.closes)
            #expect(response.headers["date"] != nil)
            let isClosed = reader.isClosed()
            #expect(isClosed)
        case .libraryRefuses(let statuses):
            let rest = String(decoding: try reader.rest(), as: UTF8.self)
            #expect(statuses.contains { rest.hasPrefix("HTTP/1.1 \($0) ") })
            #expect(rest.contains("Connection: close"))
            #expect(rest.split(separator: "HTTP/1.1 ").count == 1, "one answer")
        case .answersAndCloses(let status):
            let response = try reader.next()
            #expect(response.status == status)
            #expect(response.closes)
            let isClosed = reader.isClosed()
            #expect(isClosed)
        case .closes:
            let isClosed = reader.isClosed()
            #expect(isClosed)
        }
        // Whatever it was sent, it still serves.
        let other = try ClientConnection(port: port)
        other.send(Probe.get("/x"))
        var after = WireReader(other)
        let last = try after.next()
        #expect(last.status == 200)
    }
}
