// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct StorageMapTests {
    func map(
        _ place: String, _ choices: CurrentChoices = CurrentChoices(),
        _ change: (inout DecisionRequest) -> Void = { _ in }
    ) -> StorageMap {
        let cmp = CMPIdentity(id: 300, version: 2)
        let stored = SignalEncoder(app: DecisionFixture.app(), vendorList: .builtIn, cmp: cmp).encode(choices)
        return StorageMap(
            decide(
                DecisionFixture.request(place, choices: stored) {
                    $0.cmp = cmp
                    change(&$0)
                }))
    }

    func written(_ map: StorageMap) -> [String: StorageMap.Value] {
        Dictionary(map.write.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    @Test func `a European choice is written in full, each value of its type`() {
        let choices = DecisionFixture.choices(european: DecisionFixture.everything)
        let keys = written(map("DE", choices))
        let numbers = [
            "CmpSdkID": 300, "CmpSdkVersion": 2, "PolicyVersion": 5, "gdprApplies": 1, "PurposeOneTreatment": 0,
            "UseNonStandardTexts": 0,
        ]
        for (name, value) in numbers { #expect(keys["IABTCF_" + name] == .number(value), "\(name)") }
        let texts = [
            "PublisherCC": "AA", "PurposeConsents": "11111111110", "PurposeLegitimateInterests": "01000011110",
            "SpecialFeaturesOptIns": "00", "VendorConsents": String(repeating: "0", count: 754) + "1",
            "DisclosedVendors": String(repeating: "0", count: 754) + "1", "AddtlConsent": "2~~dv.",
        ]
        for (name, value) in texts { #expect(keys["IABTCF_" + name] == .text(value), "\(name)") }
        #expect(keys["IABGPP_GppSID"] == .text("-1"))
        #expect(keys["IABGPP_HDR_GppString"] == nil && keys["IABUSPrivacy_String"] == nil)
    }

    @Test func `a refusal is written with zeros, not left out`() {
        let keys = written(map("DE", DecisionFixture.choices(european: DecisionFixture.nothing)))
        #expect(keys["IABTCF_PurposeConsents"] == .text("00000000000"))
        #expect(keys["IABTCF_VendorConsents"] == .text("0"))
    }

    @Test func `a US choice is written in the keys of GPP and of US Privacy`() {
        let keys = written(map("US-CA", DecisionFixture.choices(us: .allOptedOut)))
        #expect(keys["IABTCF_gdprApplies"] == .number(0))
        #expect(keys["IABGPP_HDR_GppString"] == .text("DBABL~BVQVAAAAAg"))
        #expect(keys["IABGPP_GppSID"] == .text("7") && keys["IABGPP_7_String"] == .text("BVQVAAAAAg"))
        #expect(keys["IABGPP_HDR_Sections"] == .text("7") && keys["IABGPP_HDR_Version"] == .text("1"))
        #expect(keys["IABUSPrivacy_String"] == .text("1YYN") && keys["IABTCF_TCString"] == nil)
    }

    @Test func `without an answer only what applies is written, and everything else deleted`() {
        let map = map("DE")
        #expect(written(map) == ["IABTCF_gdprApplies": .number(1), "IABGPP_GppSID": .text("-1")])
        for key in ["IABTCF_TCString", "IABTCF_AddtlConsent", "IABGPP_HDR_GppString", "IABUSPrivacy_String"] {
            #expect(map.delete.contains(key), "\(key)")
        }
    }

    @Test func `where it is undetermined whether GDPR applies, the key is deleted`() {
        let map = map("??") { $0.app.unknownGeography = .notRegulated }
        #expect(written(map)["IABTCF_gdprApplies"] == nil)
        #expect(map.delete.contains("IABTCF_gdprApplies"))
    }

    @Test func `where the European form is shown everywhere, its keys bind`() {
        let map = map("BR") { $0.app.gdpr.targeting = .everywhere }
        #expect(written(map)["IABTCF_gdprApplies"] == .number(1))
    }

    @Test func `no key is both written and deleted, and none is there twice`() {
        let choices = DecisionFixture.choices(european: DecisionFixture.everything, us: USChoice())
        for place in ["DE", "US-CA", "US-TX", "BR", "??"] {
            let map = map(place, choices)
            let keys = map.write.map(\.key) + map.delete
            #expect(Set(keys).count == keys.count, "\(place)")
        }
    }

    @Test func `restrictions and the publisher's own purposes are written as they stand in an imported string`() throws
    {
        var string = TCString(
            created: Deciseconds(day: 20700), cmpId: 31, cmpVersion: 1, vendorListVersion: 100, tcfPolicyVersion: 5,
            purposesConsent: [1], vendorConsents: [2], disclosedVendors: [2, 3, 4, 5],
            publisherTC: PublisherTC(purposesConsent: [2], numCustomPurposes: 3, customPurposesConsent: [3]))
        string.publisherRestrictions = [
            PubRestriction(purposeId: 2, restrictionType: .requireConsent, vendors: [2, 4]),
            PubRestriction(purposeId: 2, restrictionType: .requireLegitimateInterest, vendors: [4, 5]),
            PubRestriction(purposeId: 7, restrictionType: .notAllowed, vendors: [1]),
        ]
        var choices = DecisionFixture.choices(european: DecisionFixture.everything)
        choices.european?.signals.tcString = try string.encoded()
        choices.european?.signals.markVerbatim(sections: [])
        let map = map("DE", choices)
        let keys = written(map)
        #expect(keys["IABTCF_PublisherRestrictions2"] == .text("_1_02"))
        #expect(keys["IABTCF_PublisherRestrictions7"] == .text("0"))
        #expect(map.delete.contains("IABTCF_PublisherRestrictions3"))
        #expect(keys["IABTCF_PublisherConsent"] == .text("01000000000"))
        #expect(keys["IABTCF_PublisherCustomPurposesConsents"] == .text("001"))
        #expect(keys["IABTCF_CmpSdkID"] == .number(31))
    }
}
