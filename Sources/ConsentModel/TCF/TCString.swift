// SPDX-License-Identifier: Apache-2.0

/// A Transparency and Consent string of the IAB Europe TCF, version 2, with the field names of its specification.
///
/// It is what was read or what is to be written, not yet a judgement: ask ``problems(now:)`` before relying on it.
public struct TCString: Hashable, Sendable {
    /// The segments behind the core, by their type on the wire.
    public enum Segment: UInt8, Hashable, Sendable {
        case disclosedVendors = 1
        /// Out-of-band consent, which ended in 2021: read, never issued.
        case allowedVendors = 2
        case publisherTC = 3
    }

    /// When the string was made.
    public var created: Deciseconds
    /// When it was last changed; equal to `created` since December 2021.
    public var lastUpdated: Deciseconds
    /// The consent management platform, 12 bits.
    public var cmpId: UInt16
    /// Its version, 12 bits.
    public var cmpVersion: UInt16
    /// The screen the choice was made on, 6 bits.
    public var consentScreen: UInt8
    /// The language of the form.
    public var consentLanguage: LetterPair
    /// The vendor list that was shown, 12 bits.
    public var vendorListVersion: UInt16
    /// The policy version of that vendor list, 6 bits.
    public var tcfPolicyVersion: UInt8
    /// Whether the choice holds for this service alone; anything else is invalid since September 2021.
    public var isServiceSpecific: Bool
    /// Whether the form used other texts than the standard ones.
    public var useNonStandardTexts: Bool
    /// Special features the user opted in to.
    public var specialFeatureOptIns: BitField
    /// Purposes with consent.
    public var purposesConsent: BitField
    /// Purposes with legitimate interest established and not objected to.
    public var purposesLITransparency: BitField
    /// Whether purpose 1 was not shown at all.
    public var purposeOneTreatment: Bool
    /// The publisher's country.
    public var publisherCC: LetterPair
    /// Vendors with consent.
    public var vendorConsents: VendorSection
    /// Vendors with legitimate interest established and not objected to.
    public var vendorLegitimateInterests: VendorSection
    /// The publisher's restrictions, in the order of the string.
    public var publisherRestrictions: [PubRestriction]
    /// The vendors that were shown; mandatory in strings made since 2026-03-01.
    public var disclosedVendors: VendorSection?
    /// The vendors allowed out of band: outdated.
    public var allowedVendors: VendorSection?
    /// The publisher's own purposes.
    public var publisherTC: PublisherTC?
    /// The segments behind the core, as they were read or are to be written.
    public var segmentOrder: [Segment]
    /// What reading it showed to be against the rules; part of ``problems(now:)``.
    public internal(set) var decodingProblems: [ConsentStringProblem] = []

    /// A string made and updated at one time, with the shortest form of each list and the segments in standard order.
    public init(
        created: Deciseconds, cmpId: UInt16, cmpVersion: UInt16, consentScreen: UInt8 = 1,
        consentLanguage: LetterPair = .english, vendorListVersion: UInt16, tcfPolicyVersion: UInt8,
        useNonStandardTexts: Bool = false, specialFeatureOptIns: BitField = [], purposesConsent: BitField = [],
        purposesLITransparency: BitField = [], purposeOneTreatment: Bool = false, publisherCC: LetterPair = .unknown,
        vendorConsents: VendorSet = [], vendorLegitimateInterests: VendorSet = [],
        publisherRestrictions: [PubRestriction] = [], disclosedVendors: VendorSet? = nil,
        publisherTC: PublisherTC? = nil
    ) {
        self.created = created
        lastUpdated = created
        self.cmpId = cmpId
        self.cmpVersion = cmpVersion
        self.consentScreen = consentScreen
        self.consentLanguage = consentLanguage
        self.vendorListVersion = vendorListVersion
        self.tcfPolicyVersion = tcfPolicyVersion
        isServiceSpecific = true
        self.useNonStandardTexts = useNonStandardTexts
        self.specialFeatureOptIns = specialFeatureOptIns
        self.purposesConsent = purposesConsent
        self.purposesLITransparency = purposesLITransparency
        self.purposeOneTreatment = purposeOneTreatment
        self.publisherCC = publisherCC
        self.vendorConsents = VendorSection(vendorConsents)
        self.vendorLegitimateInterests = VendorSection(vendorLegitimateInterests)
        self.publisherRestrictions = publisherRestrictions
        self.disclosedVendors = disclosedVendors.map(VendorSection.init)
        self.publisherTC = publisherTC
        segmentOrder = (disclosedVendors == nil ? [] : [.disclosedVendors]) + (publisherTC == nil ? [] : [.publisherTC])
    }

    /// What the publisher restricts a vendor to for a purpose.
    ///
    /// Contradicting entries leave nothing: `notAllowed`.
    public func restriction(purpose: Int, vendor: Int) -> PubRestriction.Kind? {
        var found: PubRestriction.Kind?
        for entry in publisherRestrictions
        where Int(entry.purposeId) == purpose && entry.restrictionType != .undefined && entry.vendors.contains(vendor) {
            found = found == nil || found == entry.restrictionType ? entry.restrictionType : .notAllowed
        }
        return found
    }

    /// The purposes that the vendor list defines.
    static let definedPurposes = BitField(1...11)
    /// The special features that the vendor list defines.
    static let definedSpecialFeatures: BitField = [1, 2]
    /// Purposes for which legitimate interest is no legal basis: 1 ever, 3 to 6 since policy version 4.
    static let consentOnlyPurposes: BitField = [1, 3, 4, 5, 6]
}
