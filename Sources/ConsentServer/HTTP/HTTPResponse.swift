// SPDX-License-Identifier: Apache-2.0

/// One HTTP response as a value.
struct HTTPResponse: Sendable {
    var status: Int
    /// In the order in which they are sent; names as they appear on the wire.
    var headers: HTTPResponseHeaders = []
    var body: [UInt8] = []
    /// The matched route's pattern, for the log and the metrics: never the raw path, which a caller makes up.
    var route: String = ""
    /// Ends the connection after this response.
    var closes = false

    /// Whether its body goes to the client: `HEAD` gets the head alone, and two statuses never have a body.
    func hasBody(for method: String) -> Bool { method != "HEAD" && status != 204 && status != 304 }
}

/// What a handler gives back: a response now, or one that comes when something else (the writer) is done.
enum HTTPAnswer: Sendable {
    case ready(HTTPResponse)
    /// Starts the work; the work calls its argument exactly once, from any thread, with the response.
    ///
    /// `then` completes that response on a worker, so that whoever did the work need not.
    case pending(
        _ start: @Sendable (_ finish: @escaping @Sendable (HTTPResponse) -> Void) -> Void,
        then: @Sendable (HTTPResponse) -> HTTPResponse = { $0 })
}

/// What the server asks of the application above it.
protocol HTTPResponder: Sendable {
    /// Asked when the head is complete, framing is sound and a body is announced that has not been read.
    ///
    /// `contentLength` is nil for a chunked body. A response here refuses the request before its body and closes the
    /// connection (404, 405, 413, 415, …); nil lets the body in, up to `bodyLimit(of:)`. A request without a body goes
    /// straight to `respond(to:)`.
    func refusal(of head: HTTPRequest, contentLength: Int?) -> HTTPResponse?

    /// How many bytes of body to let in for this head; nil for `HTTPServerOptions.bodyLimit`.
    ///
    /// Holds for a chunked body too, whose length nobody knows beforehand.
    func bodyLimit(of head: HTTPRequest) -> Int?

    /// Answers a whole request, which is handed over: it is made of a dozen references, and each copy counts them all.
    func respond(to request: consuming HTTPRequest) -> HTTPAnswer

    /// Makes the response for a request that the server itself turns down: bad framing, a body over the limit.
    ///
    /// `head` is what could be read of it; it may be nearly empty.
    func response(to failure: HTTPFailure, head: HTTPRequest) -> HTTPResponse

    /// Called once per request after the last byte is sent or the connection is lost: the log line, the metrics.
    func completed(_ exchange: HTTPExchangeRecord)
}

extension HTTPResponder {
    func bodyLimit(of head: HTTPRequest) -> Int? { nil }
}

/// Why the server itself turned a request down.
struct HTTPFailure: Error, Sendable, Equatable {
    /// 400, 413, 414, 415, 417, 431, 500, 501 or 505.
    var status: Int
    /// A stable machine code: `bad_framing`, `bad_target`, `body_too_large`, `header_too_large`, `expectation_failed`,
    /// `unsupported_media_type`, `method_not_implemented`, `transfer_coding_not_implemented`,
    /// `internal_error`.
    var code: String
    /// A sentence that a person can act on.
    var detail: String
}

/// What is known of a finished exchange.
struct HTTPExchangeRecord: Sendable {
    var method: String
    var route: String
    /// 0 where the connection was lost before any response.
    var status: Int
    var requestID: String
    var bytesIn: Int
    var bytesOut: Int
    var nanoseconds: UInt64
    /// False where the peer went away, or a deadline passed, before the response was sent.
    var completed: Bool
}
