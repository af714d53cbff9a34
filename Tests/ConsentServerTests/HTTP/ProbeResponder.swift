// SPDX-License-Identifier: Apache-2.0

internal import Dispatch

@testable internal import ConsentServer

/// A small application: a handful of routes, the same policy for bodies as the service's, and a record of what it saw.
final class ProbeResponder: HTTPResponder {
    typealias Handler = @Sendable (ProbeResponder, HTTPRequest) -> HTTPAnswer
    /// Ends a response that is pending.
    typealias Finish = @Sendable (HTTPResponse) -> Void

    private let router: Router<Handler>
    private let seen = Locked<[HTTPRequest]>([])
    private let records = Locked<[HTTPExchangeRecord]>([])
    private let waiting = Handover<Finish>()

    static let limit = 1000

    init() throws { router = try Router(Self.routes) }

    private static let routes: [Route<Handler>] = [
        Route("GET", "/x") { _, _ in .ready(ok("x")) },
        Route("GET", "/hidden") { _, _ in .ready(ok("hidden")) },
        Route("GET", "/echo/{segment}") { _, request in .ready(ok(describe(request))) },
        Route("PUT", "/json", body: .json(limit: limit)) { _, request in .ready(ok("got \(request.body.count)")) },
        Route("POST", "/json", body: .json(limit: limit)) { _, request in .ready(ok("got \(request.body.count)")) },
        Route("GET", "/pending") { probe, _ in .pending { probe.waiting.put($0) } },
        Route("GET", "/at-once") { _, _ in .pending { $0(ok("at once")) } },
        Route("GET", "/elsewhere") { _, _ in
            .pending { finish in DispatchQueue.global().async { finish(ok("elsewhere")) } }
        },
        Route("GET", "/empty") { _, _ in .ready(HTTPResponse(status: 204, route: "/empty")) },
        Route("GET", "/big") { _, _ in .ready(HTTPResponse(status: 200, body: big)) },
        Route("GET", "/unsendable") { _, _ in
            .ready(HTTPResponse(status: 200, headers: [("X-Broken", "a\r\nSet-Cookie: b")]))
        },
    ]

    static let big = [UInt8](repeating: UInt8(ascii: "b"), count: 8 << 20)

    static func ok(_ text: String) -> HTTPResponse {
        HTTPResponse(status: 200, headers: [("Content-Type", "text/plain")], body: Array(text.utf8), route: "/\(text)")
    }

    static func describe(_ request: HTTPRequest) -> String {
        let query = request.query.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
        return "\(request.rawPath)|\(request.path.joined(separator: ","))|\(query)"
    }

    // What it saw.

    var requests: [HTTPRequest] { seen.withLock { $0 } }
    var exchanges: [HTTPExchangeRecord] { records.withLock { $0 } }

    /// Waits until `/pending` was asked for.
    func takePending() -> Finish { waiting.take() }

    // HTTPResponder

    func refusal(of head: HTTPRequest, contentLength: Int?) -> HTTPResponse? {
        switch router.match(head.method, head.path) {
        case .found(let route, _):
            route.body.refusal(of: head, contentLength: contentLength).map { response(to: $0, head: head) }
        case let other:
            Self.mismatch(other)
        }
    }

    func bodyLimit(of head: HTTPRequest) -> Int? {
        guard case .found(let route, _) = router.match(head.method, head.path) else { return nil }
        return route.body.limit
    }

    func respond(to request: HTTPRequest) -> HTTPAnswer {
        seen.withLock { $0.append(request) }
        let match = router.match(request.method, request.path)
        guard case .found(let route, _) = match else { return .ready(Self.mismatch(match)) }
        return route.handler(self, request)
    }

    func response(to failure: HTTPFailure, head: HTTPRequest) -> HTTPResponse {
        HTTPResponse(
            status: failure.status, headers: [("Content-Type", "application/problem+json")],
            body: Array(#"{"code":"\#(failure.code)","request_id":"\#(head.requestID)"}"#.utf8))
    }

    func completed(_ exchange: HTTPExchangeRecord) { records.withLock { $0.append(exchange) } }

    private static func mismatch(_ match: RouteMatch<Handler>) -> HTTPResponse {
        switch match {
        case .found: HTTPResponse(status: 500)
        case .notFound: HTTPResponse(status: 404)
        case .methodNotAllowed(let allow): HTTPResponse(status: 405, headers: [("Allow", allow)])
        case .methodNotImplemented: HTTPResponse(status: 501)
        case .options(let allow): HTTPResponse(status: 204, headers: [("Allow", allow)])
        }
    }
}

/// A server over a probe, stopped when the test is done with it.
func withProbe(
    _ options: HTTPServerOptions = HTTPServerOptions(),
    _ body: (_ probe: ProbeResponder, _ server: MicroHTTPDServer) throws -> Void
) throws {
    let probe = try ProbeResponder()
    let server = try MicroHTTPDServer(
        options: options, listening: .tcp(host: "127.0.0.1", port: 0), responder: probe)
    defer { server.stop(within: .seconds(5)) }
    try body(probe, server)
}
