// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// An error answer (RFC 9457): a code of the closed list, a sentence that a person can act on, and what belongs to it.
struct Problem: Error, Sendable, Equatable {
    var code: ProblemCode
    var detail: String
    /// Where the fault is: a field's path, a parameter or a header's name.
    var field: String?
    /// Why, where the code alone does not say: the decision's reason.
    var reason: String?
    /// Why a backup is not made: what kind of thing stands in the way.
    var cause: String?
    /// What would have been accepted in its place.
    var allowed: [String] = []

    init(_ code: ProblemCode, _ detail: String, field: String? = nil, reason: String? = nil, allowed: [String] = []) {
        self.code = code
        self.detail = detail
        self.field = field
        self.reason = reason
        self.allowed = allowed
    }

    /// The answer, without what the route adds (CORS, route label).
    func response(requestID: String) -> HTTPResponse {
        var body = JSONWriter()
        body.object { body in
            body.member("type", "about:blank")
            body.member("title", code.title)
            body.member("status", code.status)
            body.member("code", code.rawValue)
            body.member("detail", detail)
            if let field { body.member("field", field) }
            if let reason { body.member("reason", reason) }
            if let cause { body.member("cause", cause) }
            if !allowed.isEmpty { body.member("allowed", allowed) }
            body.member("request_id", requestID)
        }
        var response = HTTPResponse(status: code.status, body: body.bytes)
        response.headers = [("Content-Type", "application/problem+json"), ("Cache-Control", "no-store")]
        switch code {
        case .unauthorized: response.headers.append(("WWW-Authenticate", "Bearer realm=\"consent-server\""))
        case .storageBusy, .draining: response.headers.append(("Retry-After", "1"))
        case .logIndexing: response.headers.append(("Retry-After", "5"))
        case .storageFull, .storageReadOnly, .storageFailed: response.headers.append(("Retry-After", "30"))
        case .unsupportedEncoding: response.headers.append(("Accept-Encoding", "identity"))
        case .methodNotAllowed: response.headers.append(("Allow", allowed.joined(separator: ", ")))
        default: break
        }
        return response
    }
}

extension Problem {
    /// What a failure of the store means for the caller.
    init(_ error: StorageError) {
        switch error {
        case .full:
            self.init(.storageFull, "The disk is full; nothing was stored. Try again when the operator has made room.")
        case .readOnly:
            self.init(.storageReadOnly, "The database can't be written; nothing was stored. Try again later.")
        case .busy:
            self.init(.storageBusy, "Too many changes are waiting; nothing was stored. Try again in a second.")
        case .failed:
            self.init(
                .storageFailed,
                "A write could not be confirmed; it may or may not be there. The server needs a restart.")
        case .closed:
            self.init(.draining, "The server is stopping; nothing was stored. Try again in a second.")
        case .corrupt, .database:
            self.init(.internalError, "The store could not answer; the log has the cause under this request's id.")
        }
    }

    /// What bytes that are not JSON mean for the caller.
    init(_ error: JSONError) {
        self.init(ProblemCode(rawValue: error.code.rawValue) ?? .malformedJSON, error.detail)
    }

    /// What a field that is not as expected means for the caller.
    init(_ error: FieldError) {
        self.init(ProblemCode(rawValue: error.code.rawValue) ?? .invalidField, error.detail, field: error.field)
    }

    /// What a refused choice means for the caller.
    init(_ refusal: SubmissionRefusal) {
        self.init(ProblemCode(rawValue: refusal.code.rawValue) ?? .invalidField, refusal.detail)
    }

    /// What a failure below the routes means for the caller.
    init(_ failure: HTTPFailure) {
        let code =
            ProblemCode(rawValue: failure.code)
            ?? (failure.status < 500 ? ProblemCode.badFraming : .internalError)
        self.init(code, failure.detail)
    }
}
