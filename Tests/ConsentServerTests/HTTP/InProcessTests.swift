// SPDX-License-Identifier: Apache-2.0

internal import Testing

@testable internal import ConsentServer

/// The same scenarios in process and over a socket, with the same outcome.
@Suite struct InProcessTests {
    private static let json = [("Content-Type", "application/json")]

    private func each(_ body: (HTTPTransport) throws -> Void) throws {
        let responders = try [ProbeResponder(), ProbeResponder()]
        var rest = responders[...]
        try HTTPTransport.each(make: { rest.removeFirst() }, body)
        let records = responders.map {
            $0.exchanges.map { "\($0.method) \($0.status) \($0.bytesIn) \($0.bytesOut) \($0.route)" }
        }
        #expect(records[0] == records[1])
    }

    @Test(arguments: [
        ("GET", "/x", 200, "x"), ("GET", "/echo/a%20b?c=d", 200, "/echo/a%20b|echo,a b|c=d"),
        ("GET", "/at-once", 200, "at once"),
        ("GET", "/elsewhere", 200, "elsewhere"), ("GET", "/nowhere", 404, ""), ("DELETE", "/x", 405, ""),
        ("BREW", "/x", 501, ""),
        ("HEAD", "/x", 200, ""), ("HEAD", "/elsewhere", 200, ""), ("GET", "/empty", 204, ""), ("OPTIONS", "*", 204, ""),
    ])
    func `a request without a body`(_ method: String, _ target: String, _ status: Int, _ text: String) throws {
        try each { transport in
            let response = try transport.send(method, target)
            #expect(response.status == status)
            #expect(response.text == text)
        }
    }

    @Test(arguments: [(1, 200), (1000, 200), (1001, 413)])
    func `a body up to the limit`(_ count: Int, _ status: Int) throws {
        try HTTPTransport.each(make: { try ProbeResponder() }) { transport in
            let response = try transport.send(
                "PUT", "/json", headers: Self.json, body: [UInt8](repeating: 0x7b, count: count))
            #expect(response.status == status)
            if status == 200 { #expect(response.text == "got \(count)") }
        }
    }

    @Test(arguments: [("text/plain", 415), ("application/json", 200)])
    func `a body of the right type`(_ type: String, _ status: Int) throws {
        try HTTPTransport.each(make: { try ProbeResponder() }) { transport in
            let response = try transport.send("PUT", "/json", headers: [("Content-Type", type)], body: Array("{}".utf8))
            #expect(response.status == status)
        }
    }

    @Test(arguments: [("GET", "nowhere"), ("GET", "/a%00"), ("GET", "*"), ("G T", "/x"), ("", "/x")])
    func `a malformed method or target throws what the server answers`(_ method: String, _ target: String) {
        #expect(throws: HTTPFailure.self) { try HTTPRequest.local(method: method, target: target) }
    }

    @Test func `the caller's request id is kept`() throws {
        let own = try HTTPRequest.local(method: "GET", target: "/", headers: HTTPFields([("X-Request-Id", "trace-1")]))
        #expect(own.requestID == "trace-1")
        let bad = try HTTPRequest.local(method: "GET", target: "/", headers: HTTPFields([("X-Request-Id", "a b")]))
        #expect(bad.requestID.count == 13)
    }

    @Test func `a refused body is never handed on`() throws {
        let probe = try ProbeResponder()
        let request = try HTTPRequest.local(method: "PUT", target: "/json", body: Array("{}".utf8))
        #expect(InProcess.send(request, to: probe).status == 415)
        #expect(probe.requests.isEmpty)
        #expect(probe.exchanges.map(\.status) == [415])
    }
}
