// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `PUT …/consent`: judges what was sent, stores it with its evidence, and answers with the new consent-info.
struct ConsentPut: Sendable {
    private let call: DeviceCall
    private let submission: ConsentSubmission
    /// The form that was shown, nil where the app never published it.
    private let form: PublishedForm?
    /// What another platform's strings say, nil where a form was answered.
    private let imported: ImportedChoice?
    private let preconditions: Preconditions
    private let idempotency: IdempotencyKey?

    static func put(_ call: Call) throws(Problem) -> HTTPAnswer {
        let put = try ConsentPut(try DeviceCall(call))
        let requestID = call.request.requestID
        let context = call.context
        return call.submitting { (transaction) throws(StorageError) in
            try put.apply(to: transaction)
        } answer: { (outcome: Outcome) in
            context.resumeSignals()
            return switch outcome {
            case .refused(let problem): problem.response(requestID: requestID)
            case .stored(let answer): response(answer)
            }
        }
    }

    private enum Outcome: Sendable {
        case stored(IdempotentAnswer)
        case refused(Problem)
    }

    private init(_ call: DeviceCall) throws(Problem) {
        self.call = call
        let request = call.call.request
        submission = try call.call.decoding { (value) throws(FieldError) in try ConsentSubmission(json: value) }
        do throws(SubmissionRefusal) {
            imported = try ImportedChoice(submission, vendorList: call.context.vendorList, now: call.call.now)
        } catch { throw Problem(error) }
        form = try submission.formID.flatMap { (id) throws(Problem) in try call.publishedForm(id) }
        preconditions = Preconditions(request.headers)
        idempotency = try request.headers["idempotency-key"].map { (value) throws(Problem) in
            guard (1...255).contains(value.utf8.count), value.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
                throw Problem(
                    .invalidHeader, "Idempotency-Key has 1 to 255 visible ASCII characters.", field: "Idempotency-Key")
            }
            return call.context.keyring.idempotencyKey(value, of: call.key)
        }
    }

    private static func response(_ answer: IdempotentAnswer) -> HTTPResponse {
        var response = HTTPResponse(status: answer.status, body: answer.body)
        response.headers = [("Content-Type", "application/json"), ("Cache-Control", "private, no-cache")]
        if let etag = answer.etag { response.headers.append(("ETag", etag)) }
        return response
    }

    /// Runs inside the store's transaction; what it refuses wrote nothing.
    private func apply(to transaction: any RecordTransaction) throws(StorageError) -> Outcome {
        let request = Self.fingerprint(call.call.request.body)
        if let idempotency, let earlier = try transaction.answer(to: idempotency) {
            guard earlier.request == request else {
                return .refused(
                    Problem(
                        .idempotencyKeyReused, "This Idempotency-Key was sent with another body: make a new key.",
                        field: "Idempotency-Key"))
            }
            return .stored(earlier)
        }
        let choices = try transaction.choices(of: call.key)
        if let problem = preconditions.problem(with: choices) { return .refused(problem) }

        let accepted: [AcceptedChoice]
        let acceptance = acceptance(choices, try revisions(in: transaction))
        do throws(SubmissionRefusal) {
            accepted =
                if let imported {
                    try acceptance.accept(submission, importing: imported)
                } else {
                    [try acceptance.accept(submission, on: form)]
                }
        } catch { return .refused(Problem(error)) }

        let (current, info) = try store(accepted, over: choices, in: transaction)
        let answer = answer(current, info, accepted, request)
        if let idempotency { try transaction.remember(answer, for: idempotency) }
        return .stored(answer)
    }

    /// Stores what is new, with its strings and its events; a repeat adds nothing.
    ///
    /// Gives what the device holds then, and what that means.
    private func store(
        _ accepted: [AcceptedChoice], over stored: CurrentChoices, in transaction: any RecordTransaction
    ) throws(StorageError) -> (CurrentChoices, ConsentInfo) {
        var choices = stored
        for new in accepted where !new.isRepeat { choices[new.choice.kind] = new.choice }
        // The app as it is now: one that was put meanwhile has its strings written anew from here on.
        choices = call.context.signalEncoder(of: call.context.catalogue[call.app.id] ?? call.app).encode(choices)
        let info = call.decide(choices)
        for new in accepted where !new.isRepeat {
            guard let choice = choices[new.choice.kind] else { continue }
            let event = event(new, info)
            let sequence = try transaction.append(event)
            if let counted = event.header.counted(choice) { try transaction.count(counted, 1) }
            try transaction.setChoice(choice, of: call.key, app: call.app.id, sequence: sequence)
        }
        try transaction.setSignals(of: choices, where: stored, device: call.key)
        return (choices, info)
    }

    private func revisions(in transaction: any RecordTransaction) throws(StorageError) -> [ChoiceKind: Int64] {
        var revisions: [ChoiceKind: Int64] = [:]
        for kind in ChoiceKind.allCases { revisions[kind] = try transaction.revision(of: call.key, kind: kind) }
        return revisions
    }

    private func acceptance(_ choices: CurrentChoices, _ revisions: [ChoiceKind: Int64]) -> ChoiceAcceptance {
        var acceptance = ChoiceAcceptance(app: call.app.document, now: call.call.now, hash: Self.fingerprint)
        acceptance.stored = choices
        acceptance.lastRevisions = revisions
        acceptance.isUnderAge = call.query.isUnderAge
        acceptance.globalPrivacyControl = call.query.globalPrivacyControl
        acceptance.isForced = call.geography.isForced
        acceptance.deletedVendors = call.context.vendorList.deletedVendors
        acceptance.europeanOffer = call.app.offer(.european)
        return acceptance
    }

    private func event(_ accepted: AcceptedChoice, _ info: ConsentInfo) -> EventDraft {
        let choice = accepted.choice
        var header = call.eventHeader(
            choice.action == .imported ? .imported : .choice, kind: choice.kind, revision: choice.revision,
            regulation: info.regulation)
        header.statedAt = choice.statedAt
        header.isClockSkewed = accepted.isClockSkewed
        header.formID = choice.formID
        header.formVersion = choice.formVersion
        header.tcfPolicyVersion = choice.tcfPolicyVersion
        header.vendorListVersion = choice.vendorListVersion
        return EventDraft(device: call.key, header: header, payload: accepted.payload)
    }

    private func answer(
        _ choices: CurrentChoices, _ info: ConsentInfo, _ accepted: [AcceptedChoice], _ request: ChoiceFingerprint
    ) -> IdempotentAnswer {
        var info = info
        for warning in accepted.flatMap(\.warnings) where !info.warnings.contains(warning) {
            info.warnings.append(warning)
        }
        return IdempotentAnswer(
            request: request, status: 200, etag: StoredConsent.tag(of: choices)?.description,
            body: call.consentInfo(info), answeredAt: call.call.now)
    }

    @Sendable private static func fingerprint(_ bytes: [UInt8]) -> ChoiceFingerprint {
        ChoiceFingerprint(firstBytesOf: Sodium.sha256(bytes))
    }
}

