// SPDX-License-Identifier: Apache-2.0

/// The US Privacy string of the IAB CCPA framework, version 1: "1YNN".
///
/// Plain text, upper case.
public struct USPrivacyString: Hashable, Sendable {
    /// A field's answer.
    public enum Answer: Character, Hashable, Sendable {
        case yes = "Y"
        case no = "N"
        case notApplicable = "-"
    }

    /// Whether notice and the opportunity to opt out were given.
    public var notice: Answer
    /// Whether the user opted out of the sale of personal data.
    public var optOutSale: Answer
    /// Whether the publisher signed the Limited Service Provider Agreement.
    public var lspaCovered: Answer

    /// A string's three answers.
    public init(notice: Answer, optOutSale: Answer, lspaCovered: Answer) {
        (self.notice, self.optOutSale, self.lspaCovered) = (notice, optOutSale, lspaCovered)
    }

    /// "1---": the law does not apply.
    public static let notApplicable = Self(
        notice: .notApplicable, optOutSale: .notApplicable, lspaCovered: .notApplicable)

    /// Reads a string.
    ///
    /// Four characters and nothing else.
    public static func decode(_ text: String) throws(ConsentStringError) -> Self {
        let bytes = text.utf8Span.span
        guard !bytes.isEmpty else { throw ConsentStringError(.empty) }
        return try Self(bytes, from: 0, to: bytes.count)
    }

    init(_ text: Span<UInt8>, from start: Int, to end: Int) throws(ConsentStringError) {
        guard end - start == 4 else { throw ConsentStringError(.privacyStringForm, value: end - start) }
        guard text[start] == UInt8(ascii: "1") else { throw ConsentStringError(.privacyStringForm) }
        notice = try Self.answer(text[start + 1], at: 1)
        optOutSale = try Self.answer(text[start + 2], at: 2)
        lspaCovered = try Self.answer(text[start + 3], at: 3)
    }

    private static func answer(_ byte: UInt8, at index: Int) throws(ConsentStringError) -> Answer {
        guard let answer = Answer(rawValue: Character(Unicode.Scalar(byte))) else {
            throw ConsentStringError(.privacyStringForm, bitOffset: index * 6)
        }
        return answer
    }

    /// The string as text.
    public var encoded: String { "1\(notice.rawValue)\(optOutSale.rawValue)\(lspaCovered.rawValue)" }
}
