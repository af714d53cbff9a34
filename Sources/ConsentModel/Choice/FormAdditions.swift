// SPDX-License-Identifier: Apache-2.0

/// What an app's form asks for that the form of a stored choice did not.
public struct FormAdditions: Sendable, Equatable {
    /// Vendors and ad technology providers, ascending within each.
    public var partners: [UInt32] = []
    /// Whether purposes or special features, or a legal basis for one, were added.
    public var hasPurposes = false

    /// No additions.
    public init() {}

    /// Whether there is none.
    public var isEmpty: Bool { partners.isEmpty && !hasPurposes }
}

extension FormOffer {
    /// What this form asks for that a choice did not answer.
    ///
    /// `older` is the offer of the choice's own form; without it, as for a string of another platform, only who was
    /// shown is known.
    public func additions(to choice: EuropeanChoice, on older: FormOffer?) -> FormAdditions {
        var additions = FormAdditions()
        let ownVendors = older.map(newlyAsked) ?? .empty
        let vendors = vendorsDisclosed.subtracting(choice.vendorsDisclosed)
        additions.partners =
            IDSet(vendors.ids + ownVendors.ids).ids
            + adTechProviders.subtracting(choice.adTechProvidersDisclosed).ids
        if let older {
            additions.hasPurposes =
                !purposesConsent.isSubset(of: older.purposesConsent)
                || !purposesLegitimateInterest.isSubset(of: older.purposesLegitimateInterest)
                || !specialFeatures.isSubset(of: older.specialFeatures)
        }
        return additions
    }

    /// Vendors that were shown before and are asked about on a legal basis that they were not asked about then.
    private func newlyAsked(since older: FormOffer) -> IDSet {
        let consent = vendorsConsent.subtracting(older.vendorsConsent)
        let interest = vendorsLegitimateInterest.subtracting(older.vendorsLegitimateInterest)
        return IDSet(consent.ids + interest.ids)
    }
}
