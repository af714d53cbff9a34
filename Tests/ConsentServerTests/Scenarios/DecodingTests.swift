// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

/// What a developer does with a string that a device holds: asks what it says.
@Suite struct DecodingTests {
    private static let sound = "CQif5YAQif5YAAQAGGDECcFsAPLAAEPgAACYHCQAYAyAcJ__8AF__4AA.IJYQAYAAglgA.cAAAKAAAQeI"

    @Test func `a TC string is told in full`() throws {
        try TestService.each { _, caller in
            let response = try caller.send("GET", "/v1/tcf/decode?tc_string=\(Self.sound)")
            #expect(response.status == 200)
            let answer = try response.json()
            #expect(answer[path: "kind"] == "tc" && answer[path: "valid"] == "true")
            #expect(answer[path: "decoded.createdISO"] == "2026-04-11T00:00:00.000Z")
            #expect(answer[path: "decoded.vendorConsents.ranges"] == "[[100,900]]")
            #expect(answer[path: "decoded.allowedVendors"] == "null")
            #expect(answer[path: "ads"] == #"{"blocked_by":[],"mode":"personalized","request":true}"#)
            #expect(
                answer[path: "consent_mode"] == #"{"ad_personalization":"granted","ad_storage":"granted","#
                    + #""ad_user_data":"granted","analytics_storage":"denied"}"#)
        }
    }

    @Test func `a GPP string is told section by section`() throws {
        try TestService.each { _, caller in
            let answer = try caller.send("GET", "/v1/gpp/decode?gpp_string=DBABL~BVVqAAEABCA.YA").json()
            #expect(answer[path: "valid"] == "true")
            #expect(answer[path: "decoded.sectionIds"] == "[7]")
            #expect(answer[path: "decoded.sections.usnat._subsections"] == #"{"Gpc":true}"#)
        }
    }

    @Test func `a damaged string is an answer of its own, and never read as refused`() throws {
        try TestService.each { _, caller in
            for (path, code) in [
                ("/v1/tcf/decode?tc_string=", "empty"), ("/v1/tcf/decode?tc_string", "empty"),
                ("/v1/tcf/decode?tc_string=C%0A", "illegal_character"),
                ("/v1/tcf/decode?tc_string=C+A", "illegal_character"),
                ("/v1/tcf/decode?tc_string=C%C3%BC", "illegal_character"),
                ("/v1/gpp/decode?gpp_string=DBAB5RIBUw~BVVqAAEABCA", "section_count_mismatch"),
            ] {
                let response = try caller.send("GET", path)
                #expect(response.status == 200, "\(path)")
                let answer = try response.json()
                #expect(answer[path: "valid"] == "false")
                #expect(answer[path: "decoded"] == "null")
                #expect(answer.text.contains(#""code":"\#(code)""#), "\(path): \(answer.text)")
            }
        }
    }

    @Test func `a request without its parameter, or with another, is refused with its name`() throws {
        try TestService.each { _, caller in
            let missing = try caller.send("GET", "/v1/tcf/decode")
            #expect(missing.status == 400)
            #expect(missing.problemCode == "invalid_parameter")
            #expect(try missing.json()[path: "field"] == "tc_string")
            let misnamed = try caller.send("GET", "/v1/gpp/decode?tc_string=DB")
            #expect(misnamed.status == 400)
            #expect(misnamed.problemCode == "unknown_parameter")
            #expect(try misnamed.json()[path: "allowed"] == #"["gpp_string"]"#)
            #expect(try caller.send("GET", "/v1/tcf/decode?tc_string=A&tc_string=B").status == 400)
            #expect(try caller.send("GET", "/v1/tcf/decode?tc_string=A%00").status == 400)
        }
    }

    @Test func `the entity tag changes with the string, and with what the clock makes of it`() throws {
        let service = try TestService()
        let caller = Caller(transport: .inProcess(Application(service.context)))
        let path = "/v1/tcf/decode?tc_string="
        let first = try caller.send("GET", path + Self.sound)
        let tag = try #require(first.header("etag"))
        #expect(try caller.with("If-None-Match", tag).send("GET", path + Self.sound).status == 304)
        let cut = Self.sound.split(separator: ".").prefix(2).joined(separator: ".")
        #expect(try caller.with("If-None-Match", tag).send("GET", path + cut).status == 200)
        service.advance(days: 400)
        let later = try caller.with("If-None-Match", tag).send("GET", path + Self.sound)
        #expect(later.status == 200 && later.text.contains("older_than_13_months"))
    }

    @Test func `the longest strings that a request can hold are answered`() throws {
        try TestService.each { _, caller in
            let response = try caller.send("GET", "/v1/tcf/decode?tc_string=" + String(repeating: "C", count: 11_000))
            #expect(response.status == 200)
            #expect(try response.json()[path: "valid"] == "false")
        }
    }

    @Test func `in process, without a limit on the line, too long a string is refused unread`() throws {
        let service = try TestService()
        let caller = Caller(transport: .inProcess(Application(service.context)))
        let answer = try caller.send("GET", "/v1/tcf/decode?tc_string=" + String(repeating: "C", count: 16_385)).json()
        #expect(answer.text.contains(#""code":"too_long""#))
        #expect(answer[path: "decoded"] == "null")
    }
}

extension JSONValue {
    fileprivate var text: String { String(decoding: canonicalBytes, as: UTF8.self) }
}
