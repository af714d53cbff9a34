// SPDX-License-Identifier: Apache-2.0

extension EuropeanChoice {
    /// Whether it grants nothing: no consent, no opt-in, and every legitimate interest objected to.
    public var grantsNothing: Bool {
        purposesConsent.isEmpty && purposesLegitimateInterest.isEmpty && specialFeatures.isEmpty
            && vendorsConsent.isEmpty && vendorsLegitimateInterest.isEmpty && adTechProviders.isEmpty
    }

    /// Whether the other grants everything that this one grants.
    public func grantsNoMore(than other: EuropeanChoice) -> Bool {
        purposesConsent.isSubset(of: other.purposesConsent)
            && purposesLegitimateInterest.isSubset(of: other.purposesLegitimateInterest)
            && specialFeatures.isSubset(of: other.specialFeatures)
            && vendorsConsent.isSubset(of: other.vendorsConsent)
            && vendorsLegitimateInterest.isSubset(of: other.vendorsLegitimateInterest)
            && adTechProviders.isSubset(of: other.adTechProviders)
    }

    /// What both grant, under the restrictions of both: the stricter of the two.
    public func stricter(with other: EuropeanChoice) -> EuropeanChoice {
        var choice = EuropeanChoice()
        choice.purposesConsent = purposesConsent.intersection(other.purposesConsent)
        choice.purposesLegitimateInterest = purposesLegitimateInterest.intersection(other.purposesLegitimateInterest)
        choice.specialFeatures = specialFeatures.intersection(other.specialFeatures)
        choice.vendorsConsent = vendorsConsent.intersection(other.vendorsConsent)
        choice.vendorsLegitimateInterest = vendorsLegitimateInterest.intersection(other.vendorsLegitimateInterest)
        choice.vendorsDisclosed = vendorsDisclosed.intersection(other.vendorsDisclosed)
        choice.adTechProviders = adTechProviders.intersection(other.adTechProviders)
        choice.adTechProvidersDisclosed = adTechProvidersDisclosed.intersection(other.adTechProvidersDisclosed)
        choice.restrictions = restrictions + other.restrictions.filter { !restrictions.contains($0) }
        return choice
    }
}
