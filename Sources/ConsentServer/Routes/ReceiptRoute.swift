// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `GET …/consent/receipt`: a signed copy of what is kept of one choice, for the person or app that made it.
enum ReceiptRoute {
    static func get(_ call: Call) throws(Problem) -> HTTPAnswer {
        let call = try DeviceCall(call)
        let kind = try call.call.query.value(.kind, ChoiceKind.self)
        let revision = try call.call.query.number(.revision, in: 1...Int64.max)
        if revision != nil, kind == nil {
            throw Problem(
                .missingField, "revision counts the choices of one kind: say kind=european or kind=us_states too.",
                field: "kind", allowed: ChoiceKind.allCases.map(\.rawValue))
        }
        let transparency = call.context.transparency
        let parts = try call.call.readingLog { (reader, _) throws(StorageError) -> ReceiptParts? in
            guard let sequence = try sequence(of: call.key, kind, revision, reader) else { return nil }
            return try ReceiptParts(sequence, transparency, reader)
        }
        guard let parts, let receipt = Receipt(parts, app: call.app, publicKey: transparency.key.publicKey) else {
            throw Problem(
                .consentNotFound,
                revision == nil
                    ? "This device has no stored choice, so there is no receipt for one."
                    : "This device has no event of that kind and revision, or it was erased.")
        }
        return .ready(call.call.content(receipt.signed(by: transparency.key)))
    }

    /// The event of the current choice (the newest where there are two), or of a revision.
    private static func sequence(
        of device: DeviceKey, _ kind: ChoiceKind?, _ revision: Int64?, _ reader: any RecordReader
    ) throws(StorageError) -> Int64? {
        let kinds = kind.map { [$0] } ?? ChoiceKind.allCases
        if let revision {
            return try reader.history(of: device).map(\.header)
                .last { kinds.contains($0.kind) && $0.revision == revision }?.sequence
        }
        var newest: Int64?
        for kind in kinds {
            guard let row = try reader.currentRow(of: device, kind: kind), row.choice != nil else { continue }
            newest = max(newest ?? row.sequence, row.sequence)
        }
        return newest
    }
}

/// All that a receipt is made of, read in one state of the store.
struct ReceiptParts: Sendable {
    let event: EvidenceRow.Event
    let payload: EvidenceRow.Payload
    let header: EventHeader
    let head: SignedHead
    let inclusion: InclusionProof

    /// Nil where the event is erased.
    init?(_ sequence: Int64, _ transparency: Transparency, _ reader: any RecordReader) throws(StorageError) {
        var found: EvidenceRow?
        try reader.evidence(after: sequence - 1, through: sequence) { (row) throws(StorageError) in found = row }
        guard let event = found?.event, let payload = found?.payload,
            let header = try? EventHeader(canonicalBytes: event.header),
            let index = try reader.logIndex(of: sequence), let head = try Self.head(over: index, transparency, reader)
        else { return nil }
        self.event = event
        self.payload = payload
        self.header = header
        self.head = head
        inclusion = InclusionProof(
            sequence: sequence, index: index, size: head.head.size, leaf: event.leaf,
            path: try transparency.inclusion(of: index, size: head.head.size, reader))
    }

    /// The newest kept head, which everyone can know, where it covers the event; else one over the log as it is.
    private static func head(
        over index: Int64, _ transparency: Transparency, _ reader: any RecordReader
    ) throws(StorageError) -> SignedHead? {
        if let kept = try reader.newestHead(), kept.head.size > index { return kept }
        return try transparency.head(reader)
    }
}
