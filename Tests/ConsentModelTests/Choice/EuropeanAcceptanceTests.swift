// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct EuropeanAcceptanceTests {
    let judge = Acceptance.judge()
    let form = Acceptance.form()

    @Test func `consent grants everything shown, legitimate interest included`() throws {
        let accepted = try judge.accept(Acceptance.answer(.consent), on: form)
        let choice = try #require(accepted.european)
        #expect(choice.purposesConsent.ids == Array(1...11))
        #expect(choice.purposesLegitimateInterest.ids == [2, 7, 8, 10])
        #expect(choice.specialFeatures.ids == [1])
        #expect(choice.vendorsConsent.ids == [10, 40])
        #expect(choice.vendorsLegitimateInterest.ids == [10, 20])
        #expect(choice.vendorsDisclosed.ids == [10, 20, 30, 40])
        #expect(choice.adTechProviders.ids == [89, 1000])
        #expect(choice.adTechProvidersDisclosed.ids == [89, 1000])
        #expect(accepted.choice.outcome == .all)
        #expect(accepted.choice.action == .consent)
    }

    @Test func `do not consent grants nothing and objects to every legitimate interest`() throws {
        let accepted = try judge.accept(Acceptance.answer(.doNotConsent), on: form)
        let choice = try #require(accepted.european)
        #expect(choice.grantsNothing)
        #expect(choice.vendorsDisclosed.ids == [10, 20, 30, 40])
        #expect(choice.adTechProvidersDisclosed.ids == [89, 1000])
        #expect(accepted.choice.outcome == .none)
    }

    @Test func `save choices grants what is on and nothing else`() throws {
        let submission = Acceptance.save {
            $0.purposesConsent = [3, 1, 1]
            $0.purposesLegitimateInterest = [7]
            $0.vendorsConsent = [10]
        }
        let accepted = try judge.accept(submission, on: form)
        let choice = try #require(accepted.european)
        #expect(choice.purposesConsent.ids == [1, 3])
        #expect(choice.purposesLegitimateInterest.ids == [7])
        #expect(choice.specialFeatures.isEmpty && choice.adTechProviders.isEmpty)
        #expect(choice.vendorsConsent.ids == [10])
        #expect(choice.vendorsLegitimateInterest.isEmpty)
        #expect(choice.vendorsDisclosed.ids == [10, 20, 30, 40])
        #expect(accepted.choice.outcome == .partial)
    }

    @Test func `switches that are all off are a refusal`() throws {
        let accepted = try judge.accept(Acceptance.save(), on: form)
        #expect(accepted.european?.grantsNothing == true)
        #expect(accepted.choice.outcome == .none)
        #expect(accepted.choice.action == .saveChoices)
    }

    @Test func `switches that are all on are consent to all`() throws {
        let accepted = try judge.accept(
            Acceptance.save {
                $0.purposesConsent = Array(1...11)
                $0.purposesLegitimateInterest = [2, 7, 8, 10]
                $0.specialFeatures = [1]
                $0.vendorsConsent = [10, 40]
                $0.vendorsLegitimateInterest = [10, 20]
                $0.adTechProviders = [89, 1000]
            }, on: form)
        #expect(accepted.choice.outcome == .all)
    }

    @Test func `a single interest left on is a partial choice`() throws {
        let accepted = try judge.accept(Acceptance.save { $0.purposesLegitimateInterest = [2] }, on: form)
        #expect(accepted.choice.outcome == .partial)
    }

    @Test(
        arguments: [
            { $0.purposesConsent = [12] }, { $0.purposesConsent = [0] }, { $0.purposesConsent = [-1] },
            { $0.purposesConsent = [1, Int.max] }, { $0.purposesLegitimateInterest = [9] },
            { $0.purposesLegitimateInterest = [24] }, { $0.specialFeatures = [2] }, { $0.vendorsConsent = [20] },
            { $0.vendorsConsent = [755] }, { $0.vendorsConsent = [50] }, { $0.vendorsLegitimateInterest = [40] },
            { $0.vendorsLegitimateInterest = [UInt32.max] }, { $0.adTechProviders = [90] },
        ] as [@Sendable (inout SubmittedEuropeanChoices) -> Void])
    func `what the form did not offer can't be chosen`(_ change: @Sendable (inout SubmittedEuropeanChoices) -> Void) {
        #expect(
            refusal { () throws(SubmissionRefusal) in try judge.accept(Acceptance.save(change), on: form) }
                == .notOffered)
    }

    @Test(arguments: [1, 3, 4, 5, 6])
    func `purposes 1 and 3 to 6 have no legitimate interest`(_ id: Int) {
        let submission = Acceptance.save { $0.purposesLegitimateInterest = [2, id] }
        let code = refusal { () throws(SubmissionRefusal) in try judge.accept(submission, on: form) }
        #expect(code == .legitimateInterestNotAllowed)
    }

    @Test func `the refusal names the field and the id`() {
        do {
            _ = try judge.accept(Acceptance.save { $0.vendorsConsent = [10, 4711] }, on: form)
            Issue.record("accepted")
        } catch {
            #expect(error.detail == "choices.vendors.consent: the form did not offer 4711.")
        }
    }

    @Test func `a form that was never published is unknown`() {
        let code = refusal { () throws(SubmissionRefusal) in try judge.accept(Acceptance.answer(.doNotConsent), on: nil)
        }
        #expect(code == .unknownForm)
    }

    @Test(arguments: [
        (Acceptance.saveUS(), SubmissionRefusal.Code.wrongKind),
        (Acceptance.answer(.consent) { $0.gpcShown = true }, .wrongKind),
        (Acceptance.save().with { $0.gpcShown = true }, .wrongKind),
        (Acceptance.save().with { $0.action = .consent }, .actionNotAllowed),
        (Acceptance.save().with { $0.action = .doNotConsent }, .actionNotAllowed),
        (Acceptance.answer(.saveChoices), .actionNotAllowed),
        (Acceptance.answer(.imported), .actionNotAllowed),
        (Acceptance.save().with { $0.action = nil }, .actionNotAllowed),
        (Acceptance.answer(.consent) { $0.tcString = "CQ" }, .actionNotAllowed),
        (Acceptance.answer(.consent) { $0.gppString = "DB" }, .actionNotAllowed),
    ])
    func `fields that don't go together are refused`(_ submission: ConsentSubmission, _ code: SubmissionRefusal.Code) {
        #expect(refusal { () throws(SubmissionRefusal) in try judge.accept(submission, on: form) } == code)
    }

    @Test func `a form without switches takes refusals, but no single grants`() throws {
        var app = FormFixtures.app
        app.buttons.manageOptions = false
        let plain = Acceptance.form(app: app)
        let submission = Acceptance.save { $0.purposesConsent = [1] }
        let code = refusal { () throws(SubmissionRefusal) in try judge.accept(submission, on: plain) }
        #expect(code == .actionNotAllowed)
        #expect(try judge.accept(Acceptance.save(), on: plain).choice.outcome == .none)
        #expect(try judge.accept(Acceptance.answer(.consent), on: plain).choice.outcome == .all)
    }

    @Test func `the explainer asks for no choice`() {
        let explainer = Acceptance.form(.idfaExplainer)
        for submission in [Acceptance.answer(.consent), Acceptance.answer(.doNotConsent), Acceptance.save()] {
            let code = refusal { () throws(SubmissionRefusal) in try judge.accept(submission, on: explainer) }
            #expect(code == .actionNotAllowed)
        }
    }

    @Test func `keeps with the choice what it was made on and under`() throws {
        var judge = Acceptance.judge { $0.isForced = true }
        judge.app.environment = .testing
        judge.lastRevisions = [.european: 7, .usStates: 3]
        let accepted = try judge.accept(Acceptance.answer(.consent) { $0.language = "de" }, on: form)
        let choice = accepted.choice
        #expect(choice.formID == form.id && choice.formVersion == 1 && choice.language == "en")
        #expect(choice.revision == 8)
        #expect(choice.environment == .testing && choice.isForced)
        #expect(choice.tcfPolicyVersion == 5 && choice.vendorListVersion == 143)
        #expect(choice.receivedAt == Acceptance.now && choice.decidedAt == Acceptance.now)
        #expect(choice.fingerprint == Acceptance.hash(accepted.payload))
        #expect(choice.signals == StoredSignals() && !choice.gpcShown)
        #expect(accepted.warnings.isEmpty)
    }

    @Test func `GPC says nothing about GDPR`() throws {
        let judge = Acceptance.judge { $0.globalPrivacyControl = true }
        #expect(try judge.accept(Acceptance.answer(.consent), on: form).choice.outcome == .all)
    }
}

extension ConsentSubmission {
    func with(_ change: (inout ConsentSubmission) -> Void) -> ConsentSubmission {
        var submission = self
        change(&submission)
        return submission
    }
}
