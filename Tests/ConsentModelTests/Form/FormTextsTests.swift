// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct FormTextsTests {
    @Test func `every language has every text, within its length and with known placeholders`() {
        for (language, table) in FormTexts.builtIn {
            for key in FormText.allCases {
                guard let text = table[key] else {
                    // The US form is in few languages: in these it is whole, in the others not there at all.
                    if key.rawValue.hasPrefix("us_"), table[.usTitle] == nil { continue }
                    Issue.record("\(language) lacks \(key.rawValue)")
                    continue
                }
                #expect(key.problem(in: text) == nil, "\(language) \(key.rawValue)")
            }
        }
    }

    @Test func `every language has the placeholders that English has`() {
        for (language, table) in FormTexts.builtIn {
            for (key, text) in table {
                let english = placeholderNames(in: FormTexts.english[key] ?? "").sorted()
                #expect(placeholderNames(in: text).sorted() == english, "\(language) \(key.rawValue)")
            }
        }
    }

    @Test func `the known keys are those that the design's example uses`() {
        #expect(FormTexts.keys.contains("title"))
        #expect(FormTexts.keys.count == FormText.allCases.count)
        #expect(!FormTexts.keys.contains("Title"))
    }

    @Test func `fills in the app's name and the number of partners`() {
        let texts = FormTexts(app: AppDocument(name: "Shopping"), language: "en", partnerCount: 12)
        #expect(texts(.title) == "Your data in Shopping: you decide")
        #expect(texts(.body).contains("Shopping and its partners (12)"))
        #expect(texts(.partnersHeading) == "Partners (12)")
    }

    @Test func `fills in a value of the place`() {
        let texts = FormTexts(app: AppDocument(name: "Shopping"), language: "en", partnerCount: 1)
        #expect(texts(.consentLabel, "name", "Ads") == "Consent: Ads")
        #expect(texts(.adTechProvider, "id", "89") == "Ad technology provider 89")
    }

    @Test func `never fills in what was filled in`() {
        let texts = FormTexts(app: AppDocument(name: "{partner_count}{name}"), language: "en", partnerCount: 7)
        #expect(texts(.title) == "Your data in {partner_count}{name}: you decide")
        #expect(texts(.consentLabel, "name", "{app_name}") == "Consent: {app_name}")
    }

    @Test func `the app's own text comes before the built-in one`() {
        var app = AppDocument(name: "Shopping")
        app.texts = ["en": ["title": "{app_name}, privately"], "de": ["consent": "Einwilligen"]]
        let texts = FormTexts(app: app, language: "en", partnerCount: 1)
        #expect(texts(.title) == "Shopping, privately")
        #expect(texts(.consent) == "Consent")
    }

    @Test func `a variety of a language is written over its language`() {
        var app = AppDocument(name: "Shopping")
        app.texts = ["en": ["title": "A", "consent": "Yes"], "en-GB": ["title": "B"]]
        let texts = FormTexts(app: app, language: "en-GB", partnerCount: 1)
        #expect(texts.language == "en-GB")
        #expect(texts(.title) == "B")
        #expect(texts(.consent) == "Yes")
        #expect(texts(.doNotConsent) == "Do not consent")
    }

    @Test func `a language without texts is English and says so`() {
        let texts = FormTexts(app: AppDocument(name: "Shopping"), language: "eo", partnerCount: 1)
        #expect(texts.language == "en")
        #expect(texts(.consent) == "Consent")
    }

    @Test func `what looks like a placeholder and is none stays as it is`() {
        #expect(pieces(of: "a{b}c") == [.text("a"), .placeholder("b"), .text("c")])
        #expect(placeholderNames(in: "{} {A} {a b} {a {b} {c") == ["b"])
        for text in ["", "{", "}", "{}", "{a", "{{a}}", "{A}", "a{", "{app-name}"] {
            let rejoined = pieces(of: text).map { piece in
                switch piece {
                case .text(let text): text
                case .placeholder(let name): "{\(name)}"
                }
            }.joined()
            #expect(rejoined == text)
        }
    }

    @Test func `yes and no weigh the same`() throws {
        let english = FormTexts.english
        let yes = try #require(english[.consent])
        let no = try #require(english[.doNotConsent])
        #expect(no.lowercased().hasSuffix(yes.lowercased()))
        #expect(no.count <= 2 * yes.count)
    }

    @Test(arguments: [
        ("title", "", "is empty"), ("title", String(repeating: "a", count: 121), "is longer than 120 characters"),
        ("consent", String(repeating: "é", count: 41), "is longer than 40 characters"),
        ("title", "a\u{7}", "has a control character"), ("title", "a\u{1b}[2J", "has a control character"),
        ("title", "{user}", "has {user}, but only {app_name}, {partner_count} are known"),
        ("title", "{name}", "has {name}, but only {app_name}, {partner_count} are known"),
        ("consent_label", "{nam}", "has {nam}, but only {app_name}, {name}, {partner_count} are known"),
    ])
    func `says what is wrong with an app's text`(_ key: String, _ text: String, _ problem: String) throws {
        #expect(try #require(FormText(rawValue: key)).problem(in: text) == problem)
    }

    @Test(arguments: [
        ("title", "Willkommen bei {app_name}"), ("body", "One.\n\nTwo: {partner_count}."), ("consent_label", "{name}?"),
        ("title", "{"), ("title", String(repeating: "é", count: 120)), ("title", "مرحبا"),
    ])
    func `accepts an app's text`(_ key: String, _ text: String) throws {
        #expect(try #require(FormText(rawValue: key)).problem(in: text) == nil)
    }
}
