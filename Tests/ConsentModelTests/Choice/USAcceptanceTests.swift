// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct USAcceptanceTests {
    let judge = Acceptance.judge()
    let form = Acceptance.form(.usStates)

    @Test func `stores the opt-outs that are set`() throws {
        let accepted = try judge.accept(
            Acceptance.saveUS {
                $0.saleOptOut = true
                $0.sensitiveDataOptOuts = [.health]
            }, on: form)
        let choice = try #require(accepted.usStates)
        #expect(choice.optOuts == [.sale])
        #expect(choice.sensitiveDataOptOuts == [.health])
        #expect(accepted.choice.kind == .usStates)
        #expect(accepted.choice.outcome == .partial)
        #expect(accepted.choice.revision == 1)
    }

    @Test(arguments: [
        (USChoice(), ChoiceOutcome.all), (.allOptedOut, .none),
        (.allOptedOut.with { $0.sensitiveDataOptOuts = [.health] }, .none),
        (USChoice().with { $0.sensitiveDataOptOuts = [.health] }, .partial),
        (USChoice().with { $0.sharingOptOut = true }, .partial),
        (.allOptedOut.with { $0.saleOptOut = false }, .partial),
    ])
    func `no opt-out is all, the three are none`(_ choice: USChoice, _ outcome: ChoiceOutcome) throws {
        let submission = Acceptance.answer(.saveChoices) { $0.choices = .usStates(choice) }
        #expect(try judge.accept(submission, on: form).choice.outcome == outcome)
    }

    @Test(arguments: [
        (Acceptance.answer(.consent), SubmissionRefusal.Code.actionNotAllowed),
        (Acceptance.answer(.doNotConsent), .actionNotAllowed),
        (Acceptance.save { $0.purposesConsent = [1] }, .wrongKind),
        (Acceptance.answer(.saveChoices), .actionNotAllowed),
        (Acceptance.saveUS().with { $0.action = .consent }, .actionNotAllowed),
    ])
    func `takes save choices with its own switches alone`(
        _ submission: ConsentSubmission, _ code: SubmissionRefusal.Code
    ) {
        #expect(refusal { () throws(SubmissionRefusal) in try judge.accept(submission, on: form) } == code)
    }

    @Test func `an opt-out that the form did not offer can't be chosen`() {
        var form = form
        form.offer?.optOuts = [.sale]
        form.offer?.sensitiveData = [.health]
        let submissions = [
            Acceptance.saveUS { $0.sharingOptOut = true }, Acceptance.saveUS { $0.targetedAdvertisingOptOut = true },
            Acceptance.saveUS { $0.sensitiveDataOptOuts = [.health, .geneticData] },
        ]
        for submission in submissions {
            #expect(refusal { () throws(SubmissionRefusal) in try judge.accept(submission, on: form) } == .notOffered)
        }
        let offered = Acceptance.saveUS {
            $0.saleOptOut = true
            $0.sensitiveDataOptOuts = [.health]
        }
        #expect(refusal { () throws(SubmissionRefusal) in try judge.accept(offered, on: form) } == nil)
    }

    @Suite struct GlobalPrivacyControl {
        let judge = Acceptance.judge { $0.globalPrivacyControl = true }
        let form = Acceptance.form(.usStates)

        @Test func `sets the three opt-outs where the form did not show it`() throws {
            let accepted = try judge.accept(
                Acceptance.saveUS { $0.sensitiveDataOptOuts = [.unionMembership] }, on: form)
            #expect(accepted.usStates?.optOuts == USOptOut.allCases)
            #expect(accepted.usStates?.sensitiveDataOptOuts == [.unionMembership])
            #expect(accepted.choice.outcome == .none)
            #expect(!accepted.choice.gpcShown)
            #expect(accepted.text.contains(#""gpc":{"on":true,"shown":false,"recorded":true}"#))
        }

        @Test func `gives way to a choice on a form that showed it`() throws {
            let accepted = try judge.accept(Acceptance.saveUS().with { $0.gpcShown = true }, on: form)
            #expect(accepted.usStates == USChoice())
            #expect(accepted.choice.gpcShown)
            #expect(accepted.choice.outcome == .all)
            #expect(accepted.text.contains(#""gpc":{"on":true,"shown":true,"recorded":false}"#))
        }

        @Test func `a form that showed it counts even where the signal is gone`() throws {
            let accepted = try Acceptance.judge().accept(Acceptance.saveUS().with { $0.gpcShown = true }, on: form)
            #expect(accepted.choice.gpcShown)
            #expect(accepted.text.contains(#""gpc":{"on":false,"shown":true,"recorded":false}"#))
        }

        @Test func `the same answer with and without it is no repeat`() throws {
            let without = Acceptance.judge()
            let first = try without.accept(Acceptance.saveUS(), on: form)
            var next = Acceptance.after(first, without, milliseconds: 1000)
            next.globalPrivacyControl = true
            #expect(try !next.accept(Acceptance.saveUS(), on: form).isRepeat)
        }
    }
}

extension USChoice {
    func with(_ change: (inout USChoice) -> Void) -> USChoice {
        var choice = self
        change(&choice)
        return choice
    }
}
