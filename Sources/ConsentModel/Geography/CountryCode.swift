// SPDX-License-Identifier: Apache-2.0

/// Two letters of ISO 3166-1 alpha-2, upper case.
///
/// It need not be assigned: a table says what is known of it.
public struct CountryCode: Hashable, Sendable, CustomStringConvertible {
    /// The two letters, the first in the high byte.
    public let rawValue: UInt16

    /// Nil where `text` is not two ASCII letters; case does not matter.
    public init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard bytes.count == 2, let first = upperLetter(bytes[0]), let second = upperLetter(bytes[1]) else {
            return nil
        }
        rawValue = UInt16(first) << 8 | UInt16(second)
    }

    /// The code of two upper-case letters, read from a packed table.
    public init?(rawValue: UInt16) {
        let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
        guard letters.contains(UInt8(rawValue >> 8)), letters.contains(UInt8(rawValue & 255)) else { return nil }
        self.rawValue = rawValue
    }

    /// The two letters.
    public var description: String {
        String(decoding: [UInt8(rawValue >> 8), UInt8(rawValue & 255)], as: UTF8.self)
    }
}

/// The part behind the hyphen of an ISO 3166-2 code: 1–3 letters or digits, upper case (`CA` of `US-CA`).
public struct SubdivisionCode: Hashable, Sendable, CustomStringConvertible {
    /// The characters, upper case.
    public let description: String

    /// Nil where `text` is not 1–3 ASCII letters or digits; case does not matter.
    public init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard (1...3).contains(bytes.count) else { return nil }
        var upper: [UInt8] = []
        for byte in bytes {
            guard let character = upperLetter(byte) ?? ((48...57).contains(byte) ? byte : nil) else { return nil }
            upper.append(character)
        }
        description = String(decoding: upper, as: UTF8.self)
    }
}

/// The upper-case form of an ASCII letter, nil for anything else.
func upperLetter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - 32
    default: nil
    }
}
