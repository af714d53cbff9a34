// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

/// One language's texts as they stand in its two files.
private struct WrittenLanguage: Sendable, CustomTestStringConvertible {
    let tag: String
    let form: [FormText: String]
    let items: BuiltInTexts

    var testDescription: String { tag }

    static let all = [
        Self(tag: "et", form: FormTexts.estonian, items: .estonian),
        Self(tag: "lv", form: FormTexts.latvian, items: .latvian),
        Self(tag: "lt", form: FormTexts.lithuanian, items: .lithuanian),
        Self(tag: "sl", form: FormTexts.slovenian, items: .slovenian),
        Self(tag: "hr", form: FormTexts.croatian, items: .croatian),
        Self(tag: "ga", form: FormTexts.irish, items: .irish),
        Self(tag: "mt", form: FormTexts.maltese, items: .maltese),
        Self(tag: "is", form: FormTexts.icelandic, items: .icelandic),
        Self(tag: "ca", form: FormTexts.catalan, items: .catalan),
        Self(tag: "uk", form: FormTexts.ukrainian, items: .ukrainian),
        Self(tag: "tr", form: FormTexts.turkish, items: .turkish),
        Self(tag: "ar", form: FormTexts.arabic, items: .arabic),
        Self(tag: "ja", form: FormTexts.japanese, items: .japanese),
        Self(tag: "ko", form: FormTexts.korean, items: .korean),
        Self(tag: "zh-Hans", form: FormTexts.simplifiedChinese, items: .simplifiedChinese),
        Self(tag: "zh-Hant", form: FormTexts.traditionalChinese, items: .traditionalChinese),
    ]

    /// Each kind of item beside the English ones.
    var kinds: [(name: String, own: [VendorList.Item], english: [VendorList.Item])] {
        let english = VendorList.builtIn
        return [
            ("purposes", items.purposes, english.purposes),
            ("special purposes", items.specialPurposes, english.specialPurposes),
            ("features", items.features, english.features),
            ("special features", items.specialFeatures, english.specialFeatures),
        ]
    }

    /// Every text, the form's and the items'.
    var texts: [String] {
        Array(form.values) + kinds.flatMap { $0.own.flatMap { [$0.name, $0.description] + $0.illustrations } }
    }
}

@Suite struct LanguagesBTests {
    private static let european = Set(FormText.allCases.filter { !$0.rawValue.hasPrefix("us_") })

    @Test func `the texts asked for are all but the US form's`() {
        #expect(Self.european.count == 52)
        #expect(Self.european.contains(.consent) && Self.european.contains(.idfaContinue))
    }

    @Test(arguments: WrittenLanguage.all)
    private func `has every text but the US form's`(_ language: WrittenLanguage) {
        #expect(Set(language.form.keys) == Self.european)
    }

    @Test(arguments: WrittenLanguage.all)
    private func `has no text that is empty, too long or holds an unknown placeholder`(_ language: WrittenLanguage) {
        for (key, text) in language.form {
            #expect(key.problem(in: text) == nil, "\(key.rawValue)")
        }
    }

    @Test(arguments: WrittenLanguage.all)
    private func `has the placeholders that English has`(_ language: WrittenLanguage) {
        for (key, text) in language.form {
            let english = placeholderNames(in: FormTexts.english[key] ?? "").sorted()
            #expect(placeholderNames(in: text).sorted() == english, "\(key.rawValue)")
        }
    }

    @Test(arguments: WrittenLanguage.all)
    private func `says yes and no in different words of about the same length`(_ language: WrittenLanguage) throws {
        let yes = try #require(language.form[.consent])
        let no = try #require(language.form[.doNotConsent])
        #expect(yes != no)
        #expect(abs(yes.count - no.count) <= 5)
    }

    @Test(arguments: WrittenLanguage.all)
    private func `has the purposes and features that are built in, with as many examples`(
        _ language: WrittenLanguage
    ) {
        for (name, own, english) in language.kinds {
            #expect(own.map(\.id) == english.map(\.id), "\(name)")
            #expect(own.map(\.illustrations.count) == english.map(\.illustrations.count), "\(name)")
        }
    }

    @Test(arguments: WrittenLanguage.all)
    private func `names and describes every item, no two alike`(_ language: WrittenLanguage) {
        for (name, own, _) in language.kinds {
            #expect(!own.contains { $0.name.isEmpty || $0.description.isEmpty }, "\(name)")
            #expect(!own.flatMap(\.illustrations).contains(""), "\(name)")
            #expect(Set(own.map(\.name)).count == own.count, "\(name)")
            #expect(Set(own.map(\.description)).count == own.count, "\(name)")
        }
    }

    @Test(arguments: WrittenLanguage.all)
    private func `keeps no English sentence`(_ language: WrittenLanguage) {
        for (key, text) in language.form { #expect(text != FormTexts.english[key], "\(key.rawValue)") }
        for (name, own, english) in language.kinds {
            for (mine, theirs) in zip(own, english) {
                #expect(mine.name != theirs.name, "\(name) \(mine.id)")
                #expect(mine.description != theirs.description, "\(name) \(mine.id)")
            }
        }
    }

    @Test(arguments: WrittenLanguage.all)
    private func `holds no invisible direction marks, doubled spaces or spaces at an end`(_ language: WrittenLanguage) {
        for text in language.texts {
            #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .format }, "\(text)")
            #expect(!text.contains("  "), "\(text)")
            #expect(text.first != " " && text.last != " ", "\(text)")
        }
    }

    @Test(arguments: WrittenLanguage.all)
    private func `uses the typographic apostrophe and quotation marks`(_ language: WrittenLanguage) {
        for text in language.texts {
            #expect(!text.contains("'") && !text.contains("\""), "\(text)")
        }
    }

    @Test(arguments: WrittenLanguage.all.filter { ["ja", "zh-Hans", "zh-Hant"].contains($0.tag) })
    private func `Chinese and Japanese use full-width punctuation`(_ language: WrittenLanguage) {
        for text in language.texts {
            #expect(!text.contains { "(;:?!".contains($0) }, "\(text)")
            #expect(!text.contains(", ") && !text.contains(". "), "\(text)")
        }
    }

    @Test func `Arabic uses Arabic punctuation`() {
        let arabic = WrittenLanguage(tag: "ar", form: FormTexts.arabic, items: .arabic)
        for text in arabic.texts { #expect(!text.contains { ",;?".contains($0) }, "\(text)") }
    }
}
