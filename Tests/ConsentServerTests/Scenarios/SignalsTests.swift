// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

/// The strings in answers: who gets which, and what changes them.
@Suite struct SignalsTests {
    /// The built-in list as if it were IAB Europe's.
    static let official: VendorList = {
        var list = VendorList.builtIn
        list.version = VendorListVersion(version: 178, tcfPolicyVersion: 5)
        return list
    }()
    static let cmp = CMPIdentity(id: 300, version: 2)

    func tcString(_ info: JSONValue) throws -> TCString {
        try TCString.decode(try #require(info[path: "signals.tc_string"]))
    }

    func codes(_ info: JSONValue) -> [String] {
        guard case .array(let warnings)? = info["warnings"] else { return [] }
        return warnings.compactMap { $0["code"]?.string }
    }

    @Test func `a production app gets its strings with the operator's CMP id and the list that was shown`() throws {
        try TestService.each(vendorList: Self.official, cmp: Self.cmp) { _, caller in
            try caller.putApp(#"{"name":"Shop","publisher_country":"DE","ad_tech_providers":[89]}"#)
            let before = try caller.info()
            #expect(before[path: "signals.tc_string"] == "null")
            #expect(codes(before).isEmpty)
            let put = try caller.choose("consent").json()
            let string = try tcString(put)
            #expect(string.cmpId == 300 && string.cmpVersion == 2 && string.vendorListVersion == 178)
            #expect(string.publisherCC.description == "DE" && string.consentLanguage == .english)
            #expect(string.purposesConsent == BitField(1...11) && string.vendorConsents.vendors == [755])
            #expect(string.purposesLITransparency == [2, 7, 9, 10])
            #expect(string.disclosedVendors?.vendors == [755] && !string.useNonStandardTexts)
            #expect(string.created == Deciseconds(day: Int(TestService.start.day.daysSinceEpoch)))
            #expect(string.lastUpdated == string.created && string.problems().isEmpty)
            #expect(put[path: "signals.ac_string"] == "2~89~dv.")
            #expect(put[path: "signals.gpp_string"] == "null" && put[path: "signals.gpp_sid"] == "[]")
            let read = try caller.info()
            #expect(read[path: "signals"] == put[path: "signals"])
        }
    }

    @Test func `a refusal has a string too, which grants nothing`() throws {
        try TestService.each(vendorList: Self.official, cmp: Self.cmp) { _, caller in
            try caller.putApp(#"{"name":"Shop","ad_tech_providers":[89]}"#)
            let info = try caller.choose("do_not_consent").json()
            let string = try tcString(info)
            #expect(string.purposesConsent.isEmpty && string.vendorConsents.vendors == [])
            #expect(string.disclosedVendors?.vendors == [755])
            #expect(info[path: "signals.ac_string"] == "2~~dv.89")
        }
    }

    @Test func `without a CMP id or a vendor list a production app gets none, and is told what is missing`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let info = try caller.choose("consent").json()
            #expect(info[path: "consent_status"] == "obtained")
            #expect(info[path: "signals.tc_string"] == "null" && info[path: "signals.ac_string"] == "null")
            #expect(codes(info) == ["vendor_list_builtin", "cmp_id_missing"])
        }
        try TestService.each(cmp: Self.cmp) { _, caller in
            try caller.putApp()
            #expect(try caller.choose("consent").json()[path: "signals.tc_string"] == "null")
        }
        try TestService.each(vendorList: Self.official) { _, caller in
            try caller.putApp()
            let info = try caller.choose("consent").json()
            #expect(info[path: "signals.tc_string"] == "null" && codes(info) == ["cmp_id_missing"])
        }
    }

    @Test func `a testing app gets strings with the id that nobody has`() throws {
        try TestService.each { _, caller in
            try caller.putApp(#"{"name":"Shop","environment":"testing"}"#)
            let info = try caller.choose("consent").json()
            let string = try tcString(info)
            #expect(string.cmpId == 4095 && string.useNonStandardTexts && string.problems().isEmpty)
            #expect(codes(info) == ["vendor_list_builtin", "cmp_id_unassigned"])
        }
    }

    @Test func `US states: Google's own strings, GPC, under age, and California's US Privacy string`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let californian = caller.from("US", "CA")
            func signals(_ caller: Caller, _ query: String = "") throws -> [String?] {
                let info = try caller.info(query)
                return ["gpp_string", "gpp_sid", "us_privacy", "tc_string"].map { info[path: "signals.\($0)"] }
            }
            #expect(try signals(californian) == ["DBABL~BVQqAAAAAg", "[7]", "1YNN", "null"])
            #expect(try signals(caller.from("US")) == ["DBABL~BVQqAAAAAg", "[7]", "null", "null"])
            let gpc = californian.with("Sec-GPC", "1")
            #expect(try signals(gpc) == ["DBABL~BVQVAAAAAg.Y", "[7]", "1YYN", "null"])
            let child = "?tag_for_under_age_of_consent=true"
            #expect(try signals(californian, child) == ["DBABL~BVQVAAAAAg", "[7]", "1YYN", "null"])
            try californian.chooseUS(optOut: true)
            #expect(try signals(californian) == ["DBABL~BVQVAAAAAg", "[7]", "1YYN", "null"])
            try californian.chooseUS(optOut: false)
            #expect(try signals(californian) == ["DBABL~BVQqAAAAAg", "[7]", "1YNN", "null"])
            #expect(try signals(caller.from("JP")) == ["null", "[]", "null", "null"])
        }
    }

