// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `DELETE …/consent`: forgets what may be forgotten; the evidence stays, and the reset is an event of its own.
enum ConsentReset {
    static func delete(_ call: Call) throws(Problem) -> HTTPAnswer {
        let call = try DeviceCall(call)
        let preconditions = Preconditions(call.call.request.headers)
        return call.call.submitting { (transaction) throws(StorageError) in
            try reset(call, preconditions, in: transaction)
        } answer: { (problem: Problem?) in
            problem?.response(requestID: call.call.request.requestID) ?? .nothing
        }
    }

    private static func reset(
        _ call: DeviceCall, _ preconditions: Preconditions, in transaction: any RecordTransaction
    ) throws(StorageError) -> Problem? {
        let standing = try transaction.standing(of: call.key)
        let choices = standing.choices
        if let problem = preconditions.problem(with: choices) { return problem }
        let regulation = call.decide(choices).regulation
        var rest = choices
        for kind in choices.kindsForgotten(resetting: call.app.document) {
            rest[kind] = nil
            let revision = (standing.revisions[kind] ?? 0) + 1
            let header = call.eventHeader(.reset, kind: kind, revision: revision, regulation: regulation)
            if let counted = header.counted(nil) { try transaction.count(counted, 1) }
            let sequence = try transaction.append(
                EventDraft(device: call.key, header: header, payload: kind.resetPayload))
            try transaction.removeChoice(
                of: call.key, kind: kind, app: call.app.id, revision: revision, sequence: sequence)
        }
        // The strings of what stays may have rested on what is gone.
        rest = call.context.signalEncoder(of: call.context.catalogue[call.app.id] ?? call.app).encode(rest)
        try transaction.setSignals(of: rest, where: choices, device: call.key)
        return nil
    }
}
