// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

/// `PUT …/consent` with another platform's strings.
@Suite struct ImportTests {
    static func tcString(day: Int64? = nil, _ change: (inout TCString) -> Void = { _ in }) throws -> String {
        let day = day ?? TestService.start.day.daysSinceEpoch - 10
        var string = TCString(
            created: Deciseconds(day: Int(day)), cmpId: 31, cmpVersion: 4,
            consentLanguage: LetterPair("de") ?? .english, vendorListVersion: 106, tcfPolicyVersion: 5,
            purposesConsent: BitField(1...11),
            purposesLITransparency: [2, 7, 9, 10], vendorConsents: [2, 755], vendorLegitimateInterests: [755],
            disclosedVendors: [2, 755])
        change(&string)
        return try string.encoded(.asRead)
    }

    func imported(_ members: (String, String)...) -> String {
        "{" + members.map { #""\#($0.0)":"\#($0.1)""# }.joined(separator: ",") + "}"
    }

    @Test func `a TC string counts like a choice and comes back byte for byte, until a form is answered`() throws {
        let text = try Self.tcString()
        try TestService.each { _, caller in
            try caller.putApp()
            let put = try caller.device("PUT", "consent", body: imported(("tc_string", text)))
            #expect(put.status == 200, "\(put.text)")
            let info = try caller.info()
            #expect(info[path: "consent_status"] == "obtained" && info[path: "ads.mode"] == "personalized")
            #expect(info[path: "decision.action"] == "import" && info[path: "decision.kind"] == "european")
            #expect(info[path: "decision.form_id"] == "null" && info[path: "decision.language"] == "de")
            #expect(info[path: "decision.decided_at"] == "2026-11-20T00:00:00Z")
            #expect(info[path: "signals.tc_string"] == text)
            #expect(try put.json()[path: "signals.tc_string"] == text)
            try caller.choose("do_not_consent")
            #expect(try caller.info()[path: "signals.tc_string"] == "null")
        }
    }

    @Test(arguments: [([1, 2, 3], "none"), ([755], "all"), ([1, 755], "all")] as [(VendorSet, String)])
    func `the outcome tells what the app's vendors were granted`(_ vendors: VendorSet, _ outcome: String) throws {
        let text = try Self.tcString { string in
            string.vendorConsents = VendorSection(vendors)
            string.vendorLegitimateInterests = VendorSection([])
            string.disclosedVendors = VendorSection(vendors)
        }
        try TestService.each { _, caller in
            try caller.putApp()
            let put = try caller.device("PUT", "consent", body: imported(("tc_string", text)))
            #expect(try put.json()[path: "decision.outcome"] == outcome, "\(put.text)")
        }
    }

    @Test func `what Google's SDK left on a device is taken over, its Additional Consent string too`() throws {
        let text = try Self.tcString()
        let body = imported(("tc_string", text), ("ac_string", "1~89.1126"))
        try TestService.each { _, caller in
            try caller.putApp()
            let put = try caller.device("PUT", "consent", body: body)
            #expect(put.status == 200, "\(put.text)")
            #expect(try put.json()[path: "decision.ad_tech_providers"] == "[89,1126]")
            #expect(try put.json()[path: "signals.ac_string"] == "1~89.1126")
            let storage = try caller.device("GET", "storage").json()
            #expect(storage["write"]?["IABTCF_AddtlConsent"]?.string == "1~89.1126")
            try caller.device("PUT", "consent", body: imported(("tc_string", text)))
            #expect(try caller.info()[path: "signals.ac_string"] == "null", "a new import replaces all of the old one")
        }
    }

    @Test func `an Additional Consent string alone, or a broken one, is refused and nothing is stored`() throws {
        let text = try Self.tcString()
        try TestService.each { _, caller in
            try caller.putApp()
            let alone = try caller.device("PUT", "consent", body: imported(("ac_string", "2~1~dv.")))
            #expect(alone.status == 422 && alone.problemCode == "conflicting_fields", "\(alone.text)")
            let broken = try caller.device("PUT", "consent", body: imported(("tc_string", text), ("ac_string", "2~x")))
            #expect(broken.status == 422 && broken.problemCode == "ac_string_invalid", "\(broken.text)")
            #expect(try caller.device("GET", "consent").status == 404)
        }
    }

    @Test func `California's section is California's, and elsewhere the one that applies tells the opt-out`() throws {
        let layout = try #require(USLayout.layouts(of: .usca).first)
        let text = try GPPString([GPPSection(USSection(.allOptedOut, in: layout))]).encoded()
        try TestService.each { _, caller in
            try caller.putApp()
            try caller.device("PUT", "consent", body: imported(("gpp_string", text)))
            let california = try caller.from("US", "CA").info()
            #expect(california[path: "signals.gpp_string"] == text && california[path: "signals.gpp_sid"] == "[8]")
            let texas = try caller.from("US", "TX").info()
            // California's section has no word on targeted advertising.
            #expect(texas[path: "signals.gpp_string"] == "DBABL~BVQWAAAAAg")
            #expect(texas[path: "signals.gpp_sid"] == "[7]")
            #expect(texas[path: "reason.code"] == "opted_out")
        }
    }

    @Test func `the kind comes from the string, wherever the caller is`() throws {
        let text = try Self.tcString()
        try TestService.each { _, caller in
            try caller.putApp(#"{"name":"Shop","carry_choice":false}"#)
            let japanese = caller.from("JP")
            #expect(try japanese.device("PUT", "consent", body: imported(("tc_string", text))).status == 200)
            #expect(
                try japanese.device("PUT", "consent", body: imported(("gpp_string", "DBABL~BVQVAAAAAg"))).status == 200)
            #expect(try caller.info()[path: "signals.tc_string"] == text)
            let californian = try caller.from("US", "CA").info()
            #expect(californian[path: "reason.code"] == "opted_out")
            #expect(californian[path: "signals.gpp_string"] == "DBABL~BVQVAAAAAg")
            #expect(californian[path: "signals.gpp_sid"] == "[7]")
        }
    }

    @Test func `a GPP string with both kinds makes both choices`() throws {
        let tcf = try GPPSection(try TCString.decode(Self.tcString()))
        let text = try GPPString([tcf, GPPSection(USSection(.allOptedOut, in: .usnat1))]).encoded()
        try TestService.each { _, caller in
            try caller.putApp(#"{"name":"Shop","carry_choice":false}"#)
            #expect(try caller.device("PUT", "consent", body: imported(("gpp_string", text))).status == 200)
            #expect(try caller.info()[path: "signals.tc_string"] == tcf.text)
            let californian = try caller.from("US", "CA").info()
            #expect(californian[path: "signals.gpp_string"] == text)
            #expect(californian[path: "signals.gpp_sid"] == "[7]")
            #expect(californian[path: "signals.us_privacy"] == "1YYN")
        }
    }

    @Test func `of two that contradict the stricter counts`() throws {
        let all = try Self.tcString()
        let storageOnly = try Self.tcString { $0.purposesConsent = [1] }
        let gpp = try GPPString([GPPSection(try TCString.decode(storageOnly))]).encoded()
        try TestService.each { _, caller in
            try caller.putApp()
            let put = try caller.device("PUT", "consent", body: imported(("tc_string", all), ("gpp_string", gpp)))
            #expect(try put.json()[path: "decision.purposes.consent"] == "[1]")
            #expect(try put.json()[path: "signals.tc_string"] == storageOnly)
        }
    }

    @Test func `what is wrong with a string is said, and nothing is stored`() throws {
        let today = TestService.start.day.daysSinceEpoch
        let old = try Self.tcString(day: today - 500)
        let oldInGPP = try GPPString([GPPSection(try TCString.decode(old))]).encoded()
        let rows: [(String, String, String)] = [
            (imported(("tc_string", "CQ")), "tc_string_invalid", "middle of a field"),
            (imported(("tc_string", old)), "tc_string_expired", "expired on"),
            (imported(("gpp_string", oldInGPP)), "gpp_string_expired", "expired on"),
            (imported(("gpp_string", "DBABL~BVQ")), "gpp_string_invalid", "section 7"),
            (imported(("gpp_string", "DBAA")), "gpp_string_invalid", "no section"),
            (
                imported(("tc_string", try Self.tcString { $0.isServiceSpecific = false })), "tc_string_invalid",
                "IsServiceSpecific"
            ),
        ]
        try TestService.each { _, caller in
            try caller.putApp()
            for (body, code, words) in rows {
                let response = try caller.device("PUT", "consent", body: body)
                #expect(response.status == 422 && response.problemCode == code, "\(response.text)")
                #expect(try response.json()["detail"]?.string?.contains(words) == true, "\(response.text)")
            }
            #expect(try caller.device("GET", "consent").status == 404)
        }
    }

    @Test func `under age a grant is refused and a refusal is taken`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let query = "consent?tag_for_under_age_of_consent=true"
            let grant = try caller.device("PUT", query, body: imported(("tc_string", Self.tcString())))
            #expect(grant.status == 409 && grant.problemCode == "under_age")
            let optOut = try caller.device("PUT", query, body: imported(("gpp_string", "DBABL~BVQVAAAAAg")))
            #expect(optOut.status == 200)
        }
    }

