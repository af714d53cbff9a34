// SPDX-License-Identifier: Apache-2.0

/// A section of the IAB Canada TCF, version 1, with the field names of its specification.
///
/// Read, never written.
public struct TCFCanada: Hashable, Sendable {
    /// The ways in which its lists of vendors have been written.
    ///
    /// All are in circulation; nothing in a string names one.
    public enum RangeDialect: String, CaseIterable, Hashable, Sendable {
        /// MaxVendorId, a bit, then a Range(Fibonacci) or a bit field: the libraries since 2026.
        case fibonacci
        /// MaxVendorId, a bit, then a Range(Int) or a bit field: the libraries before.
        case fixed
        /// A bit, then a Range(Fibonacci), or a length and a bit field: the letter of the specification.
        case literal
    }

    /// When the string was made.
    public var created: Deciseconds
    /// When it was last changed.
    public var lastUpdated: Deciseconds
    /// The consent management platform.
    public var cmpId: UInt16
    /// Its version.
    public var cmpVersion: UInt16
    /// The screen the choice was made on.
    public var consentScreen: UInt8
    /// The language of the form.
    public var consentLanguage: LetterPair
    /// The vendor list that was shown.
    public var vendorListVersion: UInt16
    /// The policy version of that vendor list.
    public var tcfPolicyVersion: UInt8
    /// Whether the form used other stacks than the standard ones.
    public var useNonStandardStacks: Bool
    /// Special features with express consent.
    public var specialFeatureExpressConsent: BitField
    /// Purposes with express consent.
    public var purposesExpressConsent: BitField
    /// Purposes with implied consent.
    public var purposesImpliedConsent: BitField
    /// Vendors with express consent.
    public var vendorExpressConsent: VendorSet = []
    /// Vendors with implied consent.
    public var vendorImpliedConsent: VendorSet = []
    /// The publisher's restrictions.
    public var pubRestrictions: [PubRestriction] = []
    /// The vendors that were shown.
    public var disclosedVendors: VendorSet?
    /// The publisher's own purposes; consent is express consent there, legitimate interest is implied consent.
    public var publisherPurposes: PublisherTC?
    /// The way in which the lists are written; where all are empty every way reads the same.
    public var rangeDialect = RangeDialect.fibonacci
    /// What reading it showed to be odd.
    public internal(set) var problems: [ConsentStringProblem] = []
}
