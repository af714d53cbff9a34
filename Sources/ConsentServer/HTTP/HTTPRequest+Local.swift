// SPDX-License-Identifier: Apache-2.0

extension HTTPRequest {
    /// A request that came over no wire, its target read just as the server reads one.
    ///
    /// Throws what the server would answer: a malformed method or target. An id in `X-Request-Id` is kept.
    static func local(
        method: String, target: String, body: [UInt8] = [], headers: HTTPFields = HTTPFields(), peer: HTTPPeer = .local
    ) throws(HTTPFailure) -> HTTPRequest {
        let methodBytes = Array(method.utf8)
        guard !methodBytes.isEmpty, ByteSet.token.contains(all: methodBytes.span) else { throw .malformedMethod }
        let parts = try RequestTarget(Array(target.utf8).span)
        guard parts.rawPath != "*" || method == "OPTIONS" else { throw .asteriskWithoutOptions }
        let ownID = headers["x-request-id"].flatMap { RequestIDs.accepted(Array($0.utf8).span) }
        return HTTPRequest(
            method: method, rawPath: parts.rawPath, path: parts.path, query: parts.query, headers: headers, body: body,
            peer: peer, requestID: ownID ?? localIDs.next())
    }

    private static let localIDs = RequestIDs()
}
