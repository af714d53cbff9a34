// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The application above the HTTP server: matches a request to its route, lets it in, and answers it.
///
/// A class: the server holds it as `any HTTPResponder`, and each call would copy a struct in such a box.
final class Application: HTTPResponder {
    let context: ServerContext
    private let router: Router<Endpoint>

    init(_ context: ServerContext) {
        self.context = context
        router = RouteTable.router
    }

    /// The lower-case names of the header fields that the routes read.
    static let headersRead: Set<String> = [
        "accept-language", "access-control-request-method", "authorization", "content-encoding", "content-type",
        "forwarded", "idempotency-key", "if-match", "if-none-match", "origin", "referer", "sec-fetch-dest",
        "sec-fetch-site", "sec-gpc", "x-forwarded-for", "x-request-id",
    ]

    func refusal(of head: HTTPRequest, contentLength: Int?) -> HTTPResponse? {
        guard case .found(let route, _) = router.match(head.method, head.path) else {
            // Answered as a whole request: a body that nothing will read is not let in.
            return finished(answer(head), head, route: nil)
        }
        do throws(Problem) {
            try admit(head, to: route.handler)
            if let failure = route.body.refusal(of: head, contentLength: contentLength) { throw Problem(failure) }
            return nil
        } catch { return finished(error.response(requestID: head.requestID), head, route: route.handler) }
    }

    func bodyLimit(of head: HTTPRequest) -> Int? {
        guard case .found(let route, _) = router.match(head.method, head.path) else { return nil }
        return route.body.limit
    }

    func respond(to request: consuming HTTPRequest) -> HTTPAnswer {
        guard case .found(let route, let parameters) = router.match(request.method, request.path) else {
            return .ready(finished(answer(request), request, route: nil))
        }
        let endpoint = route.handler
        let query: RequestQuery
        do throws(Problem) {
            try admit(request, to: endpoint)
            query = try RequestQuery(request.query, taking: endpoint.parameters)
        } catch {
            return .ready(finished(present(error, request, endpoint), request, route: endpoint))
        }
        return respond(
            to: Call(request: request, query: query, parameters: parameters, context: context, now: context.now()),
            endpoint)
    }

    private func respond(to call: Call, _ endpoint: Endpoint) -> HTTPAnswer {
        do throws(Problem) {
            switch try endpoint.handler(call) {
            case .ready(let response): return .ready(finished(response, call.request, route: endpoint))
            case .pending(let start, let then):
                return .pending(start) { self.finished(then($0), call.request, route: endpoint) }
            }
        } catch {
            return .ready(finished(present(error, call.request, endpoint), call.request, route: endpoint))
        }
    }

    private func present(_ problem: Problem, _ request: HTTPRequest, _ endpoint: Endpoint) -> HTTPResponse {
        switch endpoint.presentation {
        case .problem: problem.response(requestID: request.requestID)
        case .page: ErrorPage.response(to: problem, request, context.catalogue)
        }
    }

    func response(to failure: HTTPFailure, head: HTTPRequest) -> HTTPResponse {
        var response = finished(Problem(failure).response(requestID: head.requestID), head, route: nil)
        response.closes = true
        return response
    }

    func completed(_ exchange: HTTPExchangeRecord) {
        context.metrics.count(exchange)
        guard context.log.isOn(.info) else { return }
        context.log.log(.info, "request") { line in
            line.member("method", exchange.method)
            line.member("route", exchange.route)
            line.member("status", exchange.status)
            line.member("request_id", exchange.requestID)
            line.member("bytes_in", exchange.bytesIn)
            line.member("bytes_out", exchange.bytesOut)
            line.member("microseconds", Int(exchange.nanoseconds / 1000))
            if !exchange.completed { line.member("completed", false) }
        }
    }

    /// The answer to what matches no route and method.
    private func answer(_ request: HTTPRequest) -> HTTPResponse {
        switch router.match(request.method, request.path) {
        case .options(let allow):
            return Preflight.answer(request, allow: allow)
        case .methodNotAllowed(let allow):
            let methods = allow.split(separator: ",").map { String($0.drop { $0 == " " }) }
            return Problem(
                .methodNotAllowed, "This route takes \(allow), not \(quoted(request.method)).", allowed: methods
            )
            .response(requestID: request.requestID)
        case .methodNotImplemented:
            return Problem(
                .methodNotImplemented, "\(quoted(request.method)) is not a method of HTTP that is known here."
            )
            .response(requestID: request.requestID)
        case .notFound where request.path.last == "form.html":
            let problem = Problem(
                .notFound, "The path is /v1/apps/{app}/devices/{device}/form.html, with an app and a device.")
            return ErrorPage.response(to: problem, request, context.catalogue)
        case .notFound, .found:
            return Problem(.notFound, "There is no route for this path; GET /openapi.yaml has them all.")
                .response(requestID: request.requestID)
        }
    }

    /// Refuses who may not come in.
    private func admit(_ request: HTTPRequest, to endpoint: Endpoint) throws(Problem) {
        guard endpoint.access == .admin, request.peer != .local else { return }
        guard let token = context.adminToken else {
            throw Problem(
                .adminDisabled,
                "Start the server with CONSENT_ADMIN_TOKEN (or CONSENT_ADMIN_TOKEN_FILE) to turn them on.")
        }
        let scheme = "bearer "
        guard let header = request.headers["authorization"], header.lowercased().hasPrefix(scheme),
            Sodium.areEqual(Array(header.utf8.dropFirst(scheme.utf8.count)), token.bytes)
        else {
            throw Problem(.unauthorized, "Send Authorization: Bearer with the server's admin token.")
        }
    }

    /// Adds what every answer has: the route's label, the request's id, and what browsers ask for.
    private func finished(
        _ response: consuming HTTPResponse, _ request: HTTPRequest, route: Endpoint?
    ) -> HTTPResponse {
        response.route = route?.pattern ?? "none"
        response.headers.append(("X-Request-Id", request.requestID))
        if request.path.count > 2, request.path[0] == "v1", request.path[1] == "apps" {
            response.headers.append(("Referrer-Policy", "no-referrer"))
            CrossOrigin.add(to: &response, request, context.catalogue)
        }
        return response
    }
}
