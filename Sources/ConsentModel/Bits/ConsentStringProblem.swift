// SPDX-License-Identifier: Apache-2.0

/// A rule of the framework that a readable string breaks, and where.
public struct ConsentStringProblem: Hashable, Sendable {
    /// The rules; the raw value is the stable code of the HTTP contract.
    public enum Code: String, CaseIterable, Hashable, Sendable {
        case notServiceSpecific = "not_service_specific"
        case policyVersionOutdated = "policy_version_outdated"
        case disclosedVendorsMissing = "disclosed_vendors_missing"
        case legitimateInterestNotAllowed = "legitimate_interest_not_allowed"
        case timestampsNotDays = "timestamps_not_days"
        case timestampsDiffer = "timestamps_differ"
        case timestampInFuture = "timestamp_in_future"
        case cmpIDUnassigned = "cmp_id_unassigned"
        case vendorListVersionZero = "vendor_list_version_zero"
        case purposeUndefined = "purpose_undefined"
        case specialFeatureUndefined = "special_feature_undefined"
        case restrictionTypeUndefined = "restriction_type_undefined"
        case restrictionPurposeUndefined = "restriction_purpose_undefined"
        case allowedVendorsSegment = "allowed_vendors_segment"
        case nonZeroPadding = "nonzero_padding"
        case rangesOverlap = "ranges_overlap"
        case vendorsNotDisclosed = "vendors_not_disclosed"
        case versionLabelMismatch = "version_label_mismatch"
        case valueUndefined = "value_undefined"
        case coveredTransactionZero = "mspa_covered_transaction_zero"
        case sectionHeaderMissing = "section_header_missing"
        case sectionUnknown = "section_unknown"
        case separatorMissing = "separator_missing"
        case idRepeated = "id_repeated"
        case leadingZero = "leading_zero"
    }

    /// What a problem means for the string.
    public enum Severity: String, Hashable, Sendable {
        /// The string must not be relied on: it is as if there were none.
        case invalid
        /// Odd or outdated form; what the string says still counts.
        case notice
    }

    /// The broken rule.
    public var code: Code
    /// What it means for the string.
    public var severity: Severity
    /// The GPP section id, where the string is part of a GPP string.
    public var section: Int? {
        get { sectionNumber < 0 ? nil : Int(sectionNumber) }
        set { sectionNumber = newValue.map { Int32(clamping: $0) } ?? -1 }
    }
    /// The index among the parts joined by ".", from 0.
    public var segment: Int { Int(segmentNumber) }
    /// The first bit of the field, from the start of the segment.
    public var bitOffset: Int { Int(offset) }
    /// The id or number that breaks the rule, where one says more; never negative.
    public var value: Int? { number < 0 ? nil : Int(number) }

    // Narrow, and nil as -1: a hostile string of 16 kB breaks eight thousand rules.
    private var sectionNumber: Int32
    private let segmentNumber: Int32
    private let offset: Int32
    private let number: Int32

    /// A problem at one place.
    public init(
        _ code: Code, _ severity: Severity, section: Int? = nil, segment: Int = 0, bitOffset: Int = 0, value: Int? = nil
    ) {
        self.code = code
        self.severity = severity
        sectionNumber = section.map { Int32(clamping: $0) } ?? -1
        segmentNumber = Int32(clamping: segment)
        offset = Int32(clamping: bitOffset)
        number = value.map { Int32(clamping: $0) } ?? -1
    }
}

extension [ConsentStringProblem] {
    /// The problems as those of a section of a GPP string.
    func inSection(_ id: Int) -> Self {
        var problems = self
        for index in problems.indices { problems[index].section = id }
        return problems
    }
}

extension ConsentStringProblem: CustomStringConvertible {
    /// What is wrong and where.
    public var description: String {
        ConsentText.finding(code.explanation, value: value, section: section, segment: segment, bitOffset: bitOffset)
    }
}

extension ConsentStringProblem.Code {
    /// The rule in words that a person can act on.
    public var explanation: String {
        switch self {
        case .notServiceSpecific: "IsServiceSpecific is 0; global scope ended on 2021-09-01"
        case .policyVersionOutdated: "a policy version below 4 is invalid in strings made after 2023-09-30"
        case .disclosedVendorsMissing: "strings made since 2026-03-01 need a DisclosedVendors segment"
        case .legitimateInterestNotAllowed: "legitimate interest is not a legal basis for this purpose"
        case .timestampsNotDays: "Created and LastUpdated must be whole days in UTC"
        case .timestampsDiffer: "Created and LastUpdated must be equal since December 2021"
        case .timestampInFuture: "the string claims to be made in the future"
        case .cmpIDUnassigned: "no consent management platform has this id"
        case .vendorListVersionZero: "there is no vendor list with version 0"
        case .purposeUndefined: "no vendor list defines this purpose"
        case .specialFeatureUndefined: "no vendor list defines this special feature"
        case .restrictionTypeUndefined: "restriction type 3 is undefined; the entry is ignored"
        case .restrictionPurposeUndefined: "a publisher restriction names a purpose that no vendor list defines"
        case .allowedVendorsSegment: "the AllowedVendors segment ended with out-of-band consent; it is ignored"
        case .nonZeroPadding: "the padding after the last field is not zero"
        case .rangesOverlap: "range entries overlap or are not ascending; they are read as a set"
        case .vendorsNotDisclosed: "a vendor has a signal but is not among the disclosed vendors"
        case .versionLabelMismatch: "the section's length is that of another version than its label; the length decides"
        case .valueUndefined: "the value 3 is not defined for this field"
        case .coveredTransactionZero: "MspaCoveredTransaction must be 1 or 2"
        case .sectionHeaderMissing: "the section lacks the header part that its specification requires"
        case .sectionUnknown: "this section id is not known here; the section is kept as it is"
        case .separatorMissing: "the dot after dv is missing"
        case .idRepeated: "an id is repeated; one that is consented to counts as consented"
        case .leadingZero: "an id has leading zeros"
        }
    }
}
