// SPDX-License-Identifier: Apache-2.0

extension FormDescription {
    /// The form of a kind for an app, in `language` or, where that has no texts, in the nearest that has.
    public init(_ kind: FormKind, of app: AppDocument, vendorList: VendorList, language: String) {
        let language = Self.language(requested: [language], of: app, kind)
        switch kind {
        case .european: self.init(europeanFor: app, vendorList: vendorList, language: language)
        case .usStates: self.init(usStatesFor: app, vendorList: vendorList.version, language: language)
        case .idfaExplainer: self.init(explainerFor: app, vendorList: vendorList.version, language: language)
        }
    }

    /// Every form that an app document publishes, by kind and language: each is long, so they are made one at a time.
    ///
    /// European and US forms are there even where the app has no message for the law: a choice that was stored or
    /// imported can always be taken back.
    public static func published(by app: AppDocument) -> [(kind: FormKind, language: String)] {
        let kinds: [FormKind] = app.idfaExplainer ? [.european, .usStates, .idfaExplainer] : [.european, .usStates]
        return kinds.flatMap { kind in languages(of: app, kind).map { (kind, $0) } }
    }

    /// The languages that forms of a kind are in: the app's own for which there are texts, English where none is.
    public static func languages(of app: AppDocument, _ kind: FormKind = .european) -> [String] {
        var languages: [String] = []
        for wanted in [app.defaultLanguage] + app.languages {
            guard let language = FormTexts.label(of: wanted, in: kind), !languages.contains(language) else { continue }
            languages.append(language)
        }
        return languages.isEmpty ? ["en"] : languages
    }

    /// Whether there are texts in a language, or in one that stands in for it.
    public static func hasTexts(in language: String) -> Bool { FormTexts.label(of: language) != nil }

    /// The language to show: the best for the reader's wishes, else the app's default, else English.
    public static func language(
        requested: [String], of app: AppDocument, _ kind: FormKind = .european
    ) -> String {
        let available = languages(of: app, kind)
        return FormLanguage.best(requested: requested, available: available) ?? available.first ?? "en"
    }

    init(
        _ kind: FormKind, texts: FormTexts, title: FormText, body: FormText, buttons: [Button], labels: [FormText],
        app: AppDocument, vendorList: VendorListVersion
    ) {
        self.kind = kind
        language = texts.language
        isRightToLeft = FormLanguage.isRightToLeft(texts.language)
        self.title = texts(title)
        self.body = texts(body)
        self.buttons = buttons
        self.labels = labels.map { Label(key: $0, text: texts($0)) }
        links =
            app.privacyPolicyURL.map { url in
                [Link(role: "privacy_policy", label: texts(.privacyPolicy), url: url)]
            } ?? []
        theme = FormTheme(app.theme)
        self.vendorList = vendorList
    }

    private init(explainerFor app: AppDocument, vendorList: VendorListVersion, language: String) {
        let texts = FormTexts(app: app, language: language, partnerCount: 0)
        self.init(
            .idfaExplainer, texts: texts, title: .idfaTitle, body: .idfaBody,
            buttons: [Button(role: .confirm, action: nil, label: texts(.idfaContinue))], labels: [], app: app,
            vendorList: vendorList)
    }
}
