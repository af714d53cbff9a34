// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `PUT …/consent`: judges what was sent, stores it with its evidence, and answers with the new consent-info.
///
/// The one writer is what all choices share, so it is left nothing that a worker can do. What a submission comes to
/// depends on the device's standing alone: it is judged before, on the standing that a reader sees, and judged again by
/// the writer only where that is no longer the standing.
struct ConsentPut: Sendable {
    private let submission: SubmittedConsent
    private let preconditions: Preconditions
    private let idempotency: IdempotencyKey?

    static func put(_ call: Call) throws(Problem) -> HTTPAnswer {
        let put = try ConsentPut(try DeviceCall(call))
        let foreseen = put.foreseen()
        let requestID = call.request.requestID
        let context = call.context
        return call.submitting { (transaction) throws(StorageError) in
            try put.apply(to: transaction, foreseen)
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
        submission = try SubmittedConsent(call)
        let headers = call.call.request.headers
        preconditions = Preconditions(headers)
        idempotency = try headers["idempotency-key"].map { (value) throws(Problem) in
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

    /// What it will most likely come to; nil where the store can't be read, which the writer will meet too.
    private func foreseen() -> JudgedConsent? {
        let device = submission.call.key
        guard
            let standing = try? submission.call.context.store.read({ (reader) throws(StorageError) in
                try reader.standing(of: device)
            })
        else { return nil }
        return submission.judged(by: standing)
    }

    /// Runs inside the store's transaction; what it refuses wrote nothing.
    private func apply(
        to transaction: any RecordTransaction, _ foreseen: JudgedConsent?
    ) throws(StorageError) -> Outcome {
        if let idempotency, let earlier = try transaction.answer(to: idempotency) {
            guard earlier.request == submission.request else {
                return .refused(
                    Problem(
                        .idempotencyKeyReused, "This Idempotency-Key was sent with another body: make a new key.",
                        field: "Idempotency-Key"))
            }
            return .stored(earlier)
        }
        let standing = try transaction.standing(of: submission.call.key)
        if let problem = preconditions.problem(with: standing.choices) { return .refused(problem) }

        let judged =
            if let foreseen, foreseen.holds(for: standing, in: submission.call.context) {
                foreseen
            } else {
                submission.judged(by: standing)
            }
        switch judged.verdict {
        case .refused(let problem): return .refused(problem)
        case .accepted(let accepted):
            try store(accepted, over: standing.choices, in: transaction)
            if let idempotency { try transaction.remember(accepted.answer, for: idempotency) }
            return .stored(accepted.answer)
        }
    }

    /// Stores what is new, with its strings and its events; a repeat adds nothing.
    private func store(
        _ accepted: JudgedConsent.Accepted, over stored: CurrentChoices, in transaction: any RecordTransaction
    ) throws(StorageError) {
        let call = submission.call
        for change in accepted.changes {
            let sequence = try transaction.append(change.event)
            if let counted = change.counted { try transaction.count(counted, 1) }
            try transaction.setChoice(
                change.choice, likeness: change.likeness, of: call.key, app: call.app.id, sequence: sequence)
        }
        try transaction.setSignals(of: accepted.choices, where: stored, device: call.key)
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
