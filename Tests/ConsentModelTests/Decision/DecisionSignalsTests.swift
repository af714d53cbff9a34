// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

/// Which strings an answer carries, row by row of the decision.
@Suite struct DecisionSignalsTests {
    static let cmp = CMPIdentity(id: 300, version: 2)

    /// What the service has stored for these choices.
    func stored(_ choices: CurrentChoices, _ app: AppDocument = DecisionFixture.app()) -> CurrentChoices {
        SignalEncoder(app: app, vendorList: .builtIn, cmp: Self.cmp).encode(choices)
    }

    func signals(
        _ place: String, _ choices: CurrentChoices = CurrentChoices(), app: AppDocument = DecisionFixture.app(),
        _ change: (inout DecisionRequest) -> Void = { _ in }
    ) -> Signals {
        decide(
            DecisionFixture.request(place, app: app, choices: stored(choices, app)) {
                $0.cmp = Self.cmp
                change(&$0)
            }
        ).signals
    }

    let both = DecisionFixture.choices(european: DecisionFixture.everything, us: USChoice())

    @Test func `the strings of a choice are given under its own law alone`() {
        let germany = signals("DE", both)
        #expect(germany.tcString?.hasPrefix("C") == true && germany.acString == "2~~dv.")
        #expect(germany.gppString == nil && germany.gppSectionIDs.isEmpty && germany.usPrivacy == nil)
        let california = signals("US-CA", both)
        #expect(california.tcString == nil && california.acString == nil)
        #expect(california.gppString == "DBABL~BVQqAAAAAg" && california.gppSectionIDs == [7])
        #expect(signals("BR", both) == Signals())
        #expect(signals("BR", both, app: DecisionFixture.app { $0.otherLaws = ["lgpd"] }) == Signals())
    }

    @Test func `Google's own strings: section usnat, allowed and opted out`() {
        #expect(signals("US-CA", DecisionFixture.choices(us: USChoice())).gppString == "DBABL~BVQqAAAAAg")
        #expect(signals("US-TX", DecisionFixture.choices(us: .allOptedOut)).gppString == "DBABL~BVQVAAAAAg")
    }

    @Test func `where nothing is stored the notice was given and nobody opted out`() {
        for place in ["US-CA", "US-TX", "US"] {
            #expect(signals(place).gppString == "DBABL~BVQqAAAAAg")
            #expect(signals(place).gppSectionIDs == [7])
        }
    }

    @Test func `the US Privacy string is California's alone`() {
        #expect(signals("US-CA").usPrivacy == "1YNN")
        #expect(signals("US-CA", DecisionFixture.choices(us: .allOptedOut)).usPrivacy == "1YYN")
        #expect(signals("US-CA") { $0.globalPrivacyControl = true }.usPrivacy == "1YYN")
        #expect(signals("US-CA") { $0.isUnderAge = true }.usPrivacy == "1YYN")
        #expect(signals("US-TX").usPrivacy == nil && signals("US").usPrivacy == nil)
    }

    @Test func `GPC sets the three opt-outs and its own bit`() throws {
        for choices in [CurrentChoices(), both] {
            let given = signals("US-CA", choices) { $0.globalPrivacyControl = true }
            #expect(given.gppString == "DBABL~BVQVAAAAAg.Y")
            #expect(given.gppSectionIDs == [7])
        }
        var shown = both
        shown.usStates?.gpcShown = true
        #expect(signals("US-CA", shown) { $0.globalPrivacyControl = true }.gppString == "DBABL~BVQqAAAAAg")
    }

    @Test func `under age the three opt-outs are set, and in Europe there is no string`() {
        #expect(signals("US-CA", both) { $0.isUnderAge = true }.gppString == "DBABL~BVQVAAAAAg")
        #expect(signals("DE", both) { $0.isUnderAge = true } == Signals())
    }

    @Test func `an opt-out of sensitive data stays in the string under GPC and under age`() throws {
        var choice = USChoice()
        choice.sensitiveDataOptOuts = [.preciseGeolocation]
        let choices = DecisionFixture.choices(us: choice)
        let changes: [(inout DecisionRequest) -> Void] = [{ $0.isUnderAge = true }, { $0.globalPrivacyControl = true }]
        for change in changes {
            let text = try #require(signals("US-CA", choices, change).gppString)
            guard case .us(let section)? = try GPPString.decode(text)[.usnat]?.content else {
                Issue.record("no section usnat in \(text)")
                continue
            }
            #expect(USChoice(section).sensitiveDataOptOuts == [.preciseGeolocation])
            #expect(USChoice(section).optOuts == USOptOut.allCases)
        }
    }

    @Test func `a state's own section where the app writes states' sections, usnat where there is none`() throws {
        let app = DecisionFixture.app { $0.gppSections = .state }
        for choices in [CurrentChoices(), DecisionFixture.choices(us: .allOptedOut)] {
            for (place, id) in [("US-CA", 8), ("US-TX", 16), ("US-RI", 27), ("US", 7)] {
                let given = signals(place, choices, app: app)
                #expect(given.gppSectionIDs == [id])
                #expect(try GPPString.decode(try #require(given.gppString)).sections.map(\.id) == [id])
            }
        }
    }

