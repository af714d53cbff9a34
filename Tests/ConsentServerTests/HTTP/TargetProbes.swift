// SPDX-License-Identifier: Apache-2.0

extension Probe {
    static let targets: [Probe] = [
        Probe("absolute-form", get("http://localhost/x"), .answers([200])),
        Probe("absolute-form with a port and capitals", get("HTTP://localhost:80/x?a=b"), .answers([200])),
        Probe("absolute-form, https", get("https://localhost/x"), .answers([200])),
        Probe("absolute-form without a path", get("http://localhost"), .answers([404])),
        Probe("absolute-form, query without a path", get("http://localhost?a=b"), .answers([404])),
        Probe("OPTIONS *", "OPTIONS * HTTP/1.1\r\n\(host)\r\n", .answers([204])),
        Probe("OPTIONS of a route", "OPTIONS /x HTTP/1.1\r\n\(host)\r\n", .answers([204])),
        Probe("escaped segment", get("/echo/%41%c3%a4"), .answers([200])),
        Probe("twice escaped slash", get("/echo/a%252Fb"), .answers([200])),
        Probe("no such path", get("/nowhere"), .answers([404])),
        Probe("empty segment", get("//x"), .answers([404])),
        Probe("slash at the end", get("/x/"), .answers([404])),
        Probe("32 more query items", get("/x?a=b\(String(repeating: "&a=b", count: 32))"), .answers([200])),
        Probe("an 8 kB target", get("/x?a=\(String(repeating: "a", count: 8000))"), .answers([200])),

        Probe("GET *", get("*"), .refuses([400])),
        Probe("33 more query items", get("/x?a=b\(String(repeating: "&a=b", count: 33))"), .refuses([400])),
        Probe("4,000 query items", get("/x?a\(String(repeating: "&a", count: 4000))"), .refuses([400])),
        Probe("authority-form", "CONNECT localhost:80 HTTP/1.1\r\n\(host)\r\n", .refuses([400])),
        Probe("no slash", get("x"), .refuses([400])),
        Probe("empty target", "GET  HTTP/1.1\r\n\(host)\r\n", .refuses([400])),
        Probe("other scheme", get("ftp://localhost/x"), .refuses([400])),
        Probe("absolute-form without a host", get("http:///x"), .refuses([400])),
        Probe("absolute-form with user info", get("http://a@localhost/x"), .refuses([400])),
        Probe("escaped NUL", get("/echo/a%00b"), .refuses([400])),
        Probe("escaped NUL in the query", get("/x?a=%00"), .refuses([400])),
        Probe("raw NUL", get("/echo/a\0b"), .refuses([400])),
        Probe("raw NUL before the version", get("/x\0"), .refuses([400])),
        Probe("raw NUL in the query", get("/x?a\0b"), .refuses([400])),
        Probe("escaped slash", get("/echo/a%2Fb"), .refuses([400])),
        Probe("escaped slash in lower case", get("/echo/a%2fb"), .refuses([400])),
        Probe("bad escape", get("/echo/a%zz"), .refuses([400])),
        Probe("cut escape", get("/echo/a%4"), .refuses([400])),
        Probe("lone percent sign", get("/x?a=%"), .refuses([400])),
        Probe("bad UTF-8", get("/echo/%ff%fe"), .refuses([400])),
        Probe("overlong UTF-8", get("/echo/%c0%af"), .refuses([400])),
        Probe("escaped surrogate", get("/echo/%ed%a0%80"), .refuses([400])),
        Probe("raw UTF-8", get("/echo/ä"), .refuses([400])),
        Probe(
            "raw invalid byte", bytes: Array("GET /echo/".utf8) + [0xff] + Array(" HTTP/1.1\r\n\(host)\r\n".utf8),
            .refuses([400])),
        Probe("raw space", get("/echo/a b"), .refuses([400])),
        Probe("two spaces before the target", "GET  /x HTTP/1.1\r\n\(host)\r\n", .refuses([400])),
        Probe("two spaces before the version", "GET /x  HTTP/1.1\r\n\(host)\r\n", .refuses([400])),
        Probe("space behind the version", "GET /x HTTP/1.1 \r\n\(host)\r\n", .libraryRefuses([400])),
        Probe("tab before the target", "GET\t/x HTTP/1.1\r\n\(host)\r\n", .refuses([400])),
        Probe("tab in the target", get("/echo/a\tb"), .refuses([400])),
        Probe("fragment", get("/x#a"), .refuses([400])),
        Probe("dot segment", get("/echo/../x"), .refuses([400])),
        Probe("escaped dot segment", get("/echo/%2e%2e/x"), .refuses([400])),
        Probe("40 kB target", get("/\(String(repeating: "a", count: 40_000))"), .refuses([431])),
        Probe("50 kB target", get("/\(String(repeating: "a", count: 50_000))"), .libraryRefuses([414])),
    ]

