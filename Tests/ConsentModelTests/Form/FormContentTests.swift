// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ConsentModel

/// The stored JSON of a form.
@Suite struct FormContentTests {
    @Test func `the same description gives the same bytes`() {
        for kind in FormKind.allCases {
            #expect(FormFixtures.form(kind).canonicalJSON() == FormFixtures.form(kind).canonicalJSON())
        }
    }

    @Test func `what users see changes the bytes`() {
        let changes: [(inout AppDocument) -> Void] = [
            { $0.name = "Other" }, { $0.vendors = [FormFixtures.both] }, { $0.adTechProviders = [] },
            { $0.legitimateInterestDefault = true }, { $0.buttons.close = true }, { $0.buttons.manageOptions = false },
            { $0.privacyPolicyURL = "https://a.example" }, { $0.theme = ["dark": ["text": "#eeeeee"]] },
            { $0.texts = ["en": ["consent": "I agree"]] },
        ]
        var seen: Set<[UInt8]> = [FormFixtures.form(.european).canonicalJSON()]
        for change in changes {
            var app = FormFixtures.app
            change(&app)
            #expect(seen.insert(FormFixtures.form(.european, app).canonicalJSON()).inserted)
        }
    }

    @Test func `what users do not see changes nothing`() {
        let changes: [(inout AppDocument) -> Void] = [
            { $0.environment = .testing }, { $0.carryChoice = false }, { $0.allowedOrigins = ["https://a.example"] },
            { $0.reprompt.afterMonths = 6 }, { $0.withdrawnForms = [FormID(digest: Array(repeating: 1, count: 32))] },
            { $0.vendors.reverse() }, { $0.texts = ["de": ["consent": "Ja"]] }, { $0.publisherCountry = "DE" },
        ]
        for change in changes {
            var app = FormFixtures.app
            change(&app)
            #expect(FormFixtures.form(.european, app).canonicalJSON() == FormFixtures.form(.european).canonicalJSON())
        }
    }

    @Test func `the vendors come last`() {
        let json = String(decoding: FormFixtures.form(.european).canonicalJSON(), as: UTF8.self)
        let vendors = json.range(of: #""vendors":["#)
        for later in [#""offer":"#, #""purposes":[{"#, #""ad_tech_providers":[{"#, #""labels":"#] {
            #expect(json.range(of: later).map { $0.lowerBound < vendors?.lowerBound ?? json.startIndex } == true)
        }
        #expect(json.hasSuffix("}]}"))
    }

    @Test func `a European form reads as its description`() throws {
        var app = FormFixtures.app
        app.legitimateInterestDefault = true
        app.privacyPolicyURL = "https://shop.example/privacy"
        let json = try parsed(FormFixtures.form(.european, app))
        #expect(json["format"] as? Int == 1)
        #expect(json["kind"] as? String == "european")
        #expect(json["language"] as? String == "en")
        #expect(json["text_direction"] as? String == "ltr")
        #expect(json["partner_count"] as? Int == 6)
        #expect((json["vendor_list"] as? [String: Int]) == ["version": 143, "tcf_policy_version": 5])
        let buttons = try #require(json["buttons"] as? [[String: Any]])
        #expect(buttons.compactMap { $0["role"] as? String }.first == "consent")
        #expect(buttons.compactMap { $0["screen"] as? String } == ["first", "first", "first", "options", "options"])
        #expect(buttons[2]["action"] is NSNull)
        let purposes = try #require(json["purposes"] as? [[String: Any]])
        #expect(purposes[0]["legitimate_interest"] is NSNull)
        let consent = try #require(purposes[1]["consent"] as? [String: Any])
        let interest = try #require(purposes[1]["legitimate_interest"] as? [String: Any])
        #expect(consent["default"] as? Bool == false)
        #expect(interest["default"] as? Bool == true)
        let vendors = try #require(json["vendors"] as? [[String: Any]])
        #expect(vendors.map { $0["id"] as? Int } == [10, 20, 30, 40])
        #expect(vendors[0]["name"] as? String == "Both \"Ways\" & Co")
        #expect(vendors[0]["legitimate_interest_purposes"] as? [Int] == [2, 7])
        #expect((json["links"] as? [[String: String]])?.first?["role"] == "privacy_policy")
        #expect((json["labels"] as? [String: String])?["purposes_heading"] == "Purposes")
        let theme = try #require(json["theme"] as? [String: [String: String]])
        #expect(Set(try #require(theme["dark"]).keys) == Set(FormTheme.tokens))
    }

    @Test func `a US form reads as its description`() throws {
        let json = try parsed(FormFixtures.form(.usStates))
        let parts = try #require(json["us"] as? [String: Any])
        let optOuts = try #require(parts["opt_outs"] as? [[String: Any]])
        #expect(optOuts.map { $0["id"] as? String } == USOptOut.allCases.map(\.rawValue))
        #expect((parts["sensitive_data"] as? [Any])?.count == 12)
        #expect(json["purposes"] == nil && json["vendors"] == nil && json["partner_count"] == nil)
    }

    @Test func `an explainer has no offer and no switches`() throws {
        let json = try parsed(FormFixtures.form(.idfaExplainer))
        #expect(json["offer"] == nil && json["purposes"] == nil && json["us"] == nil)
    }

    @Test func `the built-in forms stay small`() {
        let app = AppDocument(name: "Shopping")
        let sizes = FormKind.allCases.map {
            FormDescription($0, of: app, vendorList: .builtIn, language: "en").canonicalJSON().count
        }
        #expect(sizes[0] <= 14_000)
        #expect(sizes[1] <= 6000)
        #expect(sizes[2] <= 1500)
    }
}
