// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentServer

@Suite struct BCP47Tests {
    @Test(
        arguments: [
            ("en", "en"), ("EN", "en"), ("pt-br", "pt-BR"), ("ZH-HANT-TW", "zh-Hant-TW"), ("es-419", "es-419"),
            ("fil", "fil"), ("sr-latn", "sr-Latn"), ("zh-cmn-hans-cn", "zh-cmn-Hans-CN"), ("de-1996", "de-1996"),
            ("sl-rozaj-biske", "sl-rozaj-biske"), ("de-DE-u-co-phonebk", "de-DE-u-co-phonebk"),
            ("en-x-US", "en-x-us"), ("en-a-bbb-x-a-ccc", "en-a-bbb-x-a-ccc"), ("de-ch-1901", "de-CH-1901"),
        ])
    func `spells a tag as usual`(_ text: String, _ tag: String) {
        #expect(BCP47.canonical(text) == tag)
        #expect(BCP47.canonical(tag) == tag)
    }

    @Test(
        arguments: [
            "", "e", "en_US", "en-", "-en", "en--US", "english language", "abcd", "en-USAUSAUSA", "x-private",
            "i-klingon",
            "en-u", "en-x", "de-1996-1996", "en-a-bbb-a-ccc", "e1", "12", "é", "en-é", "en-US-GB", "en-Latn-Cyrl",
            "toolonglanguage", "\u{212A}a", "en\0", " en", "de-DE-u-co-phonebk-x-a-very-long-one-x",
        ])
    func `refuses what is not well-formed`(_ text: String) {
        #expect(BCP47.canonical(text) == nil)
    }
}
