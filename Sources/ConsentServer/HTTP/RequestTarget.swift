// SPDX-License-Identifier: Apache-2.0

/// A request target (RFC 9112, 3.2) taken apart: segments and query items decoded once, after splitting.
///
/// `+` stands for itself in a path and for a space in a query, as forms and every client's query builder have it. Dot
/// segments are refused: proxies resolve them differently, so the same bytes would name two resources.
struct RequestTarget: Sendable, Equatable {
    var rawPath: String
    var path: [String]
    var query: [HTTPRequest.QueryItem] = []

    /// `*`, of `OPTIONS *`.
    static let asterisk = RequestTarget(rawPath: "*", path: ["*"])

    private init(rawPath: String, path: [String]) {
        self.rawPath = rawPath
        self.path = path
    }

    init(_ target: Span<UInt8>) throws(HTTPFailure) {
        guard ByteSet.target.contains(all: target) else {
            throw .badTarget(
                "The request target holds a byte that must be escaped: a space, a \"#\", a control or non-ASCII byte.")
        }
        if target.count == 1, target[0] == UInt8(ascii: "*") {
            self = .asterisk
            return
        }
        let start = try Self.pathStart(of: target)
        let end = Self.index(of: "?", in: target, start..<target.count)
        if start == end {
            self.init(rawPath: "/", path: [""])
        } else {
            let path = target.extracting(start..<end)
            self.init(rawPath: Self.ascii(path), path: try Self.segments(of: path))
        }
        if end < target.count { query = try Self.items(of: target.extracting((end + 1)...)) }
    }

    /// How many query items a target may have.
    static let itemLimit = 32

    /// Whether there are more `&` than that, wherever they stand.
    static func hasTooManyItems(_ target: Span<UInt8>) -> Bool {
        var count = 0
        for index in target.indices where target[index] == UInt8(ascii: "&") { count += 1 }
        return count > itemLimit
    }

    /// 0 for `/x`, and behind the origin for `http://host/x` (absolute-form, which every server must accept).
    private static func pathStart(of target: Span<UInt8>) throws(HTTPFailure) -> Int {
        if target.count > 0, target[0] == UInt8(ascii: "/") { return 0 }
        for scheme in schemes where scheme.begins(target) {
            var index = scheme.bytes.count
            let authority = index
            while index < target.count, target[index] != UInt8(ascii: "/"), target[index] != UInt8(ascii: "?") {
                guard ByteSet.host.contains(target[index]) else {
                    throw .badTarget(
                        "The request target's host is malformed: send the path alone, as in \"/v1/geography\".")
                }
                index += 1
            }
            if index > authority { return index }
        }
        throw .badTarget("The request target must be a path that begins with \"/\".")
    }

    private static let schemes = [CaselessBytes("http://"), CaselessBytes("https://")]

    private static func segments(of path: Span<UInt8>) throws(HTTPFailure) -> [String] {
        var segments: [String] = []
        segments.reserveCapacity(8)
        var start = 1
        while start <= path.count {
            let end = index(of: "/", in: path, start..<path.count)
            segments.append(try segment(path.extracting(start..<end)))
            start = end + 1
        }
        return segments
    }

    private static func segment(_ bytes: Span<UInt8>) throws(HTTPFailure) -> String {
        let segment = try decoded(bytes)
        // What is not escaped is its own length: most segments are too long to be dots, and hold no slash.
        if segment.utf8.count <= 2, segment == "." || segment == ".." {
            throw .badTarget("The path holds a \".\" or \"..\" segment: send the path that is meant.")
        }
        if segment.utf8.count < bytes.count, segment.utf8.contains(UInt8(ascii: "/")) {
            throw .badTarget("The path holds an escaped slash (%2F), which no identifier here has.")
        }
        return segment
    }

    private static func items(of query: Span<UInt8>) throws(HTTPFailure) -> [HTTPRequest.QueryItem] {
        var items: [HTTPRequest.QueryItem] = []
        var start = 0
        while start < query.count {
            let end = index(of: "&", in: query, start..<query.count)
            if end > start {
                let equals = index(of: "=", in: query, start..<end)
                items.append(
                    .init(
                        name: try decoded(query.extracting(start..<equals), plusIsSpace: true),
                        value: try decoded(query.extracting(min(equals + 1, end)..<end), plusIsSpace: true)))
            }
            start = end + 1
        }
        return items
    }

    private static func decoded(_ bytes: Span<UInt8>, plusIsSpace: Bool = false) throws(HTTPFailure) -> String {
        let isPlain =
            index(of: "%", in: bytes, bytes.indices) == bytes.count
            && !(plusIsSpace && index(of: "+", in: bytes, bytes.indices) < bytes.count)
        if isPlain { return ascii(bytes) }
        guard let decoded = PercentDecoding.bytes(bytes, plusIsSpace: plusIsSpace),
            let text = PercentDecoding.text(decoded.span)
        else {
            throw .badTarget("The request target holds an escape that is malformed, stands for NUL or is not UTF-8.")
        }
        return text
    }

    /// Part of a target as text; its bytes have been found to be ASCII.
    private static func ascii(_ bytes: Span<UInt8>) -> String {
        String(copying: unsafe UTF8Span(unchecked: bytes, isKnownASCII: true))
    }

    /// Where `character` first stands in `range`, or the range's end.
    private static func index(of character: Unicode.Scalar, in bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
        let byte = UInt8(ascii: character)
        var index = range.lowerBound
        while index < range.upperBound, bytes[index] != byte { index += 1 }
        return index
    }
}
