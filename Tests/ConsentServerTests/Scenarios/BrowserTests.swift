// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

/// What a page of another origin may do.
@Suite struct BrowserTests {
    private static let document = #"{"name":"Shop","allowed_origins":["https://shop.example","capacitor://localhost"]}"#

    @Test(arguments: ["https://shop.example", "capacitor://localhost"])
    func `an allowed origin may read answers, errors included`(_ origin: String) throws {
        try TestService.each { _, caller in
            try caller.putApp(Self.document)
            let page = caller.with("Origin", origin)
            for path in ["consent-info", "consent", "consent-info?debugGeography=EEA"] {
                let response = try page.device("GET", path)
                #expect(response.header("access-control-allow-origin") == origin, "\(path)")
                #expect(response.header("access-control-expose-headers")?.contains("ETag") == true)
                #expect(response.header("vary")?.contains("Origin") == true)
            }
        }
    }

    @Test(arguments: ["https://evil.example", "null", "https://shop.example.evil.example", "http://shop.example", ""])
    func `another origin gets nothing`(_ origin: String) throws {
        try TestService.each { _, caller in
            try caller.putApp(Self.document)
            let response = try caller.with("Origin", origin).device("GET", "consent-info")
            #expect(response.header("access-control-allow-origin") == nil)
        }
    }

    @Test func `a preflight is answered without a credential`() throws {
        try TestService.each { _, caller in
            try caller.putApp(Self.document)
            let page = caller.with("Origin", "https://shop.example").with("Access-Control-Request-Method", "PUT")
            let response = try page.device("OPTIONS", "consent")
            #expect(response.status == 204)
            #expect(response.header("access-control-allow-origin") == "https://shop.example")
            #expect(response.header("access-control-allow-methods")?.contains("PUT") == true)
            #expect(
                response.header("access-control-allow-headers")
                    == "Content-Type, Idempotency-Key, If-Match, If-None-Match")
            #expect(response.header("allow") == "GET, HEAD, PUT, DELETE, OPTIONS")
        }
    }

    @Test func `a wrong app id is shown to any origin`() throws {
        try TestService.each { _, caller in
            let response = try caller.with("Origin", "https://any.example").device("GET", "consent-info")
            #expect(response.problemCode == "app_not_found")
            #expect(response.header("access-control-allow-origin") == "https://any.example")
        }
    }

    @Test func `HEAD answers as GET does, without a body`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let get = try caller.device("GET", "consent-info")
            let head = try caller.device("HEAD", "consent-info")
            #expect(head.status == 200)
            #expect(head.body.isEmpty)
            #expect(head.header("etag") == get.header("etag"))
        }
    }

    @Test func `a device's address goes to no one by referrer`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            #expect(try caller.device("GET", "consent-info").header("referrer-policy") == "no-referrer")
        }
    }
}
