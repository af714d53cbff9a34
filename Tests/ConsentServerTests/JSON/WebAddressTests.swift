// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentServer

@Suite struct WebAddressTests {
    @Test(
        arguments: [
            "https://shop.example", "https://shop.example:8443", "http://localhost", "http://localhost:5173",
            "http://127.0.0.1:8080", "http://[::1]:3000", "https://[2001:db8::1]", "capacitor://localhost",
            "ionic://localhost", "tauri://localhost", "https://xn--bcher-kva.example", "chrome-extension://abcdef",
            "https://a-b.c_d.example", "http://a:8080",
        ])
    func `takes an origin as a browser sends it`(_ origin: String) {
        #expect(WebAddress.problem(inOrigin: origin) == nil)
    }

    @Test(
        arguments: [
            ("*", "can't be *"), ("null", "can't be null"), ("shop.example", "must be scheme://host"),
            ("https:/shop.example", "must be scheme://host"), ("://a", "must be scheme://host"),
            ("HTTPS://shop.example", "must be scheme://host"), ("1a://b", "must be scheme://host"),
            ("https://Shop.example", "has a malformed host"), ("https://shop.example/", "must end with the host"),
            ("https://shop.example/a", "must end with the host"), ("https://shop.example?a", "must end with the host"),
            ("https://shop.example#a", "must end with the host"), ("https://", "has no host"),
            ("https://:8080", "has no host"), ("https://shop.example:443", "must leave out :443"),
            ("http://shop.example:80", "must leave out :80"), ("https://shop.example:0", "has a port"),
            ("https://shop.example:65536", "has a port"), ("https://shop.example:", "has a port"),
            ("https://shop.example:080", "has a port"), ("https://*.shop.example", "has a malformed host"),
            ("https://user@shop.example", "has a malformed host"), ("https://shop..example", "has a malformed host"),
            ("https://-shop.example", "has a malformed host"), ("https://bücher.example", "has a malformed host"),
            ("https://shop.example https://b.example", "must end with the host"),
            ("https://[::1", "has a malformed IPv6"),
            ("https://[]", "has a malformed IPv6"), ("https://[::G]", "has a malformed IPv6"),
            ("file://", "can't be of file"), ("file://x", "can't be of file"),
            ("javascript://x", "can't be of javascript"), ("data://x", "can't be of data"),
            ("vbscript://x", "can't be of vbscript"), ("blob://x", "can't be of blob"),
            ("about://blank", "can't be of about"), ("capacitor://", "has no host"),
            ("https://" + String(repeating: "a", count: 64), "has a malformed host"),
        ])
    func `refuses what no browser sends and says why`(_ origin: String, _ problem: String) throws {
        #expect(try #require(WebAddress.problem(inOrigin: origin)).hasPrefix(problem))
    }

    @Test(
        arguments: [
            "https://shop.example", "https://shop.example/", "https://shop.example/privacy?a=b&c=%C3%A9#d",
            "https://shop.example:8443/a", "https://[2001:db8::1]/", "https://shop.example?x", "https://a/b@c:d",
        ])
    func `takes an absolute https URL`(_ url: String) {
        #expect(WebAddress.problem(inHTTPSURL: url) == nil)
    }

    @Test(
        arguments: [
            ("http://shop.example/", "must be an absolute URL"), ("/privacy", "must be an absolute URL"),
            ("javascript:alert(1)", "must be an absolute URL"), ("HTTPS://shop.example", "must be an absolute URL"),
            ("https://", "has no host"), ("https:///privacy", "has no host"),
            ("https://shop.example/a b", "must be ASCII"), ("https://shop.example/é", "must be ASCII"),
            ("https://shop.example/\"onload=", "must be ASCII"), ("https://shop.example/<", "must be ASCII"),
            ("https://user:pw@shop.example/", "must not name a user"), ("https://shop.example/%", "has a % without"),
            ("https://shop.example/%0", "has a % without"), ("https://shop.example/%zz", "has a % without"),
            ("https://Shop.example/", "has a malformed host"), ("https://shop.example:99999/", "has a port"),
        ])
    func `refuses another URL and says why`(_ url: String, _ problem: String) throws {
        #expect(try #require(WebAddress.problem(inHTTPSURL: url)).hasPrefix(problem))
    }
}
