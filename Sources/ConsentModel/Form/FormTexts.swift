// SPDX-License-Identifier: Apache-2.0

/// The texts of one app's forms in one language: the built-in ones, the app's own before them, names filled in.
public struct FormTexts: Sendable {
    /// BCP 47: the language that the texts are in.
    public let language: String
    private let builtIn: [FormText: String]
    private let replaced: [String: String]
    private let values: [String: String]

    /// The texts in `language`, or in English where that is not built in.
    public init(app: AppDocument, language: String, partnerCount: Int) {
        self.language = Self.builtIn[language] == nil ? "en" : language
        builtIn = Self.builtIn[self.language] ?? [:]
        replaced = app.texts[self.language] ?? [:]
        values = ["app_name": app.name, "partner_count": String(partnerCount)]
    }

    /// The text of a key. What is filled in is never searched for placeholders again.
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

    /// Language → key → text.
    static let builtIn: [String: [FormText: String]] = ["en": english]
}
