// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

// The names are those of the specification's fields, as the libraries of the field have them. Vendors stay the ranges
// that the string has or that its bit field amounts to, so that no string makes an answer much longer than itself.

extension JSONWriter {
    /// Writes the fields of a TC string; with dates also the two times in RFC 3339.
    mutating func members(of string: TCString, withDates: Bool) {
        member("version", 2)
        member("created", string.created.rawValue)
        member("lastUpdated", string.lastUpdated.rawValue)
        member("cmpId", string.cmpId)
        member("cmpVersion", string.cmpVersion)
        member("consentScreen", Int(string.consentScreen))
        member("consentLanguage", string.consentLanguage.description)
        member("vendorListVersion", string.vendorListVersion)
        member("tcfPolicyVersion", Int(string.tcfPolicyVersion))
        member("isServiceSpecific", string.isServiceSpecific)
        member("useNonStandardTexts", string.useNonStandardTexts)
        member("specialFeatureOptIns", string.specialFeatureOptIns.ids)
        member("purposesConsent", string.purposesConsent.ids)
        member("purposesLITransparency", string.purposesLITransparency.ids)
        member("purposeOneTreatment", string.purposeOneTreatment)
        member("publisherCC", string.publisherCC.description)
        member("vendorConsents", string.vendorConsents)
        member("vendorLegitimateInterests", string.vendorLegitimateInterests)
        member("publisherRestrictions", string.publisherRestrictions)
        member("disclosedVendors", string.disclosedVendors)
        member("allowedVendors", string.allowedVendors)
        member("publisherTC", string.publisherTC)
        member("segmentOrder", ["core"] + string.segmentOrder.map(\.name))
        if withDates {
            member("createdISO", string.created.text)
            member("lastUpdatedISO", string.lastUpdated.text)
        }
    }
}

extension TCString.Segment {
    /// The segment's name in the specification.
    fileprivate var name: String {
        switch self {
        case .disclosedVendors: "disclosedVendors"
        case .allowedVendors: "allowedVendors"
        case .publisherTC: "publisherTC"
        }
    }
}

extension Deciseconds {
    /// RFC 3339 in UTC, always with milliseconds.
    fileprivate var text: String {
        let text = Timestamp(milliseconds: milliseconds).description
        return text.contains(".") ? text : text.dropLast() + ".000Z"
    }
}

extension VendorSection: JSONWritable {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("maxVendorId", maxVendorId)
            json.member("encoding", encoding.rawValue)
            json.member("ranges", vendors)
        }
    }
}

extension VendorSet: JSONWritable {
    /// Pairs of the first and the last id, ascending.
    func write(to json: inout JSONWriter) { json.write(pairs: ranges) }
}

extension PubRestriction: JSONWritable {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("purposeId", Int(purposeId))
            json.member("restrictionType", Int(restrictionType.rawValue))
            json.member("ranges", vendors)
        }
    }
}

extension PublisherTC: JSONWritable {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("purposesConsent", purposesConsent.ids)
            json.member("purposesLITransparency", purposesLITransparency.ids)
            json.member("numCustomPurposes", Int(numCustomPurposes))
            json.member("customPurposesConsent", customPurposesConsent.ids)
            json.member("customPurposesLITransparency", customPurposesLITransparency.ids)
        }
    }
}
