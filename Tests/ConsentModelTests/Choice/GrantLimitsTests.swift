// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

/// Who may grant, and on which forms; refusals are always heard.
@Suite struct GrantLimitsTests {
    @Suite struct UnderAge {
        let judge = Acceptance.judge { $0.isUnderAge = true }

        @Test func `a European grant is refused, however small`() {
            let submissions = [
                Acceptance.answer(.consent), Acceptance.save { $0.purposesConsent = [1] },
                Acceptance.save { $0.purposesLegitimateInterest = [2] }, Acceptance.save { $0.adTechProviders = [89] },
            ]
            for submission in submissions {
                let code = refusal { () throws(SubmissionRefusal) in try judge.accept(submission, on: Acceptance.form())
                }
                #expect(code == .underAge)
            }
        }

        @Test func `a European refusal is accepted`() throws {
            for submission in [Acceptance.answer(.doNotConsent), Acceptance.save()] {
                #expect(try judge.accept(submission, on: Acceptance.form()).choice.outcome == .none)
            }
        }

        @Test func `a US opt-out is accepted, even a partial one`() throws {
            let accepted = try judge.accept(Acceptance.saveUS { $0.saleOptOut = true }, on: Acceptance.form(.usStates))
            #expect(accepted.usStates?.optOuts == [.sale])
        }

        @Test func `a US answer that opts out of nothing is a grant`() {
            let code = refusal { () throws(SubmissionRefusal) in
                try judge.accept(Acceptance.saveUS(), on: Acceptance.form(.usStates))
            }
            #expect(code == .underAge)
        }

        @Test func `a US answer that takes an opt-out back is a grant`() throws {
            let form = Acceptance.form(.usStates)
            let first = try judge.accept(Acceptance.saveUS { $0.saleOptOut = true }, on: form)
            let next = Acceptance.after(first, judge)
            let back = Acceptance.saveUS { $0.sharingOptOut = true }
            #expect(refusal { () throws(SubmissionRefusal) in try next.accept(back, on: form) } == .underAge)
            let more = Acceptance.saveUS {
                $0.saleOptOut = true
                $0.sharingOptOut = true
            }
            #expect(try next.accept(more, on: form).usStates?.optOuts == [.sale, .sharing])
        }

        @Test func `what is wrong with the answer itself is told first`() {
            let code = refusal { () throws(SubmissionRefusal) in
                try judge.accept(Acceptance.save { $0.vendorsConsent = [1] }, on: Acceptance.form())
            }
            #expect(code == .notOffered)
        }
    }

    @Suite struct OldForms {
        /// The app has added a vendor since this form.
        static let old: PublishedForm = {
            var app = FormFixtures.app
            app.vendors = [FormFixtures.both]
            let current = Acceptance.form().offer ?? FormOffer(kind: .european, vendorList: .builtIn)
            return Acceptance.form(standing: .superseded(by: current), app: app)
        }()

        /// The app has changed nothing but words since this one.
        static let reworded: PublishedForm = {
            let offer = Acceptance.form().offer ?? FormOffer(kind: .european, vendorList: .builtIn)
            return Acceptance.form(standing: .superseded(by: offer))
        }()

        @Test func `a grant on a superseded form is stored with its text and flagged`() throws {
            let accepted = try Acceptance.judge().accept(Acceptance.answer(.consent), on: Self.old)
            #expect(accepted.warnings.map(\.code) == [.formSuperseded])
            #expect(accepted.choice.formID == Self.old.id)
            #expect(accepted.european?.vendorsDisclosed.ids == [10], "only what that form showed")
            #expect(accepted.text.contains(#""form_superseded":true"#))
        }

        @Test func `a form that still is the app's is not flagged`() throws {
            let accepted = try Acceptance.judge().accept(Acceptance.answer(.consent), on: Acceptance.form())
            #expect(accepted.warnings.isEmpty)
            #expect(accepted.text.contains(#""form_superseded":false"#))
        }

        @Test func `a grant on a withdrawn form is refused`() {
            let judge = Acceptance.judge { $0.app.withdrawnForms = [Self.reworded.id] }
            for submission in [Acceptance.answer(.consent), Acceptance.save { $0.purposesConsent = [1] }] {
                let code = refusal { () throws(SubmissionRefusal) in try judge.accept(submission, on: Self.reworded) }
                #expect(code == .formWithdrawn)
            }
        }

        @Test func `a grant on a form that lacks added vendors is refused where the app asks anew`() {
            let judge = Acceptance.judge { $0.app.reprompt.onVendorChange = true }
            let code = refusal { () throws(SubmissionRefusal) in
                try judge.accept(Acceptance.answer(.consent), on: Self.old)
            }
            #expect(code == .formWithdrawn)
        }

        @Test func `a grant on a form that only was reworded is accepted all the same`() throws {
            let judge = Acceptance.judge { $0.app.reprompt.onVendorChange = true }
            let accepted = try judge.accept(Acceptance.answer(.consent), on: Self.reworded)
            #expect(accepted.warnings.map(\.code) == [.formSuperseded])
        }

        @Test func `a refusal is accepted with any form that was ever published`() throws {
            let judge = Acceptance.judge {
                $0.app.reprompt.onVendorChange = true
                $0.app.withdrawnForms = [Self.old.id]
            }
            for submission in [Acceptance.answer(.doNotConsent), Acceptance.save()] {
                #expect(try judge.accept(submission, on: Self.old).choice.outcome == .none)
            }
        }

        @Test func `an objection that leaves some grants standing is accepted with any form`() throws {
            var judge = Acceptance.judge()
            judge = Acceptance.after(try judge.accept(Acceptance.answer(.consent), on: Acceptance.form()), judge)
            judge.app.withdrawnForms = [Self.old.id]
            let fewer = Acceptance.save {
                $0.purposesConsent = [1, 2]
                $0.vendorsConsent = [10]
            }
            #expect(try judge.accept(fewer, on: Self.old).choice.outcome == .partial)
            let refused = Acceptance.after(try judge.accept(fewer, on: Self.old), judge)
            let more = Acceptance.save { $0.purposesConsent = [1, 2, 3] }
            #expect(
                refusal { () throws(SubmissionRefusal) in try refused.accept(more, on: Self.old) } == .formWithdrawn)
        }

        @Test func `grants of a testing app do not count in production`() throws {
            var testing = Acceptance.judge()
            testing.app.environment = .testing
            let first = try testing.accept(Acceptance.answer(.consent), on: Acceptance.form())
            var judge = Acceptance.after(first, testing)
            judge.app.withdrawnForms = [Self.old.id]
            let fewer = Acceptance.save { $0.purposesConsent = [1] }
            #expect(refusal { () throws(SubmissionRefusal) in try judge.accept(fewer, on: Self.old) } == nil)
            judge.app.environment = .production
            #expect(refusal { () throws(SubmissionRefusal) in try judge.accept(fewer, on: Self.old) } == .formWithdrawn)
        }

        @Test func `an opt-out is accepted on a withdrawn US form, taking one back is not`() throws {
            let form = Acceptance.form(.usStates)
            var judge = Acceptance.judge { $0.app.withdrawnForms = [form.id] }
            judge = Acceptance.after(try judge.accept(Acceptance.saveUS { $0.saleOptOut = true }, on: form), judge)
            let back = Acceptance.saveUS()
            #expect(refusal { () throws(SubmissionRefusal) in try judge.accept(back, on: form) } == .formWithdrawn)
        }
    }
}
