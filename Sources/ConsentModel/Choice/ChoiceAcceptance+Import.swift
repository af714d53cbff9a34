// SPDX-License-Identifier: Apache-2.0

extension ChoiceAcceptance {
    /// Judges another platform's strings: gives a choice for each kind that they speak of, the European one first.
    ///
    /// `submission` is what was sent; `imported` is what its strings were decoded to. A string is given back as it is
    /// only where it says just what is stored.
    public func accept(
        _ submission: ConsentSubmission, importing imported: ImportedChoice
    ) throws(SubmissionRefusal) -> [AcceptedChoice] {
        guard submission.formID == nil, submission.action == nil, submission.choices == nil, !submission.gpcShown else {
            throw SubmissionRefusal(
                .actionNotAllowed,
                "tc_string, gpp_string: send either them or a form's answer (form_id, action, choices, gpc_shown).")
        }
        var accepted: [AcceptedChoice] = []
        if let european = try european(imported, submission) { accepted.append(european) }
        if let usStates = try usStates(imported, submission) { accepted.append(usStates) }
        guard !accepted.isEmpty else {
            throw SubmissionRefusal(
                .gppStringInvalid, "gpp_string: it has no section for Europe or a US state, so it says nothing here.")
        }
        return accepted
    }

    private func european(
        _ imported: ImportedChoice, _ submission: ConsentSubmission
    ) throws(SubmissionRefusal) -> AcceptedChoice? {
        guard let newest = imported.european.max(by: { $0.lastUpdatedAt < $1.lastUpdatedAt }) else { return nil }
        var content = newest.choice
        var lastUpdated = newest.lastUpdatedAt
        for source in imported.european {
            try checkExpiry(source)
            content = content.stricter(with: source.choice)
            lastUpdated = min(lastUpdated, source.lastUpdatedAt)
        }
        let same = imported.european.filter { $0.choice == content }
        if let consent = imported.additionalConsent { content.grant(consent) }
        try checkAge(.european(content))
        let isSkewed = lastUpdated > now
        var choice = self.choice(
            .european(content), outcome: outcome(of: content), decidedAt: min(lastUpdated, now), submission)
        let origin = same.first ?? newest
        choice.language = submission.language ?? origin.language
        choice.tcfPolicyVersion = origin.tcfPolicyVersion
        choice.vendorListVersion = origin.vendorListVersion
        choice.signals.tcString = same.first?.tcString
        if imported.usStates.isEmpty, same.contains(where: \.isFromGPP) {
            choice.signals.gppString = submission.gppString
        }
        if choice.signals.tcString != nil {
            choice.signals.acString = submission.acString
            let hasGPP = choice.signals.gppString != nil
            choice.signals.markVerbatim(sections: hasGPP ? [GPPSectionID.tcfeuv2.rawValue] : [])
        }
        let payload = ChoicePayload(choice: choice, submission: submission, gpc: nil, isSuperseded: false)
        return finish(choice, payload, isSkewed: isSkewed, isSuperseded: false)
    }

    private func usStates(
        _ imported: ImportedChoice, _ submission: ConsentSubmission
    ) throws(SubmissionRefusal) -> AcceptedChoice? {
        guard let first = imported.usStates.first else { return nil }
        let strictest = imported.usStates.reduce(first) { $0.stricter(with: $1) }
        try checkAge(.usStates(strictest))
        var content = StoredChoice.Content.usStates(strictest)
        let gpc = apply(gpcShown: false, to: &content)
        guard case .usStates(let final) = content else { return nil }
        let (decidedAt, isSkewed) = moment(submission.decidedAt)
        var choice = self.choice(content, outcome: outcome(of: final), decidedAt: decidedAt, submission)
        choice.language = submission.language
        if imported.usStates.allSatisfy({ $0 == final }) {
            choice.signals.gppString = submission.gppString
            choice.signals.markVerbatim(sections: imported.usSections)
        }
        let payload = ChoicePayload(choice: choice, submission: submission, gpc: gpc, isSuperseded: false)
        return finish(choice, payload, isSkewed: isSkewed, isSuperseded: false)
    }

    private func choice(
        _ content: StoredChoice.Content, outcome: ChoiceOutcome, decidedAt: Timestamp, _ submission: ConsentSubmission
    ) -> StoredChoice {
        let kind: ChoiceKind =
            switch content {
            case .european: .european
            case .usStates: .usStates
            }
        var choice = StoredChoice(
            content: content, action: .imported, outcome: outcome, revision: (lastRevisions[kind] ?? 0) + 1,
            receivedAt: now, decidedAt: decidedAt, environment: app.environment, isForced: isForced)
        choice.statedAt = submission.decidedAt
        return choice
    }

    private func checkExpiry(_ source: ImportedChoice.European) throws(SubmissionRefusal) {
        let expiry = source.lastUpdatedAt.day.adding(months: Int64(app.reprompt.afterMonths)).start
        guard expiry <= now else { return }
        let field = source.isFromGPP ? "gpp_string" : "tc_string"
        throw SubmissionRefusal(
            source.isFromGPP ? .gppStringExpired : .tcStringExpired,
            "\(field): last updated on \(source.lastUpdatedAt.day), it expired on \(expiry.day). Ask the person again.")
    }

    /// A string does not say what was offered, and grants things to vendors that are not the app's: it is measured by
    /// what the app's own form offers.
    private func outcome(of choice: EuropeanChoice) -> ChoiceOutcome {
        let vendors =
            europeanOffer?.vendorsDisclosed ?? IDSet(app.vendors.map { UInt32($0) }).subtracting(deletedVendors)
        let hasVendor = vendors.ids.contains {
            choice.vendorsConsent.contains($0) || choice.vendorsLegitimateInterest.contains($0)
        }
        let hasPurpose = !(choice.purposesConsent.isEmpty && choice.purposesLegitimateInterest.isEmpty)
        guard hasVendor, hasPurpose else { return .none }
        let asking = europeanOffer?.vendorsConsent ?? vendors
        let onInterestAlone = europeanOffer?.vendorsLegitimateInterest.subtracting(asking) ?? .empty
        let isAll =
            (europeanOffer?.purposesConsent ?? PurposeSet(1...11)).isSubset(of: choice.purposesConsent)
            && asking.isSubset(of: choice.vendorsConsent)
            && onInterestAlone.isSubset(of: choice.vendorsLegitimateInterest)
            && (europeanOffer?.adTechProviders ?? IDSet(app.adTechProviders)).isSubset(of: choice.adTechProviders)
        return isAll ? .all : .partial
    }
}

extension EuropeanChoice {
    /// Adds what an Additional Consent string says of providers that the vendor list does not have.
    fileprivate mutating func grant(_ consent: AdditionalConsent) {
        adTechProviders = IDSet(consent.consented.lazy.map { UInt32($0) })
        adTechProvidersDisclosed = IDSet((consent.consented + (consent.disclosed ?? [])).lazy.map { UInt32($0) })
    }
}
