// SPDX-License-Identifier: Apache-2.0

extension ChoiceAcceptance {
    /// Refuses a grant by a device that is tagged as under the age of consent.
    func checkAge(_ content: StoredChoice.Content) throws(SubmissionRefusal) {
        guard isUnderAge, grantsAnything(content) || widens(content) else { return }
        throw SubmissionRefusal(
            .underAge,
            "tag_for_under_age_of_consent: a device under the age of consent can refuse and opt out, but grant nothing."
        )
    }

    /// Refuses a grant on a form that the app withdrew, or that lacks vendors or purposes that it now asks for anew.
    ///
    /// What only takes away from the standing choice is accepted with any form.
    func checkWithdrawal(
        _ content: StoredChoice.Content, _ form: PublishedForm, _ offer: FormOffer
    ) throws(SubmissionRefusal) {
        guard widens(content) else { return }
        if app.withdrawnForms.contains(form.id) {
            throw SubmissionRefusal(
                .formWithdrawn, "form_id: the app has withdrawn this form. Fetch the form again and show it.")
        }
        if case .superseded(let current) = form.standing, app.reprompt.onVendorChange, current.asksForMore(than: offer)
        {
            throw SubmissionRefusal(
                .formWithdrawn,
                "form_id: partners or purposes were added since, and the app asks anew. Fetch the form again.")
        }
    }

    /// Records the three opt-outs where GPC is on and the form did not show it.
    func apply(gpcShown: Bool, to content: inout StoredChoice.Content) -> ChoicePayload.GPC? {
        guard case .usStates(let choice) = content else { return nil }
        let isRecorded = globalPrivacyControl && !gpcShown
        if isRecorded { content = .usStates(choice.stricter(with: .allOptedOut)) }
        return ChoicePayload.GPC(isOn: globalPrivacyControl, isShown: gpcShown, isRecorded: isRecorded)
    }

    /// How much was granted of what a form offered.
    ///
    /// On a US form the three opt-outs make `none`: what the person did about sensitive data does not soften them.
    func outcome(of content: StoredChoice.Content, offered offer: FormOffer) -> ChoiceOutcome {
        switch content {
        case .european(let choice) where choice.grantsNothing: .none
        case .european(let choice): choice == offer.everything ? .all : .partial
        case .usStates(let choice): outcome(of: choice)
        }
    }

    func outcome(of choice: USChoice) -> ChoiceOutcome {
        if choice.isUnrestricted { return .all }
        return choice.optOuts == USOptOut.allCases ? .none : .partial
    }

    private func grantsAnything(_ content: StoredChoice.Content) -> Bool {
        switch content {
        case .european(let choice): !choice.grantsNothing
        case .usStates(let choice): choice.isUnrestricted
        }
    }

    /// Whether the content grants what the standing choice does not.
    private func widens(_ content: StoredChoice.Content) -> Bool {
        switch (content, standing(of: content)) {
        case (.european(let choice), .european(let old)): !choice.grantsNoMore(than: old)
        case (.european(let choice), _): !choice.grantsNothing
        case (.usStates(let choice), .usStates(let old)): choice.lifts(old)
        case (.usStates, _): false
        }
    }

    /// The choice that stands; one made in testing does not count in production.
    private func standing(of content: StoredChoice.Content) -> StoredChoice.Content? {
        let choice: StoredChoice? =
            switch content {
            case .european: stored.european
            case .usStates: stored.usStates
            }
        guard let choice, choice.counts(in: app.environment) else { return nil }
        return choice.content
    }
}

extension StoredChoice {
    /// Whether the choice counts where the app's environment is this: one made in testing does not in production.
    public func counts(in environment: AppEnvironment) -> Bool {
        self.environment == .production || environment == .testing
    }
}
