// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension AppDocument {
    /// What is worth knowing of the languages that it names: a form is shown in those alone that there are words in.
    ///
    /// An app may name a language before there are words for it, so this is no error.
    var languageWarnings: [String] {
        let shown = FormDescription.languages(of: self)
        let standIn = FormDescription.language(requested: [], of: self)
        return languages.filter { !FormDescription.hasTexts(in: $0) }.map { language in
            "languages: there are no texts in \(language), so its readers are shown \(standIn); "
                + "forms are in \(shown.joined(separator: ", "))"
        }
    }
}
