// SPDX-License-Identifier: Apache-2.0

/// Runs a request without a socket, in the steps in which the server runs it.
enum InProcess {
    /// Asks whether the body is let in, then for the response, and waits where it is still being worked on.
    static func send(_ request: HTTPRequest, to responder: any HTTPResponder) -> HTTPResponse {
        let start = MonotonicClock.nanoseconds()
        var response = refusal(of: request, by: responder) ?? finished(responder.respond(to: request))
        if !response.hasBody(for: request.method) { response.body = [] }
        responder.completed(
            HTTPExchangeRecord(
                method: request.method, route: response.route, status: response.status, requestID: request.requestID,
                bytesIn: request.body.count, bytesOut: response.body.count,
                nanoseconds: MonotonicClock.nanoseconds() &- start, completed: true))
        return response
    }

    private static func refusal(of request: HTTPRequest, by responder: any HTTPResponder) -> HTTPResponse? {
        let count = request.body.count
        guard count > 0 else { return nil }
        var head = request
        head.body = []
        if let refusal = responder.refusal(of: head, contentLength: count) { return refusal }
        let limit = responder.bodyLimit(of: head) ?? HTTPServerOptions().bodyLimit
        return count > limit ? responder.response(to: .bodyTooLarge(limit: limit), head: head) : nil
    }

    private static func finished(_ answer: HTTPAnswer) -> HTTPResponse {
        switch answer {
        case .ready(let response):
            return response
        case .pending(let start, let then):
            let handover = Handover<HTTPResponse>()
            start { handover.put($0) }
            return then(handover.take())
        }
    }
}
