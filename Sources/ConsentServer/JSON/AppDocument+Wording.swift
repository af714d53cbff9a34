// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension AppDocument {
    /// Reads `languages` and `default_language`, which is the first of them where it is absent.
    mutating func readLanguages(_ fields: JSONFields) throws(FieldError) {
        if let field = fields["languages"] {
            languages = try field.distinct(atMost: 100) { tag throws(FieldError) in try tag.languageTag() }
            guard let first = languages.first else { throw field.invalid("must name at least one language") }
            defaultLanguage = first
        }
        if let field = fields["default_language"] {
            defaultLanguage = try field.languageTag()
            guard languages.contains(defaultLanguage) else {
                throw field.invalid("must be one of `languages` (\(listed(languages))), not `\(defaultLanguage)`")
            }
        }
    }

    /// Reads `texts`; a language without any counts as absent.
    mutating func readTexts(_ field: JSONField, _ rules: AppDocumentRules) throws(FieldError) {
        for (name, field) in try field.object().all {
            guard let language = BCP47.canonical(name), languages.contains(language) else {
                throw field.invalid("is not for one of `languages` (\(listed(languages)))")
            }
            guard texts[language] == nil else { throw field.invalid("is there already, in another spelling") }
            var own: [String: String] = [:]
            for (key, field) in try field.object(known: rules.textKeys).all {
                own[key] = try field.string(1...4000, lineBreaks: true) { rules.textProblem(key, $0) }
            }
            if !own.isEmpty { texts[language] = own }
        }
    }

    /// Reads `theme`; a scheme without any colour counts as absent.
    mutating func readTheme(_ field: JSONField, _ rules: AppDocumentRules) throws(FieldError) {
        for (scheme, field) in try field.object(known: ["light", "dark"]).all {
            var colours: [String: String] = [:]
            for (token, field) in try field.object(known: rules.themeTokens).all {
                colours[token] = try field.colour()
            }
            if !colours.isEmpty { theme[scheme] = colours }
        }
    }
}

extension JSONField {
    /// A language tag in its usual spelling.
    func languageTag() throws(FieldError) -> String {
        let text = try string(1...BCP47.longest)
        guard let tag = BCP47.canonical(text) else {
            throw invalid("must be a language tag (BCP 47) such as `en` or `pt-BR`, not \(quoted(text))")
        }
        return tag
    }

    /// The id of a form.
    func formID() throws(FieldError) -> FormID {
        guard let id = FormID(try string(1...128)) else {
            throw invalid("must be a form's id as `form.form_id` gives it: 43 letters, digits, `-` and `_`")
        }
        return id
    }

    /// A string that shows: it has more than blanks.
    func visibleText(_ length: ClosedRange<Int>) throws(FieldError) -> String {
        let text = try string(length)
        guard text.contains(where: { !$0.isWhitespace }) else { throw invalid("is blank") }
        return text
    }

    /// A string in which `problem` finds nothing wrong.
    func string(
        _ length: ClosedRange<Int>, lineBreaks: Bool = false, _ problem: (String) -> String?
    ) throws(FieldError) -> String {
        let text = try string(length, lineBreaks: lineBreaks)
        if let problem = problem(text) { throw invalid(problem) }
        return text
    }

    /// A colour in lower case.
    fileprivate func colour() throws(FieldError) -> String {
        let text = try string(1...32).lowercased()
        let digits = text.utf8.dropFirst()
        guard text.hasPrefix("#"), digits.count == 6, digits.allSatisfy("0123456789abcdef".utf8.contains) else {
            throw invalid("must be a colour as `#rrggbb`, not \(quoted(text))")
        }
        return text
    }
}
