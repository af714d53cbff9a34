// SPDX-License-Identifier: Apache-2.0

/// The decision for one device at one moment: design §3, row by row.
///
/// Pure: the same request and table give the same answer.
public func decide(_ request: DecisionRequest, using table: RegulationTable = .standard) -> ConsentInfo {
    let jurisdiction = table.jurisdiction(of: request.geography.place, at: request.now, for: request.app)
    let facts = DecisionFacts(request, jurisdiction)
    let verdict =
        switch jurisdiction.approach {
        case .optIn: facts.underOptInLaw()
        case .optOut: facts.underOptOutLaw()
        case nil: facts.underNoLaw()
        }
    return ConsentInfo(
        consentStatus: verdict.status, formStatus: verdict.formKind == nil ? .unavailable : .available,
        privacyOptionsRequirementStatus: verdict.formKind == nil ? .notRequired : .required, reason: verdict.reason,
        regulation: jurisdiction.regulation, gdprApplies: jurisdiction.gdprApplies, geography: request.geography,
        decision: verdict.decision, expiresAt: verdict.expiresAt, adsMode: verdict.mode, blockedBy: verdict.blockedBy,
        consentMode: verdict.consentMode, signals: facts.signals(of: verdict), att: facts.attAdvice(verdict),
        formKind: verdict.formKind, cacheUntil: facts.cacheUntil(verdict), warnings: facts.warnings(verdict))
}

/// What the rows of the decision table ask about, worked out once.
struct DecisionFacts {
    let request: DecisionRequest
    let jurisdiction: Jurisdiction
    let european: ChoiceStanding
    let usStates: ChoiceStanding

    init(_ request: DecisionRequest, _ jurisdiction: Jurisdiction) {
        self.request = request
        self.jurisdiction = jurisdiction
        european = request.choices.european.standing(
            for: request.app, vendorList: request.vendorList, additions: request.additions, at: request.now)
        usStates = request.choices.usStates.standing(
            for: request.app, vendorList: request.vendorList, additions: nil, at: request.now)
    }

    /// What was chosen on a European form, whether or not it still counts.
    var europeanContent: EuropeanChoice? {
        if case .european(let choice) = request.choices.european?.content { choice } else { nil }
    }

    /// What was chosen on a US form, whether or not it still counts.
    var usContent: USChoice? {
        if case .usStates(let choice) = request.choices.usStates?.content { choice } else { nil }
    }

    /// Whether the device opted out under US law.
    var isOptedOut: Bool { usStates.counts && usContent?.hasOptOut ?? false }

    /// Whether a European choice refuses what a refusal carries across laws.
    var isEuropeanRefusal: Bool { european.bindsRefusals && europeanContent?.isRefusal ?? false }
}

/// One row of the decision table, filled in.
struct Verdict {
    var status: ConsentStatus
    /// The form; there, the privacy options are required too.
    var formKind: FormKind?
    var reason: Reason
    var mode: AdsMode
    var blockedBy: [Blocker] = []
    var consentMode: ConsentMode?
    var decision: StoredChoice?
    var expiresAt: Timestamp?
    /// Whether asking to track the person goes against nothing that was said or asked.
    var allowsTracking = false
    /// Whether the app has no message for an opt-in law.
    var lacksMessage = false
    /// Whether the strings of the European choice say what the answer says.
    var passesSignals = false
}