    @Test func `a repeat adds no history, and the same key gives the same answer`() throws {
        let body = imported(("tc_string", try Self.tcString()))
        try TestService.each { _, caller in
            try caller.putApp()
            let keyed = caller.with("Idempotency-Key", "k")
            let first = try keyed.device("PUT", "consent", body: body)
            #expect(try keyed.device("PUT", "consent", body: body).body == first.body)
            try caller.device("PUT", "consent", body: body)
            let history = try caller.admin("GET", "/shop/devices/\(caller.device)/history").json()
            guard case .array(let events)? = history["events"] else { return }
            #expect(events.count == 1)
            #expect(events.first?["type"]?.string == "import")
        }
    }

    @Test func `GPC over an imported string gives a string of ours`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let californian = caller.from("US", "CA")
            try californian.device("PUT", "consent", body: imported(("gpp_string", "DBABLA~BVQqAAAAAgA.QA")))
            #expect(try californian.info()[path: "signals.gpp_string"] == "DBABLA~BVQqAAAAAgA.QA")
            let gpc = try californian.with("Sec-GPC", "1").info()
            #expect(gpc[path: "signals.gpp_string"] == "DBABL~BVQVAAAAAg.Y")
        }
    }

    @Test func `18 a string that can't be read is an error, never a refusal (RN 484)`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let response = try caller.device("PUT", "consent", body: imported(("tc_string", "CQgYw8AQgYw8")))
            #expect(response.problemCode == "tc_string_invalid")
            #expect(try caller.info()[path: "consent_status"] == "required")
        }
    }
}