extension RecordTransaction {
    /// Replaces the strings that became others since `before`, of choices that are the same.
    func setSignals(
        of choices: CurrentChoices, where before: CurrentChoices, device: DeviceKey
    ) throws(StorageError) {
        for kind in ChoiceKind.allCases {
            guard let choice = choices[kind], let old = before[kind], choice.revision == old.revision,
                choice.signals != old.signals
            else { continue }
            try setSignals(choice.signals, of: device, kind: kind)
        }
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

extension DeviceCall {
    /// The answer of `consent-info`, which a stored choice is answered with too.
    func consentInfo(_ info: ConsentInfo) -> [UInt8] { encoded(info).bytes }

    /// The same, with the gaps of its frame.
    func encoded(_ info: ConsentInfo) -> ConsentInfoJSON.Encoded {
        let form = info.formKind.flatMap { app.form($0, languages: query.languages) }
        return ConsentInfoJSON.encode(info, formID: form?.record.id, query: call.request.query)
    }

    /// An event of this call, without what only a choice has.
    func eventHeader(_ type: EventType, kind: ChoiceKind, revision: Int64, regulation: String) -> EventHeader {
        EventHeader(
            sequence: 0, app: app.id, deviceCommitment: [], type: type, kind: kind, revision: revision,
            receivedAt: call.now, statedAt: nil, isClockSkewed: false, place: geography.place,
            geographySource: geography.source, isForced: geography.isForced, regulation: regulation,
            environment: app.document.environment, formID: nil, formVersion: 0,
            tcfPolicyVersion: context.vendorListVersion.tcfPolicyVersion,
            vendorListVersion: context.vendorListVersion.version, serverVersion: ServerVersion.current)
    }

    /// A form that the app ever published, current or not.
    func publishedForm(_ id: FormID) throws(Problem) -> PublishedForm? {
        if let form = app.form(id) {
            return PublishedForm(
                id: id, version: form.record.version, language: form.record.language, offer: form.offer)
        }
        let stored = try call.reading { (reader) throws(StorageError) in
            try reader.form(id, of: app.id).map { (form) throws(StorageError) in
                (record: form, offer: try FormOffer.stored(in: form, reader))
            }
        }
        guard let (record, offer) = stored else { return nil }
        let successor = app.form(record.kind, languages: [record.language])?.offer
        return PublishedForm(
            id: id, version: record.version, language: record.language, offer: offer,
            standing: successor.map { .superseded(by: $0) } ?? .current)
    }
}
