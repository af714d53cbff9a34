// SPDX-License-Identifier: Apache-2.0

/// The failures that the server itself finds, each in one place.
extension HTTPFailure {
    static func badFraming(_ detail: String) -> Self {
        Self(status: 400, code: "bad_framing", detail: detail)
    }

    static func badTarget(_ detail: String) -> Self {
        Self(status: 400, code: "bad_target", detail: detail)
    }

    static let unreadableLength = badFraming("Content-Length must be a plain decimal number below 2^63.")

    static let malformedMethod = badFraming("The method is malformed: send one such as GET or PUT.")

    static let asteriskWithoutOptions = badTarget("The request target \"*\" is for OPTIONS only.")

    static let tooManyQueryItems = Self.badTarget(
        "The query has more than \(RequestTarget.itemLimit) items, and no route here takes so many.")

    static func bodyTooLarge(limit: Int) -> Self {
        Self(status: 413, code: "body_too_large", detail: "The body is larger than the \(limit) bytes allowed here.")
    }

    static func headTooLarge(limit: Int) -> Self {
        Self(
            status: 431, code: "header_too_large",
            detail:
                "The request line and the header fields are larger than \(limit) bytes together: send fewer cookies.")
    }

    static func tooManyFields(limit: Int) -> Self {
        Self(
            status: 431, code: "header_too_large",
            detail: "The request has more than \(limit) header fields, and no route here reads a tenth of so many.")
    }

    static func unsupportedEncoding(_ coding: String) -> Self {
        Self(
            status: 415, code: "unsupported_encoding",
            detail: "The body is compressed (Content-Encoding: \(coding)): send it as it is.")
    }

    static func unsupportedMedia(_ detail: String) -> Self {
        Self(status: 415, code: "unsupported_media_type", detail: detail)
    }

    static let expectationFailed = Self(
        status: 417, code: "expectation_failed", detail: "Only \"Expect: 100-continue\" can be met: leave Expect out.")

    static let unknownTransferCoding = Self(
        status: 501, code: "transfer_coding_not_implemented",
        detail: "The only transfer coding here is \"chunked\", alone: send that, or a Content-Length.")

    static let internalError = Self(
        status: 500, code: "internal_error", detail: "The server made a response that cannot be sent.")
}
