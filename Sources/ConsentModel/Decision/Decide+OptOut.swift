// SPDX-License-Identifier: Apache-2.0

extension DecisionFacts {
    /// US state laws: everything until somebody opts out.
    func underOptOutLaw() -> Verdict {
        let isRefusalCarried = isEuropeanRefusal && request.app.carryChoice
        var blockers: [Blocker] = []
        if request.isUnderAge { blockers.append(.underAge) }
        if isOptedOut { blockers.append(.optedOut) }
        if isGPCInEffect { blockers.append(.gpc) }
        if isRefusalCarried { blockers.append(.carriedRefusal) }
        var verdict = Verdict(
            status: .notRequired, formKind: hasUSMessage ? .usStates : nil, reason: reasonUnderOptOutLaw,
            mode: blockers.isEmpty ? .unrestricted : .restricted, blockedBy: blockers,
            allowsTracking: !request.isUnderAge && !isOptedOut && !isGPCInEffect
                && !(isRefusalCarried && refusesStorage))
        // Under the age of consent only what was refused counts, so only that is repeated.
        if case .counts(let end) = usStates, !request.isUnderAge || !(usContent?.isUnrestricted ?? true) {
            verdict.decision = request.choices.usStates
            verdict.expiresAt = end
        }
        return verdict
    }

    /// Whether Global Privacy Control opts the device out: unless it chose on a form that showed that GPC was on.
    var isGPCInEffect: Bool {
        request.globalPrivacyControl && jurisdiction.approach == .optOut
            && !(usStates.counts && request.choices.usStates?.gpcShown ?? false)
    }

    /// Whether consent to storage was refused on a European form.
    var refusesStorage: Bool { isEuropeanRefusal && !(europeanContent?.purposesConsent.contains(1) ?? false) }

    /// Whether the app has a message for the state; for an unknown one, where it has any.
    var hasUSMessage: Bool {
        let settings = request.app.usState
        guard settings.message, let states = settings.states else { return settings.message }
        guard let region = request.geography.place.region else { return !states.isEmpty }
        return states.contains(region)
    }

    private var reasonUnderOptOutLaw: Reason {
        if request.isUnderAge { return Reason(.underAge, underAgeDetail) }
        if !hasUSMessage { return Reason(.noMessage, noMessageDetail) }
        if isOptedOut { return Reason(.optedOut, optedOutDetail) }
        if isGPCInEffect { return Reason(.gpc, gpcDetail) }
        if jurisdiction.ground == .unknownUSState { return Reason(.usStateUnknown, unknownStateDetail) }
        return Reason(.optOutNotExercised, notOptedOutDetail)
    }
}
