// SPDX-License-Identifier: Apache-2.0

/// Which language a form is shown in.
public enum FormLanguage {
    /// The available language that serves the reader best, as it is spelt in `available`; nil where none does.
    ///
    /// Wishes come first to last. Each is looked up by its fallbacks (`pt-BR`, `pt`), then by any variety of the same
    /// language in the same script. At most 32 wishes are looked at.
    public static func best(requested: [String], available: [String]) -> String? {
        let candidates = available.compactMap { text in LanguageTag(text).map { (text: text, tag: $0) } }
        for wish in requested.prefix(32) {
            guard let wanted = LanguageTag(wish) else { continue }
            for fallback in wanted.fallbacks {
                if let match = candidates.first(where: { $0.tag.description == fallback }) { return match.text }
            }
            if let match = candidates.first(where: { wanted.isNear($0.tag) }) { return match.text }
        }
        return nil
    }

    /// The tags of an `Accept-Language` field, most wanted first.
    ///
    /// What is malformed is left out, and so is what has weight 0; `*` ends the list, since any language is as good as
    /// what comes after it. Only the first 4 KiB and the first 32 elements are read.
    public static func requested(acceptLanguage field: String) -> [String] {
        var wishes: [(tag: String, weight: Int)] = []
        let elements = field.utf8.prefix(4096).split(separator: UInt8(ascii: ","), maxSplits: 32)
        for element in elements.prefix(32) {
            let parts = element.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map(trimmed)
            guard let tag = parts.first, parts.count <= 2, tag == "*" || LanguageTag(tag) != nil,
                let weight = parts.count == 2 ? thousandths(parts[1]) : 1000, weight > 0
            else { continue }
            wishes.append((tag, weight))
        }
        return wishes.enumerated()
            .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element.tag)
            .prefix { $0 != "*" }
            .map(\.self)
    }

    /// Whether `text` is a BCP 47 tag that begins with a language.
    public static func isWellFormed(_ text: String) -> Bool { LanguageTag(text) != nil }

    /// Whether the language is written from right to left.
    public static func isRightToLeft(_ text: String) -> Bool {
        guard let tag = LanguageTag(text) else { return false }
        if let script = tag.script { return ["Arab", "Hebr"].contains(script) }
        return ["ar", "he", "iw", "fa", "ur", "ps", "yi", "ckb"].contains(tag.language)
    }
}

/// The text without spaces and tabs around it.
private func trimmed(_ bytes: Substring.UTF8View) -> String {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    return String(decoding: bytes.drop(while: isBlank).reversed().drop(while: isBlank).reversed(), as: UTF8.self)
}

/// A weight `q=0.8` in thousandths; nil where it is not one (RFC 9110 §12.4.2).
private func thousandths(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard (3...7).contains(bytes.count), bytes[0] | 0x20 == UInt8(ascii: "q"), bytes[1] == UInt8(ascii: "=") else {
        return nil
    }
    var value = 0
    var scale = 1000
    for (index, byte) in bytes.dropFirst(2).enumerated() {
        if index == 1 {
            guard byte == UInt8(ascii: ".") else { return nil }
            continue
        }
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        value += Int(byte - UInt8(ascii: "0")) * scale
        scale /= 10
    }
    return value <= 1000 ? value : nil
}
