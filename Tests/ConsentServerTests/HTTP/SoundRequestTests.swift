// SPDX-License-Identifier: Apache-2.0

internal import Testing

@testable internal import ConsentServer

/// The other side of the probes: whatever a sound client may send is taken, however it is cut into pieces.
@Suite struct SoundRequestTests {
    @Test(arguments: 1...8) func `random sound requests are all answered, in whatever pieces they come`(seed: UInt64)
        throws
    {
        var random = SeededRandom(seed: seed)
        var options = HTTPServerOptions()
        options.headersKept = ["x-kept"]
        try withProbe(options) { probe, server in
            let connection = try ClientConnection(port: server.port)
            var reader = WireReader(connection)
            for number in 0..<60 {
                let request = Self.request(number, using: &random)
                var rest = Array(request.bytes.utf8)[...]
                while !rest.isEmpty {
                    let piece = rest.prefix(Int.random(in: 1...random.pick([1, 7, 100, 5000]), using: &random))
                    connection.send(Array(piece))
                    rest = rest.dropFirst(piece.count)
                }
                let response = try reader.next()
                #expect(response.status == 200, "\(request.bytes)")
                let seen = try #require(probe.requests.last)
                #expect(seen.headers["x-kept"] == request.kept, "\(request.bytes)")
                #expect(seen.body.count == request.bodyCount)
            }
        }
    }

    private struct Request {
        var bytes: String
        var kept: String?
        var bodyCount: Int
    }

    private static func request(_ number: Int, using random: inout SeededRandom) -> Request {
        var fields = ["Host: localhost"]
        var kept: String?
        for index in 0..<Int.random(in: 0...random.pick([2, 20, 60]), using: &random) {
            let value = word(
                Int.random(in: 0...random.pick([3, 30, 150]), using: &random), "ab \t:;,\"(é/?%", using: &random)
            let trimmed = value.trimmed
            let space = random.pick(["", " ", "  ", "\t"])
            fields.append("X-\(index)\(word(3, "abc!#.|~", using: &random)):\(space)\(value)\(random.pick(["", " "]))")
            if Int.random(in: 0..<10, using: &random) == 0, kept == nil {
                fields.append("X-KEPT:\(space)\(value)\(space)")
                kept = trimmed
            }
        }
        fields.shuffle(using: &random)
        let body = word(Int.random(in: 0...500, using: &random), "{}[]\r\n 123", using: &random)
        let head = fields.joined(separator: "\r\n")
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            let query = word(Int.random(in: 0...200, using: &random), "abcdef&=%41+", using: &random).replacing(
                "%", with: "%41")
            return Request(bytes: "GET /echo/\(number)?\(query) HTTP/1.1\r\n\(head)\r\n\r\n", kept: kept, bodyCount: 0)
        case 1:
            let bytes =
                "PUT /json HTTP/1.1\r\n\(head)\r\nContent-Type: application/json\r\n"
                + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
            return Request(bytes: bytes, kept: kept, bodyCount: body.utf8.count)
        default:
            let chunk = body.isEmpty ? "" : "\(String(body.utf8.count, radix: 16))\r\n\(body)\r\n"
            let bytes =
                "POST /json HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\(head)\r\n\r\n"
                + "\(chunk)0\r\n\r\n"
            return Request(bytes: bytes, kept: kept, bodyCount: body.utf8.count)
        }
    }

    private static func word(_ count: Int, _ letters: String, using random: inout SeededRandom) -> String {
        let letters = Array(letters)
        return String((0..<count).compactMap { _ in letters.randomElement(using: &random) })
    }

    /// Heads from small to larger than any memory: first they are taken, then refused.
    ///
    /// Where even the library's own refusal has no room left, it closes without one: 0 here.
    @Test(arguments: [
        (growing: "X", safe: 32_500), (growing: "Cookie", safe: 32_500), (growing: "many cookies", safe: 32_500),
        (growing: "many fields", safe: 750),
    ])
    func `a head of any size is taken or refused`(growing: String, safe: Int) throws {
        try withProbe { _, server in
            let statuses = try stride(from: 250, through: 40_000, by: 250).map { count in
                let fields =
                    switch growing {
                    case "many fields": (0..<count / 8).map { "X\($0): 1\r\n" }.joined()
                    case "many cookies": "Cookie: \(String(repeating: "a=b; ", count: count / 5))\r\n"
                    default: "\(growing): a=\(String(repeating: "v", count: count))\r\n"
                    }
                let connection = try ClientConnection(port: server.port)
                connection.send(Probe.get("/x", "Connection: close\r\n\(fields)"))
                var reader = WireReader(connection)
                return Int(String(decoding: try reader.rest().dropFirst(9).prefix(3), as: UTF8.self)) ?? 0
            }
            let taken = statuses.prefix { $0 == 200 }
            #expect(taken.count >= safe / 250)
            #expect(statuses.dropFirst(taken.count).allSatisfy { $0 == 431 || $0 == 0 })
            #expect(statuses.count(where: { $0 == 0 }) <= 2)
        }
    }

    /// Everything that takes of a connection's memory at once, to the last byte that is allowed.
    @Test func `the largest head with all its fields and query items is taken, with a body and without`() throws {
        try withProbe { _, server in
            let options = HTTPServerOptions()
            let query = (0...RequestTarget.itemLimit).map { "k\($0)=v" }.joined(separator: "&")
            for body in ["", String(repeating: " ", count: ProbeResponder.limit)] {
                let start =
                    "PUT /json?\(query) HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                    + "Content-Length: \(body.utf8.count)\r\n"
                let small = (0..<options.fieldLimit - 4).map { "x\($0):\r\n" }.joined()
                let filling = options.headLimit - (start + small + "Cookie: \r\n\r\n").utf8.count
                for excess in [0, 1] {
                    let cookie = "Cookie: \(String(repeating: "a", count: filling + excess))\r\n"
                    let connection = try ClientConnection(port: server.port)
                    connection.send(start + small + cookie + "\r\n" + body)
                    var reader = WireReader(connection)
                    let response = try reader.next()
                    #expect(response.status == (excess == 0 ? 200 : 431), "\(response.text)")
                }
            }
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    }
}
