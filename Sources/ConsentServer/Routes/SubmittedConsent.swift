// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel
internal import Synchronization

/// What an app sent for one device, read and ready to be judged.
struct SubmittedConsent: Sendable {
    let call: DeviceCall
    /// Half of a hash of the body, by which a request is told from another one with its Idempotency-Key; zero without one.
    let request: ChoiceFingerprint
    private let submission: ConsentSubmission
    /// The form that was shown, nil where the app never published it.
    private let form: PublishedForm?
    /// What another platform's strings say, nil where a form was answered.
    private let imported: ImportedChoice?

    init(_ call: DeviceCall) throws(Problem) {
        self.call = call
        submission = try call.call.decoding { (value) throws(FieldError) in try ConsentSubmission(json: value) }
        do throws(SubmissionRefusal) {
            imported = try ImportedChoice(submission, vendorList: call.context.vendorList, now: call.call.now)
        } catch { throw Problem(error) }
        form = try submission.formID.flatMap { (id) throws(Problem) in try call.publishedForm(id) }
        let http = call.call.request
        request = http.headers["idempotency-key"] == nil ? ChoiceFingerprint() : Self.fingerprint(http.body)
    }

    /// What it comes to for a device that stands like this.
    func judged(by standing: DeviceStanding) -> JudgedConsent {
        // Looked up before the app and the vendor list, so that a change of either is noticed.
        let epoch = call.context.signalsEpoch.load(ordering: .acquiring)
        let verdict: JudgedConsent.Verdict
        do throws(SubmissionRefusal) {
            verdict = .accepted(accepted(try accept(standing), over: standing.choices))
        } catch { verdict = .refused(Problem(error)) }
        return JudgedConsent(standing: standing, signalsEpoch: epoch, verdict: verdict)
    }

    private func accept(_ standing: DeviceStanding) throws(SubmissionRefusal) -> [AcceptedChoice] {
        let acceptance = acceptance(standing)
        if let imported { return try acceptance.accept(submission, importing: imported) }
        return [try acceptance.accept(submission, on: form)]
    }

    private func acceptance(_ standing: DeviceStanding) -> ChoiceAcceptance {
        var acceptance = ChoiceAcceptance(app: call.app.document, now: call.call.now, hash: Self.fingerprint)
        acceptance.stored = standing.choices
        acceptance.lastRevisions = standing.revisions
        acceptance.isUnderAge = call.query.isUnderAge
        acceptance.globalPrivacyControl = call.query.globalPrivacyControl
        acceptance.isForced = call.geography.isForced
        acceptance.deletedVendors = call.context.vendorList.deletedVendors
        acceptance.europeanOffer = call.app.offer(.european)
        return acceptance
    }

    private func accepted(_ accepted: [AcceptedChoice], over stored: CurrentChoices) -> JudgedConsent.Accepted {
        let new = accepted.filter { !$0.isRepeat }
        var choices = stored
        for new in new { choices[new.choice.kind] = new.choice }
        // The app as it is now: one that was put meanwhile has its strings written anew from here on.
        choices = call.context.signalEncoder(of: call.context.catalogue[call.app.id] ?? call.app).encode(choices)
        let info = call.decide(choices)
        let changes = new.compactMap { new in
            choices[new.choice.kind].map { change(to: $0, by: new, regulation: info.regulation) }
        }
        return JudgedConsent.Accepted(
            choices: choices, changes: changes, answer: answer(choices, info, accepted.flatMap(\.warnings)))
    }

    private func change(
        to choice: StoredChoice, by accepted: AcceptedChoice, regulation: String
    ) -> JudgedConsent.Change {
        var header = call.eventHeader(
            choice.action == .imported ? .imported : .choice, kind: choice.kind, revision: choice.revision,
            regulation: regulation)
        header.statedAt = choice.statedAt
        header.isClockSkewed = accepted.isClockSkewed
        header.formID = choice.formID
        header.formVersion = choice.formVersion
        header.tcfPolicyVersion = choice.tcfPolicyVersion
        header.vendorListVersion = choice.vendorListVersion
        return JudgedConsent.Change(
            choice: choice, likeness: ChoiceLikeness(choice),
            event: call.context.store.sealing.salted(
                EventDraft(device: call.key, header: header, payload: accepted.payload)),
            counted: header.counted(choice))
    }

    private func answer(_ choices: CurrentChoices, _ info: ConsentInfo, _ warnings: [Warning]) -> IdempotentAnswer {
        var info = info
        for warning in warnings where !info.warnings.contains(warning) { info.warnings.append(warning) }
        return IdempotentAnswer(
            request: request, status: 200, etag: StoredConsent.tag(of: choices)?.description,
            body: call.consentInfo(info), answeredAt: call.call.now)
    }

    @Sendable private static func fingerprint(_ bytes: [UInt8]) -> ChoiceFingerprint {
        ChoiceFingerprint(firstBytesOf: Sodium.sha256(bytes))
    }
}

/// What a submission comes to for a device of one standing.
struct JudgedConsent: Sendable {
    /// What it was judged by.
    fileprivate let standing: DeviceStanding
    fileprivate let signalsEpoch: Int
    let verdict: Verdict

    enum Verdict: Sendable {
        case refused(Problem)
        case accepted(Accepted)
    }

    struct Accepted: Sendable {
        /// What the device holds then.
        var choices: CurrentChoices
        /// What is new of it.
        var changes: [Change]
        var answer: IdempotentAnswer
    }

    /// A choice that becomes current, and its evidence.
    struct Change: Sendable {
        var choice: StoredChoice
        var likeness: ChoiceLikeness
        var event: SaltedEvent
        var counted: ChoiceCount?
    }

    /// Whether it would be judged so again.
    func holds(for standing: DeviceStanding, in context: ServerContext) -> Bool {
        signalsEpoch == context.signalsEpoch.load(ordering: .acquiring) && self.standing == standing
    }
}

extension ImportedChoice {
    /// What the strings of a submission say; nil where it has none.
    fileprivate init?(
        _ submission: ConsentSubmission, vendorList: VendorList, now: Timestamp
    ) throws(SubmissionRefusal) {
        guard submission.tcString != nil || submission.gppString != nil else { return nil }
        try self.init(
            tcString: submission.tcString, acString: submission.acString, gppString: submission.gppString,
            vendorList: vendorList, now: now)
    }
}
