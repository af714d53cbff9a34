// SPDX-License-Identifier: Apache-2.0

internal import Testing

@testable internal import ConsentServer

@Suite struct RequestTargetTests {
    private func read(_ text: String) throws(HTTPFailure) -> RequestTarget { try RequestTarget(Array(text.utf8).span) }

    @Test(arguments: [
        ("/", "/", [""]), ("/v1/geography", "/v1/geography", ["v1", "geography"]), ("//", "//", ["", ""]),
        ("/a/", "/a/", ["a", ""]), ("/a%20b", "/a%20b", ["a b"]), ("/a+b", "/a+b", ["a+b"]),
        ("/%41%c3%a4%E2%82%AC", "/%41%c3%a4%E2%82%AC", ["Aä€"]), ("/a%252Fb", "/a%252Fb", ["a%2Fb"]),
        ("/~.-_", "/~.-_", ["~.-_"]), ("/...", "/...", ["..."]), ("/a..b", "/a..b", ["a..b"]),
        ("/%7B%7d", "/%7B%7d", ["{}"]), ("http://host/a", "/a", ["a"]), ("HTTPS://h:8443/a/b", "/a/b", ["a", "b"]),
        ("http://[::1]:80/a", "/a", ["a"]), ("http://host", "/", [""]), ("http://host?a", "/", [""]), ("*", "*", ["*"]),
        ("/http://host/a", "/http://host/a", ["http:", "", "host", "a"]),
    ])
    func `splits the path and decodes each segment once`(_ target: String, _ rawPath: String, _ path: [String]) throws {
        let parts = try read(target)
        #expect(parts.rawPath == rawPath)
        #expect(parts.path == path)
    }

    @Test(arguments: [
        ("/", []), ("/?", []), ("/?&&", []), ("/?a=1", ["a=1"]), ("/?a=1&b=2&a=3", ["a=1", "b=2", "a=3"]),
        ("/?a", ["a="]),
        ("/?a=", ["a="]), ("/?=a", ["=a"]), ("/?a=b=c", ["a=b=c"]), ("/?a=1&&b=2", ["a=1", "b=2"]),
        ("/?a+b=c+d", ["a b=c d"]),
        ("/?a%3Db=c%26d", ["a=b=c&d"]), ("/?a=%2B", ["a=+"]), ("/?a=b?c/d", ["a=b?c/d"]), ("/?a=%2Fb", ["a=/b"]),
        ("/?a=%c3%a4", ["a=ä"]), ("/?a=%2525", ["a=%25"]), ("/?a=..", ["a=.."]),
    ])
    func `splits the query and decodes each name and value once`(_ target: String, _ items: [String]) throws {
        #expect(try read(target).query.map { "\($0.name)=\($0.value)" } == items)
    }

    @Test(arguments: [
        "", "a", "a/b", "?a", "ftp://a/b", "http:/a", "http://", "http:///a", "http://a b/c", "http://a@b/c", "**",
        "/a b", "/a\tb",
        "/a\0b", "/ä", "/a#b", "/a\u{7f}", "/%", "/%4", "/%zz", "/%4z", "/%00", "/a%00b", "/%ff", "/%c0%af",
        "/%ed%a0%80", "/%e2%82",
        "/a%2Fb", "/a%2fb", "/%2f", "/.", "/..", "/a/../b", "/%2e%2E", "/.%2e", "/%2e", "/?%", "/?a=%0", "/?a=%00",
        "/?%ff=a",
        "/?a=%c3", "localhost:80",
    ])
    func `refuses what two readers could read differently`(_ target: String) {
        #expect {
            try read(target)
        } throws: {
            ($0 as? HTTPFailure).map { $0.status == 400 && $0.code == "bad_target" && !$0.detail.isEmpty } ?? false
        }
    }

    @Test func `escaping and decoding is the identity for any text`() throws {
        var random = SeededRandom(seed: 7)
        let letters = Array("aZ09-._~ %+&=?/ä€😀\u{1}")
        for _ in 0..<300 {
            let text = String((0..<Int.random(in: 1...20, using: &random)).map { _ in random.pick(letters) })
            let escaped = text.utf8.map { "%\(String($0 >> 4, radix: 16))\(String($0 & 15, radix: 16))" }.joined()
            let parts = try read("/x?\(escaped)=\(escaped)")
            #expect(parts.query == [.init(name: text, value: text)])
            guard !text.contains("/") else { continue }
            if text == "." || text == ".." { continue }
            #expect(try read("/\(escaped)").path == [text])
        }
    }

    @Test func `random bytes are read or refused, never more`() {
        var random = SeededRandom(seed: 11)
        var taken = 0
        for _ in 0..<5_000 {
            let letters = Array("/?&=%+a4F.*:h\u{0}é".utf8)
            let bytes =
                [UInt8(ascii: "/")] + (0..<Int.random(in: 0...12, using: &random)).map { _ in random.pick(letters) }
            guard let parts = try? RequestTarget(bytes.span) else { continue }
            taken += 1
            #expect(parts.path.allSatisfy { !$0.contains("/") && !$0.contains("\0") })
            #expect(bytes.starts(with: parts.rawPath.utf8))
        }
        #expect(taken > 100)
    }
}
