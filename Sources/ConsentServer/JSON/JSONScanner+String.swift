// SPDX-License-Identifier: Apache-2.0

extension JSONScanner {
    /// Reads a string, its opening quote at the position.
    mutating func string() throws(JSONError) -> String {
        position += 1
        let start = position
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                defer { position += 1 }
                return String(decoding: bytes[start..<position], as: UTF8.self)
            case UInt8(ascii: "\\"): return try escapedString(from: start)
            case 0..<0x20: throw bareControl()
            default: position += 1
            }
        }
        throw malformed("A string has no closing quote")
    }

    /// Reads on from the first escape of the string that began at `start`.
    private mutating func escapedString(from start: Int) throws(JSONError) -> String {
        var text = Array(bytes[start..<position])
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &text)
            case 0..<0x20:
                position -= 1
                throw bareControl()
            default: text.append(byte)
            }
        }
        throw malformed("A string has no closing quote")
    }

    private func bareControl() -> JSONError {
        malformed("A control character stands bare in a string; write \(found) as an escape")
    }

    /// Reads the rest of an escape, the backslash just behind.
    private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
        switch next {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(bytes[position])
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            position += 1
            return text.append(contentsOf: try unicodeEscape().utf8)
        default: throw malformed("There is no escape \\ with \(found)")
        }
        position += 1
    }

    /// Reads the four digits behind `\u`, and the other half of a surrogate pair.
    private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
        let start = position - 2
        let first = try fourDigits()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first < 0xDC00, bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
            throw halfPair(at: start)
        }
        position += 2
        let second = try fourDigits()
        guard (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x1_0000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
        else { throw halfPair(at: start) }
        return scalar
    }

    private func halfPair(at start: Int) -> JSONError {
        JSONError(.invalidUnicode, "An escape is half of a surrogate pair", at: start, of: bytes)
    }

    private mutating func fourDigits() throws(JSONError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = hexDigit(byte) else {
                throw malformed("Four hexadecimal digits are expected behind \\u, not \(found)")
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