    @Test func `a choice stored before the setting changed speaks for the nation until it is written anew`() {
        let choices = stored(DecisionFixture.choices(us: .allOptedOut))
        let app = DecisionFixture.app { $0.gppSections = .state }
        let given = decide(DecisionFixture.request("US-CA", app: app, choices: choices)).signals
        #expect(given.gppSectionIDs == [7] && given.gppString == "DBABL~BVQVAAAAAg")
    }

    @Test func `without a message nothing is said but an opt-out`() throws {
        let app = DecisionFixture.app {
            $0.usState.message = false
            $0.gdpr.message = false
        }
        #expect(signals("US-CA", app: app) == Signals())
        let gpc = signals("US-CA", app: app) { $0.globalPrivacyControl = true }
        #expect(gpc.usPrivacy == "1NYN")
        guard case .us(let section)? = try GPPString.decode(try #require(gpc.gppString))[.usnat]?.content else {
            Issue.record("no section usnat")
            return
        }
        #expect(section[.saleOptOutNotice] == 2 && section[.saleOptOut] == 1 && section.gpc == true)
        #expect(signals("DE", both, app: app) == Signals())
    }

    @Test func `a refusal that is carried to a US state opts out there`() {
        let refused = DecisionFixture.choices(european: DecisionFixture.nothing)
        #expect(signals("US-CA", refused).gppString == "DBABL~BVQVAAAAAg")
        let app = DecisionFixture.app { $0.carryChoice = false }
        #expect(signals("US-CA", refused, app: app).gppString == "DBABL~BVQqAAAAAg")
    }

