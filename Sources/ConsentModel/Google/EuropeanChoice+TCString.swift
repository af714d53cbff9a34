// SPDX-License-Identifier: Apache-2.0

extension EuropeanChoice {
    /// What a TC string says to one vendor: its own signals and restrictions, and nobody else's.
    ///
    /// The other vendors are left out, so that the size does not depend on the ranges that the string claims. A string
    /// without DisclosedVendors does not tell who was shown; who has a signal in it was.
    public init(_ string: TCString, asSeenBy vendor: UInt32) {
        self.init()
        let id = Int(vendor)
        let only = { (isIn: Bool) in isIn ? IDSet([vendor]) : IDSet() }
        purposesConsent = PurposeSet(string.purposesConsent.ids)
        purposesLegitimateInterest = PurposeSet(string.purposesLITransparency.ids)
        specialFeatures = PurposeSet(string.specialFeatureOptIns.ids)
        vendorsConsent = only(string.vendorConsents.vendors.contains(id))
        vendorsLegitimateInterest = only(string.vendorLegitimateInterests.vendors.contains(id))
        vendorsDisclosed =
            string.disclosedVendors.map { only($0.vendors.contains(id)) }
            ?? only(!vendorsConsent.isEmpty || !vendorsLegitimateInterest.isEmpty)
        for purpose in string.publisherRestrictions.reduce(into: BitField(), { $0.insert(Int($1.purposeId)) }).ids
        where (1...24).contains(purpose) {
            guard let kind = string.restriction(purpose: purpose, vendor: id),
                let type = PublisherRestriction.RestrictionType(rawValue: Int(kind.rawValue))
            else { continue }
            restrictions.append(PublisherRestriction(purpose: purpose, type: type, vendors: only(true)))
        }
    }
}
