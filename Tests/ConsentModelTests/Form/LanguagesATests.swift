// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct LanguagesATests {
    struct Language: Sendable, CustomTestStringConvertible {
        let tag: String
        let texts: [FormText: String]
        let items: BuiltInTexts
        var testDescription: String { tag }
    }

    static let languages = [
        Language(tag: "bg", texts: FormTexts.bulgarian, items: BuiltInTexts.bulgarian),
        Language(tag: "cs", texts: FormTexts.czech, items: BuiltInTexts.czech),
        Language(tag: "da", texts: FormTexts.danish, items: BuiltInTexts.danish),
        Language(tag: "de", texts: FormTexts.german, items: BuiltInTexts.german),
        Language(tag: "el", texts: FormTexts.greek, items: BuiltInTexts.greek),
        Language(tag: "es", texts: FormTexts.spanish, items: BuiltInTexts.spanish),
        Language(tag: "fi", texts: FormTexts.finnish, items: BuiltInTexts.finnish),
        Language(tag: "fr", texts: FormTexts.french, items: BuiltInTexts.french),
        Language(tag: "hu", texts: FormTexts.hungarian, items: BuiltInTexts.hungarian),
        Language(tag: "it", texts: FormTexts.italian, items: BuiltInTexts.italian),
        Language(tag: "nb", texts: FormTexts.norwegian, items: BuiltInTexts.norwegian),
        Language(tag: "nl", texts: FormTexts.dutch, items: BuiltInTexts.dutch),
        Language(tag: "pl", texts: FormTexts.polish, items: BuiltInTexts.polish),
        Language(tag: "pt", texts: FormTexts.portuguese, items: BuiltInTexts.portuguese),
        Language(tag: "ro", texts: FormTexts.romanian, items: BuiltInTexts.romanian),
        Language(tag: "sk", texts: FormTexts.slovak, items: BuiltInTexts.slovak),
        Language(tag: "sv", texts: FormTexts.swedish, items: BuiltInTexts.swedish),
    ]

    static let usKeys = Set(FormText.allCases.filter { $0.rawValue.hasPrefix("us_") })
    static let keys = Set(FormText.allCases).subtracting(usKeys)

    @Test func `there are seventeen languages`() {
        #expect(Set(Self.languages.map(\.tag)).count == 17)
        #expect(Self.languages.count == 17)
    }

    @Test(arguments: languages) func `has every text but the US form's, which Spanish has too`(language: Language) {
        let expected = language.tag == "es" ? Self.keys.union(Self.usKeys) : Self.keys
        #expect(Set(language.texts.keys) == expected)
    }

    @Test(arguments: languages) func `every text fits its place`(language: Language) {
        for (key, text) in language.texts {
            #expect(key.problem(in: text) == nil, "\(key.rawValue)")
        }
    }

    @Test(arguments: languages) func `has the placeholders that English has`(language: Language) {
        for (key, text) in language.texts {
            let english = placeholderNames(in: FormTexts.english[key] ?? "").sorted()
            #expect(placeholderNames(in: text).sorted() == english, "\(key.rawValue)")
            #expect(text.filter { $0 == "{" }.count == english.count, "\(key.rawValue) has a brace too many")
        }
    }

    @Test(arguments: languages) func `texts have as many paragraphs as in English, and no space to spare`(
        language: Language
    ) {
        for (key, text) in language.texts {
            let english = FormTexts.english[key] ?? ""
            #expect(paragraphs(text) == paragraphs(english), "\(key.rawValue)")
            #expect(isTidy(text), "\(key.rawValue)")
        }
    }

    @Test(arguments: languages) func `tells consent, refusal and closing apart`(language: Language) {
        let buttons: [FormText] = [.consent, .doNotConsent, .manageOptions, .close]
        #expect(Set(buttons.compactMap { language.texts[$0] }).count == buttons.count)
    }

    @Test(arguments: languages) func `names the items that the built-in list has`(language: Language) {
        let builtIn = VendorList.builtIn
        expectMatch(language.items.purposes, builtIn.purposes)
        expectMatch(language.items.specialPurposes, builtIn.specialPurposes)
        expectMatch(language.items.features, builtIn.features)
        expectMatch(language.items.specialFeatures, builtIn.specialFeatures)
    }

    @Test(arguments: languages) func `gives every item a name of its own`(language: Language) {
        let items = language.items
        let names = (items.purposes + items.specialPurposes + items.features + items.specialFeatures).map(\.name)
        #expect(names.count == 19)
        #expect(Set(names).count == names.count)
    }

    private func expectMatch(_ items: [VendorList.Item], _ builtIn: [VendorList.Item]) {
        #expect(items.map(\.id) == builtIn.map(\.id))
        #expect(items.map(\.illustrations.count) == builtIn.map(\.illustrations.count))
        for (item, english) in zip(items, builtIn) {
            #expect(isTidy(item.name) && item.name.count <= 70 && item.name != english.name, "\(item.id)")
            #expect(isTidy(item.description) && item.description.count <= 300, "\(item.id)")
            #expect(item.description != english.description, "\(item.id)")
            #expect(item.description.hasSuffix("."), "\(item.id)")
            for illustration in item.illustrations {
                #expect(isTidy(illustration) && illustration.count <= 200 && illustration.hasSuffix("."), "\(item.id)")
            }
        }
    }

    private func paragraphs(_ text: String) -> Int {
        text.split(separator: "\n\n", omittingEmptySubsequences: false).count
    }

    /// Not empty, and with no space at an end or beside another.
    private func isTidy(_ text: String) -> Bool {
        !text.isEmpty && !text.hasPrefix(" ") && !text.hasSuffix(" ") && !text.contains("  ")
    }
}
