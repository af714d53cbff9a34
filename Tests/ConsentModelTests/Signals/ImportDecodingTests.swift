// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct ImportDecodingTests {
    let now = DecisionFixture.now

    static func string(_ change: (inout TCString) -> Void = { _ in }) throws -> String {
        var string = TCString(
            created: Deciseconds(day: 20780), cmpId: 300, cmpVersion: 1, vendorListVersion: 106, tcfPolicyVersion: 5,
            purposesConsent: [1, 2, 3], purposesLITransparency: [7], vendorConsents: [2, 12, 755],
            vendorLegitimateInterests: [755], disclosedVendors: [2, 12, 13, 755])
        change(&string)
        return try string.encoded(.asRead)
    }

    func decode(tc: String? = nil, gpp: String? = nil, _ list: VendorList = .builtIn) throws -> ImportedChoice {
        try ImportedChoice(tcString: tc, gppString: gpp, vendorList: list, now: now)
    }

    func refusal(tc: String? = nil, gpp: String? = nil) -> SubmissionRefusal? {
        do throws(SubmissionRefusal) {
            _ = try ImportedChoice(tcString: tc, gppString: gpp, vendorList: .builtIn, now: now)
            return nil
        } catch { return error }
    }

    @Test func `a TC string is taken apart`() throws {
        let text = try Self.string()
        let imported = try decode(tc: text)
        let source = try #require(imported.european.first)
        #expect(source.tcString == text && !source.isFromGPP && source.language == "en")
        #expect(source.choice.purposesConsent == PurposeSet([1, 2, 3]))
        #expect(source.choice.vendorsConsent == IDSet([2, 12, 755]))
        #expect(source.choice.vendorsDisclosed == IDSet([2, 12, 13, 755]))
        #expect(source.vendorListVersion == 106 && source.tcfPolicyVersion == 5)
        #expect(source.lastUpdatedAt == CalendarDay(daysSinceEpoch: 20780).start)
        #expect(imported.usStates.isEmpty)
    }

    @Test func `an Additional Consent string is read with it, or refused with the reason`() throws {
        func decode(_ text: String) throws(SubmissionRefusal) -> ImportedChoice {
            try ImportedChoice(
                tcString: try? Self.string(), acString: text, gppString: nil, vendorList: .builtIn, now: now)
        }
        #expect(try decode("2~1.35~dv.9").additionalConsent?.consented == [1, 35])
        #expect(try decode("1~1.35").additionalConsent?.disclosed == nil)
        for text in ["2~1.35", "3~1~dv.", "2~1.x~dv.", "malformed"] {
            #expect(throws: SubmissionRefusal.self) { try decode(text) }
        }
        do throws(SubmissionRefusal) { _ = try decode("2~0~dv.") } catch {
            #expect(error.code == .acStringInvalid && error.detail.hasPrefix("ac_string: "))
        }
    }

    @Test func `vendors that the list in force has not, or no longer has, are left out`() throws {
        var gone = Vendor(id: 12, name: "Gone")
        gone.isDeleted = true
        let list = VendorList(
            version: DecisionFixture.vendorList, purposes: [], specialPurposes: [], features: [], specialFeatures: [],
            vendors: [gone, Vendor(id: 755, name: "Google")])
        let choice = try #require(try decode(tc: Self.string(), list).european.first).choice
        #expect(choice.vendorsConsent == IDSet([755]) && choice.vendorsDisclosed == IDSet([755]))
    }

    @Test func `without DisclosedVendors who has a signal was shown`() throws {
        let text = try Self.string {
            $0.created = Deciseconds(day: 20500)
            $0.lastUpdated = $0.created
            $0.disclosedVendors = nil
            $0.segmentOrder = []
        }
        #expect(try decode(tc: text).european.first?.choice.vendorsDisclosed == IDSet([2, 12, 755]))
    }

    @Test func `what can't be read, or must not be relied on, is refused with the reason, never taken for a refusal`()
        throws
    {
        let cases: [(String, String)] = [
            ("", "empty"), ("C", "middle of a field"), ("BOEFEAyOEFEAyAHABDENAI4AAAB9vABAASA", "TCF 1"),
            ("CQ==", "character"), (try Self.string { $0.isServiceSpecific = false }, "IsServiceSpecific"),
            (try Self.string { $0.purposesLITransparency = [3] }, "legitimate interest"),
            (try Self.string { $0.cmpId = 1 }, "no consent management platform"),
            (
                try Self.string {
                    $0.disclosedVendors = nil
                    $0.segmentOrder = []
                }, "DisclosedVendors"
            ),
            (
                try Self.string {
                    $0.created = Deciseconds(day: 30000)
                    $0.lastUpdated = $0.created
                }, "future"
            ),
        ]
        for (text, words) in cases {
            let refused = refusal(tc: text)
            #expect(refused?.code == .tcStringInvalid, "\(text)")
            #expect(refused?.detail.contains(words) == true, "\(refused?.detail ?? "accepted"), wanted \(words)")
            #expect(refused?.detail.hasPrefix("tc_string: ") == true)
        }
        for text in ["", "DBAB", "CQ", "DBABL~BVQ", "DBABLA~CAAAAAAAAQA.QA"] {
            #expect(refusal(gpp: text)?.code == .gppStringInvalid, "\(text)")
        }
        #expect(refusal(tc: try Self.string()) == nil)
    }

    @Test func `every kind of section of a GPP string is taken, by its own kind`() throws {
        let tcf = try GPPSection(try TCString.decode(Self.string()))
        let usnat = try GPPSection(USSection(.allOptedOut, in: .usnat1))
        let text = try GPPString([tcf, usnat, GPPSection(try USPrivacyString.decode("1YNN"))]).encoded()
        let imported = try decode(gpp: text)
        #expect(imported.european.map(\.isFromGPP) == [true])
        #expect(imported.european.first?.tcString == tcf.text)
        #expect(imported.usSections == [6, 7])
        #expect(imported.usStates == [USChoice(), .allOptedOut])
    }

    @Test func `Google's own GPP strings are taken`() throws {
        #expect(try decode(gpp: "DBABL~BVQVAAAAAg").usStates == [.allOptedOut])
        #expect(try decode(gpp: "DBABL~BVQqAAAAAg").usStates == [USChoice()])
    }

    @Test func `many restrictions become one set a purpose and type`() throws {
        let text = try Self.string { string in
            string.publisherRestrictions = (1...300).map { id in
                PubRestriction(purposeId: 2, restrictionType: .requireConsent, vendors: [id * 3])
            }
        }
        let restrictions = try #require(try decode(tc: text).european.first).choice.restrictions
        #expect(restrictions.count == 1)
        #expect(restrictions.first?.vendors.ids.count == 300)
    }

    @Test func `ranges over every id are not unfolded beyond what a list can have`() throws {
        let everyone = VendorSet(ranges: [1...65535])
        let text = try Self.string {
            $0.vendorConsents = VendorSection(everyone)
            $0.disclosedVendors = VendorSection(everyone)
        }
        #expect(try decode(tc: text).european.first?.choice.vendorsConsent.ids.count == 4095)
    }
}
