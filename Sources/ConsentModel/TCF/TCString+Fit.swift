// SPDX-License-Identifier: Apache-2.0

extension TCString {
    /// Refuses what its fields can't hold, so that the writer never cuts a value.
    func checkFit() throws(ConsentStringEncodingError) {
        for (fits, field) in [
            (created.rawValue < 1 << 36, "created"), (lastUpdated.rawValue < 1 << 36, "lastUpdated"),
            (cmpId < 1 << 12, "cmpId"), (cmpVersion < 1 << 12, "cmpVersion"),
            (consentScreen < 1 << 6, "consentScreen"), (vendorListVersion < 1 << 12, "vendorListVersion"),
            (tcfPolicyVersion < 1 << 6, "tcfPolicyVersion"), (specialFeatureOptIns.last <= 12, "specialFeatureOptIns"),
            (purposesConsent.last <= 24, "purposesConsent"),
            (purposesLITransparency.last <= 24, "purposesLITransparency"),
            (vendorConsents.fits, "vendorConsents"), (vendorLegitimateInterests.fits, "vendorLegitimateInterests"),
            (publisherRestrictions.count < 1 << 12, "publisherRestrictions"),
            (publisherRestrictions.allSatisfy(\.fits), "publisherRestrictions"),
            (disclosedVendors?.fits ?? true, "disclosedVendors"), (allowedVendors?.fits ?? true, "allowedVendors"),
            (publisherTC?.fits ?? true, "publisherTC"),
        ] where !fits { throw .doesNotFit(field: field) }
    }
}

extension VendorSection {
    fileprivate var fits: Bool {
        vendors.last <= Int(maxVendorId) && (encoding == .bitfield || vendors.ranges.count < 1 << 12)
    }
}

extension PubRestriction {
    fileprivate var fits: Bool { purposeId < 1 << 6 && vendors.ranges.count < 1 << 12 }
}

extension PublisherTC {
    fileprivate var fits: Bool {
        purposesConsent.last <= 24 && purposesLITransparency.last <= 24 && numCustomPurposes < 1 << 6
            && max(customPurposesConsent.last, customPurposesLITransparency.last) <= Int(numCustomPurposes)
    }
}
