// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct FormLanguageTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var requested: [String]
        var available: [String]
        var best: String?
        var testDescription: String { "\(requested) of \(available)" }

        init(_ requested: String, _ available: String, _ best: String?) {
            self.requested = requested.split(separator: " ").map(String.init)
            self.available = available.split(separator: " ").map(String.init)
            self.best = best
        }
    }

    @Test(arguments: [
        Row("de", "en de", "de"), Row("DE-at", "en de", "de"), Row("pt-BR", "en pt", "pt"),
        Row("pt-BR", "pt pt-BR", "pt-BR"), Row("pt-AO", "pt pt-PT", "pt-PT"), Row("pt-AO", "pt pt-BR", "pt"),
        Row("zh-Hant-TW", "en zh-Hans zh-Hant", "zh-Hant"), Row("zh-TW", "zh-Hans zh-Hant", "zh-Hant"),
        Row("zh-HK", "zh-Hans zh-Hant", "zh-Hant"), Row("zh", "zh-Hant zh-Hans", "zh-Hans"),
        Row("zh-CN", "zh-Hant zh-Hans", "zh-Hans"), Row("zh-Hant", "en zh-TW", "zh-TW"),
        Row("zh-Hans-SG", "en zh-Hant", nil), Row("zh-yue-HK", "zh-Hans zh-Hant", "zh-Hant"),
        Row("nn", "en nb", "nb"), Row("no", "en nb", "nb"), Row("nb", "en no", "no"), Row("nn-NO", "da nb", "nb"),
        Row("es-419", "en es", "es"), Row("es-MX", "es es-419", "es-419"), Row("es-ES", "es-419 es", "es"),
        Row("es-AR", "en es", "es"), Row("iw", "en he", "he"), Row("in-ID", "en id", "id"),
        Row("fil", "en tl", "tl"), Row("de-CH-1996", "en de", "de"), Row("de-u-co-phonebk", "en de", "de"),
        Row("en-US", "en-GB de", "en-GB"), Row("fr de", "en de", "de"), Row("fr-CA de", "de fr", "fr"),
        Row("sr-Latn-RS", "en sr", "sr"), Row("ja", "en de", nil), Row("", "en", nil), Row("de", "", nil),
        Row("!! de", "en de", "de"), Row("de", "?? de", "de"), Row("e", "en", nil),
    ])
    func `finds the best language`(_ row: Row) {
        #expect(FormLanguage.best(requested: row.requested, available: row.available) == row.best)
    }

    @Test func `gives the language as the app spells it`() {
        #expect(FormLanguage.best(requested: ["PT-br"], available: ["en", "pt-br"]) == "pt-br")
    }

    @Test func `looks at no more than 32 wishes`() {
        let wishes = Array(repeating: "ja", count: 32) + ["de"]
        #expect(FormLanguage.best(requested: wishes, available: ["de"]) == nil)
        #expect(FormLanguage.best(requested: Array(wishes.dropFirst()), available: ["de"]) == "de")
    }

    @Test(arguments: [
        ("de", ["de"]), ("de-CH, fr;q=0.9, en;q=0.8", ["de-CH", "fr", "en"]),
        ("en;q=0.2, de;q=0.9,fr", ["fr", "de", "en"]), ("fr;q=0.5, de;q=0.5", ["fr", "de"]),
        ("de;q=0, fr", ["fr"]), ("fr, *, de;q=0.5", ["fr"]), ("de;q=0.9, *;q=0.5, fr;q=0.1", ["de"]), ("*", []),
        ("", []), (",,,", []), (" de\t;\tq=1.000 , fr ; Q=0.001", ["de", "fr"]), ("de;q=1.001", []),
        ("de;q=2", []), ("de;q=.5", []), ("de;q=0.1234", []), ("de;q=", []), ("de;q=-1", []), ("de;x=1", []),
        ("de;q=0.5;q=1", []), ("d€, fr", ["fr"]), ("de de, fr", ["fr"]), ("de-, fr", ["fr"]),
        ("de;q=0., fr;q=1.", ["fr"]),
        ("a-de, i-klingon, x-private, fr", ["fr"]),
    ])
    func `reads Accept-Language by weight`(_ field: String, _ tags: [String]) {
        #expect(FormLanguage.requested(acceptLanguage: field) == tags)
    }

    @Test func `reads no more than the first 32 elements of a long Accept-Language`() {
        let many = Array(repeating: "de", count: 10_000).joined(separator: ",")
        #expect(FormLanguage.requested(acceptLanguage: many).count == 32)
        let late = String(repeating: "x,", count: 2048) + "de"
        #expect(FormLanguage.requested(acceptLanguage: late).isEmpty)
        #expect(FormLanguage.requested(acceptLanguage: String(repeating: "a", count: 1_000_000)).isEmpty)
    }

    @Test func `survives whatever stands in Accept-Language`() {
        var random = FormsRandom(seed: 11)
        let alphabet = Array("adeq=;,.019-* \t\"é\u{0}".unicodeScalars)
        for _ in 0..<4000 {
            var field = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...40, using: &random) {
                field.append(alphabet.randomElement(using: &random)!)
            }
            for tag in FormLanguage.requested(acceptLanguage: String(field)) {
                #expect(FormLanguage.isWellFormed(tag))
            }
        }
    }

    @Test(arguments: [
        "de", "pt-BR", "zh-Hant-TW", "es-419", "sl-rozaj-biske", "de-CH-x-phonebk", "yue", "ar-EG-u-nu-latn",
    ])
    func `knows a well-formed tag`(_ tag: String) {
        #expect(FormLanguage.isWellFormed(tag))
    }

    @Test(arguments: [
        "", "d", "de_DE", "de-", "-de", "de--CH", "dé", "12", "x-a", "i-klingon", "abcd", "de-toolongsubtag", "de-x",
        "de ",
        "de-aaaaaaaa-bbbbbbbb-cccccccc-dddddddd",
    ])
    func `knows a malformed tag`(_ tag: String) {
        #expect(!FormLanguage.isWellFormed(tag))
    }

    @Test func `knows which languages are read from right to left`() {
        for tag in ["ar", "ar-EG", "he", "iw", "fa-IR", "ur", "pa-Arab", "yi"] {
            #expect(FormLanguage.isRightToLeft(tag))
        }
        for tag in ["en", "de", "ja", "ar-Latn", "zh-Hant", "", "!"] { #expect(!FormLanguage.isRightToLeft(tag)) }
    }
}
