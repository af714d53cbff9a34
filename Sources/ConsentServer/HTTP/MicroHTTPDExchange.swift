// SPDX-License-Identifier: Apache-2.0

/// How far one request and its response have come.
struct MicroHTTPDExchange {
    enum Step {
        /// The request line is read, or nothing yet; the head is to come.
        case head
        /// The head is sound and let in; the body is to come, if there is one.
        case body
        /// Refused and answered already: what is left of the body is read and dropped.
        case dropping
        /// Something else works on the response; the connection is suspended.
        case waiting
        /// The response is queued.
        case answered
    }

    var step = Step.head
    var request = HTTPRequest.empty
    var framing = RequestFraming()
    var layout: MicroHTTPDLayout?
    /// Whether the first field that the library tells is our own: see `CMHD_hide_cookies`.
    var hidesCookies = false
    /// Where the request target lay, to check that it is all of what lies between method and version.
    var target: UInt = 0
    var targetCount = 0
    /// How many bytes of body this request may have.
    var bodyLimit = 0
    var startedAt: UInt64 = 0
    var status = 0
    var route = ""
    var bytesIn = 0
    var bytesOut = 0

    /// The request, of which only what ends it stays: its method and its id.
    mutating func takeRequest() -> HTTPRequest {
        var rest = HTTPRequest.empty
        rest.method = request.method
        rest.requestID = request.requestID
        swap(&rest, &request)
        return rest
    }
}

extension HTTPRequest {
    /// A request of which nothing is known; made anew each time, which costs less than a copy of one that is shared.
    static var empty: HTTPRequest {
        HTTPRequest(
            method: "", rawPath: "", path: [], query: [], headers: HTTPFields(), body: [], peer: .local, requestID: "")
    }
}
