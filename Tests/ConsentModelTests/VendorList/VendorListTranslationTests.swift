// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct `A vendor list in other languages` {
    private func list(_ translations: [String] = []) -> VendorList {
        let items = { (name: String) in (1...3).map { VendorList.Item(id: $0, name: "\(name) \($0)", description: ".") }
        }
        var google = Vendor(id: 755, name: "Google")
        google.purposes = PurposeSet([1, 2])
        google.dataCategories = PurposeSet([2])
        google.policyURL = "https://g.example/en"
        google.translatedURLs = ["de": Vendor.URLs(policy: "https://g.example/de", legitimateInterest: nil)]
        var list = VendorList(
            version: VendorListVersion(version: 9, tcfPolicyVersion: 5), purposes: items("Official purpose"),
            specialPurposes: items("Official special purpose"), features: [], specialFeatures: [], vendors: [google])
        list.dataCategories = items("Official category")
        for tag in translations {
            var texts = list.texts
            texts.purposes = items("\(tag) purpose")
            texts.specialPurposes = Array(items("\(tag) special purpose").dropLast())
            texts.dataCategories = items("\(tag) category")
            list.translations[tag] = texts
        }
        return list
    }

    private func form(_ language: String, _ list: VendorList) throws -> FormDescription.European {
        var app = AppDocument(name: "Shop")
        app.languages = [language]
        app.defaultLanguage = language
        return try #require(FormDescription(.european, of: app, vendorList: list, language: language).european)
    }

    @Test func `shows the official texts of the form's language, word for word`() throws {
        #expect(
            try form("de", list(["de"])).purposes.map(\.item.name) == ["de purpose 1", "de purpose 2", "de purpose 3"])
    }

    @Test func `shows the English ones where there is no translation, and never our own`() throws {
        #expect(try form("de", list()).purposes.first?.item.name == "Official purpose 1")
        #expect(try form("de", list(["fr"])).purposes.first?.item.name == "Official purpose 1")
    }

    @Test func `a text that the translation lacks is English, the others are not`() throws {
        let translated = list(["de"]).translated(to: "de", base: "de")
        #expect(
            translated.specialPurposes.map(\.name)
                == ["de special purpose 1", "de special purpose 2", "Official special purpose 3"])
    }

    @Test(arguments: [
        ("pt", ["pt-BR", "pt-PT"], "pt-PT purpose 1"), ("pt-BR", ["pt-BR", "pt-PT"], "pt-BR purpose 1"),
        ("pt-AO", ["pt-BR", "pt-PT"], "pt-PT purpose 1"), ("nb", ["no"], "no purpose 1"),
        ("zh-Hant", ["zh", "zh-Hant"], "zh-Hant purpose 1"), ("zh-Hans", ["zh", "zh-Hant"], "zh purpose 1"),
        ("de-AT", ["de"], "de purpose 1"), ("sv", ["no"], "Official purpose 1"),
    ])
    func `finds the variety that serves best`(_ language: String, _ tags: [String], _ expected: String) {
        #expect(list(tags).translated(to: language, base: "en").purposes.first?.name == expected)
    }

    @Test func `tells for which languages there are texts`() {
        #expect(list(["de"]).hasTexts(in: "de-AT"))
        #expect(list(["de"]).hasTexts(in: "en-GB"))
        #expect(!list(["de"]).hasTexts(in: "fr"))
    }

    @Test func `vendors link to their pages in the form's language`() throws {
        #expect(try form("de", list()).vendors.first?.urls.policy == "https://g.example/de")
        #expect(try form("fr", list()).vendors.first?.urls.policy == "https://g.example/en")
    }

    @Test func `a form lists the data categories that its vendors declare`() throws {
        let form = try form("de", list(["de"]))
        #expect(form.dataCategories.map(\.name) == ["de category 2"])
        #expect(try self.form("de", .builtIn).dataCategories.isEmpty)
        let app = AppDocument(name: "Shop")
        let text = FormDescription(.european, of: app, vendorList: list(), language: "en").partsJSON()
        #expect(text.contains(#""data_categories":[{"id":2,"name":"Official category 2""#))
        #expect(text.contains(#""data_categories":[2]"#))
        let builtIn = FormDescription(.european, of: app, vendorList: .builtIn, language: "en").partsJSON()
        #expect(!builtIn.contains(#""data_categories":"#))
    }
}
