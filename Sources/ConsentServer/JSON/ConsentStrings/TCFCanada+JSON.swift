// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension TCFCanada: JSONWritable {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("Version", 1)
            json.member("Created", created.rawValue)
            json.member("LastUpdated", lastUpdated.rawValue)
            json.member("CmpId", cmpId)
            json.member("CmpVersion", cmpVersion)
            json.member("ConsentScreen", Int(consentScreen))
            json.member("ConsentLanguage", consentLanguage.description)
            json.member("VendorListVersion", vendorListVersion)
            json.member("TcfPolicyVersion", Int(tcfPolicyVersion))
            json.member("UseNonStandardStacks", useNonStandardStacks)
            json.member("SpecialFeatureExpressConsent", specialFeatureExpressConsent.ids)
            json.member("PurposesExpressConsent", purposesExpressConsent.ids)
            json.member("PurposesImpliedConsent", purposesImpliedConsent.ids)
            json.member("VendorExpressConsent", vendorExpressConsent)
            json.member("VendorImpliedConsent", vendorImpliedConsent)
            json.member("PubRestrictions", pubRestrictions)
            if let publisherPurposes { json.members(of: publisherPurposes) }
            if let disclosedVendors { json.member("DisclosedVendors", disclosedVendors) }
            json.member("_rangeDialect", rangeDialect.text)
        }
    }
}

extension JSONWriter {
    /// What is consent in a publisher's segment of TCF is express consent here, and legitimate interest implied consent.
    fileprivate mutating func members(of publisher: PublisherTC) {
        member("PubPurposesExpressConsent", publisher.purposesConsent.ids)
        member("PubPurposesImpliedConsent", publisher.purposesLITransparency.ids)
        member("NumCustomPurposes", Int(publisher.numCustomPurposes))
        member("CustomPurposesExpressConsent", publisher.customPurposesConsent.ids)
        member("CustomPurposesImpliedConsent", publisher.customPurposesLITransparency.ids)
    }
}

extension TCFCanada.RangeDialect {
    /// The dialect, and who writes it.
    fileprivate var text: String {
        switch self {
        case .fibonacci: "lib-fibonacci(iabgpp-es>=3.2.0)"
        case .fixed: "lib-int(iabgpp-es<3.2.0)"
        case .literal: "spec"
        }
    }
}
