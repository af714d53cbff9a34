// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

/// What bad input gets: a status, a code, and nothing stored.
@Suite struct BadRequestTests {
    private static let id = "3f2b8c1e-9d4a-4c77-8a55-0e1f2a3b4c5d"

    @Test(arguments: [
        ("/v1/apps/a%20b/devices/\(id)/consent-info", 400, "invalid_id"),
        ("/v1/apps/shop/devices/a%40b/consent-info", 400, "invalid_id"),
        ("/v1/apps/shop/devices/%C3%BC/consent-info", 400, "invalid_id"),
        ("/v1/apps/\(String(repeating: "a", count: 129))/devices/\(id)/consent-info", 400, "invalid_id"),
        ("/v1/apps/none/devices/\(id)/consent-info", 404, "app_not_found"),
        ("/v1/apps/shop/devices/short/consent-info", 422, "device_id_not_random"),
        ("/v1/apps/shop/devices/00000000-0000-0000-0000-000000000000/consent-info", 422, "device_id_not_random"),
        ("/v1/apps/shop/devices/\(id)/consent-info?debugGeography=EEA", 400, "unknown_parameter"),
        ("/v1/apps/shop/devices/\(id)/consent-info?debug_geography=Atlantis", 400, "invalid_parameter"),
        ("/v1/apps/shop/devices/\(id)/consent-info?kind=privacy_options", 400, "unknown_parameter"),
        ("/v1/apps/shop/devices/\(id)/form?kind=mine", 400, "invalid_parameter"),
        ("/v1/apps/shop/devices/\(id)/form?if_required=1", 400, "invalid_parameter"),
        ("/v1/apps/shop/devices/\(id)/consent-info/", 404, "not_found"),
        ("/v1/apps/shop/devices//consent-info", 404, "not_found"),
        ("/v1/geography?language=de", 400, "unknown_parameter"),
        ("/healthz?x=1", 400, "unknown_parameter"),
        ("/", 404, "not_found"), ("/v1", 404, "not_found"), ("/V1/geography", 404, "not_found"),
    ])
    func `a wrong address has its code`(_ row: (String, Int, String)) throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let response = try caller.send("GET", row.0)
            #expect(response.status == row.1, "\(response.text)")
            #expect(response.problemCode == row.2)
        }
    }

    @Test(arguments: [
        ("POST", "/v1/apps/shop/devices/\(id)/consent-info", 405, "method_not_allowed"),
        ("PATCH", "/v1/apps/shop/devices/\(id)/consent", 405, "method_not_allowed"),
        ("DELETE", "/healthz", 405, "method_not_allowed"), ("TRACE", "/healthz", 405, "method_not_allowed"),
        ("BREW", "/healthz", 501, "method_not_implemented"),
    ])
    func `a wrong method has its code, and 405 says what is allowed`(_ row: (String, String, Int, String)) throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let response = try caller.send(row.0, row.1)
            #expect(response.status == row.2, "\(response.text)")
            #expect(response.problemCode == row.3)
            #expect((response.header("allow") != nil) == (row.2 == 405))
        }
    }

    private static let bodies: [(String, Int, String)] = [
        ("", 400, "malformed_json"), ("{", 400, "malformed_json"), ("{}", 422, "missing_field"),
        ("[]", 422, "invalid_field"), (#"{"a":1,"a":1}"#, 400, "duplicate_key"),
        (String(repeating: "[", count: 40) + String(repeating: "]", count: 40), 400, "too_deep"),
        (#"{"form_id":"FORM"}"#, 422, "missing_field"), (#"{"action":"consent"}"#, 422, "missing_field"),
        (#"{"form_id":"short","action":"consent"}"#, 422, "invalid_field"),
        (#"{"form_id":"FORM","action":"agree"}"#, 422, "invalid_field"),
        (#"{"tc_string":"CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA"}"#, 422, "tc_string_invalid"),
        (#"{"tc_string":"BOEFEAyOEFEAyAHABDENAI4AAAB9vABAASA"}"#, 422, "tc_string_invalid"),
        (#"{"gpp_string":"DBABL"}"#, 422, "gpp_string_invalid"),
        (#"{"gpp_string":"DBABL~BVQqAAAAAg","form_id":"FORM","action":"consent"}"#, 422, "conflicting_fields"),
        (#"{"tc_string":"CQ CQ"}"#, 422, "invalid_field"), (#"{"tc_string":null}"#, 422, "invalid_field"),
        (#"{"form_id":"FORM","action":"import"}"#, 422, "invalid_field"),
        (#"{"form_id":"FORM","action":"consent","country":"DE"}"#, 422, "unknown_field"),
        (#"{"form_id":"FORM","action":"consent","revision":7}"#, 422, "unknown_field"),
        (#"{"form_id":"FORM","action":"consent","received_at":"2026-01-01T00:00:00Z"}"#, 422, "unknown_field"),
        (#"{"form_id":"FORM","action":"consent","choices":{}}"#, 422, "conflicting_fields"),
        (#"{"form_id":"FORM","action":"save_choices","choices":{"purposes":{"consent":[12]}}}"#, 422, "not_offered"),
        (#"{"form_id":"FORM","action":"save_choices","choices":{"purposes":{"consent":[25]}}}"#, 422, "invalid_field"),
        (#"{"form_id":"FORM","action":"save_choices","choices":{"purposes":{"consent":["1"]}}}"#, 422, "invalid_field"),
        (#"{"form_id":"FORM","action":"save_choices","choices":{"purposes":{"consent":[1,1]}}}"#, 422, "invalid_field"),
        (
            #"{"form_id":"FORM","action":"save_choices","choices":{"purposes":{"legitimate_interest":[3]}}}"#, 422,
            "legitimate_interest_not_allowed"
        ),
        (#"{"form_id":"FORM","action":"save_choices","choices":{"vendors":{"consent":[1]}}}"#, 422, "not_offered"),
        (#"{"form_id":"FORM","action":"save_choices","choices":{"us":{"sale_opt_out":true}}}"#, 422, "wrong_kind"),
        (#"{"form_id":"FORM","action":"consent","language":"english please"}"#, 422, "invalid_field"),
        (#"{"form_id":"FORM","action":"consent","decided_at":"yesterday"}"#, 422, "invalid_field"),
        (#"{"form_id":"FORM","action":"consent","button":""}"#, 422, "invalid_field"),
        (#"{"form_id":"FORM","action":"consent","client":{"os":"x"}}"#, 422, "unknown_field"),
        (#"{"form_id":"FORM","action":"consent","button":"\u0000"}"#, 422, "invalid_field"),
    ]

    @Test(arguments: bodies)
    func `a wrong body has its code and stores nothing`(_ row: (String, Int, String)) throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let id = try caller.formID()
            let body = row.0.isEmpty ? nil : row.0.replacing("FORM", with: id)
            let response = try caller.device("PUT", "consent", body: body)
            #expect(response.status == row.1, "\(row.0): \(response.text)")
            #expect(response.problemCode == row.2, "\(row.0): \(response.text)")
            #expect(try caller.device("GET", "consent").status == 404)
        }
    }

    @Test(arguments: [
        ("Content-Type", "text/plain", 415, "unsupported_media_type"),
        ("Content-Type", "application/x-www-form-urlencoded", 415, "unsupported_media_type"),
        ("Content-Encoding", "gzip", 415, "unsupported_encoding"),
    ])
    func `a body of another kind is refused before it is read`(_ row: (String, String, Int, String)) throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let response = try caller.with(row.0, row.1).device("PUT", "consent", body: "{}")
            #expect(response.status == row.2)
            #expect(response.problemCode == row.3)
        }
    }

    @Test func `a body over the limit is refused`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let body = #"{"form_id":"\#(String(repeating: "a", count: 70_000))"}"#
            let response = try caller.device("PUT", "consent", body: body)
            #expect(response.status == 413)
            #expect(response.problemCode == "body_too_large")
        }
    }

    @Test func `every answer has a request id, and the caller's own where it is sound`() throws {
        try TestService.each { _, caller in
            #expect(
                try caller.with("X-Request-Id", "abc-123").send("GET", "/healthz").header("x-request-id") == "abc-123")
            let own = try caller.with("X-Request-Id", "bad id").send("GET", "/healthz").header("x-request-id")
            #expect(own != nil && own != "bad id")
            let problem = try caller.send("GET", "/nowhere")
            #expect(try problem.json()[path: "request_id"] == problem.header("x-request-id"))
        }
    }
}
