// SPDX-License-Identifier: Apache-2.0

/// What a consent platform keeps on the device for one answer: keys to write, and keys of earlier answers, or of other
/// platforms, to delete ("In-App Details" of TCF and GPP, and Google's and the US Privacy framework's keys).
public struct StorageMap: Sendable, Equatable {
    /// What stands under a key.
    public enum Value: Sendable, Equatable {
        /// A number on iOS and Android alike, never a boolean.
        case number(Int)
        case text(String)
    }

    /// One key and its value.
    public struct Entry: Sendable, Equatable {
        /// Such as `IABTCF_TCString`.
        public var key: String
        /// What stands under it.
        public var value: Value
    }

    /// The keys to write, in a fixed order.
    public private(set) var write: [Entry] = []

    /// The keys to delete: every known one that is not written.
    public var delete: [String] {
        let written = Set(write.map(\.key))
        return Self.allKeys.filter { !written.contains($0) }
    }

    /// The keys of an answer.
    public init(_ info: ConsentInfo) {
        // Where the European form is shown everywhere, what it asked binds as if the law did.
        if info.regulation == Law.gdprID {
            put("IABTCF_gdprApplies", 1)
        } else if let applies = info.gdprApplies {
            put("IABTCF_gdprApplies", applies ? 1 : 0)
        }
        if let text = info.signals.tcString, let string = try? TCString.decode(text) { put(string, text) }
        if let text = info.signals.acString { put("IABTCF_AddtlConsent", text) }
        put(gpp: info.signals)
        if let text = info.signals.usPrivacy { put("IABUSPrivacy_String", text) }
    }

    private mutating func put(_ key: String, _ value: Int) { write.append(Entry(key: key, value: .number(value))) }

    private mutating func put(_ key: String, _ value: String) { write.append(Entry(key: key, value: .text(value))) }

    private mutating func put(_ string: TCString, _ text: String) {
        put("IABTCF_CmpSdkID", Int(string.cmpId))
        put("IABTCF_CmpSdkVersion", Int(string.cmpVersion))
        put("IABTCF_PolicyVersion", Int(string.tcfPolicyVersion))
        put("IABTCF_PublisherCC", string.publisherCC.description)
        put("IABTCF_PurposeOneTreatment", string.purposeOneTreatment ? 1 : 0)
        put("IABTCF_UseNonStandardTexts", string.useNonStandardTexts ? 1 : 0)
        put("IABTCF_TCString", text)
        put("IABTCF_VendorConsents", bits(string.vendorConsents.vendors))
        put("IABTCF_VendorLegitimateInterests", bits(string.vendorLegitimateInterests.vendors))
        if let disclosed = string.disclosedVendors { put("IABTCF_DisclosedVendors", bits(disclosed.vendors)) }
        put("IABTCF_PurposeConsents", purposes(string.purposesConsent))
        put("IABTCF_PurposeLegitimateInterests", purposes(string.purposesLITransparency))
        put("IABTCF_SpecialFeaturesOptIns", bits(string.specialFeatureOptIns, atLeast: 2))
        if let publisher = string.publisherTC {
            let custom = Int(publisher.numCustomPurposes)
            put("IABTCF_PublisherConsent", purposes(publisher.purposesConsent))
            put("IABTCF_PublisherLegitimateInterests", purposes(publisher.purposesLITransparency))
            put("IABTCF_PublisherCustomPurposesConsents", publisher.customPurposesConsent.binaryString(length: custom))
            put(
                "IABTCF_PublisherCustomPurposesLegitimateInterests",
                publisher.customPurposesLITransparency.binaryString(length: custom))
        }
        for purpose in 1...11 {
            let text = restrictions(of: purpose, in: string)
            if !text.isEmpty { put("IABTCF_PublisherRestrictions\(purpose)", text) }
        }
    }

    /// No sections apply where there is no string: "-1".
    private mutating func put(gpp signals: Signals) {
        guard let text = signals.gppString, let string = try? GPPString.decode(text) else {
            return put("IABGPP_GppSID", "-1")
        }
        let ids = { (ids: [Int]) in ids.isEmpty ? "-1" : ids.map { String($0) }.joined(separator: "_") }
        put("IABGPP_HDR_Version", "1")
        put("IABGPP_HDR_Sections", ids(string.sections.map(\.id)))
        put("IABGPP_HDR_GppString", text)
        put("IABGPP_GppSID", ids(signals.gppSectionIDs))
        for section in string.sections { put("IABGPP_\(section.id)_String", section.text) }
    }

    /// One character a vendor up to the last, "0" for none.
    private func bits(_ vendors: VendorSet) -> String { vendors.ranges.isEmpty ? "0" : vendors.binaryString }

    private func purposes(_ field: BitField) -> String { bits(field, atLeast: 11) }

    private func bits(_ field: BitField, atLeast length: Int) -> String {
        field.binaryString(length: max(length, field.last))
    }

    /// One character a vendor up to the last that is restricted: the type, or "_" where there is none.
    private func restrictions(of purpose: Int, in string: TCString) -> String {
        // One set a type first, so that the work does not grow with the number of entries.
        var ranges: [PubRestriction.Kind: [ClosedRange<UInt16>]] = [:]
        for entry in string.publisherRestrictions where Int(entry.purposeId) == purpose {
            ranges[entry.restrictionType, default: []] += entry.vendors.ranges
        }
        var characters: [UInt8] = []
        for kind in [PubRestriction.Kind.notAllowed, .requireConsent, .requireLegitimateInterest] {
            let vendors = VendorSet(ranges: ranges[kind] ?? [])
            let missing = max(0, vendors.last - characters.count)
            characters += repeatElement(UInt8(ascii: "_"), count: missing)
            for id in vendors.ids {
                // Contradicting entries leave nothing: not allowed.
                let isFirst = characters[id - 1] == UInt8(ascii: "_")
                characters[id - 1] = UInt8(ascii: "0") + (isFirst ? kind.rawValue : 0)
            }
        }
        return String(decoding: characters, as: UTF8.self)
    }

    private static let allKeys: [String] =
        [
            "CmpSdkID", "CmpSdkVersion", "PolicyVersion", "gdprApplies", "PublisherCC", "PurposeOneTreatment",
            "UseNonStandardTexts", "TCString", "VendorConsents", "VendorLegitimateInterests", "DisclosedVendors",
            "PurposeConsents", "PurposeLegitimateInterests", "SpecialFeaturesOptIns", "PublisherConsent",
            "PublisherLegitimateInterests", "PublisherCustomPurposesConsents",
            "PublisherCustomPurposesLegitimateInterests", "AddtlConsent", "UserConsentRecordId",
        ].map { "IABTCF_" + $0 }
        + (1...24).map { "IABTCF_PublisherRestrictions\($0)" }
        + ["HDR_Version", "HDR_Sections", "HDR_GppString", "GppSID"].map { "IABGPP_" + $0 }
        + GPPSectionID.allCases.map { "IABGPP_\($0.rawValue)_String" } + ["IABUSPrivacy_String"]
}
