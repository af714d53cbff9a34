// SPDX-License-Identifier: Apache-2.0

/// The parts of a BCP 47 language tag that a choice of language looks at; variants and extensions are read over.
///
/// A reader's wish is not checked more than that: the server's `BCP47` holds what operators write to the whole syntax.
struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
    /// Lower case.
    let language: String
    /// With a capital: `Hant`.
    let script: String?
    /// Upper case or three digits.
    let region: String?

    /// Nil where `text` is not well-formed, begins with no language, or is longer than 35 characters.
    init?(_ text: String) {
        guard (2...35).contains(text.utf8.count) else { return nil }
        let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self).lowercased() }
        guard subtags.allSatisfy(isSubtag), let first = subtags.first,
            (2...8).contains(first.utf8.count), first.utf8.count != 4, isAlphabetic(first)
        else { return nil }
        var rest = subtags.dropFirst()
        while let next = rest.first, next.utf8.count == 3, isAlphabetic(next) { rest.removeFirst() }
        var script: String?
        if let next = rest.first, next.utf8.count == 4, isAlphabetic(next) {
            script = next.prefix(1).uppercased() + next.dropFirst()
            rest.removeFirst()
        }
        var region: String?
        if let next = rest.first, next.utf8.count == 2 && isAlphabetic(next) || next.utf8.count == 3 {
            region = next.uppercased()
        }
        if subtags.last?.utf8.count == 1 { return nil }
        language = first
        self.script = script
        self.region = region
    }

    /// The tag in its usual spelling.
    var description: String { [language, script, region].compactMap(\.self).joined(separator: "-") }

    /// The tags that serve a reader of this one, best first: `pt-BR`, `pt`.
    var fallbacks: [String] {
        let exact = description
        return family.reduce(into: [exact]) { tags, language in
            if let script = impliedScript {
                if let region { tags.append("\(language)-\(script)-\(region)") }
                tags.append("\(language)-\(script)")
            }
            if let region {
                tags.append("\(language)-\(region)")
                tags += LanguageTables.parents.filter { $0.language == language && $0.regions.contains(region) }
                    .map(\.parent)
            }
            tags.append(language)
        }
    }

    /// Whether a reader of this tag can be served with `other`, where nothing nearer is there.
    func isNear(_ other: LanguageTag) -> Bool {
        guard family.contains(other.language) else { return false }
        guard let own = impliedScript, let theirs = other.impliedScript else { return true }
        return own == theirs
    }

    /// The language, and others that its readers read.
    private var family: [String] { LanguageTables.families[language] ?? [language] }

    /// The script that is written where none is named and the language has two.
    private var impliedScript: String? {
        if let script { return script }
        guard language == "zh" else { return nil }
        return region.map { LanguageTables.traditionalChinese.contains($0) } ?? false ? "Hant" : "Hans"
    }
}

/// What languages have in common.
private enum LanguageTables {
    /// Old codes, and languages whose readers read another one.
    static let families: [String: [String]] = [
        "no": ["no", "nb"], "nb": ["nb", "no"], "nn": ["nn", "nb", "no"],
        "iw": ["he", "iw"], "he": ["he", "iw"], "in": ["id", "in"], "id": ["id", "in"],
        "tl": ["fil", "tl"], "fil": ["fil", "tl"], "mo": ["ro"],
    ]

    /// Regions whose variety has a nearer parent than the bare language (CLDR, "parentLocales").
    static let parents: [(language: String, regions: Set<String>, parent: String)] = [
        (
            "es",
            [
                "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR",
                "PY", "SV", "US", "UY", "VE",
            ], "es-419"
        ),
        ("pt", ["AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL"], "pt-PT"),
    ]

    static let traditionalChinese: Set<String> = ["TW", "HK", "MO"]
}

/// Whether `text` is 1–8 ASCII letters and digits.
private func isSubtag(_ text: String) -> Bool {
    (1...8).contains(text.utf8.count)
        && text.utf8.allSatisfy { upperLetter($0) != nil || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
}

private func isAlphabetic(_ text: String) -> Bool { text.utf8.allSatisfy { upperLetter($0) != nil } }
