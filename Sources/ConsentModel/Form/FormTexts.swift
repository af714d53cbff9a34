// SPDX-License-Identifier: Apache-2.0

/// The texts of one app's forms in one language: the built-in ones, the app's own before them, names filled in.
public struct FormTexts: Sendable {
    /// BCP 47: the language that the texts are in.
    public let language: String
    /// The built-in language that it stands on.
    let base: String
    private let builtIn: [FormText: String]
    private let replaced: [String: String]
    private let values: [String: String]

    /// The texts in `language`, or in English where there are none.
    ///
    /// A variety such as `en-GB` is written over the built-in texts of its language.
    public init(app: AppDocument, language: String, partnerCount: Int) {
        base = Self.base(of: language) ?? "en"
        self.language = Self.label(of: language) ?? "en"
        builtIn = Self.builtIn[base] ?? [:]
        replaced = (app.texts[base] ?? [:]).merging(app.texts[self.language] ?? [:]) { $1 }
        values = ["app_name": app.name, "partner_count": String(partnerCount)]
    }

    /// The text of a key, with `value` in place of the placeholder `name`.
    ///
    /// What is filled in is never searched for placeholders again.
    public func callAsFunction(_ key: FormText, _ name: String = "", _ value: String = "") -> String {
        let template = replaced[key.rawValue] ?? builtIn[key] ?? Self.english[key] ?? ""
        return pieces(of: template).map { piece in
            switch piece {
            case .text(let text): text
            case .placeholder(name) where !name.isEmpty: value
            case .placeholder(let other): values[other] ?? "{\(other)}"
            }
        }.joined()
    }

    /// The keys that an app document may give texts for.
    public static var keys: Set<String> { Set(FormText.allCases.map(\.rawValue)) }

    /// The languages that there are built-in texts in.
    public static var languages: [String] { builtIn.keys.sorted() }

    /// How texts in `language` are labelled: by its own tag, or by the language that stands in for it; nil for none.
    static func label(of language: String, in kind: FormKind = .european) -> String? {
        guard let base = FormLanguage.best(requested: [language], available: languages(of: kind)) else { return nil }
        return LanguageTag(base)?.language == LanguageTag(language)?.language ? language : base
    }

    private static func base(of language: String) -> String? {
        FormLanguage.best(requested: [language], available: languages)
    }
}