    @Test func `a US opt-out that is carried to Europe takes profiling out of the TC string`() throws {
        let choices = DecisionFixture.choices(european: DecisionFixture.everything, us: .allOptedOut)
        let capped = try TCString.decode(try #require(signals("DE", choices).tcString))
        #expect(capped.purposesConsent == BitField([1, 2, 5, 6, 7, 8, 9, 10]))
        let app = DecisionFixture.app { $0.carryChoice = false }
        let whole = try TCString.decode(try #require(signals("DE", choices, app: app).tcString))
        #expect(whole.purposesConsent == BitField(1...10))
    }

    @Test func `a choice that no longer counts gives no string`() {
        let old = DecisionFixture.choices(european: DecisionFixture.everything, on: "2025-01-01")
        #expect(signals("DE", old) == Signals())
    }

    // MARK: Production and testing

    @Test func `a production app gets TC strings only with a CMP id and a vendor list`() {
        #expect(signals("DE", both).tcString != nil)
        #expect(signals("DE", both) { $0.cmp = CMPIdentity() }.tcString == nil)
        #expect(signals("DE", both) { $0.vendorList = .builtIn } == Signals())
        var onBuiltInTexts = both
        onBuiltInTexts.european?.vendorListVersion = 0
        #expect(signals("DE", onBuiltInTexts) == Signals())
    }

    @Test func `what is missing is warned of`() {
        func warnings(_ change: (inout DecisionRequest) -> Void) -> [WarningCode] {
            decide(DecisionFixture.request("DE", choices: stored(both), change)).warnings.map(\.code)
        }
        #expect(warnings { _ in }.isEmpty)
        #expect(warnings { $0.cmp = CMPIdentity() } == [.cmpIDMissing])
        #expect(warnings { $0.vendorList = .builtIn } == [.vendorListBuiltin])
        #expect(warnings { $0.app.environment = .testing } == [.cmpIDUnassigned])
        #expect(
            warnings {
                $0.cmp = CMPIdentity()
                $0.choices.european?.vendorListVersion = 0
            } == [.vendorListBuiltin, .cmpIDMissing])
    }

    @Test func `a testing app gets strings with the id that nobody has`() throws {
        let app = DecisionFixture.app { $0.environment = .testing }
        let given = signals("DE", both, app: app) {
            $0.cmp = CMPIdentity()
            $0.vendorList = .builtIn
        }
        #expect(try TCString.decode(try #require(given.tcString)).cmpId == 4095)
    }

    // MARK: Imports

    @Test func `another platform's strings come back byte for byte, whoever issues strings here`() {
        var choices = DecisionFixture.choices(european: DecisionFixture.everything, us: USChoice())
        choices.european?.signals.tcString = "CQverbatim"
        choices.european?.signals.markVerbatim(sections: [])
        choices.usStates?.signals.gppString = "DBverbatim"
        choices.usStates?.signals.markVerbatim(sections: [7, 8])
        let germany = signals("DE", choices) { $0.cmp = CMPIdentity() }
        #expect(germany.tcString == "CQverbatim" && germany.acString == nil)
        let california = signals("US-CA", choices)
        #expect(california.gppString == "DBverbatim" && california.gppSectionIDs == [7, 8])
        #expect(signals("US-CA", choices) { $0.globalPrivacyControl = true }.gppString == "DBABL~BVQVAAAAAg.Y")
    }

    /// A US choice that came in another platform's string, with what the encoder keeps beside it.
    private func importedUS(
        _ choice: USChoice, sections: [Int], app: AppDocument = DecisionFixture.app()
    ) -> CurrentChoices {
        var choices = DecisionFixture.choices(us: choice)
        choices.usStates?.signals.gppString = "DBverbatim"
        choices.usStates?.signals.markVerbatim(sections: sections)
        return SignalEncoder(app: app, vendorList: .builtIn, cmp: CMPIdentity()).encode(choices)
    }

    @Test func `an imported section of one state is given in that state, and elsewhere what it says in ours`() throws {
        let choices = importedUS(.allOptedOut, sections: [8])
        let california = signals("US-CA", choices)
        #expect(california.gppString == "DBverbatim" && california.gppSectionIDs == [8])
        for place in ["US-TX", "US"] {
            let elsewhere = signals(place, choices)
            #expect(elsewhere.gppString == "DBABL~BVQVAAAAAg" && elsewhere.gppSectionIDs == [7], "\(place)")
        }
        let app = DecisionFixture.app { $0.gppSections = .state }
        let texas = signals("US-TX", importedUS(.allOptedOut, sections: [8], app: app), app: app)
        #expect(texas.gppSectionIDs == [16])
        guard case .us(let section)? = try GPPString.decode(try #require(texas.gppString))[.ustx]?.content else {
            Issue.record("no section of Texas")
            return
        }
        #expect(USChoice(section).saleOptOut && USChoice(section).targetedAdvertisingOptOut)
    }

    @Test func `of an imported string with several sections those are named that apply`() {
        let choices = importedUS(USChoice(), sections: [6, 7, 8])
        #expect(signals("US-CA", choices).gppSectionIDs == [6, 7, 8])
        #expect(signals("US-TX", choices).gppSectionIDs == [7])
        #expect(signals("US-TX", choices).gppString == "DBverbatim")
        #expect(signals("US-TX", importedUS(USChoice(), sections: [6])).gppString == "DBABL~BVQqAAAAAg")
    }

    @Test func `an imported TC string that allows profiling is not given where a US opt-out is carried`() throws {
        var choices = DecisionFixture.choices(european: DecisionFixture.everything, us: .allOptedOut)
        choices.european?.signals.tcString = "CQverbatim"
        choices.european?.signals.markVerbatim(sections: [])
        #expect(signals("DE", choices) { $0.cmp = CMPIdentity() }.tcString == nil)
        let ours = try TCString.decode(try #require(signals("DE", choices).tcString))
        #expect(ours.cmpId == 300 && ours.purposesConsent.intersection([3, 4]).isEmpty)
        let app = DecisionFixture.app { $0.carryChoice = false }
        #expect(signals("DE", choices, app: app).tcString == "CQverbatim")
    }

    @Test func `an imported string needs no id of the operator's, and is not warned of`() {
        var choices = both
        choices.european?.signals.tcString = "CQverbatim"
        choices.european?.signals.markVerbatim(sections: [])
        let info = decide(DecisionFixture.request("DE", choices: choices) { $0.cmp = CMPIdentity() })
        #expect(info.signals.tcString == "CQverbatim" && info.warnings.isEmpty)
    }

    // MARK: What users complained of

    @Test func `4 consent and legitimate interest are both in the string (RN 653; taourl)`() throws {
        let choice = DecisionFixture.european(consent: [1, 3, 4], legitimateInterest: [7])
        let string = try TCString.decode(
            try #require(signals("DE", DecisionFixture.choices(european: choice)).tcString))
        #expect(string.purposesConsent == [1, 3, 4] && string.purposesLITransparency == [7])
    }

    @Test func `12 a form is never shown with the key saying that GDPR does not apply (unity 3059)`() {
        for place in ["DE", "CH", "GB", "RE", "EU", "??"] {
            let map = StorageMap(decide(DecisionFixture.request(place)))
            #expect(map.write.first == StorageMap.Entry(key: "IABTCF_gdprApplies", value: .number(1)))
        }
    }

    @Test func `20 a US opt-out is in the string and readable beside it (bocops 14)`() {
        let given = signals("US-CA", DecisionFixture.choices(us: .allOptedOut))
        #expect(given.gppString == "DBABL~BVQVAAAAAg" && given.usPrivacy == "1YYN")
    }

    // MARK: Both forms of an import

    @Test func `a TC string that came in a GPP string is given back in both forms`() {
        var choices = DecisionFixture.choices(european: DecisionFixture.everything)
        choices.european?.signals.tcString = "CQverbatim"
        choices.european?.signals.gppString = "DBverbatim"
        choices.european?.signals.markVerbatim(sections: [2])
        let given = signals("DE", choices)
        #expect(given.tcString == "CQverbatim" && given.gppString == "DBverbatim" && given.gppSectionIDs == [2])
    }
}
