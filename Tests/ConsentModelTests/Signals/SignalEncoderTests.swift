// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct SignalEncoderTests {
    func european(
        _ content: EuropeanChoice = DecisionFixture.everything, app: AppDocument = DecisionFixture.app(),
        vendorList: VendorList = .builtIn, cmp: CMPIdentity = CMPIdentity(id: 300, version: 7),
        _ change: (inout StoredChoice) -> Void = { _ in }
    ) -> StoredSignals {
        var choices = CurrentChoices()
        var choice = DecisionFixture.stored(.european(content))
        change(&choice)
        choices.european = choice
        return SignalEncoder(app: app, vendorList: vendorList, cmp: cmp).encode(choices).european?.signals
            ?? StoredSignals()
    }

    func tcString(_ signals: StoredSignals) throws -> TCString {
        try TCString.decode(try #require(signals.tcString))
    }

    @Test func `the core says who, when, where and on what`() throws {
        let app = DecisionFixture.app { $0.publisherCountry = "DE" }
        let string = try tcString(
            european(app: app) {
                $0.language = "pt-BR"
                $0.decidedAt = DecisionFixture.moment("2026-11-30T23:59:59Z")
            })
        #expect(string.cmpId == 300 && string.cmpVersion == 7)
        #expect(string.created == Deciseconds(day: 20787) && string.lastUpdated == string.created)
        #expect(string.consentLanguage.description == "PT" && string.publisherCC.description == "DE")
        #expect(string.vendorListVersion == 100 && string.tcfPolicyVersion == 5)
        #expect(string.isServiceSpecific && !string.useNonStandardTexts && !string.purposeOneTreatment)
        #expect(string.disclosedVendors?.vendors == [755])
        #expect(string.problems().isEmpty)
    }

    @Test func `the screen is the second where switches were saved`() throws {
        #expect(try tcString(european { $0.action = .consent }).consentScreen == 1)
        #expect(try tcString(european { $0.action = .doNotConsent }).consentScreen == 1)
        #expect(try tcString(european { $0.action = .saveChoices }).consentScreen == 2)
    }

    @Test func `legitimate interest is never said for purposes 1 and 3 to 6`() throws {
        let choice = DecisionFixture.european(consent: [1], legitimateInterest: Array(1...11))
        #expect(try tcString(european(choice)).purposesLITransparency == BitField([2, 7, 8, 9, 10, 11]))
    }

    @Test func `a refusal is a string that discloses and grants nothing`() throws {
        let string = try tcString(european(DecisionFixture.nothing))
        #expect(string.purposesConsent.isEmpty && string.purposesLITransparency.isEmpty)
        #expect(string.vendorConsents.vendors == [] && string.disclosedVendors?.vendors == [755])
    }

    @Test func `without a CMP id, or on our own texts, a production app has none`() {
        #expect(european(cmp: CMPIdentity()) == StoredSignals())
        #expect(european { $0.vendorListVersion = 0 } == StoredSignals())
    }

    @Test func `a testing app's string carries numbers that nobody has, and says that the texts are our own`() throws {
        let app = DecisionFixture.app { $0.environment = .testing }
        let string = try tcString(european(app: app, cmp: CMPIdentity()) { $0.vendorListVersion = 0 })
        #expect(string.cmpId == 4095 && string.vendorListVersion == 4095 && string.useNonStandardTexts)
        #expect(string.problems().isEmpty)
        #expect(try tcString(european(app: app)).cmpId == 4095)
    }

    @Test func `an additional-consent string stands beside a TC string of ours`() {
        var choice = DecisionFixture.everything
        choice.adTechProviders = IDSet([89, 3000])
        choice.adTechProvidersDisclosed = IDSet([70, 89, 3000])
        #expect(european(choice).acString == "2~89.3000~dv.70")
        #expect(european().acString == "2~~dv.")
        #expect(european(choice, cmp: CMPIdentity()).acString == nil)
    }

    @Test func `a deleted vendor is never established`() throws {
        var choice = DecisionFixture.everything
        choice.vendorsConsent = IDSet([12, 755])
        choice.vendorsDisclosed = IDSet([12, 755])
        var gone = Vendor(id: 12, name: "Gone")
        gone.isDeleted = true
        let list = VendorList(
            version: DecisionFixture.vendorList, purposes: [], specialPurposes: [], features: [], specialFeatures: [],
            vendors: [gone])
        let string = try tcString(european(choice, vendorList: list))
        #expect(string.vendorConsents.vendors == [755] && string.disclosedVendors?.vendors == [755])
    }

    @Test func `a thousand vendors take the shorter form`() throws {
        var choice = DecisionFixture.everything
        choice.vendorsConsent = IDSet(1...1000)
        choice.vendorsDisclosed = choice.vendorsConsent
        let signals = european(choice)
        #expect(try tcString(signals).vendorConsents.encoding == .range)
        #expect((signals.tcString?.utf8.count ?? 999) < 120)
    }

    @Test func `restrictions of an imported choice are written`() throws {
        var choice = DecisionFixture.everything
        choice.restrictions = [PublisherRestriction(purpose: 2, type: .requireConsent, vendors: IDSet([755]))]
        let string = try tcString(european(choice))
        #expect(string.restriction(purpose: 2, vendor: 755) == .requireConsent)
    }

    @Test func `a US choice has its section usnat, and the states' own only where the app wants them`() {
        var choices = DecisionFixture.choices(us: .allOptedOut)
        choices = SignalEncoder(app: DecisionFixture.app(), vendorList: .builtIn, cmp: CMPIdentity()).encode(choices)
        #expect(choices.usStates?.signals.gppString == "DBABL~BVQVAAAAAg")
        #expect(choices.usStates?.signals.supplement == nil)
        let app = DecisionFixture.app { $0.gppSections = .state }
        choices = SignalEncoder(app: app, vendorList: .builtIn, cmp: CMPIdentity()).encode(choices)
        for section in 8...27 {
            #expect(choices.usStates?.signals[.gpp(section: section, nil)] != nil, "\(section)")
        }
    }

    @Test func `another platform's strings are kept`() {
        var choices = DecisionFixture.choices(european: DecisionFixture.everything, us: USChoice())
        choices.european?.signals.tcString = "CQ"
        choices.european?.signals.markVerbatim(sections: [])
        choices.usStates?.signals.gppString = "DB"
        choices.usStates?.signals.markVerbatim(sections: [7, 8])
        let encoded = SignalEncoder(
            app: DecisionFixture.app(), vendorList: .builtIn, cmp: CMPIdentity(id: 300)
        ).encode(choices)
        #expect(encoded.european == choices.european)
        let kept = encoded.usStates?.signals
        #expect(kept?.gppString == "DB" && kept?.tcString == nil && kept?.verbatimSections == [7, 8])
        #expect(kept?[.gpp(section: 7, nil)] == "DBABL~BVQqAAAAAg", "ours, for states that theirs does not speak of")
        let again = SignalEncoder(app: DecisionFixture.app(), vendorList: .builtIn, cmp: CMPIdentity(id: 300))
        #expect(again.encode(encoded) == encoded)
    }

    @Test func `the basis tells what changes the strings from what does not`() {
        func basis(_ app: AppDocument, _ cmp: CMPIdentity = CMPIdentity()) -> String {
            SignalEncoder(app: app, vendorList: .builtIn, cmp: cmp).basis
        }
        let plain = basis(DecisionFixture.app())
        #expect(basis(DecisionFixture.app { $0.name = "Other" }) == plain)
        #expect(basis(DecisionFixture.app { $0.environment = .testing }) != plain)
        #expect(basis(DecisionFixture.app { $0.publisherCountry = "FR" }) != plain)
        #expect(basis(DecisionFixture.app { $0.gppSections = .state }) != plain)
        #expect(basis(DecisionFixture.app(), CMPIdentity(id: 3)) != plain)
    }
}
