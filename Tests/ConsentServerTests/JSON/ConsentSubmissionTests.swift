// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

private let form = String(repeating: "a", count: 43)

private func submission(_ text: String) throws(FieldError) -> ConsentSubmission {
    try ConsentSubmission(json: readable(text))
}

/// A body that names a form and an action, and these fields.
private func body(_ fields: String, action: String = "save_choices") -> String {
    "{\"form_id\": \"\(form)\", \"action\": \"\(action)\"\(fields.isEmpty ? "" : ", ")\(fields)}"
}

@Suite struct ConsentSubmissionTests {
    @Test func `reads every field of a European form's result`() throws {
        let read = try submission(
            body(
                """
                "choices": {
                  "purposes": {"consent": [2, 1], "legitimate_interest": [7]}, "special_features": [1],
                  "vendors": {"consent": [755, 12], "legitimate_interest": [9]}, "ad_tech_providers": [3000]
                },
                "button": "save", "language": "DE", "decided_at": "2026-11-30T13:00:00+01:00", "gpc_shown": true,
                "client": {"app_version": "1.2.0", "sdk_version": "1.0"}
                """))
        var choices = SubmittedEuropeanChoices()
        choices.purposesConsent = [2, 1]
        choices.purposesLegitimateInterest = [7]
        choices.specialFeatures = [1]
        choices.vendorsConsent = [755, 12]
        choices.vendorsLegitimateInterest = [9]
        choices.adTechProviders = [3000]
        var expected = ConsentSubmission()
        expected.formID = FormID(form)
        expected.action = .saveChoices
        expected.choices = .european(choices)
        expected.button = "save"
        expected.language = "de"
        expected.decidedAt = Timestamp(rfc3339: "2026-11-30T12:00:00Z")
        expected.gpcShown = true
        expected.appVersion = "1.2.0"
        expected.sdkVersion = "1.0"
        #expect(read == expected)
    }

    @Test func `reads a US form's opt-outs`() throws {
        let read = try submission(
            body(
                """
                "choices": {"us": {"sale_opt_out": true, "targeted_advertising_opt_out": true,
                                   "sensitive_data": {"health": true, "genetic_data": false}}}
                """))
        var choice = USChoice()
        choice.saleOptOut = true
        choice.targetedAdvertisingOptOut = true
        choice.sensitiveDataOptOuts = [.health]
        #expect(read.choices == .usStates(choice))
    }

    @Test(arguments: ["consent", "do_not_consent"])
    func `an action that says it all needs no choices`(_ action: String) throws {
        let read = try submission(body("", action: action))
        #expect(read.action?.rawValue == action)
        #expect(read.choices == nil)
    }

    @Test func `a list that is absent has nothing on`() throws {
        #expect(try submission(body(#""choices": {}"#)).choices == .european(SubmittedEuropeanChoices()))
        #expect(try submission(body(#""choices": {"us": {}}"#)).choices == .usStates(USChoice()))
    }

    @Test func `reads strings of another platform, with or without a clock`() throws {
        let read = try submission(
            #"{"tc_string": "CP.a", "gpp_string": "DB~x", "decided_at": "2026-01-02T03:04:05Z", "client": {"app_version": "1"}}"#
        )
        #expect(read.tcString == "CP.a")
        #expect(read.gppString == "DB~x")
        #expect(read.decidedAt == Timestamp(rfc3339: "2026-01-02T03:04:05Z"))
        #expect(read.appVersion == "1")
        #expect(read.formID == nil && read.action == nil)
        #expect(try submission(#"{"gpp_string": "DB~x"}"#).tcString == nil)
    }

    @Test func `takes as many vendors as a form can show`() throws {
        let list = (1...2000).map { String($0) }.joined(separator: ",")
        let read = try submission(body("\"choices\": {\"vendors\": {\"consent\": [\(list)]}}"))
        guard case .european(let choices) = read.choices else {
            Issue.record("not European")
            return
        }
        #expect(choices.vendorsConsent == Array(1...2000))
    }
}

/// What is said of each field of a submission that is wrong.
@Suite struct ConsentSubmissionRefusalTests {
    private func check(_ text: String, _ code: FieldError.Code, _ field: String, _ detail: String) throws {
        let error = try #require(throws: FieldError.self, "\(text)") { try submission(text) }
        #expect(error == FieldError(code, field, detail))
    }

    private static let known = listed(ConsentSubmission.fieldNames)

