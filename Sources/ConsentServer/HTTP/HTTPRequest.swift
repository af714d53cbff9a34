// SPDX-License-Identifier: Apache-2.0

/// One HTTP request as a value, free of the library that read it.
struct HTTPRequest: Sendable {
    /// The method as sent; `HEAD` stays `HEAD` here and is routed as `GET`.
    var method: String
    /// The path as sent, still escaped, without query and without an absolute-form origin.
    var rawPath: String
    /// The path's segments, each decoded once: no empty last segment is dropped.
    var path: [String]
    /// The query's items in order, each decoded once; a name without `=` has an empty value.
    var query: [QueryItem]
    /// The header fields that the service reads (`HTTPServerOptions.headersKept`), several lines of one name joined by ", ".
    var headers: HTTPFields
    var body: [UInt8]
    /// Who is at the other end of the connection.
    var peer: HTTPPeer
    /// An id of the server's own, or the caller's `X-Request-Id` where it is 1–64 of `[A-Za-z0-9._-]`.
    var requestID: String

    struct QueryItem: Sendable, Hashable {
        var name: String
        var value: String
    }
}

/// The other end of a connection.
enum HTTPPeer: Sendable, Hashable {
    case address(IPAddress)
    /// The Unix socket beside the database, which only the server's own user can open.
    case local
}
