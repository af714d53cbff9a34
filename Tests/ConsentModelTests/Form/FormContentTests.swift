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

    @Test func `the first screen names its parts by their hashes, and has no vendors itself`() throws {
        let content = FormFixtures.form(.european).published()
        let json = String(decoding: content.first, as: UTF8.self)
        #expect(!json.contains(#""vendors":"#) && !json.contains(#""description":"#))
        #expect(content.parts.count == 6, "html, style, script, offer, options and one page of partners")
        for part in content.parts { #expect(json.contains(part.id.description)) }
    }

    @Test func `partners come in pages of a hundred, vendors first, in the words of no language`() throws {
        var app = AppDocument(name: "Shopping")
        app.vendors = (1...150).map { UInt16($0) }
        app.adTechProviders = (1...80).map { UInt32($0) }
        let builtIn = VendorList.builtIn
        let vendors = (1...150).map { id in
            var vendor = Vendor(id: UInt16(id), name: "Vendor \(id)")
            vendor.purposes = PurposeSet([1])
            return vendor
        }
        let list = VendorList(
            version: VendorListVersion(version: 143, tcfPolicyVersion: 5), purposes: builtIn.purposes,
            specialPurposes: builtIn.specialPurposes, features: builtIn.features,
            specialFeatures: builtIn.specialFeatures, vendors: vendors)
        let forms = ["en", "de"].map {
            app.languages = [$0]
            return FormDescription(.european, of: app, vendorList: list, language: $0)
        }
        let pages = try forms.map { form in
            try form.published().parts.compactMap { part in
                (try? JSONSerialization.jsonObject(with: Data(part.bytes))) as? [String: [Any]]
            }.filter { $0["vendors"] != nil }.map { page in
                [try #require(page["vendors"]).count, try #require(page["ad_tech_providers"]).count]
            }
        }
        #expect(pages == [[[100, 0], [50, 50], [0, 30]], [[100, 0], [50, 50], [0, 30]]])
        let names = forms.map { form in Set(form.published().parts.map(\.id)) }
        #expect(names[0].intersection(names[1]).count == 6, "style, script, offer and the three pages are shared")
        #expect(forms[0].canonicalJSON().count <= 8192)
    }

    @Test func `a change to a vendor alone changes the form's name`() {
        var vendors = FormFixtures.list.vendors
        vendors[0].policyURL = "https://other.example/privacy"
        let list = FormFixtures.list
        let changed = VendorList(
            version: list.version, purposes: list.purposes, specialPurposes: list.specialPurposes,
            features: list.features, specialFeatures: list.specialFeatures, vendors: vendors)
        let form = FormDescription(.european, of: FormFixtures.app, vendorList: changed, language: "en")
        #expect(form.published().id != FormFixtures.form(.european).published().id)
    }

    @Test func `the first screen fits 8 KB in every language`() {
        for language in FormTexts.languages {
            var app = AppDocument(name: "A shop with a name that is long")
            app.languages = [language]
            app.defaultLanguage = language
            app.privacyPolicyURL = "https://shop.example/privacy"
            for kind in FormKind.allCases {
                let size = FormDescription(kind, of: app, vendorList: .builtIn, language: language).canonicalJSON()
                    .count
                #expect(size <= 8000, "\(language) \(kind) has \(size) bytes")
            }
        }
    }

    @Test func `a European form reads as its description`() throws {
        var app = FormFixtures.app
        app.legitimateInterestDefault = true
        app.privacyPolicyURL = "https://shop.example/privacy"
        let json = try parsed(FormFixtures.form(.european, app))
        #expect(json["format"] as? Int == 2)
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
        #expect((vendors[0]["consent"] as? [String: Bool]) == ["default": false])
        #expect(vendors[2]["consent"] is NSNull && vendors[2]["legitimate_interest"] is NSNull)
        #expect(vendors[0]["policy_url"] as? String == "https://both.example/privacy")
        #expect(vendors[0]["retention_days"] as? Int == 400 && vendors[1]["retention_days"] is NSNull)
        #expect((json["templates"] as? [String: String])?["partner_policy"] == "Privacy policy of {name}")
        let first = try #require(
            try JSONSerialization.jsonObject(with: Data(FormFixtures.form(.european, app).canonicalJSON()))
                as? [String: Any])
        let named = try #require(first["purposes"] as? [[String: Any]])
        #expect(named[1]["name"] as? String == purposes[1]["name"] as? String && named[1]["description"] == nil)
        #expect((named[1]["legitimate_interest"] as? [String: Bool]) == ["default": true])
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
        #expect(sizes[0] <= 5000)
        #expect(sizes[1] <= 7000)
        #expect(sizes[2] <= 1500)
    }
}
