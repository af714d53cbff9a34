// SPDX-License-Identifier: Apache-2.0

/// What a header field's value may be made of (RFC 9110, 5.5).
enum HTTPFieldValue {
    /// The part of `value` without the spaces and tabs around it.
    static func trimmed(_ value: Span<UInt8>) -> Range<Int> {
        var start = 0
        var end = value.count
        while start < end, isSpace(value[start]) { start += 1 }
        while end > start, isSpace(value[end - 1]) { end -= 1 }
        return start..<end
    }

    /// Whether `value` holds a control byte other than a tab.
    static func hasControl(_ value: Span<UInt8>) -> Bool {
        for index in value.indices {
            let byte = value[index]
            if byte < 0x20 && byte != 0x09 || byte == 0x7f { return true }
        }
        return false
    }

    /// `value` as text, bytes that are not UTF-8 replaced.
    static func text(_ value: Span<UInt8>) -> String {
        if let text = PercentDecoding.text(value) { return text }
        return String(decoding: value.indices.map { value[$0] }, as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
