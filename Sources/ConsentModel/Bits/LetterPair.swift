// SPDX-License-Identifier: Apache-2.0

/// A language or country code as the strings hold it: two letters, upper case, 6 bits each.
public struct LetterPair: Hashable, Sendable {
    private let first: UInt8
    private let second: UInt8

    /// Two letters A to Z in either case; nil for anything else.
    public init?(_ text: some StringProtocol) {
        var letters: [UInt8] = []
        for byte in text.utf8.prefix(3) {
            let upper = byte & ~0x20
            guard (0x41...0x5A).contains(upper), byte >= 0x41 else { return nil }
            letters.append(upper - 0x41)
        }
        guard letters.count == 2 else { return nil }
        (first, second) = (letters[0], letters[1])
    }

    /// The 12 bits of the field; nil where a letter is beyond Z.
    init?(field: UInt64) {
        let (high, low) = (UInt8(field &>> 6 & 63), UInt8(field & 63))
        guard high < 26, low < 26 else { return nil }
        (first, second) = (high, low)
    }

    var field: UInt64 { UInt64(first) &<< 6 | UInt64(second) }

    /// "AA", a publisher's country that is not known.
    public static let unknown = LetterPair(letter: 0, 0)
    /// "EN".
    public static let english = LetterPair(letter: 4, 13)

    private init(letter first: UInt8, _ second: UInt8) { (self.first, self.second) = (first, second) }
}

extension LetterPair: CustomStringConvertible {
    /// The two letters, upper case.
    public var description: String {
        String(decoding: [first + 0x41, second + 0x41], as: UTF8.self)
    }
}

extension BitReader {
    /// Two letters of 6 bits.
    mutating func readLetters() throws(ConsentStringError) -> LetterPair {
        let start = position
        let field = try read(12)
        if let pair = LetterPair(field: field) { return pair }
        let isFirst = field &>> 6 >= 26
        throw failure(
            .letterOutOfRange, at: isFirst ? start : start + 6, value: Int(isFirst ? field &>> 6 : field & 63))
    }
}
