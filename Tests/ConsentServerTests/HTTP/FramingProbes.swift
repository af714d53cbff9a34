// SPDX-License-Identifier: Apache-2.0

extension Probe {
    static let framing: [Probe] = [
        Probe("sound PUT", put("Content-Length: 2\r\n", "{}"), .answers([200])),
        Probe("sound chunked PUT", chunked("2\r\n{}\r\n0\r\n\r\n"), .answers([200])),
        Probe("chunked in several chunks", chunked("1\r\n{\r\n1\r\n}\r\n0\r\n\r\n"), .answers([200])),
        Probe("chunk extension", chunked("2;a=b\r\n{}\r\n0\r\n\r\n"), .answers([200])),
        Probe("trailer field", chunked("2\r\n{}\r\n0\r\nX-Sum: 1\r\n\r\n"), .answers([200])),
        Probe("Chunked in capitals", put("Transfer-Encoding: CHUNKED\r\n", "2\r\n{}\r\n0\r\n\r\n"), .answers([200])),
        Probe("chunk size in capitals", chunked("A\r\n1234567890\r\n0\r\n\r\n"), .answers([200])),
        Probe("leading zeros in Content-Length", put("Content-Length: 002\r\n", "{}"), .answers([200])),
        Probe("empty Content-Length body", put("Content-Length: 0\r\n"), .answers([200])),
        Probe("space after Content-Length's number", put("Content-Length: 2 \r\n", "{}"), .refuses([400])),

        Probe(
            "two Content-Length, 0 first", put("Content-Length: 0\r\nContent-Length: \(hidden.utf8.count)\r\n", hidden),
            .refuses([400])),
        Probe(
            "two Content-Length, 0 last", put("Content-Length: \(hidden.utf8.count)\r\nContent-Length: 0\r\n", hidden),
            .refuses([400])),
        Probe("two equal Content-Length", put("Content-Length: 2\r\nContent-Length: 2\r\n", "{}"), .refuses([400])),
        Probe(
            "two Content-Length in two cases", put("content-length: 2\r\nCONTENT-LENGTH: 0\r\n", "{}"), .refuses([400])),
        Probe(
            "Content-Length list", put("Content-Length: 0, \(hidden.utf8.count)\r\n", hidden), .refuses([400])),
        Probe("Content-Length +2", put("Content-Length: +2\r\n", "{}"), .refuses([400])),
        Probe("Content-Length -1", put("Content-Length: -1\r\n", "{}"), .refuses([400])),
        Probe("Content-Length 0x2", put("Content-Length: 0x2\r\n", "{}"), .refuses([400])),
        Probe("Content-Length 2.0", put("Content-Length: 2.0\r\n", "{}"), .refuses([400])),
        Probe("Content-Length without a value", put("Content-Length:\r\n", "{}"), .refuses([400])),
        Probe(
            "Content-Length overflow", put("Content-Length: 99999999999999999999999\r\n", "{}"), .refuses([400])),
        Probe(
            "Content-Length beyond a signed number", put("Content-Length: 18446744073709551615\r\n", "{}"),
            .refuses([400])),
        Probe("Content-Length beyond 32 bits", put("Content-Length: 4294967298\r\n", "{}"), .refuses([413])),
        Probe(
            "Content-Length with a space before the colon", put("Content-Length : \(hidden.utf8.count)\r\n", hidden),
            .refuses([400])),

        Probe(
            "Content-Length and chunked",
            put("Content-Length: 6\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n\(hidden)"), .refuses([400])),
        Probe(
            "chunked and Content-Length",
            put("Transfer-Encoding: chunked\r\nContent-Length: 6\r\n", "0\r\n\r\n\(hidden)"), .refuses([400])),
        Probe(
            "chunked and Content-Length 0",
            put("Transfer-Encoding: chunked\r\nContent-Length: 0\r\n", "0\r\n\r\n\(hidden)"), .refuses([400])),
        Probe(
            "space before Transfer-Encoding's colon",
            put("Transfer-Encoding : chunked\r\nContent-Length: 5\r\n", "0\r\n\r\n\(hidden)"), .refuses([400])),
        Probe(
            "tab before Transfer-Encoding's colon",
            put("Transfer-Encoding\t: chunked\r\nContent-Length: 5\r\n", "0\r\n\r\n\(hidden)"), .refuses([400])),
        Probe("unknown transfer coding", put("Transfer-Encoding: xchunked\r\n", "0\r\n\r\n"), .refuses([501])),
        Probe(
            "chunked not last", put("Transfer-Encoding: chunked, identity\r\n", "0\r\n\r\n\(hidden)"), .refuses([501])),
        Probe("gzip, chunked", put("Transfer-Encoding: gzip, chunked\r\n", "0\r\n\r\n\(hidden)"), .refuses([501])),
        Probe("identity", put("Transfer-Encoding: identity\r\nContent-Length: 2\r\n", "{}"), .refuses([400, 501])),
        Probe(
            "chunked twice in one field", put("Transfer-Encoding: chunked, chunked\r\n", "0\r\n\r\n\(hidden)"),
            .refuses([501])),
        Probe("quoted chunked", put("Transfer-Encoding: \"chunked\"\r\n", "0\r\n\r\n\(hidden)"), .refuses([501])),
        Probe(
            "vertical tab before chunked", put("Transfer-Encoding: \u{0b}chunked\r\n", "0\r\n\r\n\(hidden)"),
            .refuses([400, 501])),
        Probe(
            "chunked behind an empty element", put("Transfer-Encoding: ,chunked\r\n", "0\r\n\r\n\(hidden)"),
            .refuses([501])),
        Probe(
            "Transfer-Encoding without a value", put("Transfer-Encoding:\r\n", "0\r\n\r\n\(hidden)"), .refuses([501])),
        Probe("space after chunked", put("Transfer-Encoding: chunked \r\n", "2\r\n{}\r\n0\r\n\r\n"), .refuses([501])),
        Probe(
            "two Transfer-Encoding",
            put("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n\(hidden)"), .refuses([400])),
        Probe(
            "chunked and identity in two fields",
            put("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n", "0\r\n\r\n\(hidden)"),
            .refuses([400, 501])),
        Probe(
            "chunked on HTTP/1.0", "PUT /json HTTP/1.0\r\n\(host)Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n\(hidden)",
            .refuses([400])),
        Probe(
            "chunked GET without a body", "GET /x HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            .answers([200])),

        Probe("chunk size 0x2", chunked("0x2\r\n{}\r\n0\r\n\r\n"), .libraryRefuses([400])),
        Probe("chunk size -1", chunked("-1\r\n{}\r\n0\r\n\r\n"), .libraryRefuses([400])),
        Probe("chunk size with a space before", chunked(" 2\r\n{}\r\n0\r\n\r\n"), .libraryRefuses([400])),
        Probe("chunk size with a space behind", chunked("2 \r\n{}\r\n0\r\n\r\n"), .libraryRefuses([400])),
        Probe("empty chunk size", chunked("\r\n{}\r\n0\r\n\r\n"), .libraryRefuses([400])),
        Probe("no chunk size before an extension", chunked(";a\r\n{}\r\n0\r\n\r\n"), .libraryRefuses([400])),
        Probe("chunk size overflow", chunked("10000000000000002\r\n{}\r\n0\r\n\r\n"), .libraryRefuses([413])),
        Probe("chunk longer than its size", chunked("1\r\n{}\r\n0\r\n\r\n"), .libraryRefuses([400])),
        Probe("bare CR behind a chunk", chunked("2\r\n{}\rX0\r\n\r\n"), .libraryRefuses([400])),
        Probe(
            "request in a chunk", chunked("\(String(hidden.utf8.count, radix: 16))\r\n\(hidden)\r\n0\r\n\r\n"),
            .answers([200])),
        // The library shows chunks without their lines, so a bare line feed there cannot be seen; a proxy in front
        // frames the body anew. What counts: such a body is read in one way, to its end.
        Probe("bare LF behind a chunk size", chunked("2\n{}\r\n0\r\n\r\n"), .answers([200])),
        Probe("bare LF behind a chunk", chunked("2\r\n{}\n0\r\n\r\n"), .answers([200])),
        Probe("bare LF in a chunk extension", chunked("2;a\n{}\r\n0\r\n\r\n"), .answers([200])),
        Probe("request in a trailer", chunked("0\r\n\(hidden)"), .libraryRefuses([400])),
        Probe("request in a body", put("Content-Length: \(hidden.utf8.count)\r\n", hidden), .answers([200])),
        Probe(
            "GET with a small body", "GET /x HTTP/1.1\r\n\(host)Content-Length: \(hidden.utf8.count)\r\n\r\n\(hidden)",
            .answers([200])),
    ]
}
