// SPDX-License-Identifier: Apache-2.0

/// Which ads Google serves on a European choice, and what keeps it from the next mode ("Ad serving modes").
public struct AdsModeJudgement: Sendable, Equatable {
    /// The mode.
    public var mode: AdsMode
    /// What the next freer mode lacks: purposes in their order, then the vendor.
    public var blockedBy: [Blocker]

    /// A judgement.
    public init(mode: AdsMode, blockedBy: [Blocker]) {
        self.mode = mode
        self.blockedBy = blockedBy
    }
}

/// Google Advertising Products among the vendors of the vendor list.
public enum GoogleVendor {
    /// Its id.
    public static let id: UInt32 = 755

    /// What every mode above limited needs by consent.
    static let storage = PurposeSet([1])
    /// What personalised ads need by consent.
    static let profile = PurposeSet([3, 4])
    /// What every mode above limited needs on either basis.
    static let delivery = PurposeSet([2, 7, 9, 10])
}

extension EuropeanChoice {
    /// Which ads Google may serve on this choice.
    public var adsMode: AdsModeJudgement { adsMode(VendorBases(of: GoogleVendor.id, in: self)) }

    func adsMode(_ bases: VendorBases) -> AdsModeJudgement {
        let lacking = GoogleVendor.storage.subtracting(bases.consent)
            .union(GoogleVendor.delivery.subtracting(bases.either))
        guard lacking.isEmpty else {
            guard vendorsDisclosed.contains(GoogleVendor.id) else {
                return AdsModeJudgement(mode: .none, blockedBy: [.vendorNotDisclosed(Int(GoogleVendor.id))])
            }
            return AdsModeJudgement(mode: .limited, blockedBy: blockers(lacking, bases))
        }
        let lackingProfile = GoogleVendor.profile.subtracting(bases.consent)
        guard lackingProfile.isEmpty else {
            return AdsModeJudgement(mode: .nonPersonalized, blockedBy: blockers(lackingProfile, bases))
        }
        return AdsModeJudgement(mode: .personalized, blockedBy: [])
    }

    /// Why the vendor may not use these purposes: granting all of it makes them usable.
    private func blockers(_ purposes: PurposeSet, _ bases: VendorBases) -> [Blocker] {
        var blockers: [Blocker] = []
        var lacksVendorConsent = false
        var lacksVendorBasis = false
        for purpose in purposes.ids {
            let hasConsent = purposesConsent.contains(purpose)
            let isDelivery = GoogleVendor.delivery.contains(purpose)
            if bases.restricted.contains(purpose) {
                blockers.append(.publisherRestriction(purpose))
            } else if !isDelivery {
                if !hasConsent { blockers.append(.purposeConsentMissing(purpose)) }
                if !vendorsConsent.contains(GoogleVendor.id) { lacksVendorConsent = true }
            } else if !hasConsent, !purposesLegitimateInterest.contains(purpose) {
                blockers.append(.purposeBasisMissing(purpose))
            } else if !hasConsent || !lacksVendorConsent {
                lacksVendorBasis = true
            }
        }
        if lacksVendorConsent { blockers.append(.vendorConsentMissing(Int(GoogleVendor.id))) }
        if lacksVendorBasis { blockers.append(.vendorBasisMissing(Int(GoogleVendor.id))) }
        return blockers
    }
}
