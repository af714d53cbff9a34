// SPDX-License-Identifier: Apache-2.0

/// The syntax of language tags (RFC 5646), for those that operators and vendor lists write: all of it is checked.
///
/// Readers' wishes are `LanguageTag`s of the model, which take what a browser sends as far as a language can be made out,
/// and read over variants and extensions.
enum BCP47 {
    /// Longer tags are legal and not in use.
    static let longest = 35

    /// The tag in its usual spelling (`zh-Hant-TW`), nil where `text` is not well-formed.
    ///
    /// Private tags (`x-…`) and those of old that fit no rule (`i-klingon`) are refused: no form can be found by them.
    static func canonical(_ text: String) -> String? {
        guard (2...longest).contains(text.utf8.count), text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let subtags = text.lowercased().split(separator: "-", omittingEmptySubsequences: false).map(Subtag.init)
        guard subtags.allSatisfy(\.isWellFormed) else { return nil }
        var rest = subtags[...]
        guard let language = rest.popFirst(), language.isLetters, (2...8).contains(language.length),
            language.length != 4
        else { return nil }
        var spelt = [language.text]
        if language.length <= 3 {
            for _ in 0..<3 {
                guard let next = rest.first, next.isLetters, next.length == 3 else { break }
                spelt.append(next.text)
                rest.removeFirst()
            }
        }
        if let next = rest.first, next.isLetters, next.length == 4 {
            spelt.append(next.text.prefix(1).uppercased() + next.text.dropFirst())
            rest.removeFirst()
        }
        if let next = rest.first, next.isLetters ? next.length == 2 : next.isDigits && next.length == 3 {
            spelt.append(next.text.uppercased())
            rest.removeFirst()
        }
        guard let tail = variantsAndExtensions(rest) else { return nil }
        return (spelt + tail).joined(separator: "-")
    }

    /// The subtags behind the region, nil where they follow no rule or one stands twice.
    private static func variantsAndExtensions(_ subtags: ArraySlice<Subtag>) -> [String]? {
        var rest = subtags
        var spelt: [String] = []
        while let next = rest.first, next.isVariant {
            guard !spelt.contains(next.text) else { return nil }
            spelt.append(next.text)
            rest.removeFirst()
        }
        var singletons: Set<String> = []
        while let singleton = rest.popFirst() {
            guard singleton.length == 1, singletons.insert(singleton.text).inserted else { return nil }
            let isPrivate = singleton.text == "x"
            let part = rest.prefix { isPrivate || $0.length > 1 }
            guard !part.isEmpty else { return nil }
            spelt.append(singleton.text)
            spelt += part.map(\.text)
            rest = rest.dropFirst(part.count)
        }
        return spelt
    }

    private struct Subtag {
        let text: String
        let length: Int
        let isLetters: Bool
        let isDigits: Bool
        let isWellFormed: Bool

        init(_ text: Substring) {
            self.text = String(text)
            length = text.utf8.count
            isLetters = text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
            isDigits = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            isWellFormed =
                (1...8).contains(length)
                && text.utf8.allSatisfy {
                    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                }
        }

        var isVariant: Bool { length >= 5 || length == 4 && text.first?.isNumber ?? false }
    }
}
