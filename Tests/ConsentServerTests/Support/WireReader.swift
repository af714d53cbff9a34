// SPDX-License-Identifier: Apache-2.0

@testable internal import ConsentServer

/// A response as it came over the wire.
struct WireResponse: Sendable {
    var status: Int
    /// Names in lower case.
    var headers: HTTPFields
    var body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }
    var closes: Bool { headers["connection"]?.lowercased() == "close" }
}

/// Takes responses one by one from what a connection receives.
struct WireReader {
    let connection: ClientConnection
    private(set) var buffer: [UInt8] = []

    init(_ connection: ClientConnection) { self.connection = connection }

    /// The next response, interim ones (1xx) left out; its body has `Content-Length` bytes, none for `HEAD`.
    mutating func next(hasBody: Bool = true) throws -> WireResponse {
        while true {
            let head = try takeHead()
            let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
            let words = lines[0].split(separator: " ", maxSplits: 2)
            guard words.count >= 2, words[0] == "HTTP/1.1", let status = Int(words[1]) else {
                throw WireError.malformed
            }
            if status / 100 == 1 { continue }
            var headers = HTTPFields()
            for line in lines.dropFirst() {
                let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                guard parts.count == 2 else { throw WireError.malformed }
                headers.append(String(parts[0]), String(parts[1].drop { $0 == " " }))
            }
            let isBodiless = !hasBody || status == 204 || status == 304
            let count = isBodiless ? 0 : Int(headers["content-length"] ?? "") ?? 0
            return WireResponse(status: status, headers: headers, body: try take(count))
        }
    }

    /// Everything until the server closes the connection; a reset ends it too.
    mutating func rest() throws -> [UInt8] {
        do {
            while try fill() {}
        } catch WireError.reset {}
        defer { buffer = [] }
        return buffer
    }

    /// Whether nothing more comes before the server closes the connection.
    mutating func isClosed() -> Bool {
        (try? rest())?.isEmpty ?? false
    }

    private mutating func fill() throws -> Bool {
        let bytes = try connection.receive()
        buffer += bytes
        return !bytes.isEmpty
    }

    private mutating func takeHead() throws -> String {
        let end = Array("\r\n\r\n".utf8)
        var searched = 0
        while true {
            if buffer.count >= end.count {
                for start in searched...(buffer.count - end.count) where buffer[start...].starts(with: end) {
                    return String(decoding: try take(start + end.count).dropLast(end.count), as: UTF8.self)
                }
                searched = buffer.count - end.count + 1
            }
            guard try fill() else { throw WireError.closed }
        }
    }

    private mutating func take(_ count: Int) throws -> [UInt8] {
        while buffer.count < count {
            guard try fill() else { throw WireError.closed }
        }
        defer { buffer.removeFirst(count) }
        return Array(buffer.prefix(count))
    }
}
