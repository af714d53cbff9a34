// SPDX-License-Identifier: Apache-2.0

/// Why a consent string can't be read, and where.
///
/// A string that throws this says nothing about consent: it is unreadable, which is never the same as "all refused".
public struct ConsentStringError: Error, Hashable, Sendable {
    /// The kinds of damage; the raw value is the stable code of the HTTP contract.
    public enum Code: String, CaseIterable, Hashable, Sendable {
        case empty
        case tooLong = "too_long"
        case emptySegment = "empty_segment"
        case illegalCharacter = "illegal_character"
        case truncated
        case trailingData = "trailing_data"
        case coreMissing = "core_missing"
        case tcfVersion1 = "tcf_version_1"
        case unsupportedVersion = "unsupported_version"
        case letterOutOfRange = "letter_out_of_range"
        case unknownSegmentType = "unknown_segment_type"
        case duplicateSegment = "duplicate_segment"
        case rangeReversed = "range_reversed"
        case rangeIDZero = "range_id_zero"
        case rangePastMaxVendorID = "range_past_max_vendor_id"
        case numberTooLarge = "number_too_large"
        case headerType = "header_type"
        case tooManySections = "too_many_sections"
        case sectionCountMismatch = "section_count_mismatch"
        case emptySection = "empty_section"
        case segmentNotAllowed = "segment_not_allowed"
        case subsectionCountMismatch = "subsection_count_mismatch"
        case privacyStringForm = "us_privacy_form"
        case partMissing = "part_missing"
        case extraPart = "extra_part"
        case invalidID = "invalid_id"
    }

    /// What is wrong.
    public var code: Code
    /// The GPP section id, where the string is part of a GPP string.
    public var section: Int?
    /// The index among the parts joined by "." (by "~" in an Additional Consent string), from 0.
    public var segment: Int
    /// The first bit that could not be read, from the start of the segment; 6 a character in a string of plain text.
    public var bitOffset: Int
    /// The offending number, where one says more: a version, a letter's value, a count.
    public var value: Int?

    /// An error at one place.
    public init(_ code: Code, section: Int? = nil, segment: Int = 0, bitOffset: Int = 0, value: Int? = nil) {
        self.code = code
        self.section = section
        self.segment = segment
        self.bitOffset = bitOffset
        self.value = value
    }

    func inSection(_ id: Int) -> Self {
        var error = self
        error.section = id
        return error
    }
}

extension ConsentStringError: CustomStringConvertible {
    /// What is wrong, where, and what to do about it.
    public var description: String {
        ConsentText.finding(code.explanation, value: value, section: section, segment: segment, bitOffset: bitOffset)
    }
}

extension ConsentStringError.Code {
    /// The code in words that a person can act on.
    public var explanation: String {
        switch self {
        case .empty: "the string is empty; send the string as it is stored, or leave the parameter out"
        case .tooLong: "the string is longer than \(ConsentText.maximumLength) characters, more than any real one"
        case .emptySegment: "there is nothing between two dots, or after the last one; a part was lost in transport"
        case .illegalCharacter: "a character is not of A-Z a-z 0-9 - _; decode percent-escapes and trim spaces first"
        case .truncated: "the string ends in the middle of a field; it was cut in transport or storage"
        case .trailingData: "data follows the last field; the section was written with another layout"
        case .coreMissing: "the first segment is not a core segment; the string was cut at a dot or reordered"
        case .tcfVersion1: "this is a TCF 1 string, invalid since 2020-09-30; ask for consent again"
        case .unsupportedVersion: "this version is not defined"
        case .letterOutOfRange: "a letter of a language or country code is beyond Z"
        case .unknownSegmentType: "this type of segment is not defined"
        case .duplicateSegment: "the same segment occurs twice"
        case .rangeReversed: "a range ends before it starts"
        case .rangeIDZero: "a range holds the vendor id 0; ids start at 1"
        case .rangePastMaxVendorID: "a range runs past the section's own MaxVendorId"
        case .numberTooLarge: "a number is too large for its field"
        case .headerType: "a GPP header starts with type 3 (the letter D); this may be a TC string"
        case .tooManySections: "there are more than \(ConsentText.maximumSections) sections; 27 are registered"
        case .sectionCountMismatch: "the header announces another number of sections than follow it"
        case .emptySection: "a section announced in the header is empty"
        case .segmentNotAllowed: "this section has no such subsection"
        case .subsectionCountMismatch: "the section's header announces other subsections than follow it"
        case .privacyStringForm: "a US Privacy string is the digit 1 and three of Y, N and - in upper case"
        case .partMissing: "a part of the Additional Consent string is missing; its form is 2~1.2~dv.3"
        case .extraPart: "the Additional Consent string has a part too many; its form is 2~1.2~dv.3"
        case .invalidID: "an ad technology provider id is not a number from 1 to 2147483647"
        }
    }
}