    @Test func `a state's own section by the app's setting, at once for new choices and soon for old ones`() throws {
        try TestService.each { service, caller in
            try caller.putApp()
            let texan = caller.from("US", "TX")
            try texan.chooseUS(optOut: true)
            try caller.putApp(#"{"name":"Shop","gpp_sections":"state"}"#)
            try service.settle()
            let info = try texan.info()
            #expect(info[path: "signals.gpp_sid"] == "[16]")
            let string = try GPPString.decode(try #require(info[path: "signals.gpp_string"]))
            #expect(string.sections.map(\.id) == [16])
            guard case .us(let section)? = string.sections.first?.content else { return }
            #expect(section[.saleOptOut] == 1 && section[.targetedAdvertisingOptOut] == 1)
            #expect(try caller.from("US", "CA").info()[path: "signals.gpp_sid"] == "[8]")
        }
    }

    @Test func `a US opt-out that is carried to Europe takes profiling out of the string, and its end puts it back`()
        throws
    {
        try TestService.each { _, caller in
            try caller.putApp(#"{"name":"Shop","environment":"testing"}"#)
            try caller.choose("consent")
            try caller.from("US", "CA").chooseUS(optOut: true)
            let capped = try caller.info()
            #expect(capped[path: "ads.mode"] == "non_personalized")
            #expect(try tcString(capped).purposesConsent.intersection([3, 4]).isEmpty)
            try caller.from("US", "CA").chooseUS(optOut: false)
            #expect(try tcString(caller.info()).purposesConsent == BitField(1...11))
        }
    }

    @Test func `a reset takes the strings away`() throws {
        try TestService.each { _, caller in
            try caller.putApp(#"{"name":"Shop","environment":"testing"}"#)
            try caller.choose("consent")
            #expect(try caller.device("DELETE", "consent").status == 204)
            #expect(try caller.info()[path: "signals.tc_string"] == "null")
        }
    }

    // MARK: What changes the strings of stored choices

    @Test func `an app's put writes what rests on it anew`() throws {
        try TestService.each { service, caller in
            try caller.putApp(#"{"name":"Shop","environment":"testing"}"#)
            try caller.choose("consent")
            try caller.putApp(#"{"name":"Shop","environment":"testing","publisher_country":"FR"}"#)
            try service.settle()
            #expect(try tcString(caller.info()).publisherCC.description == "FR")
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a start with another identity or vendor list writes them anew, and touches no event`(
        _ kind: StoreKind
    ) throws {
        let directory = try ScratchDirectory()
        let store = try kind.make(in: directory)
        func service(_ list: VendorList, _ cmp: CMPIdentity) throws -> (TestService, Caller) {
            let service = try TestService(store: store, vendorList: list, cmp: cmp)
            return (service, Caller(transport: .inProcess(Application(service.context))))
        }
        let (first, caller) = try service(Self.official, CMPIdentity())
        try caller.putApp()
        try caller.choose("consent")
        try first.settle()
        #expect(try caller.info()[path: "signals.tc_string"] == "null")
        let tag = try caller.device("GET", "consent").header("etag")

        let (second, again) = try service(Self.official, Self.cmp)
        try second.context.loadApps()
        second.context.refreshSignals()
        try second.settle()
        let string = try tcString(again.info())
        #expect(string.cmpId == 300)
        #expect(try again.device("GET", "consent").header("etag") == tag, "the choice itself is the same")

        var deleted = Vendor(id: 755, name: "Google")
        deleted.isDeleted = true
        let list = VendorList(
            version: Self.official.version, purposes: Self.official.purposes,
            specialPurposes: Self.official.specialPurposes, features: Self.official.features,
            specialFeatures: Self.official.specialFeatures, vendors: [deleted])
        let (third, last) = try service(list, Self.cmp)
        try third.context.loadApps()
        third.context.refreshSignals()
        try third.settle()
        #expect(try tcString(last.info()).vendorConsents.vendors == [])
        let history = try last.admin("GET", "/shop/devices/\(last.device)/history").json()
        guard case .array(let events)? = history["events"] else { return }
        #expect(events.count == 1)
    }
}
