// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import Testing

@testable internal import ConsentServer

@Suite struct MicroHTTPDServerTests {
    private func exchange(_ port: UInt16, _ text: String, hasBody: Bool = true) throws -> WireResponse {
        let connection = try ClientConnection(port: port)
        connection.send(text)
        var reader = WireReader(connection)
        return try reader.next(hasBody: hasBody)
    }

    @Test func `answers pipelined requests in order, bodies and pending ones among them`() throws {
        try withProbe { _, server in
            let connection = try ClientConnection(port: server.port)
            let round = [
                (Probe.get("/echo/1"), "/echo/1|echo,1|"), (Probe.put("Content-Length: 2\r\n", "{}"), "got 2"),
                (Probe.get("/elsewhere"), "elsewhere"), (Probe.chunked("3\r\n{ }\r\n0\r\n\r\n"), "got 3"),
                (Probe.get("/at-once"), "at once"), (Probe.get("/echo/2?a=b"), "/echo/2|echo,2|a=b"),
            ]
            let rounds = Array(repeating: round, count: 20).flatMap { $0 }
            connection.send(rounds.map(\.0).joined())
            var reader = WireReader(connection)
            for (_, expected) in rounds {
                let response = try reader.next()
                #expect(response.status == 200)
                #expect(response.text == expected)
            }
        }
    }

    @Test(arguments: ["/x", "/elsewhere", "/echo/abc"])
    func `HEAD has GET's fields and no body`(_ target: String) throws {
        try withProbe { _, server in
            let get = try exchange(server.port, Probe.get(target))
            let connection = try ClientConnection(port: server.port)
            connection.send(Probe.get(target).replacing("GET", with: "HEAD") + Probe.get("/echo/next"))
            var reader = WireReader(connection)
            let head = try reader.next(hasBody: false)
            #expect(head.status == get.status)
            #expect(head.headers["content-length"] == "\(get.body.count)")
            #expect(head.headers["content-type"] == get.headers["content-type"])
            let next = try reader.next()
            #expect(next.text.hasPrefix("/echo/next"))
        }
    }

    @Test func `a status without a body has no Content-Length`() throws {
        try withProbe { _, server in
            let connection = try ClientConnection(port: server.port)
            connection.send(Probe.get("/empty") + Probe.get("/x"))
            var reader = WireReader(connection)
            let empty = try reader.next()
            #expect(empty.status == 204)
            #expect(empty.headers["content-length"] == nil)
            let next = try reader.next()
            #expect(next.text == "x")
        }
    }

    @Test func `says which methods a path has`() throws {
        try withProbe { _, server in
            let wrong = try exchange(server.port, "DELETE /x HTTP/1.1\r\n\(Probe.host)\r\n")
            #expect(wrong.status == 405)
            #expect(wrong.headers["allow"] == "GET, HEAD, OPTIONS")
            let options = try exchange(server.port, "OPTIONS /json HTTP/1.1\r\n\(Probe.host)\r\n")
            #expect(options.headers["allow"] == "POST, PUT, OPTIONS")
            let anywhere = try exchange(server.port, "OPTIONS * HTTP/1.1\r\n\(Probe.host)\r\n")
            #expect(anywhere.headers["allow"] == "GET, HEAD, POST, PUT, OPTIONS")
        }
    }

    @Test func `keeps only the fields that it is told to keep, several lines as one`() throws {
        var options = HTTPServerOptions()
        options.headersKept = ["x-forwarded-for", "Sec-GPC"]
        try withProbe(options) { probe, server in
            let fields = "X-Forwarded-For: 1.1.1.1\r\nx-forwarded-FOR:  2.2.2.2 \r\nSEC-GPC: 1\r\nCookie: secret=1\r\n"
            _ = try exchange(server.port, Probe.get("/x", fields))
            let headers = try #require(probe.requests.first).headers
            #expect(headers == HTTPFields([("x-forwarded-for", "1.1.1.1, 2.2.2.2"), ("sec-gpc", "1")]))
        }
    }

    @Test func `takes a sound request id and replaces any other`() throws {
        try withProbe { probe, server in
            let ids = [
                "trace-1.a_B", String(repeating: "a", count: 64), "a b", "é", String(repeating: "a", count: 65), "",
            ]
            for id in ids { _ = try exchange(server.port, Probe.get("/x", "X-Request-Id: \(id)\r\n")) }
            let seen = probe.requests.map(\.requestID)
            #expect(Array(seen.prefix(2)) == Array(ids.prefix(2)))
            #expect(seen.dropFirst(2).allSatisfy { !ids.contains($0) && $0.count == 13 })
            #expect(Set(seen).count == ids.count)
        }
    }