    static let methods: [Probe] = [
        Probe("TRACE", "TRACE /x HTTP/1.1\r\n\(host)\r\n", .answers([405])),
        Probe("POST where only GET is", "POST /x HTTP/1.1\r\n\(host)Content-Length: 0\r\n\r\n", .answers([405])),
        Probe("unknown method", "BREW /x HTTP/1.1\r\n\(host)\r\n", .answers([501])),
        Probe("lower-case method", "get /x HTTP/1.1\r\n\(host)\r\n", .answers([501])),
        Probe("unknown method with a body", "BREW /x HTTP/1.1\r\n\(host)Content-Length: 2\r\n\r\n{}", .refuses([501])),
        Probe("DELETE with a body", "DELETE /x HTTP/1.1\r\n\(host)Content-Length: 2\r\n\r\n{}", .refuses([405])),
        Probe("garbage method", "G@T /x HTTP/1.1\r\n\(host)\r\n", .refuses([400])),
        Probe("control byte in the method", "G\u{1}T /x HTTP/1.1\r\n\(host)\r\n", .refuses([400])),
        Probe("NUL in the method", "GET\0 /x HTTP/1.1\r\n\(host)\r\n", .refuses([400])),
        Probe("no method", " /x HTTP/1.1\r\n\(host)\r\n", .closes),
        Probe("HTTP/2.0", get("/x", version: "HTTP/2.0"), .libraryRefuses([505])),
        Probe("HTTP/9.9", get("/x", version: "HTTP/9.9"), .libraryRefuses([505])),
        Probe("HTTP/1.2", get("/x", version: "HTTP/1.2"), .answers([200])),
        Probe("HTTP/01.1", get("/x", version: "HTTP/01.1"), .libraryRefuses([400])),
        Probe("http/1.1", get("/x", version: "http/1.1"), .libraryRefuses([400])),
        Probe("HTTP/0.9", "GET /x\r\n", .libraryRefuses([400])),
        Probe("HTTP/2 preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", .libraryRefuses([505])),
        Probe("TLS hello", bytes: [0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x0a, 0x0a], .closes),
        Probe("noise", "\u{1}\u{2}\u{3}\r\n\r\n", .closes),
    ]

    static let bodies: [Probe] = [
        Probe(
            "body over the limit", put("Content-Length: 1001\r\n", String(repeating: "{", count: 1001)), .refuses([413])
        ),
        Probe(
            "body at the limit", put("Content-Length: 1000\r\n", String(repeating: "{", count: 1000)), .answers([200])),
        Probe(
            "huge body that is not sent whole",
            put("Content-Length: 10000000\r\n", String(repeating: "{", count: 1000)), .refuses([413])),
        Probe(
            "chunked past the limit", chunked("3e9\r\n\(String(repeating: "{", count: 1001))\r\n0\r\n\r\n"),
            .refuses([413])),
        Probe(
            "chunked past the limit without an end", chunked("fffff\r\n\(String(repeating: "{", count: 5000))"),
            .refuses([413])),
        Probe(
            "chunked at the limit", chunked("3e8\r\n\(String(repeating: "{", count: 1000))\r\n0\r\n\r\n"),
            .answers([200])),
        Probe(
            "refused body hides a request",
            put("Content-Length: \(1000 + hidden.utf8.count)\r\n", String(repeating: "{", count: 1000) + hidden),
            .refuses([413])),
        Probe(
            "request behind a refused body",
            put("Content-Length: 1001\r\n", String(repeating: "{", count: 1001) + hidden), .refuses([413])),
        Probe("gzip body", put("Content-Encoding: gzip\r\nContent-Length: 2\r\n", "\u{1f}."), .refuses([415])),
        Probe("identity body", put("Content-Encoding: identity\r\nContent-Length: 2\r\n", "{}"), .answers([200])),
        Probe("no Content-Type", put("Content-Length: 2\r\n", "{}", type: ""), .refuses([415])),
        Probe(
            "form", put("Content-Length: 2\r\n", "{}", type: "Content-Type: application/x-www-form-urlencoded\r\n"),
            .refuses([415])),
        Probe("two Content-Type", put("Content-Type: text/plain\r\nContent-Length: 2\r\n", "{}"), .refuses([415])),
        Probe("Expect: other", put("Expect: foo\r\nContent-Length: 2\r\n", "{}"), .refuses([417])),
        Probe(
            "Expect: 100-continue with the body", put("Expect: 100-continue\r\nContent-Length: 2\r\n", "{}"),
            .answers([200])),
        Probe("two Expect", put("Expect: 100-continue\r\nExpect: foo\r\nContent-Length: 2\r\n", "{}"), .refuses([417])),
        Probe(
            "no such path with a body", "PUT /nowhere HTTP/1.1\r\n\(host)Content-Length: 2\r\n\r\n{}", .refuses([404])),
        Probe(
            "GET with a large body",
            "GET /x HTTP/1.1\r\n\(host)Content-Length: 2000\r\n\r\n\(String(repeating: "x", count: 2000))",
            .refuses([413])),
        Probe("response that cannot be sent", get("/unsendable"), .answers([500])),
    ]
}
