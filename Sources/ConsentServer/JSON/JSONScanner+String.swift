// SPDX-License-Identifier: Apache-2.0

extension JSONScanner {
    /// Reads a string, its opening quote at the position.
    mutating func string(_ text: Span<UInt8>) throws(JSONError) -> String {
        position += 1
        let start = position
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: "\""):
                defer { position += 1 }
                return copy(text, start..<position)
            case UInt8(ascii: "\\"): return try escapedString(from: start, text)
            case 0..<0x20: throw bareControl(text)
            default: position += 1
            }
        }
        throw malformed("A string has no closing quote", text)
    }

    /// A string of bytes that `checkEncoding` has found to be UTF-8.
    func copy(_ text: Span<UInt8>, _ range: Range<Int>) -> String {
        unsafe String(copying: UTF8Span(unchecked: text.extracting(range)))
    }

    /// Reads on from the first escape of the string that began at `start`.
    private mutating func escapedString(from start: Int, _ text: Span<UInt8>) throws(JSONError) -> String {
        var unescaped: [UInt8] = []
        for index in start..<position { unescaped.append(text[index]) }
        while position < text.count {
            let byte = text[position]
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: unescaped, as: UTF8.self)
            case UInt8(ascii: "\\"):
                position += 1
                try escape(text, into: &unescaped)
            case 0..<0x20: throw bareControl(text)
            default:
                unescaped.append(byte)
                position += 1
            }
        }
        throw malformed("A string has no closing quote", text)
    }

    private func bareControl(_ text: Span<UInt8>) -> JSONError {
        malformed("A control character stands bare in a string; write \(found(text)) as an escape", text)
    }

    /// Reads the rest of an escape, the backslash just behind.
    private mutating func escape(_ text: Span<UInt8>, into unescaped: inout [UInt8]) throws(JSONError) {
        switch next(text) {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(text[position])
        case UInt8(ascii: "b"): unescaped.append(0x08)
        case UInt8(ascii: "f"): unescaped.append(0x0C)
        case UInt8(ascii: "n"): unescaped.append(0x0A)
        case UInt8(ascii: "r"): unescaped.append(0x0D)
        case UInt8(ascii: "t"): unescaped.append(0x09)
        case UInt8(ascii: "u"):
            position += 1
            return unescaped.append(contentsOf: try unicodeEscape(text).utf8)
        default: throw malformed("There is no escape \\ with \(found(text))", text)
        }
        position += 1
    }

    /// Reads the four digits behind `\u`, and the other half of a surrogate pair.
    private mutating func unicodeEscape(_ text: Span<UInt8>) throws(JSONError) -> Unicode.Scalar {
        let start = position - 2
        let first = try fourDigits(text)
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first < 0xDC00, position + 1 < text.count, text[position] == UInt8(ascii: "\\"),
            text[position + 1] == UInt8(ascii: "u")
        else { throw halfPair(at: start, text) }
        position += 2
        let second = try fourDigits(text)
        guard (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x1_0000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
        else { throw halfPair(at: start, text) }
        return scalar
    }

    private func halfPair(at start: Int, _ text: Span<UInt8>) -> JSONError {
        JSONError(.invalidUnicode, "An escape is half of a surrogate pair", at: start, of: text)
    }

    private mutating func fourDigits(_ text: Span<UInt8>) throws(JSONError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = next(text), let digit = hexDigit(byte) else {
                throw malformed("Four hexadecimal digits are expected behind \\u, not \(found(text))", text)
            }
            unit = unit << 4 | digit
            position += 1
        }
        return unit
    }
}

/// The value of a hexadecimal digit of either case, nil for another byte.
private func hexDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
}