    @Test(
        arguments: [
            ("{}", "form_id"), ("{\"form_id\": \"\(form)\"}", "action"), (#"{"action": "consent"}"#, "form_id"),
            (#"{"language": "de"}"#, "form_id"),
        ] as [(String, String)])
    func `a form's result names the form and the action`(_ text: String, _ field: String) throws {
        try check(text, .missing, field, "is missing")
    }

    @Test func `saved choices must be there, if only empty`() throws {
        try check(
            body(""), .missing, "choices",
            "is missing: with `save_choices` it says what was switched on, `{}` for nothing")
    }

    @Test(arguments: ["consent", "do_not_consent"])
    func `choices contradict an action that says it all`(_ action: String) throws {
        try check(
            body(#""choices": {}"#, action: action), .conflicting, "choices",
            "goes with the action `save_choices` only: `\(action)` already says what was chosen")
    }

    @Test(
        arguments: [
            ("import", ""), ("saveChoices", "; did you mean `save_choices`?"), ("accept_all", ""), ("", ""),
        ])
    func `an action that apps can't send`(_ action: String, _ hint: String) throws {
        try check(
            body("", action: action), .invalid, "action",
            "must be one of `consent`, `do_not_consent`, `save_choices`, not \"\(action)\"\(hint)")
    }

    @Test(
        arguments: [
            "app_id", "country", "device_id", "environment", "event_id", "expires_at", "form_version", "geography",
            "kind", "outcome", "received_at", "region", "regulation", "revision", "sequence", "source",
        ])
    func `a field that is the server's`(_ field: String) throws {
        try check(
            body("\"\(field)\": \"x\"", action: "consent"), .unknown, field,
            "is not a field here: the server says it, so leave it out")
    }

    @Test(
        arguments: [
            ("purposes", "choices"), ("special_features", "choices"), ("vendors", "choices"),
            ("ad_tech_providers", "choices"), ("us", "choices"), ("app_version", "client"), ("sdk_version", "client"),
        ])
    func `a field in the wrong place`(_ field: String, _ place: String) throws {
        try check(body("\"\(field)\": {}"), .unknown, field, "is not a field here: it belongs into `\(place)`")
    }

    @Test func `a misspelt field`() throws {
        try check(
            body(#""decidedAt": "2026-11-30T12:00:00Z""#), .unknown, "decidedAt",
            "is not a field here; did you mean `decided_at`? Known: \(Self.known)")
        try check(
            body(#""choices": {"purpose": {}}"#), .unknown, "choices.purpose",
            "is not a field here; did you mean `purposes`? Known: `purposes`, `special_features`, `vendors`,"
                + " `ad_tech_providers`, `us`")
        try check(
            body(#""choices": {"purposes": {"consents": []}}"#), .unknown, "choices.purposes.consents",
            "is not a field here; did you mean `consent`? Known: `consent`, `legitimate_interest`")
        try check(
            body(#""choices": {"us": {"sensitive_data": {"heatlh": true}}}"#), .unknown,
            "choices.us.sensitive_data.heatlh",
            "is not a field here; did you mean `health`? Known: \(listed(SensitiveDataCategory.allCases.map(\.rawValue)))"
        )
        try check(
            body(#""client": {"version": "1"}"#, action: "consent"), .unknown, "client.version",
            "is not a field here. Known: `app_version`, `sdk_version`")
    }

    @Test(arguments: SubmittedChoices.europeanNames)
    func `fields of both kinds of form`(_ field: String) throws {
        try check(
            body("\"choices\": {\"us\": {}, \"\(field)\": []}"), .conflicting, "choices.\(field)",
            "is of a European form, `choices.us` of a US form: send the one that was shown")
    }

    @Test(arguments: ["form_id", "action", "choices", "button", "gpc_shown"])
    func `a form's result beside another platform's string`(_ field: String) throws {
        for string in ["tc_string", "gpp_string"] {
            try check(
                "{\"\(string)\": \"x\", \"\(field)\": null}", .conflicting, field,
                "is of a form of ours, `\(string)` of another platform: send one or the other")
        }
    }

    @Test(
        arguments: [
            ("\"purposes\": {\"consent\": [0]}", "purposes.consent[0]", "must be from 1 to 24, not 0"),
            ("\"purposes\": {\"consent\": [1, 25]}", "purposes.consent[1]", "must be from 1 to 24, not 25"),
            ("\"purposes\": {\"consent\": [1, 2, 1]}", "purposes.consent[2]", "stands in the list already: 1"),
            ("\"purposes\": {\"consent\": [\"1\"]}", "purposes.consent[0]", "must be a whole number, not a string"),
            ("\"purposes\": {\"consent\": {\"1\": true}}", "purposes.consent", "must be an array, not an object"),
            (
                "\"purposes\": {\"legitimate_interest\": [7.5]}", "purposes.legitimate_interest[0]",
                "must be a whole number"
            ),
            ("\"purposes\": [1]", "purposes", "must be an object, not an array"),
            ("\"special_features\": [13]", "special_features[0]", "must be from 1 to 12, not 13"),
            ("\"vendors\": {\"consent\": [65536]}", "vendors.consent[0]", "must be from 1 to 65535, not 65536"),
            (
                "\"vendors\": {\"consent\": [null]}", "vendors.consent[0]",
                "must be a whole number, not null; leave it out instead"
            ),
            (
                "\"vendors\": {\"legitimate_interest\": [5, 5]}", "vendors.legitimate_interest[1]",
                "stands in the list already: 5"
            ),
            ("\"ad_tech_providers\": [-1]", "ad_tech_providers[0]", "must be from 1 to 4294967295, not -1"),
            ("\"us\": {\"sale_opt_out\": 1}", "us.sale_opt_out", "must be true or false, not a number"),
            ("\"us\": {\"sharing_opt_out\": \"true\"}", "us.sharing_opt_out", "must be true or false, not a string"),
            (
                "\"us\": {\"targeted_advertising_opt_out\": null}", "us.targeted_advertising_opt_out",
                "must be true or false, not null; leave it out instead"
            ),
            ("\"us\": {\"sensitive_data\": [\"health\"]}", "us.sensitive_data", "must be an object, not an array"),
            (
                "\"us\": {\"sensitive_data\": {\"health\": 1}}", "us.sensitive_data.health",
                "must be true or false, not a number"
            ),
            ("\"us\": true", "us", "must be an object, not true"),
        ])
    func `a switch that can't be`(_ choices: String, _ field: String, _ detail: String) throws {
        try check(body("\"choices\": {\(choices)}"), .invalid, "choices.\(field)", detail)
    }

    @Test func `more ids than a form can show`() throws {
        let list = (1...2001).map { String($0) }.joined(separator: ",")
        try check(
            body("\"choices\": {\"vendors\": {\"consent\": [\(list)]}}"), .invalid, "choices.vendors.consent",
            "must have at most 2000 elements, not 2001")
    }

    @Test(
        arguments: [
            ("\"button\": \"\"", "button", "is empty"),
            ("\"button\": \"a\\u0000\"", "button", "has a control character (U+0000) in place 2"),
            ("\"button\": \"\(String(repeating: "b", count: 65))\"", "button", "must have 1 to 64 characters, not 65"),
            ("\"button\": 1", "button", "must be a string, not a number"),
            ("\"language\": \"german\\n\"", "language", "has a control character (U+000A) in place 7"),
            (
                "\"language\": \"de_DE\"", "language",
                "must be a language tag (BCP 47) such as `en` or `pt-BR`, not \"de_DE\""
            ),
            (
                "\"decided_at\": \"yesterday\"", "decided_at",
                "must be a time as RFC 3339 writes it, such as `2026-11-30T12:00:00Z`"
            ),
            (
                "\"decided_at\": \"2026-02-30T12:00:00Z\"", "decided_at",
                "must be a time as RFC 3339 writes it, such as `2026-11-30T12:00:00Z`"
            ),
            ("\"decided_at\": 1764504000", "decided_at", "must be a string, not a number"),
            ("\"gpc_shown\": \"1\"", "gpc_shown", "must be true or false, not a string"),
            ("\"client\": \"ios\"", "client", "must be an object, not a string"),
            ("\"client\": {\"app_version\": 1.2}", "client.app_version", "must be a string, not a number"),
            ("\"client\": {\"sdk_version\": \" \"}", "client.sdk_version", "is blank"),
        ] as [(String, String, String)])
    func `evidence that can't be`(_ fields: String, _ field: String, _ detail: String) throws {
        try check(body(fields, action: "consent"), .invalid, field, detail)
    }

    @Test(
        arguments: [
            ("\"\"", "is empty"), ("null", "must be a string, not null; leave it out instead"),
            ("\"a b\"", "must be visible ASCII without spaces"), ("\"é\"", "must be visible ASCII without spaces"),
            ("\"\(String(repeating: "C", count: 32_769))\"", "must have 1 to 32768 characters, not 32769"),
        ] as [(String, String)])
    func `a string that no platform makes`(_ value: String, _ detail: String) throws {
        try check("{\"tc_string\": \(value)}", .invalid, "tc_string", detail)
        try check("{\"gpp_string\": \(value)}", .invalid, "gpp_string", detail)
    }

    @Test(arguments: ["\"\(form)a\"", "\"\(form.dropLast())\"", "\"../\(form.dropLast(3))\""])
    func `a form's id that can't be one`(_ id: String) throws {
        try check(
            "{\"form_id\": \(id), \"action\": \"consent\"}", .invalid, "form_id",
            "must be a form's id as `form.form_id` gives it: 43 letters, digits, `-` and `_`")
    }

    @Test(arguments: ["null", "[]", "\"x\"", "0"])
    func `a body that is no object`(_ text: String) throws {
        let error = try #require(throws: FieldError.self) { try submission(text) }
        #expect(error.code == .invalid)
        #expect(error.field == "")
    }
}
