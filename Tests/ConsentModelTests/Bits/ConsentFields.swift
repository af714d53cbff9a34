// SPDX-License-Identifier: Apache-2.0

@testable import ConsentModel

// Every field of a decoded string as text, as the vector files have it.

func text(_ ids: BitField) -> String { ids.ids.map(String.init).joined(separator: " ") }

func text(_ values: [UInt8]) -> String { values.map(String.init).joined(separator: " ") }

func text(_ section: VendorSection) -> String {
    let head = "\(section.encoding) \(section.maxVendorId):"
    return section.vendors.isEmpty ? head : "\(head) \(section.vendors)"
}

func text(_ restrictions: [PubRestriction]) -> String {
    restrictions.map { entry in
        let head = "\(entry.purposeId)/\(entry.restrictionType.rawValue):"
        return entry.vendors.isEmpty ? head : "\(head) \(entry.vendors)"
    }.joined(separator: "; ")
}

func fields(of string: TCString) -> [String: String] {
    var fields = [
        "version": "2",
        "created": "\(string.created.rawValue)",
        "lastUpdated": "\(string.lastUpdated.rawValue)",
        "cmpId": "\(string.cmpId)",
        "cmpVersion": "\(string.cmpVersion)",
        "consentScreen": "\(string.consentScreen)",
        "consentLanguage": "\(string.consentLanguage)",
        "vendorListVersion": "\(string.vendorListVersion)",
        "tcfPolicyVersion": "\(string.tcfPolicyVersion)",
        "isServiceSpecific": "\(string.isServiceSpecific)",
        "useNonStandardTexts": "\(string.useNonStandardTexts)",
        "specialFeatureOptIns": text(string.specialFeatureOptIns),
        "purposesConsent": text(string.purposesConsent),
        "purposesLITransparency": text(string.purposesLITransparency),
        "purposeOneTreatment": "\(string.purposeOneTreatment)",
        "publisherCC": "\(string.publisherCC)",
        "vendorConsents": text(string.vendorConsents),
        "vendorLegitimateInterests": text(string.vendorLegitimateInterests),
        "publisherRestrictions": text(string.publisherRestrictions),
        "segmentOrder": (["core"] + string.segmentOrder.map { "\($0)" }).joined(separator: " "),
    ]
    fields["disclosedVendors"] = string.disclosedVendors.map(text)
    fields["allowedVendors"] = string.allowedVendors.map(text)
    if let publisher = string.publisherTC {
        fields["publisherTC.purposesConsent"] = text(publisher.purposesConsent)
        fields["publisherTC.purposesLITransparency"] = text(publisher.purposesLITransparency)
        fields["publisherTC.numCustomPurposes"] = "\(publisher.numCustomPurposes)"
        fields["publisherTC.customPurposesConsent"] = text(publisher.customPurposesConsent)
        fields["publisherTC.customPurposesLITransparency"] = text(publisher.customPurposesLITransparency)
    }
    return fields
}

func fields(of string: TCFCanada) -> [String: String] {
    var fields = [
        "Version": "1",
        "Created": "\(string.created.rawValue)",
        "LastUpdated": "\(string.lastUpdated.rawValue)",
        "CmpId": "\(string.cmpId)",
        "CmpVersion": "\(string.cmpVersion)",
        "ConsentScreen": "\(string.consentScreen)",
        "ConsentLanguage": "\(string.consentLanguage)",
        "VendorListVersion": "\(string.vendorListVersion)",
        "TcfPolicyVersion": "\(string.tcfPolicyVersion)",
        "UseNonStandardStacks": "\(string.useNonStandardStacks)",
        "SpecialFeatureExpressConsent": text(string.specialFeatureExpressConsent),
        "PurposesExpressConsent": text(string.purposesExpressConsent),
        "PurposesImpliedConsent": text(string.purposesImpliedConsent),
        "VendorExpressConsent": "\(string.vendorExpressConsent)",
        "VendorImpliedConsent": "\(string.vendorImpliedConsent)",
        "PubRestrictions": text(string.pubRestrictions),
        "rangeDialect": string.rangeDialect.rawValue,
    ]
    fields["DisclosedVendors"] = string.disclosedVendors?.description
    if let publisher = string.publisherPurposes {
        fields["PubPurposesExpressConsent"] = text(publisher.purposesConsent)
        fields["PubPurposesImpliedConsent"] = text(publisher.purposesLITransparency)
        fields["NumCustomPurposes"] = "\(publisher.numCustomPurposes)"
        fields["CustomPurposesExpressConsent"] = text(publisher.customPurposesConsent)
        fields["CustomPurposesImpliedConsent"] = text(publisher.customPurposesLITransparency)
    }
    return fields
}

func fields(of section: USSection) -> [String: String] {
    var fields: [String: String] = [:]
    fields[section.layout.hasHeader ? "MspaVersion" : "Version"] =
        "\(section.layout.hasHeader ? Int(section.mspaVersion) : section.version)"
    for (field, values) in section.fields { fields[field.rawValue] = text(values) }
    fields["Gpc"] = section.gpc.map { "\($0)" }
    if let list = section.sensitiveData { fields["SensitiveDataProcessing"] = text(list) }
    return fields
}

func fields(of string: USPrivacyString) -> [String: String] {
    [
        "Version": "1", "Notice": "\(string.notice.rawValue)", "OptOutSale": "\(string.optOutSale.rawValue)",
        "LspaCovered": "\(string.lspaCovered.rawValue)",
    ]
}

func fields(of string: GPPString) -> [String: String] {
    var all = ["sectionIds": string.sections.map { "\($0.id)" }.joined(separator: " ")]
    for section in string.sections {
        let (name, own): (String, [String: String]) =
            switch section.content {
            case .tcfeuv2(let string): ("tcfeuv2", fields(of: string))
            case .tcfcav1(let string): ("tcfcav1", fields(of: string))
            case .uspv1(let string): ("uspv1", fields(of: string))
            case .us(let us): (us.layout.section.name, fields(of: us))
            case .unknown: ("section_\(section.id)", ["raw": section.text])
            }
        for (field, value) in own { all["\(name).\(field)"] = value }
    }
    return all
}
