// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// What browsers ask of a server before a page of another origin may call it (Fetch, "CORS protocol").
enum CrossOrigin {
    /// Lets the pages of the app's origins read the answer, errors included.
    static func add(to response: inout HTTPResponse, _ request: HTTPRequest, _ catalogue: Catalogue) {
        guard let origin = request.headers["origin"], isAllowed(origin, request, catalogue) else { return }
        response.headers.append(("Access-Control-Allow-Origin", origin))
        response.headers.append(("Access-Control-Expose-Headers", "ETag, X-Request-Id, Retry-After"))
        if !response.headers.contains(where: { $0.name == "Vary" }) { response.headers.append(("Vary", "Origin")) }
    }

    /// An app that is not there answers any origin, so that a browser shows the reason instead of a CORS error.
    private static func isAllowed(_ origin: String, _ request: HTTPRequest, _ catalogue: Catalogue) -> Bool {
        guard let app = AppID(request.path[2]).flatMap({ catalogue[$0] }) else { return true }
        return app.document.allowedOrigins.contains(origin)
    }
}

/// The answer to `OPTIONS`: what the route allows, and to a page what it may send.
enum Preflight {
    static func answer(_ request: HTTPRequest, allow: String) -> HTTPResponse {
        var response = HTTPResponse(status: 204, headers: [("Allow", allow), ("Cache-Control", "no-store")])
        if request.headers["access-control-request-method"] != nil {
            response.headers += [
                ("Access-Control-Allow-Methods", allow),
                ("Access-Control-Allow-Headers", "Content-Type, Idempotency-Key, If-Match, If-None-Match"),
                ("Access-Control-Max-Age", "600"), ("Vary", "Origin"),
            ]
        }
        return response
    }
}
