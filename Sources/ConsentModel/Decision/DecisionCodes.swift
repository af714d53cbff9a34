// SPDX-License-Identifier: Apache-2.0

/// Every reason that a decision can give.
public enum ReasonCode: String, Sendable, CaseIterable {
    /// An opt-in law applies and the device has not answered.
    case noDecision = "no_decision"
    /// An opt-in law applies and the device's answer counts.
    case decided
    /// The answer is older than the app allows.
    case expired
    /// TCF's policy changed in a way that asks anew.
    case policyChanged = "policy_changed"
    /// The form of the answer was withdrawn.
    case formWithdrawn = "form_withdrawn"
    /// Vendors were added since, and the app asks anew on that.
    case vendorsChanged = "vendors_changed"
    /// A US law applies and the device has not opted out.
    case optOutNotExercised = "opt_out_not_exercised"
    /// A US law applies and the device opted out.
    case optedOut = "opted_out"
    /// A US law applies and the device sends Global Privacy Control.
    case gpc
    /// No law applies.
    case notRegulated = "not_regulated"
    /// No law applies, and a refusal made under another caps the ads mode.
    case carriedRefusal = "carried_refusal"
    /// The app has no message for the law.
    case noMessage = "no_message"
    /// The device is tagged as under the age of consent.
    case underAge = "under_age"
    /// The US state is unknown and counts as regulated.
    case usStateUnknown = "us_state_unknown"
    /// No law applies, but the app shows its European message everywhere.
    case targetedEverywhere = "targeted_everywhere"
    /// The country is unknown and counts as regulated.
    case unknownGeography = "unknown_geography"
}

/// What keeps an ads mode from the next freer one.
public enum Blocker: Hashable, Sendable {
    /// The device has not answered (or its answer no longer counts).
    case noDecision
    /// Consent for a purpose is missing.
    case purposeConsentMissing(Int)
    /// Neither consent nor legitimate interest for a purpose.
    case purposeBasisMissing(Int)
    /// The vendor was not disclosed.
    case vendorNotDisclosed(Int)
    /// The vendor is not consented to.
    case vendorConsentMissing(Int)
    /// The vendor is neither consented to nor allowed its legitimate interest.
    case vendorBasisMissing(Int)
    /// A publisher restriction on a purpose.
    case publisherRestriction(Int)
    /// A US opt-out.
    case optedOut
    /// Global Privacy Control.
    case gpc
    /// The under-age tag.
    case underAge
    /// A refusal made under another law.
    case carriedRefusal
    /// The app has no message for the law.
    case noMessage

    /// The code on the wire, such as `purpose_3_consent`.
    public var code: String {
        switch self {
        case .noDecision: "no_decision"
        case .purposeConsentMissing(let id): "purpose_\(id)_consent"
        case .purposeBasisMissing(let id): "purpose_\(id)_basis"
        case .vendorNotDisclosed(let id): "vendor_\(id)_not_disclosed"
        case .vendorConsentMissing(let id): "vendor_\(id)_consent"
        case .vendorBasisMissing(let id): "vendor_\(id)_basis"
        case .publisherRestriction(let id): "purpose_\(id)_restricted"
        case .optedOut: "opted_out"
        case .gpc: "gpc"
        case .underAge: "under_age"
        case .carriedRefusal: "carried_refusal"
        case .noMessage: "no_message"
        }
    }
}

/// Every warning that an answer can carry.
public enum WarningCode: String, Sendable, CaseIterable {
    /// The built-in vendor list is in use.
    case vendorListBuiltin = "vendor_list_builtin"
    /// No CMP id is configured: production apps get no strings.
    case cmpIDMissing = "cmp_id_missing"
    /// The strings carry the unassigned CMP id of testing apps.
    case cmpIDUnassigned = "cmp_id_unassigned"
    /// A debug geography was asked for and not applied.
    case debugGeographyIgnored = "debug_geography_ignored"
    /// `not_eea` is deprecated.
    case debugGeographyDeprecated = "debug_geography_deprecated"
    /// A debug geography was applied that stands for an unknown place, such as `ZZ`.
    case debugGeographyUnknown = "debug_geography_unknown"
    /// The app has no message for the law that applies.
    case noMessage = "no_message"
    /// The device's clock is more than 31 days behind or ahead of the server's.
    case clockSkew = "clock_skew"
    /// The choice was made on a form that has been superseded.
    case formSuperseded = "form_superseded"
    /// A choice made while the app was in testing no longer counts.
    case testingChoiceIgnored = "testing_choice_ignored"
    /// The address database has no subdivisions, so US states are unknown.
    case noSubdivisions = "no_subdivisions"
}
