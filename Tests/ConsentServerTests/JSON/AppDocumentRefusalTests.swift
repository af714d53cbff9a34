// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

/// What is said of each field that is wrong: the sentence names the field and what to write instead.
@Suite struct AppDocumentRefusalTests {
    private func check(_ fields: String, _ detail: String, _ code: FieldError.Code = .invalid) throws {
        let error = try #require(throws: FieldError.self, "\(fields)") { try appDocument(fields) }
        #expect(error.detail == detail)
        #expect(error.code == code)
        #expect(detail.hasPrefix("`\(error.field)` "))
    }

    @Test(
        arguments: [
            (
                #""gpp_section": "national""#,
                "`gpp_section` is not a field here; did you mean `gpp_sections`? Known: \(listed(AppDocument.fieldNames))."
            ),
            (
                #""carryChoice": true"#,
                "`carryChoice` is not a field here; did you mean `carry_choice`? Known: \(listed(AppDocument.fieldNames))."
            ),
            (#""id": 1"#, "`id` is not a field here. Known: \(listed(AppDocument.fieldNames))."),
            (#""a b": 1"#, "`\"a b\"` is not a field here. Known: \(listed(AppDocument.fieldNames))."),
            (
                #""regulations": {"gdpr": {"mesage": true}}"#,
                "`regulations.gdpr.mesage` is not a field here; did you mean `message`? Known: `message`, `targeting`."
            ),
            (
                #""regulations": {"gdrp": {}}"#,
                "`regulations.gdrp` is not a field here; did you mean `gdpr`? Known: `gdpr`, `us_state`, `lgpd`, `pipl`."
            ),
            (
                #""regulations": {"lgpd": {"message": true, "states": []}}"#,
                "`regulations.lgpd.states` is not a field here. Known: `message`."
            ),
            (
                #""buttons": {"do_not_consent": false}"#,
                "`buttons.do_not_consent` is not a field here: refusing must be as easy as consenting, so the button is on"
                    + " every form and can't be hidden: leave it out."
            ),
            (
                #""buttons": {"consent": true}"#,
                "`buttons.consent` is not a field here: the button is on every form and can't be hidden: leave it out."
            ),
            (
                #""buttons": {"accept": true}"#,
                "`buttons.accept` is not a field here. Known: `manage_options`, `close`."
            ),
            (
                #""texts": {"en": {"headline": "x"}}"#,
                "`texts.en.headline` is not a field here. Known: `title`, `body`."
            ),
            (
                #""theme": {"night": {}}"#,
                "`theme.night` is not a field here; did you mean `light`? Known: `light`, `dark`."
            ),
            (
                ##""theme": {"dark": {"acent": "#000000"}}"##,
                "`theme.dark.acent` is not a field here; did you mean `accent`? Known: `accent`, `background`."
            ),
            (
                #""reprompt": {"months": 3}"#,
                "`reprompt.months` is not a field here. Known: `after_months`, `on_vendor_change`."
            ),
        ] as [(String, String)])
    func `an unknown field`(_ fields: String, _ detail: String) throws {
        try check(fields, detail, .unknown)
    }

    @Test(
        arguments: [
            (#""environment": "prod""#, "`environment` must be one of `production`, `testing`, not \"prod\"."),
            (
                #""environment": "Testing""#,
                "`environment` must be one of `production`, `testing`, not \"Testing\"; did you mean `testing`?"
            ),
            (#""environment": 1"#, "`environment` must be a string, not a number."),
            (
                #""unknown_geography": "eea""#,
                "`unknown_geography` must be one of `regulated`, `not_regulated`, not \"eea\"."
            ),
            (#""unknown_us_state": false"#, "`unknown_us_state` must be a string, not false."),
            (#""no_message": "none""#, "`no_message` must be one of `not_required`, `fail_closed`, not \"none\"."),
            (#""gpp_sections": "both""#, "`gpp_sections` must be one of `national`, `state`, not \"both\"."),
            (
                #""analytics_storage": "granted""#,
                "`analytics_storage` must be one of `denied`, `purpose_1`, `purposes_1_and_8`, not \"granted\"."
            ),
            (
                #""regulations": {"gdpr": {"targeting": "eea"}}"#,
                "`regulations.gdpr.targeting` must be one of `applicable`, `everywhere`, not \"eea\"."
            ),
            (#""idfa_explainer": "true""#, "`idfa_explainer` must be true or false, not a string."),
            (#""carry_choice": null"#, "`carry_choice` must be true or false, not null; leave it out instead."),
            (
                #""legitimate_interest_default": 0"#,
                "`legitimate_interest_default` must be true or false, not a number."
            ),
            (
                #""regulations": {"gdpr": {"message": 1}}"#,
                "`regulations.gdpr.message` must be true or false, not a number."
            ),
            (#""buttons": {"close": {}}"#, "`buttons.close` must be true or false, not an object."),
            (#""regulations": []"#, "`regulations` must be an object, not an array."),
            (#""regulations": {"us_state": true}"#, "`regulations.us_state` must be an object, not true."),
        ] as [(String, String)])
    func `a value that is not one of those allowed`(_ fields: String, _ detail: String) throws {
        try check(fields, detail)
    }

    @Test func `a further law must say whether it has a message`() throws {
        try check(#""regulations": {"lgpd": {}}"#, "`regulations.lgpd.message` is missing.", .missing)
    }

    @Test(
        arguments: [
            ("\"CA\"", "`regulations.us_state.states` must be `all` or an array of states, such as [\"CA\", \"TX\"]."),
            ("[]", "`regulations.us_state.states` names no state: set `message` to false instead."),
            (
                "[\"US-CA\"]",
                "`regulations.us_state.states[0]` must be the two capital letters of a US state or `DC`, not \"US-CA\";"
                    + " did you mean `CA`?"
            ),
            (
                "[\"TX\", \"va\"]",
                "`regulations.us_state.states[1]` must be the two capital letters of a US state or `DC`, not \"va\";"
                    + " did you mean `VA`?"
            ),
            (
                "[\"PR\"]",
                "`regulations.us_state.states[0]` must be the two capital letters of a US state or `DC`, not \"PR\"."
            ),
            ("[\"CA\", \"CA\"]", "`regulations.us_state.states[1]` stands in the list already."),
            ("[6]", "`regulations.us_state.states[0]` must be a string, not a number."),
        ] as [(String, String)])
    func `states`(_ states: String, _ detail: String) throws {
        try check("\"regulations\": {\"us_state\": {\"states\": \(states)}}", detail)
    }

    @Test func `any of the fifty states, and the District, may be named`() throws {
        let codes = """
            AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH
            OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY
            """.split(whereSeparator: \.isWhitespace)
        #expect(codes.count == 51)
        let list = codes.map { "\"\($0)\"" }.joined(separator: ",")
        #expect(try appDocument("\"regulations\": {\"us_state\": {\"states\": [\(list)]}}").usState.states?.count == 51)
    }

    @Test(
        arguments: [
            (#""vendors": [0]"#, "`vendors[0]` must be from 1 to 65535, not 0."),
            (#""vendors": [1, 65536]"#, "`vendors[1]` must be from 1 to 65535, not 65536."),
            (#""vendors": [-1]"#, "`vendors[0]` must be from 1 to 65535, not -1."),
            (#""vendors": [1.5]"#, "`vendors[0]` must be a whole number."),
            (#""vendors": ["755"]"#, "`vendors[0]` must be a whole number, not a string."),
            (#""vendors": [7, 3, 7]"#, "`vendors[2]` stands in the list already: 7."),
            (#""vendors": [7, 7.0]"#, "`vendors[1]` stands in the list already: 7."),
            (#""vendors": 755"#, "`vendors` must be an array, not a number."),
            (
                #""vendors": [755, 1001]"#,
                "`vendors[1]` names vendor 1001, which is not on the vendor list in use, or was deleted from it: leave it out."
            ),
            (
                #""ad_tech_providers": [4294967296]"#,
                "`ad_tech_providers[0]` must be from 1 to 4294967295, not 4294967296."
            ),
            (#""ad_tech_providers": [5, 5]"#, "`ad_tech_providers[1]` stands in the list already: 5."),
            (#""ad_tech_providers": null"#, "`ad_tech_providers` must be an array, not null; leave it out instead."),
            (#""reprompt": {"after_months": 0}"#, "`reprompt.after_months` must be from 1 to 13, not 0."),
            (#""reprompt": {"after_months": 14}"#, "`reprompt.after_months` must be from 1 to 13, not 14."),
            (#""reprompt": {"after_months": 1e300}"#, "`reprompt.after_months` must be a whole number."),
            (
                #""reprompt": {"on_vendor_change": "no"}"#,
                "`reprompt.on_vendor_change` must be true or false, not a string."
            ),
        ] as [(String, String)])
    func `a number`(_ fields: String, _ detail: String) throws {
        try check(fields, detail)
    }

    @Test(arguments: ["vendors", "ad_tech_providers"])
    func `a list takes 2,000 ids and not one more`(_ field: String) throws {
        func list(_ count: Int) -> String { "[\((1...count).map { String($0) }.joined(separator: ","))]" }
        var rules = appRules
        rules.isKnownVendor = { _ in true }
        let full = readable("{\"name\": \"x\", \"\(field)\": \(list(2000))}")
        #expect(throws: Never.self) { try AppDocument(json: full, rules: rules) }
        try check("\"\(field)\": \(list(2001))", "`\(field)` must have at most 2000 elements, not 2001.")
    }

    @Test(
        arguments: [
            (#""languages": []"#, "`languages` must name at least one language."),
            (#""languages": ["en", "EN"]"#, "`languages[1]` stands in the list already."),
            (
                #""languages": ["english language"]"#,
                "`languages[0]` must be a language tag (BCP 47) such as `en` or `pt-BR`, not \"english language\"."
            ),
            (#""languages": "en""#, "`languages` must be an array, not a string."),
            (#""default_language": "de""#, "`default_language` must be one of `languages` (`en`), not `de`."),
            (
                #""default_language": "en_US""#,
                "`default_language` must be a language tag (BCP 47) such as `en` or `pt-BR`, not \"en_US\"."
            ),
            (#""texts": {"de": {"title": "x"}}"#, "`texts.de` is not for one of `languages` (`en`)."),
            (#""texts": {"en": {"title": "x"}, "EN": {}}"#, "`texts.EN` is there already, in another spelling."),
            (#""texts": {"en": {"title": ""}}"#, "`texts.en.title` is empty."),
            (#""texts": {"en": {"title": "123456789012345678901"}}"#, "`texts.en.title` is longer than 20 characters."),
            (#""texts": {"en": {"body": "a\tb"}}"#, "`texts.en.body` has a control character (U+0009) in place 2."),
            (#""texts": {"en": {"body": 1}}"#, "`texts.en.body` must be a string, not a number."),
            (#""texts": {"en": "x"}"#, "`texts.en` must be an object, not a string."),
            (
                #""theme": {"light": {"accent": "red"}}"#,
                "`theme.light.accent` must be a colour as `#rrggbb`, not \"red\"."
            ),
            (
                ##""theme": {"light": {"accent": "#12345"}}"##,
                "`theme.light.accent` must be a colour as `#rrggbb`, not \"#12345\"."
            ),
            (
                ##""theme": {"light": {"accent": "#12345g"}}"##,
                "`theme.light.accent` must be a colour as `#rrggbb`, not \"#12345g\"."
            ),
        ] as [(String, String)])
    func `wording and colours`(_ fields: String, _ detail: String) throws {
        try check(fields, detail)
    }

    @Test(
        arguments: [
            ("UK", "; did you mean `GB`?"), ("de", "; did you mean `DE`?"), ("EL", "; did you mean `GR`?"), ("ZZ", "."),
        ] as [(String, String)])
    func `a publisher's country`(_ code: String, _ hint: String) throws {
        try check(
            "\"publisher_country\": \"\(code)\"",
            "`publisher_country` must be two capital letters of ISO 3166-1, or `AA` where the country is unknown, not"
                + " \"\(code)\"\(hint)")
    }

    @Test(
        arguments: [
            "\"publisher_country\": \"\u{212A}E\"", "\"regulations\": {\"us_state\": {\"states\": [\"O\u{212A}\"]}}",
            "\"languages\": [\"\u{212A}a\"]", "\"privacy_policy_url\": \"https://a.example/\u{212A}\"",
        ])
    func `a Kelvin sign is no K, whatever Swift's strings say`(_ fields: String) throws {
        #expect(throws: FieldError.self) { try appDocument(fields) }
    }

    @Test(arguments: ["AA", "DE", "GB", "XK", "US", "AX"])
    func `takes a country that is one`(_ code: String) throws {
        #expect(try appDocument("\"publisher_country\": \"\(code)\"").publisherCountry == code)
    }

    @Test(
        arguments: [
            (
                #""withdrawn_forms": ["abc"]"#,
                "`withdrawn_forms[0]` must be a form's id as `form.form_id` gives it: 43 letters, digits, `-` and `_`."
            ),
            (
                #""privacy_policy_url": "http://shop.example""#,
                "`privacy_policy_url` must be an absolute URL that begins with https://."
            ),
            (
                #""allowed_origins": ["https://shop.example/"]"#,
                "`allowed_origins[0]` must end with the host or port: an origin has no path, not even a /."
            ),
            (
                #""allowed_origins": ["https://a.example", "https://a.example"]"#,
                "`allowed_origins[1]` stands in the list already."
            ),
        ] as [(String, String)])
    func `forms and addresses`(_ fields: String, _ detail: String) throws {
        try check(fields, detail)
    }
}
