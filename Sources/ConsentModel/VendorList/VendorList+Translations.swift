// SPDX-License-Identifier: Apache-2.0

extension VendorList {
    /// The texts of purposes, features and data categories in one language.
    public struct Texts: Sendable, Equatable {
        /// Of the purposes.
        public var purposes: [Item] = []
        /// Of the special purposes.
        public var specialPurposes: [Item] = []
        /// Of the features.
        public var features: [Item] = []
        /// Of the special features.
        public var specialFeatures: [Item] = []
        /// Of the data categories.
        public var dataCategories: [Item] = []

        /// No texts.
        public init() {}
    }

    /// The list's own texts, which are English.
    public var texts: Texts {
        var texts = Texts()
        texts.purposes = purposes
        texts.specialPurposes = specialPurposes
        texts.features = features
        texts.specialFeatures = specialFeatures
        texts.dataCategories = dataCategories
        return texts
    }

    /// The list as a form in a language shows it.
    ///
    /// `language` is the form's own, `base` the built-in one that its other texts stand on. An official text that a
    /// translation lacks stays English: a text of ours never stands in for one.
    func translated(to language: String, base: String) -> VendorList {
        if let list = withBuiltInTexts(in: base) { return list }
        guard let tag = Self.bestTag(for: language, of: Array(translations.keys)), let texts = translations[tag] else {
            return self
        }
        var list = self
        list.purposes = Self.translated(purposes, texts.purposes)
        list.specialPurposes = Self.translated(specialPurposes, texts.specialPurposes)
        list.features = Self.translated(features, texts.features)
        list.specialFeatures = Self.translated(specialFeatures, texts.specialFeatures)
        list.dataCategories = Self.translated(dataCategories, texts.dataCategories)
        return list
    }

    /// Whether there are official texts for readers of a language.
    public func hasTexts(in language: String) -> Bool {
        LanguageTag(language)?.language == "en" || Self.bestTag(for: language, of: Array(translations.keys)) != nil
    }

    /// The tag that serves readers of a language best; of varieties that serve alike, the one of the mother country.
    static func bestTag(for language: String, of tags: [String]) -> String? {
        let isMother = { (tag: String) in
            LanguageTag(tag).map { $0.region == $0.language.uppercased() } ?? false
        }
        let ordered = tags.sorted { (isMother($0) ? 0 : 1, $0) < (isMother($1) ? 0 : 1, $1) }
        return FormLanguage.best(requested: [language], available: ordered)
    }

    private static func translated(_ items: [Item], _ texts: [Item]) -> [Item] {
        items.map { item in texts.first { $0.id == item.id } ?? item }
    }
}
