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

    /// Why the vendor may not use these purposes.
    private func blockers(_ purposes: PurposeSet, _ bases: VendorBases) -> [Blocker] {
        var blockers: [Blocker] = []
        let vendor = Int(GoogleVendor.id)
        let hasVendorConsent = vendorsConsent.contains(GoogleVendor.id)
        var vendorLacks: Blocker?
        for purpose in purposes.ids {
            let byConsentOnly = !GoogleVendor.delivery.contains(purpose)
            let isGranted =
                purposesConsent.contains(purpose) || !byConsentOnly && purposesLegitimateInterest.contains(purpose)
            if bases.restricted.contains(purpose) {
                blockers.append(.publisherRestriction(purpose))
                continue
            }
            if !isGranted {
                blockers.append(byConsentOnly ? .purposeConsentMissing(purpose) : .purposeBasisMissing(purpose))
            }
            if byConsentOnly, !hasVendorConsent {
                vendorLacks = .vendorConsentMissing(vendor)
            } else if isGranted, vendorLacks == nil {
                vendorLacks = .vendorBasisMissing(vendor)
            }
        }
        if let vendorLacks { blockers.append(vendorLacks) }
        return blockers
    }
}
