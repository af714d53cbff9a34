// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

@Suite struct GeoHeadersTests {
    @Test(
        arguments: [
            ("cloudflare", ["cf-ipcountry", "cf-region-code"]), ("Cloudflare ", ["cf-ipcountry", "cf-region-code"]),
            ("cloudfront", ["cloudfront-viewer-country", "cloudfront-viewer-country-region"]),
            ("appengine", ["x-appengine-country", "x-appengine-region"]), ("X-Country", ["x-country"]),
            ("X-Country,X-Region", ["x-country", "x-region"]), (" X-Country , X-Region ", ["x-country", "x-region"]),
        ])
    func `reads the setting`(_ row: (setting: String, names: [String])) throws {
        #expect(try GeoHeaders(setting: row.setting).names == row.names)
    }

    @Test(
        arguments: [
            "", " ", ",", "cloudfare", "country", "X-Country,", ",X-Region", "X-A,X-B,X-C", "X-Country,X-Country",
            "X-Country,x-country", "X Country", "X-Country:", "X-Länd", "X-Country;X-Region", "cloudflare,cloudfront",
        ])
    func `refuses a setting that names no headers`(_ setting: String) {
        #expect(throws: GeoHeadersError(setting: setting, reason: .malformed)) { try GeoHeaders(setting: setting) }
    }

    @Test(arguments: ["X-Forwarded-For", "x-forwarded-for,X-Region", "X-Country,Accept-Language", "Sec-GPC"])
    func `refuses a header that means something else`(_ setting: String) throws {
        let error = try #require(throws: GeoHeadersError.self) { try GeoHeaders(setting: setting) }
        #expect(error.description.contains("another meaning"))
    }

    @Test(
        arguments: [
            ("DE", nil, "DE", nil), ("us", "ca", "US", "CA"), ("US", "US-CA", "US", "CA"), ("US", "?", "US", nil),
            (" DE ", "\tBY", "DE", "BY"), ("UK", nil, "GB", nil), ("XX", nil, nil, nil), ("T1", nil, nil, nil),
            ("ZZ", "CA", nil, nil), ("", nil, nil, nil), ("DE, US", nil, nil, nil), ("US", "CA, TX", "US", nil),
            ("Germany", nil, nil, nil),
        ] as [(String, String?, String?, String?)])
    func `names the place`(_ row: (String, String?, String?, String?)) throws {
        var headers = HTTPFields([("CF-IPCountry", row.0)])
        if let region = row.1 { headers.append("CF-Region-Code", region) }
        let place = try #require(try GeoHeaders(setting: "cloudflare").place(in: headers))
        #expect(place.country?.description == row.2)
        #expect(place.region?.description == row.3)
    }

    @Test func `a region alone is no answer`() throws {
        let headers = HTTPFields([("CF-Region-Code", "CA")])
        #expect(try GeoHeaders(setting: "cloudflare").place(in: headers) == nil)
    }

    @Test func `another proxy's header is no answer`() throws {
        let headers = HTTPFields([("CF-IPCountry", "US")])
        #expect(try GeoHeaders(setting: "cloudfront").place(in: headers) == nil)
    }
}
