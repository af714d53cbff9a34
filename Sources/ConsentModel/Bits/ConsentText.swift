// SPDX-License-Identifier: Apache-2.0

/// What all consent strings share as text.
enum ConsentText {
    /// Longer input is refused unread.
    ///
    /// Real strings stay below 5,000 characters.
    static let maximumLength = 16_384

    /// More sections in a GPP string are refused; 27 are registered.
    static let maximumSections = 128

    static let dot = UInt8(ascii: ".")
    static let tilde = UInt8(ascii: "~")

    /// The position of the next separator at or after `start`, or the end.
    static func end(of separator: UInt8, in text: Span<UInt8>, from start: Int, to end: Int) -> Int {
        var index = start
        while index < end, text[index] != separator { index += 1 }
        return index
    }

    /// Refuses what is empty or too long before anything is read.
    static func checkLength(_ text: Span<UInt8>) throws(ConsentStringError) {
        guard !text.isEmpty else { throw ConsentStringError(.empty) }
        guard text.count <= maximumLength else { throw ConsentStringError(.tooLong, value: text.count) }
    }

    /// The sentence about something that was found in a string: what, and where.
    static func finding(_ what: String, value: Int?, section: Int?, segment: Int, bitOffset: Int) -> String {
        let place = section.map { "section \($0), " } ?? ""
        let number = value.map { " (\($0))" } ?? ""
        return "\(what)\(number): \(place)segment \(segment), bit \(bitOffset)"
    }
}
