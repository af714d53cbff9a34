// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct FormDescriptionTests {
    @Suite struct European {
        let form = FormFixtures.form(.european)

        private func european(_ app: AppDocument = FormFixtures.app) throws -> FormDescription.European {
            try #require(FormFixtures.form(.european, app).european)
        }

        @Test func `says its kind, language, direction and list`() {
            #expect(form.kind == .european)
            #expect(form.language == "en")
            #expect(!form.isRightToLeft)
            #expect(form.vendorList == VendorListVersion(version: 143, tcfPolicyVersion: 5))
            #expect(form.usStates == nil)
        }

        @Test func `has its buttons in the order of focus, first screen first`() {
            #expect(form.buttons.map(\.role) == [.consent, .doNotConsent, .manageOptions, .saveChoices, .back])
            #expect(form.buttons.map(\.action) == [.consent, .doNotConsent, nil, .saveChoices, nil])
        }

        @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
        func `consent never stands without a refusal beside it`(_ options: Bool, _ close: Bool) {
            var app = FormFixtures.app
            app.buttons.manageOptions = options
            app.buttons.close = close
            let roles = FormFixtures.form(.european, app).buttons.map(\.role)
            #expect(roles.prefix(2) == [.consent, .doNotConsent])
            #expect(roles.contains(.close) == close)
            #expect(roles.contains(.manageOptions) == options)
            #expect(roles.contains(.saveChoices) == options)
        }

        @Test func `its close icon refuses`() {
            var app = FormFixtures.app
            app.buttons.close = true
            let close = FormFixtures.form(.european, app).buttons.first { $0.role == .close }
            #expect(close?.action == .doNotConsent)
        }

        @Test func `asks consent for every purpose, since the app asks for itself too`() throws {
            #expect(try european().purposes.map(\.item.id) == Array(1...11))
        }

        @Test func `offers legitimate interest only where a vendor claims it and may`() throws {
            let interests = try european().purposes.filter { $0.legitimateInterest != nil }
            #expect(interests.map(\.item.id) == [2, 7, 8, 10])
        }

        @Test func `offers no legitimate interest that only a deleted or undisclosed vendor claims`() throws {
            var app = FormFixtures.app
            app.vendors = [FormFixtures.specialOnly, FormFixtures.deleted]
            let purposes = try european(app).purposes
            #expect(purposes.allSatisfy { $0.legitimateInterest == nil })
        }

        @Test func `nothing is consented to before anyone decides`() throws {
            let form = try european()
            #expect(form.purposes.allSatisfy { !$0.consent.isOn })
            #expect(form.specialFeatures.allSatisfy { !$0.consent.isOn })
            #expect(form.vendors.allSatisfy { $0.consent != true })
            #expect(form.adTechProviders.allSatisfy { !$0.consent })
        }

        @Test(arguments: [true, false])
        func `legitimate interest stands where the app says`(_ isOn: Bool) throws {
            var app = FormFixtures.app
            app.legitimateInterestDefault = isOn
            let form = try european(app)
            let standings =
                form.purposes.compactMap(\.legitimateInterest?.isOn) + form.vendors.compactMap(\.legitimateInterest)
            #expect(standings == Array(repeating: isOn, count: 6))
            #expect(form.purposes.allSatisfy { !$0.consent.isOn })
        }

        @Test func `shows special features, special purposes and features that a vendor uses`() throws {
            let form = try european()
            #expect(form.specialFeatures.map(\.item.id) == [1])
            #expect(form.specialFeatures.allSatisfy { $0.legitimateInterest == nil })
            #expect(form.specialPurposes.map(\.id) == [1])
            #expect(form.features.map(\.id) == [2])
        }

        @Test func `shows each vendor with the switches that mean something for it`() throws {
            let vendors = try european().vendors
            #expect(vendors.map(\.vendor.id) == [10, 20, 30, 40])
            #expect(vendors.map { $0.consent != nil } == [true, false, false, true])
            #expect(vendors.map { $0.legitimateInterest != nil } == [true, true, false, false])
        }

        @Test func `links to a vendor's policy and says how long it keeps data`() throws {
            let both = try #require(try european().vendors.first)
            #expect(both.urls.policy == "https://both.example/privacy")
            #expect(both.urls.legitimateInterest == "https://both.example/interest")
            #expect(both.vendor.retention?.longest == 400)
            let templates = Dictionary(uniqueKeysWithValues: form.optionsLabels.map { ($0.key, $0.text) })
            #expect(templates[.partnerPolicy] == "Privacy policy of {name}")
            #expect(templates[.partnerRetention] == "Keeps data for up to (days): {days}")
        }

        @Test func `counts the vendors shown and the providers as partners`() throws {
            #expect(try european().partnerCount == 6)
            #expect(form.body.contains("(6)"))
            #expect(form.labels.contains { $0.key == .partnersHeading && $0.text == "Partners (6)" })
        }

        @Test func `counts who uses a purpose, on either ground`() throws {
            let purposes = try european().purposes
            #expect(purposes[1].partners == "Partners that ask for this: 1")
            #expect(purposes[5].partners == "Partners that ask for this: 0")
            #expect(purposes[8].partners == "Partners that ask for this: 0")
        }

        @Test func `tells a screen reader which switch is which`() throws {
            let form = try european()
            let toggles =
                form.purposes.flatMap { [$0.consent, $0.legitimateInterest].compactMap(\.self) }
                + form.specialFeatures.map(\.consent)
            #expect(Set(toggles.map(\.accessibilityLabel)).count == toggles.count)
        }

        @Test func `lists providers of which only the id is known, with the words to name them`() throws {
            #expect(try european().adTechProviders.map(\.id) == [89, 1000])
            let template = form.optionsLabels.first { $0.key == .adTechProvider }
            #expect(template?.text == "Ad technology provider {id}")
        }
    }

    @Suite struct USStates {
        let form = FormFixtures.form(.usStates)

        @Test func `offers the three opt-outs and every category of sensitive data, all off`() throws {
            let parts = try #require(form.usStates)
            #expect(parts.optOuts.map(\.id) == USOptOut.allCases)
            #expect(parts.sensitiveData.map(\.category) == SensitiveDataCategory.allCases)
            #expect(parts.optOuts.allSatisfy { !$0.toggle.isOn && !$0.description.isEmpty })
            #expect(parts.sensitiveData.allSatisfy { !$0.toggle.isOn })
            #expect(!parts.gpcNotice.isEmpty)
            #expect(form.european == nil)
        }

        @Test func `sends its switches, and nothing when it is closed`() {
            #expect(form.buttons.map(\.role) == [.saveChoices, .close])
            #expect(form.buttons.map(\.action) == [.saveChoices, nil])
        }

        @Test func `gives every switch a name of its own`() throws {
            let parts = try #require(form.usStates)
            let toggles = parts.optOuts.map(\.toggle) + parts.sensitiveData.map(\.toggle)
            #expect(Set(toggles.map(\.accessibilityLabel)).count == 15)
        }
    }

    @Suite struct Explainer {
        @Test func `has one button, which sends nothing`() {
            let form = FormFixtures.form(.idfaExplainer)
            #expect(form.buttons.map(\.role) == [.confirm])
            #expect(form.buttons.map(\.action) == [nil])
            #expect(form.european == nil && form.usStates == nil)
            #expect(FormOffer(form) == nil)
        }
    }

    @Suite struct Common {
        @Test func `links to the app's privacy policy where it has one`() {
            var app = FormFixtures.app
            #expect(FormFixtures.form(.usStates, app).links.isEmpty)
            app.privacyPolicyURL = "https://shop.example/privacy"
            for kind in FormKind.allCases {
                #expect(FormFixtures.form(kind, app).links.map(\.url) == ["https://shop.example/privacy"])
            }
        }

        @Test func `takes the app's texts and colours`() {
            var app = FormFixtures.app
            app.texts = ["en": ["title": "Hello from {app_name}", "us_title": "US"]]
            app.theme = ["light": ["accent": "#123456"]]
            #expect(FormFixtures.form(.european, app).title == "Hello from Shopping")
            #expect(FormFixtures.form(.usStates, app).title == "US")
            #expect(FormFixtures.form(.usStates, app).theme.light.contains { $0.color == "#123456" })
        }

        @Test func `no text is empty or keeps a placeholder`() throws {
            for kind in FormKind.allCases {
                var json = String(decoding: FormFixtures.form(kind).canonicalJSON(), as: UTF8.self)
                json += FormFixtures.form(kind).partsJSON().replacing(
                    #/"templates":{[^}]*(}[^}]*)*?},"purposes"/#, with: "")
                for name in ["app_name", "partner_count", "name", "count", "days", "id"] {
                    #expect(!json.contains("{\(name)}"))
                }
                #expect(!json.contains(#""label":"""#) && !json.contains(#""title":"""#))
            }
        }

        @Test func `a language without texts is English, and says so`() {
            var app = FormFixtures.app
            app.languages = ["eo", "en"]
            app.defaultLanguage = "eo"
            #expect(FormDescription.languages(of: app) == ["en"])
            #expect(FormFixtures.form(.european, app, language: "eo").language == "en")
            app.languages = ["eo"]
            #expect(FormDescription.languages(of: app) == ["en"])
        }

        @Test func `a US form is in a language that has its texts, never in two at once`() {
            var app = FormFixtures.app
            app.languages = ["de", "es"]
            app.defaultLanguage = "de"
            #expect(FormDescription.languages(of: app, .european) == ["de", "es"])
            #expect(FormDescription.languages(of: app, .usStates) == ["es"])
            #expect(FormFixtures.form(.usStates, app, language: "de").language == "es")
            app.languages = ["de"]
            #expect(FormDescription.languages(of: app, .usStates) == ["en"])
        }

        @Test(arguments: FormTexts.languages)
        func `the built-in purposes are in the form's own language`(_ language: String) throws {
            var app = FormFixtures.app
            app.languages = [language]
            app.defaultLanguage = language
            let form = FormDescription(.european, of: app, vendorList: .builtIn, language: language)
            #expect(form.language == language)
            let english = FormDescription(.european, of: FormFixtures.app, vendorList: .builtIn, language: "en")
            let names = try #require(form.european).purposes.map(\.item.name)
            #expect(names.count == 11)
            #expect((names == english.european?.purposes.map(\.item.name)) == (language == "en"))
            #expect(form.isRightToLeft == (language == "ar"))
        }

        @Test func `a variety of a language that has texts is a language of its own`() {
            var app = FormFixtures.app
            app.languages = ["en", "en-GB"]
            #expect(FormDescription.languages(of: app) == ["en", "en-GB"])
            #expect(FormDescription.language(requested: ["ja", "en-GB"], of: app) == "en-GB")
            #expect(FormDescription.language(requested: ["en-US"], of: app) == "en")
            #expect(FormDescription.language(requested: [], of: app) == "en")
            #expect(FormFixtures.form(.european, app, language: "en-GB").language == "en-GB")
        }

        @Test func `publishes each kind in each language, the explainer where the app wants it`() {
            var app = FormFixtures.app
            app.languages = ["en", "en-GB"]
            let kinds = { FormDescription.published(by: app).map(\.kind) }
            #expect(kinds() == [.european, .european, .usStates, .usStates])
            app.idfaExplainer = true
            #expect(kinds().suffix(2) == [.idfaExplainer, .idfaExplainer])
        }

        @Test func `an app without messages still publishes forms to take a choice back on`() {
            var app = FormFixtures.app
            app.gdpr.message = false
            app.usState.message = false
            #expect(FormDescription.published(by: app).map(\.kind) == [.european, .usStates])
        }
    }
}
