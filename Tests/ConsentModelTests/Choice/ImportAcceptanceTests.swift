// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct ImportAcceptanceTests {
    let judge = Acceptance.judge { $0.app.vendors = [755] }

    static func european(
        _ purposes: [Int], daysAgo: Int64 = 10, isFromGPP: Bool = false, string: String = "CQtc"
    ) -> ImportedChoice.European {
        var choice = EuropeanChoice()
        choice.purposesConsent = PurposeSet(purposes)
        choice.vendorsConsent = IDSet(purposes.isEmpty ? [] : [755])
        choice.vendorsDisclosed = IDSet([755])
        let moment = Timestamp(milliseconds: Acceptance.now.milliseconds - daysAgo * Acceptance.day)
        return ImportedChoice.European(
            choice: choice, tcString: string, isFromGPP: isFromGPP, createdAt: moment, lastUpdatedAt: moment.day.start,
            tcfPolicyVersion: 4, vendorListVersion: 106, language: "fr")
    }

    static func imported(_ european: [ImportedChoice.European], _ usStates: [USChoice] = []) -> ImportedChoice {
        var imported = ImportedChoice()
        imported.european = european
        imported.usStates = usStates
        return imported
    }

    static func strings(tc: String? = "CQtc", gpp: String? = nil) -> ConsentSubmission {
        var submission = ConsentSubmission()
        submission.tcString = tc
        submission.gppString = gpp
        return submission
    }

    @Test func `takes a TC string over as it is`() throws {
        let accepted = try judge.accept(Self.strings(), importing: Self.imported([Self.european([1, 3])]))
        #expect(accepted.count == 1)
        let choice = accepted[0].choice
        #expect(choice.action == .imported && choice.kind == .european)
        #expect(choice.signals.tcString == "CQtc" && choice.signals.gppString == nil)
        #expect(choice.formID == nil && choice.formVersion == 0)
        #expect(choice.tcfPolicyVersion == 4 && choice.vendorListVersion == 106 && choice.language == "fr")
        #expect(choice.outcome == .partial && choice.revision == 1)
        #expect(choice.decidedAt == Self.european([]).lastUpdatedAt)
        #expect(accepted[0].text.contains(#""imported":{"tc_string":"CQtc"}"#))
        #expect(accepted[0].text.contains(#""action":"import""#))
    }

    @Test func `takes an Additional Consent string over beside the TC string`() throws {
        var submission = Self.strings()
        submission.acString = "2~89.1126~dv.1301"
        var imported = Self.imported([Self.european([1, 3])])
        imported.additionalConsent = try AdditionalConsent.decode("2~89.1126~dv.1301")
        let accepted = try #require(try judge.accept(submission, importing: imported).first)
        guard case .european(let content) = accepted.choice.content else { return }
        #expect(content.adTechProviders == IDSet([89, 1126]))
        #expect(content.adTechProvidersDisclosed == IDSet([89, 1126, 1301]))
        #expect(accepted.choice.signals.tcString == "CQtc")
        #expect(accepted.choice.signals.acString == "2~89.1126~dv.1301")
        #expect(accepted.text.contains(#""imported":{"tc_string":"CQtc","ac_string":"2~89.1126~dv.1301"}"#))
    }

    @Test func `where the stricter of two TC strings is neither, the AC string is written anew too`() throws {
        var submission = Self.strings(gpp: "DB")
        submission.acString = "1~89"
        var imported = Self.imported([
            Self.european([1, 3]), Self.european([1, 4], isFromGPP: true, string: "CQother"),
        ])
        imported.additionalConsent = try AdditionalConsent.decode("1~89")
        let accepted = try #require(try judge.accept(submission, importing: imported).first)
        #expect(accepted.choice.signals == StoredSignals())
        guard case .european(let content) = accepted.choice.content else { return }
        #expect(content.adTechProviders == IDSet([89]) && content.purposesConsent == PurposeSet([1]))
    }

    @Test func `providers of the app's own that the string does not name were refused`() throws {
        let judge = Acceptance.judge {
            $0.app.vendors = [755]
            $0.app.adTechProviders = [89]
        }
        var imported = Self.imported([Self.european(Array(1...11))])
        #expect(try judge.accept(Self.strings(), importing: imported).first?.choice.outcome == .partial)
        imported.additionalConsent = try AdditionalConsent.decode("2~89~dv.")
        #expect(try judge.accept(Self.strings(), importing: imported).first?.choice.outcome == .all)
    }

    @Test func `under age a grant to providers alone is a grant`() throws {
        let judge = Acceptance.judge { $0.isUnderAge = true }
        var imported = Self.imported([Self.european([])])
        #expect(throws: Never.self) { try judge.accept(Self.strings(), importing: imported) }
        imported.additionalConsent = try AdditionalConsent.decode("2~89~dv.")
        let code = refusal { () throws(SubmissionRefusal) in try judge.accept(Self.strings(), importing: imported) }
        #expect(code == .underAge)
    }

    private func outcome(
        _ choice: EuropeanChoice, vendors: [UInt16] = [755], _ change: (inout ChoiceAcceptance) -> Void = { _ in }
    ) throws -> ChoiceOutcome {
        let judge = Acceptance.judge {
            $0.app.vendors = vendors
            $0.app.adTechProviders = []
            change(&$0)
        }
        var source = Self.european([])
        source.choice = choice
        let accepted = try judge.accept(Self.strings(), importing: Self.imported([source]))
        return try #require(accepted.first).choice.outcome
    }

    @Test(
        arguments: [
            ([], ChoiceOutcome.none), ([1], .partial), (Array(1...9), .partial), (Array(1...10), .partial),
            (Array(1...11), .all),
        ] as [([Int], ChoiceOutcome)])
    func `says how much a string grants`(_ purposes: [Int], _ expected: ChoiceOutcome) throws {
        #expect(try outcome(Self.european(purposes).choice) == expected)
    }

    @Test(
        arguments: [
            ([1, 2, 3], [], [755], ChoiceOutcome.none), ([], [], [755], .none), ([755], [], [], .none),
            ([755], [], [755], .all), ([1, 2, 755], [], [755], .all), ([755], [], [10, 755], .partial),
            ([10, 755], [], [10, 755], .all), ([], [755], [755], .partial),
        ] as [([UInt32], [UInt32], [UInt16], ChoiceOutcome)])
    func `is measured by the app's vendors, whatever others the string has`(
        _ consent: [UInt32], _ interest: [UInt32], _ vendors: [UInt16], _ expected: ChoiceOutcome
    ) throws {
        var choice = Self.european(Array(1...11)).choice
        choice.vendorsConsent = IDSet(consent)
        choice.vendorsLegitimateInterest = IDSet(interest)
        choice.vendorsDisclosed = IDSet(consent + interest)
        #expect(try outcome(choice, vendors: vendors) == expected)
    }

    @Test func `a vendor that was deleted is not missed`() throws {
        let choice = Self.european(Array(1...11)).choice
        #expect(try outcome(choice, vendors: [10, 755]) == .partial)
        #expect(try outcome(choice, vendors: [10, 755]) { $0.deletedVendors = IDSet([10]) } == .all)
    }

    @Test func `a vendor that the form shows on legitimate interest alone is granted so`() throws {
        var offer = FormOffer(kind: .european, vendorList: .builtIn)
        offer.purposesConsent = PurposeSet(1...11)
        offer.vendorsConsent = IDSet([755])
        offer.vendorsLegitimateInterest = IDSet([10, 755])
        offer.vendorsDisclosed = IDSet([10, 755])
        var choice = Self.european(Array(1...11)).choice
        #expect(try outcome(choice, vendors: [10, 755]) { $0.europeanOffer = offer } == .partial)
        choice.vendorsLegitimateInterest = IDSet([10])
        #expect(try outcome(choice, vendors: [10, 755]) { $0.europeanOffer = offer } == .all)
    }

    @Test(arguments: [
        (13, "2025-10-30", true), (13, "2025-10-31", true), (13, "2025-11-01", false), (1, "2026-10-30", true),
        (1, "2026-11-01", false),
    ])
    func `a string older than the app's expiry is refused`(_ months: Int, _ day: String, _ expired: Bool) throws {
        let judge = Acceptance.judge { $0.app.reprompt.afterMonths = months }
        var source = Self.european([1])
        source.lastUpdatedAt = try #require(Timestamp(rfc3339: day + "T00:00:00Z"))
        let code = refusal { () throws(SubmissionRefusal) in
            try judge.accept(Self.strings(), importing: Self.imported([source]))
        }
        #expect(code == (expired ? .tcStringExpired : nil))
    }

    @Test func `the code names the string that is too old`() throws {
        let old = Self.european([1], daysAgo: 500, isFromGPP: true)
        let code = refusal { () throws(SubmissionRefusal) in
            try judge.accept(Self.strings(tc: nil, gpp: "DBgpp"), importing: Self.imported([old]))
        }
        #expect(code == .gppStringExpired)
    }

    @Test func `a string that is taken over is marked as another platform's, with the sections that apply`() throws {
        let tc = try judge.accept(Self.strings(), importing: Self.imported([Self.european([1])]))
        #expect(tc[0].choice.signals.isVerbatim && tc[0].choice.signals.verbatimSections.isEmpty)
        var imported = Self.imported([], [.allOptedOut])
        imported.usSections = [7]
        let us = try judge.accept(Self.strings(tc: nil, gpp: "DBus"), importing: imported)
        #expect(us[0].choice.signals.verbatimSections == [7])
        let gpp = try judge.accept(
            Self.strings(tc: nil, gpp: "DBgpp"), importing: Self.imported([Self.european([1], isFromGPP: true)]))
        #expect(gpp[0].choice.signals.verbatimSections == [2] && gpp[0].choice.signals.gppString == "DBgpp")
    }

    @Test func `expires on the very day, clamped to the month's end`() throws {
        var judge = Acceptance.judge { $0.app.reprompt.afterMonths = 1 }
        var source = Self.european([1])
        source.lastUpdatedAt = try #require(Timestamp(rfc3339: "2026-01-31T00:00:00Z"))
        let code = {
            refusal { () throws(SubmissionRefusal) in
                try judge.accept(Self.strings(), importing: Self.imported([source]))
            }
        }
        judge.now = try #require(Timestamp(rfc3339: "2026-02-27T23:59:59.999Z"))
        #expect(code() == nil)
        judge.now = try #require(Timestamp(rfc3339: "2026-02-28T00:00:00Z"))
        #expect(code() == .tcStringExpired)
    }

    @Test func `a string from the future is dated by its receipt`() throws {
        let accepted = try judge.accept(Self.strings(), importing: Self.imported([Self.european([1], daysAgo: -3)]))
        #expect(accepted[0].choice.decidedAt == Acceptance.now)
        #expect(accepted[0].isClockSkewed)
        #expect(accepted[0].warnings.map(\.code) == [.clockSkew])
    }

    @Test func `of two that contradict the stricter counts, and its string is given back`() throws {
        let wide = Self.european([1, 2, 3], string: "CQwide")
        let strict = Self.european([1, 2], daysAgo: 20, isFromGPP: true, string: "CQstrict")
        let accepted = try judge.accept(
            Self.strings(tc: "CQwide", gpp: "DBgpp"), importing: Self.imported([wide, strict]))
        #expect(accepted[0].european?.purposesConsent.ids == [1, 2])
        #expect(accepted[0].choice.signals.tcString == "CQstrict")
        #expect(accepted[0].choice.signals.gppString == "DBgpp")
        #expect(accepted[0].choice.decidedAt == strict.lastUpdatedAt)
    }

    @Test func `where neither is the stricter, what both grant counts, and neither is given back`() throws {
        let one = Self.european([1, 2], string: "CQone")
        let two = Self.european([2, 3], isFromGPP: true, string: "CQtwo")
        let accepted = try judge.accept(Self.strings(gpp: "DBgpp"), importing: Self.imported([one, two]))
        #expect(accepted[0].european?.purposesConsent.ids == [2])
        #expect(accepted[0].choice.signals == StoredSignals())
    }

    @Test func `restrictions of both strings hold`() throws {
        let rule = { PublisherRestriction(purpose: $0, type: .notAllowed, vendors: IDSet([755])) }
        var one = Self.european([1, 2])
        one.choice.restrictions = [rule(1)]
        var two = Self.european([1, 2], isFromGPP: true)
        two.choice.restrictions = [rule(1), rule(2)]
        let accepted = try judge.accept(Self.strings(gpp: "DBgpp"), importing: Self.imported([one, two]))
        #expect(accepted[0].european?.restrictions == [rule(1), rule(2)])
        #expect(accepted[0].text.contains(#""publisher_restrictions":[{"purpose":1,"type":0,"vendors":[755]}"#))
    }

    @Test func `one GPP string can speak of both kinds`() throws {
        let imported = Self.imported([Self.european([1], isFromGPP: true)], [.allOptedOut])
        let accepted = try judge.accept(Self.strings(tc: nil, gpp: "DBboth"), importing: imported)
        #expect(accepted.map(\.choice.kind) == [.european, .usStates])
        #expect(accepted[1].choice.signals.gppString == "DBboth")
        #expect(accepted[1].choice.outcome == .none)
        #expect(accepted[1].choice.decidedAt == Acceptance.now)
    }

    @Test func `of several US sections the stricter counts`() throws {
        let sections = [USChoice().with { $0.saleOptOut = true }, USChoice().with { $0.sharingOptOut = true }]
        let accepted = try judge.accept(Self.strings(tc: nil, gpp: "DBus"), importing: Self.imported([], sections))
        #expect(accepted[0].usStates?.optOuts == [.sale, .sharing])
        #expect(accepted[0].choice.signals.gppString == nil)
        let same = try judge.accept(
            Self.strings(tc: nil, gpp: "DBus"), importing: Self.imported([], [sections[0], sections[0]]))
        #expect(same[0].choice.signals.gppString == "DBus")
    }

    @Test func `GPC is recorded over an imported US choice`() throws {
        let judge = Acceptance.judge { $0.globalPrivacyControl = true }
        let accepted = try judge.accept(Self.strings(tc: nil, gpp: "DBus"), importing: Self.imported([], [USChoice()]))
        #expect(accepted[0].usStates == .allOptedOut)
        #expect(accepted[0].choice.signals.gppString == nil)
        #expect(accepted[0].choice.outcome == .none)
    }

    @Test func `a device under age can import refusals, but no grants`() throws {
        let judge = Acceptance.judge { $0.isUnderAge = true }
        let code = { (imported: ImportedChoice) in
            refusal { () throws(SubmissionRefusal) in
                try judge.accept(Self.strings(gpp: "DBgpp"), importing: imported)
            }
        }
        #expect(code(Self.imported([Self.european([1])])) == .underAge)
        #expect(code(Self.imported([Self.european([])])) == nil)
        #expect(code(Self.imported([], [USChoice()])) == .underAge)
        #expect(code(Self.imported([], [.allOptedOut])) == nil)
    }

    @Test(
        arguments: [
            { $0.formID = FormID(digest: Array(repeating: 1, count: 32)) }, { $0.action = .consent },
            { $0.choices = .usStates(USChoice()) }, { $0.gpcShown = true },
        ] as [@Sendable (inout ConsentSubmission) -> Void])
    func `a form's answer can't stand beside a string`(_ change: @Sendable (inout ConsentSubmission) -> Void) {
        let code = refusal { () throws(SubmissionRefusal) in
            try judge.accept(Self.strings().with(change), importing: Self.imported([Self.european([1])]))
        }
        #expect(code == .actionNotAllowed)
    }

    @Test func `a GPP string without a section that is understood is refused`() {
        let code = refusal { () throws(SubmissionRefusal) in
            try judge.accept(Self.strings(tc: nil, gpp: "DBAA"), importing: ImportedChoice())
        }
        #expect(code == .gppStringInvalid)
    }

    @Test func `the same string twice is a repeat, another one is not`() throws {
        let first = try judge.accept(Self.strings(), importing: Self.imported([Self.european([1])]))
        let next = Acceptance.after(first[0], judge, milliseconds: 1000)
        #expect(try next.accept(Self.strings(), importing: Self.imported([Self.european([1])]))[0].isRepeat)
        let other = Self.imported([Self.european([1], string: "CQother")])
        #expect(try !next.accept(Self.strings(tc: "CQother"), importing: other)[0].isRepeat)
    }
}