    @Test func `records what became of each exchange`() throws {
        try withProbe { probe, server in
            _ = try exchange(server.port, Probe.put("Content-Length: 5\r\nConnection: close\r\n", "[1,2]"))
            _ = try exchange(server.port, Probe.put("Content-Length: 5000\r\n", "{"))
            _ = try exchange(server.port, Probe.get("/x").replacing("GET", with: "HEAD"), hasBody: false)
            server.stop(within: .seconds(5))
            // Each is of a connection of its own, and a worker may be late to say that it is done.
            let exchanges = probe.exchanges.sorted { ($0.method, $0.status) < ($1.method, $1.status) }
            try #require(exchanges.count == 3)
            #expect(exchanges.map(\.method) == ["HEAD", "PUT", "PUT"])
            #expect(exchanges.map(\.status) == [200, 200, 413])
            #expect(exchanges.map(\.bytesIn) == [0, 5, 0])
            #expect(exchanges[0].bytesOut == 0)
            #expect(exchanges[1].bytesOut == "got 5".utf8.count)
            #expect(exchanges.allSatisfy { $0.completed && !$0.requestID.isEmpty && $0.nanoseconds > 0 })
        }
    }

    @Test func `a client that has sent everything and closed its side is answered`() throws {
        try withProbe { _, server in
            // One whose response is pending counts as gone: the library reads before it answers.
            for text in [Probe.get("/x"), Probe.put("Content-Length: 2\r\n", "{}"), Probe.chunked("0\r\n\r\n")] {
                let connection = try ClientConnection(port: server.port)
                connection.send(text)
                connection.closeWriting()
                var reader = WireReader(connection)
                let response = try reader.next()
                #expect(response.status == 200)
            }
        }
    }

    @Test func `asks for a body that the client holds back, or refuses it unread`() throws {
        try withProbe { probe, server in
            let connection = try ClientConnection(port: server.port)
            connection.send(Probe.put("Expect: 100-continue\r\nContent-Length: 2\r\n"))
            #expect(String(decoding: try connection.receive(), as: UTF8.self).hasPrefix("HTTP/1.1 100 "))
            connection.send("{}")
            var reader = WireReader(connection)
            let taken = try reader.next()
            #expect(taken.text == "got 2")

            let refused = try ClientConnection(port: server.port)
            refused.send(Probe.put("Expect: 100-continue\r\nContent-Length: 2000\r\n"))
            #expect(String(decoding: try refused.receive(), as: UTF8.self).hasPrefix("HTTP/1.1 413 "))
            #expect(probe.requests.count == 1)
        }
    }

    @Test func `a refusal reaches a client that is still sending`() throws {
        var options = HTTPServerOptions()
        options.bodyLimit = 100
        try withProbe(options) { _, server in
            let connection = try ClientConnection(port: server.port)
            connection.send(Probe.put("Content-Length: 4000000\r\n"))
            for _ in 0..<40 { connection.send([UInt8](repeating: 0x20, count: 100_000)) }
            var reader = WireReader(connection)
            let response = try reader.next()
            #expect(response.status == 413)
        }
    }

    @Test func `sends a large response whole`() throws {
        try withProbe { _, server in
            let response = try exchange(server.port, Probe.get("/big"))
            #expect(response.body == ProbeResponder.big)
        }
    }

    @Test func `two servers live in one process`() throws {
        try withProbe { first, one in
            try withProbe { second, other in
                #expect(one.port != other.port)
                _ = try exchange(one.port, Probe.get("/x"))
                _ = try exchange(other.port, Probe.get("/x"))
                _ = try exchange(other.port, Probe.get("/x"))
                #expect(first.requests.count == 1)
                #expect(second.requests.count == 2)
            }
        }
    }

    @Test(arguments: [1, 2, 4]) func `several clients at once each get their own answers`(threads: Int) throws {
        var options = HTTPServerOptions()
        options.threads = threads
        try withProbe(options) { probe, server in
            let wrong = Locked(0)
            DispatchQueue.concurrentPerform(iterations: 8) { client in
                guard let connection = try? ClientConnection(port: server.port) else {
                    return wrong.withLock { $0 += 1_000 }
                }
                var reader = WireReader(connection)
                for number in 0..<100 {
                    let (target, expected) =
                        switch number % 3 {
                        case 0: ("/elsewhere", "elsewhere")
                        case 1: ("/at-once", "at once")
                        default: ("/echo/\(client)-\(number)", "/echo/\(client)-\(number)|echo,\(client)-\(number)|")
                        }
                    connection.send(Probe.get(target))
                    let text = try? reader.next().text
                    if text != expected { wrong.withLock { $0 += 1 } }
                }
            }
            #expect(wrong.withLock { $0 } == 0)
            #expect(probe.requests.count == 800)
        }
    }
}
