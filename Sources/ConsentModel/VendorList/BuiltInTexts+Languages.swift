// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Language → texts; English stands in the built-in list itself.
    static let translations: [String: BuiltInTexts] = [
        "ar": arabic,
        "bg": bulgarian,
        "ca": catalan,
        "cs": czech,
        "da": danish,
        "de": german,
        "el": greek,
        "es": spanish,
        "et": estonian,
        "fi": finnish,
        "fr": french,
        "ga": irish,
        "hr": croatian,
        "hu": hungarian,
        "is": icelandic,
        "it": italian,
        "ja": japanese,
        "ko": korean,
        "lt": lithuanian,
        "lv": latvian,
        "mt": maltese,
        "nb": norwegian,
        "nl": dutch,
        "pl": polish,
        "pt": portuguese,
        "ro": romanian,
        "sk": slovak,
        "sl": slovenian,
        "sv": swedish,
        "tr": turkish,
        "uk": ukrainian,
        "zh-Hans": simplifiedChinese,
        "zh-Hant": traditionalChinese,
    ]
}

extension VendorList {
    /// The built-in list with our own texts in a language; nil for a list with official texts, or without ours.
    func withBuiltInTexts(in language: String) -> VendorList? {
        guard version == .builtIn, let texts = BuiltInTexts.translations[language] else { return nil }
        var list = self
        list.purposes = texts.purposes
        list.specialPurposes = texts.specialPurposes
        list.features = texts.features
        list.specialFeatures = texts.specialFeatures
        return list
    }
}
