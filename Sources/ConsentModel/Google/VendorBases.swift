// SPDX-License-Identifier: Apache-2.0

/// On which legal basis a European choice lets one vendor use each purpose (TCF, vendor check order).
struct VendorBases: Equatable {
    /// Purposes that the vendor may use by consent.
    var consent: PurposeSet
    /// Purposes that the vendor may use by legitimate interest.
    var legitimateInterest: PurposeSet
    /// Purposes that the vendor might use but for a publisher restriction.
    var restricted = PurposeSet()

    /// Purposes that the vendor may use on either basis.
    var either: PurposeSet { consent.union(legitimateInterest) }

    init(of vendor: UInt32, in choice: EuropeanChoice) {
        consent = choice.vendorsConsent.contains(vendor) ? choice.purposesConsent : PurposeSet()
        legitimateInterest =
            choice.vendorsLegitimateInterest.contains(vendor)
            ? choice.purposesLegitimateInterest.subtracting(.consentOnly) : PurposeSet()
        let unrestricted = either
        for restriction in choice.restrictions where restriction.vendors.contains(vendor) {
            let purpose = PurposeSet([restriction.purpose])
            if restriction.type != .requireConsent { consent = consent.subtracting(purpose) }
            if restriction.type != .requireLegitimateInterest {
                legitimateInterest = legitimateInterest.subtracting(purpose)
            }
        }
        restricted = unrestricted.subtracting(either)
    }
}
