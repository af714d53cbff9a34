// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct `What a form asks for beyond the one that was answered` {
    private func offer(_ change: (inout FormOffer) -> Void = { _ in }) -> FormOffer {
        var offer = FormOffer(kind: .european, vendorList: .builtIn)
        offer.purposesConsent = PurposeSet(1...11)
        offer.purposesLegitimateInterest = PurposeSet([2, 7])
        offer.vendorsConsent = IDSet([1, 755])
        offer.vendorsLegitimateInterest = IDSet([755])
        offer.vendorsDisclosed = IDSet([1, 755])
        offer.adTechProviders = IDSet([89])
        change(&offer)
        return offer
    }

    private func additions(_ change: (inout FormOffer) -> Void) -> FormAdditions {
        offer(change).additions(to: offer().nothing, on: offer())
    }

    @Test func `nothing, where it offers the same or less`() {
        #expect(additions { _ in }.isEmpty)
        #expect(
            additions {
                $0.vendorsConsent = IDSet([755])
                $0.vendorsDisclosed = IDSet([755])
                $0.purposesConsent = PurposeSet(1...10)
            }.isEmpty)
    }

    @Test func `vendors and providers that were not shown, by id`() {
        let added = additions {
            $0.vendorsDisclosed = IDSet([1, 12, 755])
            $0.adTechProviders = IDSet([70, 89])
        }
        #expect(added.partners == [12, 70])
        #expect(!added.hasPurposes)
    }

    @Test func `a vendor on a legal basis that it did not ask for`() {
        #expect(additions { $0.vendorsLegitimateInterest = IDSet([1, 755]) }.partners == [1])
    }

    @Test func `purposes, special features, and legal bases for them`() {
        #expect(additions { $0.purposesLegitimateInterest = PurposeSet([2, 7, 9]) }.hasPurposes)
        #expect(additions { $0.specialFeatures = PurposeSet([1]) }.hasPurposes)
        #expect(additions { $0.purposesConsent = PurposeSet(1...12) }.hasPurposes)
    }

    @Test func `of a string from elsewhere only who was shown is known`() {
        var imported = EuropeanChoice()
        imported.vendorsDisclosed = IDSet([755])
        imported.adTechProvidersDisclosed = IDSet([89])
        let added = offer().additions(to: imported, on: nil)
        #expect(added.partners == [1])
        #expect(!added.hasPurposes)
    }

    @Test func `asks anew and says why, where the app wants that`() {
        let app = DecisionFixture.app { $0.reprompt.onVendorChange = true }
        func info(_ additions: FormAdditions?) -> ConsentInfo {
            var request = DecisionFixture.request(
                "DE", app: app, choices: DecisionFixture.choices(european: DecisionFixture.everything))
            request.additions = additions
            return decide(request)
        }
        #expect(info(FormAdditions()).consentStatus == .obtained)
        var purposes = FormAdditions()
        purposes.hasPurposes = true
        #expect(info(purposes).reason.code == .vendorsChanged)
        #expect(info(purposes).reason.detail.contains("purposes were added"))
        var partners = FormAdditions()
        partners.partners = Array(100...115)
        #expect(info(partners).reason.detail.contains("109 and 6 more"))
    }
}

@Suite struct `Vendors that were deleted from the list` {
    @Test(arguments: [ChoiceAction.consent, .saveChoices])
    func `are neither granted nor disclosed by an answer to a form that showed them`(_ action: ChoiceAction) throws {
        var offer = FormOffer(kind: .european, vendorList: .builtIn)
        offer.actions = [.consent, .saveChoices]
        offer.purposesConsent = PurposeSet([1])
        offer.vendorsConsent = IDSet([2, 755])
        offer.vendorsLegitimateInterest = IDSet([2])
        offer.vendorsDisclosed = IDSet([2, 755])
        let id = DecisionFixture.form
        let form = PublishedForm(id: id, version: 1, language: "en", offer: offer)
        var submission = ConsentSubmission()
        submission.formID = id
        submission.action = action
        if action == .saveChoices {
            var choices = SubmittedEuropeanChoices()
            choices.purposesConsent = [1]
            choices.vendorsConsent = [2, 755]
            choices.vendorsLegitimateInterest = [2]
            submission.choices = .european(choices)
        }
        var acceptance = ChoiceAcceptance(app: AppDocument(name: "Shop"), now: DecisionFixture.now) { _ in
            ChoiceFingerprint()
        }
        acceptance.deletedVendors = IDSet([2, 3])
        let accepted = try acceptance.accept(submission, on: form)
        guard case .european(let choice) = accepted.choice.content else {
            Issue.record("it is no European choice")
            return
        }
        #expect(choice.vendorsConsent == IDSet([755]))
        #expect(choice.vendorsLegitimateInterest.isEmpty)
        #expect(choice.vendorsDisclosed == IDSet([755]))
        #expect(accepted.choice.outcome == .all)
    }
}
