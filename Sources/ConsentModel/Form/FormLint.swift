// SPDX-License-Identifier: Apache-2.0

/// Something in an app document that makes its forms unfair, hard to read or shown in another
/// language, though they may be published.
public struct FormWarning: Sendable, Equatable {
    /// What it is.
    public var code: Code
    /// Where it stands in the document.
    public var field: String
    /// What is wrong and what to do.
    public var detail: String

    /// What is looked for: dark patterns, and languages without words.
    public enum Code: String, Sendable, CaseIterable {
        /// The app names a language that forms can't be shown in.
        case languageWithoutTexts = "language_without_texts"
        /// Refusing takes more reading or more steps than consenting.
        case refusalHarder = "refusal_harder"
        /// Something is on before the person touched it.
        case preTicked = "pre_ticked"
        /// A text or a control can't be told from what it stands on.
        case contrastLow = "contrast_low"
    }

    /// Every warning for a document.
    public static func all(for app: AppDocument) -> [FormWarning] {
        languages(app) + refusals(app) + ticks(app) + contrasts(app)
    }

    /// An app may name a language before there are words for it, so this is no error.
    private static func languages(_ app: AppDocument) -> [FormWarning] {
        let shown = FormDescription.languages(of: app)
        let standIn = FormDescription.language(requested: [], of: app)
        return app.languages.filter { !FormDescription.hasTexts(in: $0) }.map { language in
            FormWarning(
                code: .languageWithoutTexts, field: "languages",
                detail: "languages: there are no texts in \(language), so its readers are shown \(standIn); "
                    + "forms are in \(shown.joined(separator: ", "))")
        }
    }

    private static func refusals(_ app: AppDocument) -> [FormWarning] {
        FormDescription.languages(of: app).flatMap { language in
            let texts = FormTexts(app: app, language: language, partnerCount: 0)
            let (yes, no) = (texts(.consent), texts(.doNotConsent))
            let field = "texts.\(language).do_not_consent"
            var warnings: [FormWarning] = []
            if no.unicodeScalars.count > 3 * yes.unicodeScalars.count + 6 {
                warnings.append(
                    FormWarning(
                        code: .refusalHarder, field: field,
                        detail: "Refusing (\"\(no)\") takes much more reading than consenting (\"\(yes)\"): give both"
                            + " buttons words of the same weight."))
            } else if no == yes || app.buttons.manageOptions && no == texts(.manageOptions) {
                warnings.append(
                    FormWarning(
                        code: .refusalHarder, field: field,
                        detail: "The button that refuses reads as another one does (\"\(no)\"): people can't tell which"
                            + " of them refuses."))
            }
            return warnings
        }
    }

    private static func ticks(_ app: AppDocument) -> [FormWarning] {
        guard app.legitimateInterestDefault else { return [] }
        return [
            FormWarning(
                code: .preTicked, field: "legitimate_interest_default",
                detail: "Legitimate interest is on before the person touched it. The law may allow that, but several"
                    + " authorities object to it: leave it false unless your lawyers want it.")
        ]
    }

    private static func contrasts(_ app: AppDocument) -> [FormWarning] {
        let theme = FormTheme(app.theme)
        return [("light", theme.light), ("dark", theme.dark)].flatMap { scheme, tokens in
            pairs.compactMap { front, back, least -> FormWarning? in
                func colour(_ name: String) -> String { tokens.first { $0.name == name }?.color ?? "" }
                guard let ratio = FormTheme.contrast(colour(front), colour(back)), ratio < least else { return nil }
                let tenths = Int(ratio * 10)
                return FormWarning(
                    code: .contrastLow, field: "theme.\(scheme).\(front)",
                    detail: "\(front) (\(colour(front))) on \(back) (\(colour(back))) has a contrast of"
                        + " \(tenths / 10).\(tenths % 10) to 1; WCAG 2.2 AA asks for \(least == 3 ? "3" : "4.5") to 1.")
            }
        }
    }

    /// What stands on what, and the least contrast of WCAG 2.2 AA: 4.5 for text, 3 for controls.
    private static let pairs: [(front: String, back: String, least: Double)] = [
        ("text", "background", 4.5), ("muted_text", "background", 4.5), ("accent", "background", 4.5),
        ("on_accent", "accent", 4.5), ("border", "background", 3),
    ]
}
