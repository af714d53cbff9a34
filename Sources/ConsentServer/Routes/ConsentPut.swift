// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `PUT …/consent`: judges what was sent, stores it with its evidence, and answers with the new consent-info.
struct ConsentPut: Sendable {
    private let call: DeviceCall
    private let submission: ConsentSubmission
    /// The form that was shown, nil where the app never published it.
    private let form: PublishedForm?
    private let preconditions: Preconditions
    private let idempotency: IdempotencyKey?

    static func put(_ call: Call) throws(Problem) -> HTTPAnswer {
        let put = try ConsentPut(try DeviceCall(call))
        let requestID = call.request.requestID
        return call.submitting { (transaction) throws(StorageError) in
            try put.apply(to: transaction)
        } answer: { (outcome: Outcome) in
            switch outcome {
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
        guard submission.tcString == nil, submission.gppString == nil else {
            let field = submission.tcString == nil ? "gpp_string" : "tc_string"
            throw Problem(
                .invalidField, "`\(field)`: this version takes no strings of other platforms; send form_id and action.",
                field: field)
        }
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
        var choices = try transaction.choices(of: call.key)
        if let problem = preconditions.problem(with: choices) { return .refused(problem) }

        let accepted: AcceptedChoice
        let acceptance = acceptance(choices, try revisions(in: transaction))
        do throws(SubmissionRefusal) {
            accepted = try acceptance.accept(submission, on: form)
        } catch { return .refused(Problem(error)) }

        if !accepted.isRepeat {
            choices[accepted.choice.kind] = accepted.choice
            let sequence = try transaction.append(event(accepted, call.decide(choices)))
            try transaction.setChoice(accepted.choice, of: call.key, app: call.app.id, sequence: sequence)
        }
        let answer = answer(choices, accepted, request)
        if let idempotency { try transaction.remember(answer, for: idempotency) }
        return .stored(answer)
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
        _ choices: CurrentChoices, _ accepted: AcceptedChoice, _ request: ChoiceFingerprint
    ) -> IdempotentAnswer {
        var info = call.decide(choices)
        info.warnings += accepted.warnings
        return IdempotentAnswer(
            request: request, status: 200, etag: StoredConsent.tag(of: choices)?.description,
            body: call.consentInfo(info), answeredAt: call.call.now)
    }

    @Sendable private static func fingerprint(_ bytes: [UInt8]) -> ChoiceFingerprint {
        let digest = Sodium.sha256(bytes)
        return ChoiceFingerprint(high: bigEndian(digest[0..<8]), low: bigEndian(digest[8..<16]))
    }

    private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
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
            tcfPolicyVersion: context.vendorList.version.tcfPolicyVersion,
            vendorListVersion: context.vendorList.version.version, serverVersion: ServerVersion.current)
    }

    /// A form that the app ever published, current or not.
    func publishedForm(_ id: FormID) throws(Problem) -> PublishedForm? {
        if let form = app.form(id) {
            return PublishedForm(
                id: id, version: form.record.version, language: form.record.language, offer: form.offer)
        }
        let stored = try call.reading { (reader) throws(StorageError) in
            try reader.form(id, of: app.id).map { (form) throws(StorageError) in
                (record: form, offer: try FormOffer.stored(in: form))
            }
        }
        guard let (record, offer) = stored else { return nil }
        let successor = app.form(record.kind, languages: [record.language])?.offer
        return PublishedForm(
            id: id, version: record.version, language: record.language, offer: offer,
            standing: successor.map { .superseded(by: $0) } ?? .current)
    }
}
