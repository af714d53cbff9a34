// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

@Suite struct AppDocumentDecodingTests {
    @Test func `a name is enough, all else has its default`() throws {
        let document = try AppDocument(json: readable(#"{"name": "Shopping"}"#), rules: appRules)
        #expect(document == AppDocument(name: "Shopping"))
    }

    @Test func `reads every field`() throws {
        let form = String(repeating: "a", count: 43)
        let document = try AppDocument(
            json: readable(
                """
                {
                  "name": "Shopping", "environment": "testing",
                  "regulations": {"gdpr": {"message": false, "targeting": "everywhere"},
                                  "us_state": {"message": false, "states": ["TX", "CA"]},
                                  "lgpd": {"message": true}, "pipl": {"message": false}},
                  "idfa_explainer": true, "unknown_geography": "not_regulated", "unknown_us_state": "not_regulated",
                  "no_message": "fail_closed", "carry_choice": false, "vendors": [755, 12], "ad_tech_providers": [9, 3],
                  "gpp_sections": "state", "legitimate_interest_default": true, "analytics_storage": "purposes_1_and_8",
                  "languages": ["EN", "pt-br"], "default_language": "PT-BR", "publisher_country": "DE",
                  "privacy_policy_url": "https://shop.example/privacy?a=%20#b",
                  "buttons": {"manage_options": false, "close": true},
                  "texts": {"Pt-Br": {"title": "Olá", "body": "a\\nb"}, "en": {}},
                  "theme": {"light": {"accent": "#1A73E8"}, "dark": {}},
                  "reprompt": {"after_months": 6, "on_vendor_change": true}, "withdrawn_forms": ["\(form)"],
                  "allowed_origins": ["https://shop.example", "capacitor://localhost"]
                }
                """), rules: appRules)
        var expected = AppDocument(name: "Shopping")
        expected.environment = .testing
        expected.gdpr.message = false
        expected.gdpr.targeting = .everywhere
        expected.usState.message = false
        expected.usState.states = Set(["CA", "TX"].compactMap { SubdivisionCode($0) })
        expected.otherLaws = ["lgpd"]
        expected.idfaExplainer = true
        expected.unknownGeography = .notRegulated
        expected.unknownUSState = .notRegulated
        expected.noMessage = .failClosed
        expected.carryChoice = false
        expected.vendors = [12, 755]
        expected.adTechProviders = [3, 9]
        expected.gppSections = .state
        expected.legitimateInterestDefault = true
        expected.analyticsStorage = .purposes1And8
        expected.languages = ["en", "pt-BR"]
        expected.defaultLanguage = "pt-BR"
        expected.publisherCountry = "DE"
        expected.privacyPolicyURL = "https://shop.example/privacy?a=%20#b"
        expected.buttons.manageOptions = false
        expected.buttons.close = true
        expected.texts = ["pt-BR": ["title": "Olá", "body": "a\nb"]]
        expected.theme = ["light": ["accent": "#1a73e8"]]
        expected.reprompt.afterMonths = 6
        expected.reprompt.onVendorChange = true
        expected.withdrawnForms = Set([FormID(form)].compactMap(\.self))
        expected.allowedOrigins = ["https://shop.example", "capacitor://localhost"]
        #expect(document == expected)
    }

    @Test func `the first language is the default one where none is named`() throws {
        #expect(try appDocument(#""languages": ["de", "en"]"#).defaultLanguage == "de")
    }

    @Test func `a policy URL may be null, which is how its absence is written`() throws {
        #expect(try appDocument(#""privacy_policy_url": null"#).privacyPolicyURL == nil)
    }

    @Test func `names the document that is wrong in a file of several`() throws {
        let error = try #require(throws: FieldError.self) {
            try AppDocument(json: readable(#"{"name": 1}"#), rules: appRules, at: "demo")
        }
        #expect(error.field == "demo.name")
        #expect(error.detail == "`demo.name` must be a string, not a number.")
    }

    @Test(arguments: ["null", "[]", "\"x\"", "1", "true"])
    func `refuses what is no object`(_ text: String) throws {
        let error = try #require(throws: FieldError.self) { try AppDocument(json: readable(text), rules: appRules) }
        #expect(error.field == "")
        #expect(error.detail.hasPrefix("The document must be an object, not "))
    }

    @Test(
        arguments: [
            ("{}", "`name` is missing."),
            (#"{"name": ""}"#, "`name` is empty."),
            (#"{"name": " \u00a0"}"#, "`name` is blank."),
            (#"{"name": "a\nb"}"#, "`name` has a control character (U+000A) in place 2."),
            (#"{"name": "a\u0000"}"#, "`name` has a control character (U+0000) in place 2."),
            (#"{"name": "\u2028"}"#, "`name` has a control character (U+2028) in place 1."),
            (#"{"name": null}"#, "`name` must be a string, not null; leave it out instead."),
        ])
    func `refuses a name that can't be shown`(_ text: String, _ detail: String) throws {
        let error = try #require(throws: FieldError.self) { try AppDocument(json: readable(text), rules: appRules) }
        #expect(error.field == "name")
        #expect(error.detail == detail)
    }

    @Test func `takes a name of 128 characters and no longer one`() throws {
        let name = String(repeating: "é", count: 128)
        #expect(try AppDocument(json: readable("{\"name\": \"\(name)\"}"), rules: appRules).name == name)
        let error = try #require(throws: FieldError.self) {
            try AppDocument(json: readable("{\"name\": \"\(name)x\"}"), rules: appRules)
        }
        #expect(error.detail == "`name` must have 1 to 128 characters, not 129.")
    }
}
