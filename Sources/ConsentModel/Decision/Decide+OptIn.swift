// SPDX-License-Identifier: Apache-2.0

extension DecisionFacts {
    /// GDPR, and the laws asked like it: nothing before an answer.
    func underOptInLaw() -> Verdict {
        if request.isUnderAge {
            return Verdict(
                status: .notRequired, reason: Reason(.underAge, underAgeDetail), mode: .limited,
                blockedBy: [.underAge], consentMode: .allDenied)
        }
        guard hasEuropeanMessage else { return withoutEuropeanMessage() }
        guard case .counts(let end) = european, let choice = europeanContent else {
            return Verdict(
                status: .required, formKind: .european, reason: reasonToAsk, mode: .none, blockedBy: [.noDecision],
                consentMode: .allDenied)
        }
        let bases = VendorBases(of: GoogleVendor.id, in: choice)
        let judgement = choice.adsMode(bases)
        var verdict = Verdict(
            status: .obtained, formKind: .european, reason: Reason(.decided, decidedDetail(until: end)),
            mode: judgement.mode, blockedBy: judgement.blockedBy,
            consentMode: ConsentMode(choice, bases, analytics: request.app.analyticsStorage),
            decision: request.choices.european, expiresAt: end,
            allowsTracking: choice.purposesConsent.contains(1), passesSignals: true)
        if isOptedOut, request.app.carryChoice {
            verdict.cap(at: .nonPersonalized, by: .carriedRefusal)
            verdict.consentMode?.adPersonalization = .denied
            verdict.allowsTracking = false
        }
        return verdict
    }

    /// A further law is switched on together with its message; GDPR's can be switched off.
    private var hasEuropeanMessage: Bool {
        jurisdiction.regulation == Law.gdprID ? request.app.gdpr.message : true
    }

    private func withoutEuropeanMessage() -> Verdict {
        let isClosed = request.app.noMessage == .failClosed
        var verdict = Verdict(
            status: isClosed ? .required : .notRequired, reason: Reason(.noMessage, noMessageDetail),
            mode: isClosed ? .none : .limited, blockedBy: [.noMessage], consentMode: .allDenied, lacksMessage: true)
        if case .counts(let end) = european {
            verdict.decision = request.choices.european
            verdict.expiresAt = end
        }
        return verdict
    }

    /// Why the form is shown: what became of the last answer, or, where there is none, what led to the law.
    private var reasonToAsk: Reason {
        switch european {
        case .expired(let day): Reason(.expired, expiredDetail(on: day))
        case .policyChanged: Reason(.policyChanged, policyChangedDetail)
        case .formWithdrawn: Reason(.formWithdrawn, formWithdrawnDetail)
        case .vendorsChanged(let added): Reason(.vendorsChanged, vendorsChangedDetail(added))
        case .absent, .counts:
            switch jurisdiction.ground {
            case .unknownGeography: Reason(.unknownGeography, noDecisionDetail)
            case .targetedEverywhere: Reason(.targetedEverywhere, noDecisionDetail)
            case .law, .unknownUSState, .none: Reason(.noDecision, noDecisionDetail)
            }
        }
    }
}

extension Verdict {
    /// Lowers the mode to one that a refusal allows, and names the refusal where it stands in the way of the next one.
    mutating func cap(at limit: AdsMode, by blocker: Blocker) {
        if mode.rank > limit.rank { mode = limit }
        if mode.rank == limit.rank { blockedBy.append(blocker) }
    }
}
