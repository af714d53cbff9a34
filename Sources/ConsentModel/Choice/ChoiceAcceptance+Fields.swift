// SPDX-License-Identifier: Apache-2.0

extension ChoiceAcceptance {
    /// What was pressed, where the fields of the submission go together.
    func action(of submission: ConsentSubmission) throws(SubmissionRefusal) -> ChoiceAction {
        guard submission.tcString == nil, submission.gppString == nil else {
            throw SubmissionRefusal(
                .actionNotAllowed, "form_id: send either a form's answer or tc_string and gpp_string, not both.")
        }
        guard let action = submission.action, action != .imported else {
            throw SubmissionRefusal(
                .actionNotAllowed, "action: send consent, do_not_consent or save_choices beside form_id.")
        }
        guard action == .saveChoices || submission.choices == nil else {
            throw SubmissionRefusal(
                .actionNotAllowed, "choices: only save_choices takes them; \(action.rawValue) says it all.")
        }
        guard action != .saveChoices || submission.choices != nil else {
            throw SubmissionRefusal(
                .actionNotAllowed, "choices: missing; save_choices needs them, empty where everything is off.")
        }
        return action
    }

    /// What was chosen of an offer.
    func content(
        of submission: ConsentSubmission, action: ChoiceAction, on offer: FormOffer
    ) throws(SubmissionRefusal) -> StoredChoice.Content {
        switch (offer.kind, submission.choices) {
        case (.european, .usStates):
            throw SubmissionRefusal(.wrongKind, "choices.us: the form is a European one, which has no such switches.")
        case (.usStates, .european(let choices)) where choices == SubmittedEuropeanChoices():
            // `{}`: nothing is on.
            return .usStates(USChoice())
        case (.usStates, .european):
            throw SubmissionRefusal(.wrongKind, "choices: the form is a US one; its switches stand in choices.us.")
        case (.european, .european(let choices)):
            try checkGPC(submission)
            return .european(try chosen(choices, of: offer))
        case (.european, nil):
            try checkGPC(submission)
            return .european(action == .consent ? offer.everything : offer.nothing)
        case (.usStates, .usStates(let choice)):
            try check(choice, against: offer)
            return .usStates(choice)
        case (.usStates, nil):
            throw SubmissionRefusal(
                .actionNotAllowed, "action: a US form has only save_choices, with the opt-outs in choices.us.")
        }
    }

    private func checkGPC(_ submission: ConsentSubmission) throws(SubmissionRefusal) {
        guard !submission.gpcShown else {
            throw SubmissionRefusal(.wrongKind, "gpc_shown: only a US form can show that GPC was on.")
        }
    }

    private func chosen(
        _ choices: SubmittedEuropeanChoices, of offer: FormOffer
    ) throws(SubmissionRefusal) -> EuropeanChoice {
        for id in choices.purposesLegitimateInterest where PurposeSet.consentOnly.contains(id) {
            throw SubmissionRefusal(
                .legitimateInterestNotAllowed,
                "choices.purposes.legitimate_interest: purpose \(id) can only be based on consent.")
        }
        try check(choices.purposesConsent, "purposes.consent", offer.purposesConsent.contains)
        try check(
            choices.purposesLegitimateInterest, "purposes.legitimate_interest",
            offer.purposesLegitimateInterest.contains)
        try check(choices.specialFeatures, "special_features", offer.specialFeatures.contains)
        try check(choices.vendorsConsent, "vendors.consent", offer.vendorsConsent.contains)
        try check(
            choices.vendorsLegitimateInterest, "vendors.legitimate_interest", offer.vendorsLegitimateInterest.contains)
        try check(choices.adTechProviders, "ad_tech_providers", offer.adTechProviders.contains)

        var choice = offer.nothing
        choice.purposesConsent = PurposeSet(choices.purposesConsent)
        choice.purposesLegitimateInterest = PurposeSet(choices.purposesLegitimateInterest)
        choice.specialFeatures = PurposeSet(choices.specialFeatures)
        choice.vendorsConsent = IDSet(choices.vendorsConsent)
        choice.vendorsLegitimateInterest = IDSet(choices.vendorsLegitimateInterest)
        choice.adTechProviders = IDSet(choices.adTechProviders)
        guard offer.actions.contains(.saveChoices) || choice.grantsNothing else {
            throw SubmissionRefusal(
                .actionNotAllowed, "action: the form has no switches, so it grants by consent or not at all.")
        }
        return choice
    }

    private func check<ID>(
        _ ids: [ID], _ field: String, _ isOffered: (ID) -> Bool
    ) throws(SubmissionRefusal) {
        guard let id = ids.first(where: { !isOffered($0) }) else { return }
        throw SubmissionRefusal(.notOffered, "choices.\(field): the form did not offer \(id).")
    }

    private func check(_ choice: USChoice, against offer: FormOffer) throws(SubmissionRefusal) {
        if let optOut = choice.optOuts.first(where: { !offer.optOuts.contains($0) }) {
            throw SubmissionRefusal(.notOffered, "choices.us.\(optOut.rawValue): the form did not offer it.")
        }
        let unknown = SensitiveDataCategory.allCases.first {
            choice.sensitiveDataOptOuts.contains($0) && !offer.sensitiveData.contains($0)
        }
        if let unknown {
            throw SubmissionRefusal(
                .notOffered, "choices.us.sensitive_data.\(unknown.rawValue): the form did not offer it.")
        }
    }
}
