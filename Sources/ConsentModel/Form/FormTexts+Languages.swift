// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Language → key → text: every language that there are built-in texts in.
    static let builtIn: [String: [FormText: String]] = [
        "ar": arabic,
        "bg": bulgarian,
        "ca": catalan,
        "cs": czech,
        "da": danish,
        "de": german,
        "el": greek,
        "en": english,
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

    /// The languages that the texts of a form's kind are built in in; few have those of the US form.
    public static func languages(of kind: FormKind) -> [String] {
        kind == .usStates ? builtIn.filter { $0.value[.usTitle] != nil }.keys.sorted() : languages
    }
}
