// SPDX-License-Identifier: Apache-2.0

/// Judges what an app sends for one device: gives the choice to store, or refuses it with the reason.
public struct ChoiceAcceptance: Sendable {
    /// The app's document.
    public var app: AppDocument
    /// What the device holds.
    public var stored = CurrentChoices()
    /// The device's newest revision of each kind, resets included; 0 where there is none.
    public var lastRevisions: [ChoiceKind: Int64] = [:]
    /// Whether the device is tagged as under the age of consent.
    public var isUnderAge = false
    /// Whether the caller sends `Sec-GPC: 1`.
    public var globalPrivacyControl = false
    /// Whether the geography is forced.
    public var isForced = false
    /// Vendors that were deleted from the vendor list: an answer to an older form that shows them establishes nothing.
    public var deletedVendors = IDSet.empty
    /// What the app's European form offers, by which an import is measured; without it, all purposes and the app's vendors.
    public var europeanOffer: FormOffer?
    /// The moment of receipt.
    public var now: Timestamp
    /// Half of a cryptographic hash.
    public var hash: @Sendable ([UInt8]) -> ChoiceFingerprint

    /// The judgement for a device that holds nothing.
    public init(app: AppDocument, now: Timestamp, hash: @escaping @Sendable ([UInt8]) -> ChoiceFingerprint) {
        self.app = app
        self.now = now
        self.hash = hash
    }

    /// Judges the answer to a form; `form` is nil where the app never published it.
    public func accept(
        _ submission: ConsentSubmission, on form: PublishedForm?
    ) throws(SubmissionRefusal) -> AcceptedChoice {
        guard let form else {
            throw SubmissionRefusal(
                .unknownForm, "form_id: this app never published that form. Fetch the form again and show it.")
        }
        guard let shown = form.offer else {
            throw SubmissionRefusal(
                .actionNotAllowed, "form_id: the explainer asks for no choice; send nothing for it.")
        }
        let gone = deletedVendors.intersection(shown.vendorsDisclosed)
        let offer = gone.isEmpty ? shown : shown.leavingOut(gone)
        let action = try action(of: submission)
        var content = try content(of: submission.leavingOut(gone), action: action, on: offer)
        try checkAge(content)
        try checkWithdrawal(content, form, offer)
        let gpc = apply(gpcShown: submission.gpcShown, to: &content)

        let (decidedAt, isSkewed) = moment(submission.decidedAt)
        var choice = StoredChoice(
            content: content, action: action, outcome: outcome(of: content, offered: offer),
            revision: (lastRevisions[offer.kind] ?? 0) + 1, receivedAt: now, decidedAt: decidedAt,
            environment: app.environment, isForced: isForced)
        choice.formID = form.id
        choice.formVersion = form.version
        choice.language = form.language
        choice.statedAt = submission.decidedAt
        choice.gpcShown = submission.gpcShown
        choice.tcfPolicyVersion = offer.vendorList.tcfPolicyVersion
        choice.vendorListVersion = offer.vendorList.version
        let payload = ChoicePayload(choice: choice, submission: submission, gpc: gpc, isSuperseded: form.isSuperseded)
        return finish(choice, payload, isSkewed: isSkewed, isSuperseded: form.isSuperseded)
    }

    /// Hashes the choice, compares it with the current one, and says what the operator should know.
    func finish(
        _ choice: StoredChoice, _ payload: ChoicePayload, isSkewed: Bool, isSuperseded: Bool
    ) -> AcceptedChoice {
        let bytes = payload.canonicalJSON()
        var choice = choice
        choice.fingerprint = hash(bytes)
        var warnings: [Warning] = []
        if isSkewed {
            warnings.append(
                Warning(
                    .clockSkew,
                    "decided_at is not within the 31 days before \(now): the choice is dated by its receipt."))
        }
        if isSuperseded {
            warnings.append(
                Warning(
                    .formSuperseded,
                    "The app has published a newer form since. The choice is stored with the text that was shown."))
        }
        return AcceptedChoice(
            choice: choice, payload: bytes, isClockSkewed: isSkewed,
            isRepeat: stored[choice.kind].map(choice.isRepeat) ?? false, warnings: warnings)
    }

    /// The moment from which a choice is counted: the device's own where it is believed, else the receipt.
    func moment(_ stated: Timestamp?) -> (decidedAt: Timestamp, isSkewed: Bool) {
        guard let stated else { return (now, false) }
        let earliest = Timestamp(milliseconds: now.milliseconds - 31 * 86_400_000)
        return (earliest...now).contains(stated) ? (stated, false) : (now, true)
    }
}

/// A choice that was accepted, and what goes with it.
public struct AcceptedChoice: Sendable, Equatable {
    /// The choice to store; its strings are not encoded yet, but for an import's.
    public var choice: StoredChoice
    /// The event's payload: what was shown and chosen.
    public var payload: [UInt8]
    /// Whether the device's clock was not believed.
    public var isClockSkewed: Bool
    /// Whether it only repeats the current choice, and adds no history.
    public var isRepeat: Bool
    /// What an operator or developer should know.
    public var warnings: [Warning]
}

extension PublishedForm {
    /// Whether the app has published another form in its place.
    public var isSuperseded: Bool { standing != .current }
}
