// SPDX-License-Identifier: Apache-2.0

internal import Testing

@testable internal import ConsentServer

@Suite struct RouterTests {
    private static let table: [Route<String>] = [
        Route("GET", "/", "root"),
        Route("GET", "/v1/geography", "geography"),
        Route("GET", "/v1/apps/{app}/devices/{device}/consent", "read"),
        Route("PUT", "/v1/apps/{app}/devices/{device}/consent", body: .json, "write"),
        Route("DELETE", "/v1/apps/{app}/devices/{device}/consent", "reset"),
        Route("GET", "/v1/apps/{app}/devices/{device}/form.html", "page"),
        Route("GET", "/v1/apps/mine/devices/{device}/consent", "own"),
        Route("POST", "/v1/admin/simulate", body: .json, "simulate"),
        Route("GET", "/v1/admin/{what}", "admin"),
    ]

    private func answer(_ method: String, _ path: String) throws -> String {
        let target = try RequestTarget(Array(path.utf8).span)
        return switch try Router(Self.table).match(method, target.path) {
        case .found(let route, let names): "\(route.handler) \(names["app"])\(names["device"])\(names["what"])"
        case .notFound: "404"
        case .methodNotAllowed(let allow): "405 \(allow)"
        case .methodNotImplemented: "501"
        case .options(let allow): "options \(allow)"
        }
    }

    @Test(arguments: [
        ("GET", "/", "root "), ("HEAD", "/v1/geography", "geography "), ("GET", "/v1/geography", "geography "),
        ("GET", "/v1/apps/a/devices/d/consent", "read ad"), ("PUT", "/v1/apps/a/devices/d/consent", "write ad"),
        ("DELETE", "/v1/apps/a/devices/d/consent", "reset ad"), ("GET", "/v1/apps/mine/devices/d/consent", "own d"),
        ("GET", "/v1/apps/%6Dine/devices/d/consent", "own d"),
        ("GET", "/v1/apps/a%20b/devices/d/form.html", "page a bd"),
        ("GET", "/v1/admin/simulate", "405 POST, OPTIONS"), ("GET", "/v1/admin/other", "admin other"),
        ("PUT", "/v1/apps/mine/devices/d/consent", "405 GET, HEAD, OPTIONS"),
        ("OPTIONS", "/v1/apps/a/devices/d/consent", "options GET, HEAD, PUT, DELETE, OPTIONS"),
        ("OPTIONS", "*", "options GET, HEAD, POST, PUT, DELETE, OPTIONS"), ("GET", "/nowhere", "404"),
        ("GET", "/v1/geography/", "404"), ("GET", "/v1//geography", "404"), ("GET", "/V1/geography", "404"),
        ("GET", "/v1/apps//devices/d/consent", "404"), ("GET", "/v1/apps/a/devices//consent", "404"),
        ("GET", "/v1/apps/a/devices/d/consent/x", "404"), ("PATCH", "/v1/geography", "405 GET, HEAD, OPTIONS"),
        ("TRACE", "/v1/geography", "405 GET, HEAD, OPTIONS"), ("BREW", "/v1/geography", "501"),
        ("get", "/v1/geography", "501"),
        ("BREW", "/nowhere", "404"), ("OPTIONS", "/nowhere", "404"),
        ("HEAD", "/v1/admin/simulate", "405 POST, OPTIONS"),
    ])
    func `finds`(_ method: String, _ path: String, _ expected: String) throws {
        #expect(try answer(method, path) == expected)
    }

    @Test func `a name that the pattern does not have stands for nothing`() throws {
        #expect(try answer("GET", "/v1/geography") == "geography ")
    }

    @Test(arguments: ["", "a", "/{}", "/{a", "/a}", "/a b", "/a%20b", "/{a}/{a}", "/{a}b", "/ä", "/a?b"])
    func `refuses a malformed pattern`(_ pattern: String) {
        #expect(throws: RouteTableError.malformed(pattern)) { try Router([Route("GET", pattern, "")]) }
    }

    @Test func `refuses one method twice on one path`() {
        #expect(throws: RouteTableError.repeated("GET", "/a/{b}")) {
            try Router([Route("GET", "/a/{b}", "1"), Route("PUT", "/a/{b}", "2"), Route("GET", "/a/{b}", "3")])
        }
    }

    @Test(arguments: [("/{a}/b", "/c/{d}"), ("/{a}", "/{b}"), ("/{a}/b/{c}", "/{a}/{b}/c")])
    func `refuses two patterns of which neither is the more literal`(_ one: String, _ other: String) {
        #expect(throws: RouteTableError.ambiguous(other, one)) {
            try Router([Route("GET", one, "1"), Route("GET", other, "2")])
        }
    }

    @Test(arguments: [("/a/{b}", "/a/c"), ("/{a}/{b}", "/a/{b}"), ("/a/{b}", "/c/{b}"), ("/a", "/a/{b}")])
    func `takes patterns that overlap in one way only`(_ one: String, _ other: String) throws {
        let router = try Router([Route("GET", one, one), Route("GET", other, other)])
        for pattern in [one, other] {
            let path = pattern.dropFirst().split(separator: "/").map { $0.hasPrefix("{") ? "zz" : String($0) }
            guard case .found(let route, _) = router.match("GET", path) else {
                Issue.record("\(pattern) is not found")
                continue
            }
            #expect(route.pattern == pattern)
        }
    }

    @Test func `an empty table finds nothing`() throws {
        let router = try Router<Int>([])
        guard case .notFound = router.match("GET", ["a"]) else { Issue.record("something is found"); return }
    }
}
