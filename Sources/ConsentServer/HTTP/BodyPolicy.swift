// SPDX-License-Identifier: Apache-2.0

/// What body a route takes.
enum BodyPolicy: Sendable, Equatable {
    /// None. RFC 9110 gives a body with `GET`, `HEAD` or `DELETE` no meaning, but some clients send `{}` with every
    /// request: up to `ignored` bytes are read and dropped, of whatever type; more is 413.
    case none
    /// JSON of at most so many bytes, in UTF-8 and not compressed.
    case json(limit: Int)

    static let ignored = 1024
    static let json = BodyPolicy.json(limit: 64 * 1024)

    /// How many bytes to let in.
    var limit: Int {
        switch self {
        case .none: Self.ignored
        case .json(let limit): limit
        }
    }

    /// Why a body is not let in, before any of it is read; `contentLength` is nil for a chunked one.
    ///
    /// A 415 for a coding goes with `Accept-Encoding: identity` (RFC 9110, 12.5.3), one for a type with
    /// `Accept: application/json`.
    func refusal(of head: HTTPRequest, contentLength: Int?) -> HTTPFailure? {
        if let contentLength, contentLength > limit { return .bodyTooLarge(limit: limit) }
        guard case .json = self else { return nil }
        if let coding = head.headers["content-encoding"], coding.lowercased() != "identity" {
            return .unsupportedEncoding(coding)
        }
        guard let type = head.headers["content-type"] else {
            return .unsupportedMedia("The body has no Content-Type: send application/json.")
        }
        guard Self.isJSON(type) else {
            return .unsupportedMedia("The body is \(type): send application/json in UTF-8.")
        }
        return nil
    }

    /// `application/json`, alone or with `charset=utf-8`.
    private static func isJSON(_ type: String) -> Bool {
        // What nearly everyone sends: to take it apart is 3 % of what a choice costs.
        if type == "application/json" { return true }
        let parts = type.split(separator: ";", omittingEmptySubsequences: false).map { part in
            part.filter { $0 != " " && $0 != "\t" && $0 != "\"" }.lowercased()
        }
        return parts[0] == "application/json" && (parts.count == 1 || parts[1...] == ["charset=utf-8"])
    }
}
