// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// What came out of one stretch of the log.
struct SegmentTally: Sendable, Equatable {
    var entries: Int64 = 0
    /// Entries whose payload is erased.
    var erased: Int64 = 0
    /// Rows of the current choices that were held against their event.
    var current: Int64 = 0
    /// Kept heads whose signature and hash are right.
    var heads: Int64 = 0
    var references = ReferenceSum()
    /// Rows of the current choices that events led to.
    var places = ReferenceSum()

    mutating func add(_ other: SegmentTally) {
        entries += other.entries
        erased += other.erased
        current += other.current
        heads += other.heads
        references.add(other.references)
        places.add(other.places)
    }
}

/// Goes through one stretch of the log, entry by entry, and stops at the first fault.
struct SegmentVerification {
    let reader: any RecordReader
    let hashing: EventHashing
    let key: SigningKey
    let referenceKey: ReferenceSum.Key
    /// The newest event when the verification began: what is written since is not looked at.
    let bound: Int64

    private var tally = SegmentTally()
    private var frontier = LogFrontier()
    private var previousSequence: Int64?
    private var firstGap: Int64?
    private var heads: ArraySlice<StoredHead> = []
    /// Versions of the forms that were found.
    private var forms: [FormName: Int64] = [:]
    private var lastForm: (name: FormName, version: Int64)?
    /// What the last different payloads say: most people choose one of few things.
    private var payloads: [ByteKey: PayloadFacts] = [:]

    private struct FormName: Hashable {
        var app: AppID
        var id: FormID
    }

    init(
        _ reader: any RecordReader, hashing: EventHashing, key: SigningKey, referenceKey: ReferenceSum.Key,
        bound: Int64
    ) {
        self.reader = reader
        self.hashing = hashing
        self.key = key
        self.referenceKey = referenceKey
        self.bound = bound
    }

    /// Verifies blocks of 256 entries; with `size`, up to the end of a log of so many.
    mutating func verify(blocks: Range<Int64>, size: Int64?) throws(VerificationFailure) -> SegmentTally {
        let reader = reader
        let start = blocks.lowerBound * StoredLog.block
        let end = size ?? blocks.upperBound * StoredLog.block
        frontier = try findingFaults(in: "log_nodes") { () throws(StorageError) in
            try LogFrontier(size: start) { (node) throws(StorageError) in try reader.logHash(of: node) }
        }
        let (after, last) = try findingFaults(in: "log_nodes") { () throws(StorageError) -> (Int64, Int64) in
            let after = blocks.lowerBound == 0 ? Int64.min : try bound(ofBlock: blocks.lowerBound - 1)
            return (after, size != nil ? bound : try bound(ofBlock: blocks.upperBound - 1))
        }
        try openHeads(from: start, through: end)
        previousSequence = after == .min ? 0 : after

        var failure: VerificationFailure?
        do throws(StorageError) {
            try reader.evidence(after: after, through: last) { (row) throws(StorageError) in
                // The closure throws what the store throws; the fault is carried past it.
                do throws(VerificationFailure) {
                    try verify(row)
                } catch {
                    failure = error
                    throw .closed
                }
            }
        } catch {
            if let failure { throw failure }
            if case .corrupt(let what) = error { throw .fault(EvidenceFault("events", previousSequence, what)) }
            throw .storage(error)
        }
        guard frontier.size == end else { throw missing(in: max(0, end - 1) / StoredLog.block) }
        return tally
    }

    private func bound(ofBlock block: Int64) throws(StorageError) -> Int64 {
        guard let bound = try reader.lastSequence(ofBlock: block) else {
            throw .corrupt("block \(block) is missing")
        }
        return bound
    }

    private func fault(_ table: String, _ sequence: Int64?, _ detail: String) -> VerificationFailure {
        .fault(EvidenceFault(table, sequence, detail))
    }

    /// What a block that is not as it was hashed means: most likely an entry that is gone.
    private func missing(in block: Int64) -> VerificationFailure {
        if let gap = firstGap { return fault("events", gap, "it is gone") }
        return fault("log_nodes", previousSequence, "the entries of block \(block) are not those that were hashed")
    }

    // MARK: - An entry

    private mutating func verify(_ row: EvidenceRow) throws(VerificationFailure) {
        let sequence = row.sequence
        guard let event = row.event else {
            let witness = row.erasure == nil ? "payloads" : "erasures"
            throw fault("events", sequence, "it is gone, and table \(witness) has a row of it")
        }
        if firstGap == nil, let previous = previousSequence, sequence != previous + 1 { firstGap = previous + 1 }
        previousSequence = sequence
        let header: EventHeader
        do throws(EventHeaderError) {
            header = try EventHeader(canonicalBytes: event.header)
        } catch { throw fault("events", sequence, "its header can't be read: \(error)") }
        guard header.sequence == sequence else {
            throw fault("events", sequence, "its header is that of event \(header.sequence)")
        }
        guard header.app == event.app else { throw fault("events", sequence, "its app is not its header's") }
        guard hashing.leaf(header: event.header, payloadHash: event.payloadHash) == event.leaf else {
            throw fault("events", sequence, "its leaf is not the hash of its header and payload hash")
        }
        if let form = header.formID { try verifyForm(form, header) }
        if let payload = row.payload {
            guard row.erasure == nil else { throw fault("erasures", sequence, "its payload is there all the same") }
            try verify(payload, of: event, header)
        } else {
            try verifyErasure(row.erasure, header)
        }
        tally.entries += 1
        try grow(event.leaf)
    }

    private mutating func grow(_ leaf: [UInt8]) throws(VerificationFailure) {
        for (node, hash) in frontier.append(leaf, hashing: hashing) where node.level % StoredLog.step == 0 {
            let reader = reader
            let stored = try findingFaults(in: "log_nodes") { () throws(StorageError) in try reader.logHash(of: node) }
            let block = (node.index + 1) << Int64(node.level - StoredLog.step) - 1
            guard stored == hash else { throw missing(in: block) }
            if node.level == StoredLog.step {
                let end = try findingFaults(in: "log_nodes") { () throws(StorageError) in try bound(ofBlock: block) }
                guard end == previousSequence else { throw missing(in: block) }
            }
        }
        if let head = heads.first, head.head.head.size == frontier.size {
            heads.removeFirst()
            try verify(head)
        }
    }

    private mutating func verifyForm(_ id: FormID, _ header: EventHeader) throws(VerificationFailure) {
        let name = FormName(app: header.app, id: id)
        if let lastForm, lastForm.name == name, lastForm.version == header.formVersion { return }
        if forms[name] == nil {
            let reader = reader
            let found = try findingFaults(in: "forms", header.sequence) { () throws(StorageError) in
                try reader.form(id, of: header.app)
            }
            guard let found else { throw fault("forms", header.sequence, "the form that was shown is gone: \(id)") }
            forms[name] = found.version
        }
        guard forms[name] == header.formVersion else {
            throw fault("forms", header.sequence, "the form that was shown is of another version: \(id)")
        }
        lastForm = (name, header.formVersion)
    }

    private mutating func verifyErasure(
        _ sealed: SealedErasure?, _ header: EventHeader
    ) throws(VerificationFailure) {
        tally.erased += 1
        guard let sealed else {
            // The event of an erasure has nothing to erase.
            if header.type == .erasure { return }
            throw fault("payloads", header.sequence, "its payload is gone, and no erasure accounts for it")
        }
        guard let erasure = sealed.erasure, hashing.seal(erasure) == sealed.seal else {
            throw fault("erasures", header.sequence, "the record of its erasure is not as it was written")
        }
    }

    private mutating func verify(
        _ payload: EvidenceRow.Payload, of event: EvidenceRow.Event, _ header: EventHeader
    ) throws(VerificationFailure) {
        let sequence = header.sequence
        guard hashing.payloadHash(salt: payload.salt, payload: payload.bytes) == event.payloadHash else {
            throw fault("payloads", sequence, "its payload or salt is not what was hashed")
        }
        guard
            hashing.deviceCommitment(salt: payload.salt, device: payload.device.bytes) == header.deviceCommitment
        else { throw fault("payloads", sequence, "its device is not the one that its header commits to") }
        tally.references.add(sequence, referenceKey)
        try verifyLink(payload, header)
        try verifyCurrent(payload, header)
    }

    private mutating func verifyLink(
        _ payload: EvidenceRow.Payload, _ header: EventHeader
    ) throws(VerificationFailure) {
        guard let previous = payload.previous else { return }
        let reader = reader
        guard previous < header.sequence else { throw fault("payloads", header.sequence, "its link leads forward") }
        let link = try findingFaults(in: "payloads", header.sequence) { () throws(StorageError) in
            try reader.link(of: previous)
        }
        guard let link else {
            // The event before was erased, which that event's own row accounts for, or there never was one.
            let index = try findingFaults(in: "events", previous) { () throws(StorageError) in
                try reader.logIndex(of: previous)
            }
            guard index != nil else { throw fault("payloads", header.sequence, "its link leads to no event") }
            return
        }
        guard link.device == payload.device, link.kind == header.kind, link.revision < header.revision else {
            throw fault("payloads", header.sequence, "its link leads to an event that was not before it")
        }
        tally.references.remove(previous, referenceKey)
    }

    // MARK: - What is derived

    private mutating func verifyCurrent(
        _ payload: EvidenceRow.Payload, _ header: EventHeader
    ) throws(VerificationFailure) {
        let sequence = header.sequence
        let reader = reader
        let row = try findingFaults(in: "current", sequence) { () throws(StorageError) in
            try reader.currentRow(of: payload.device, kind: header.kind)
        }
        guard let row, row.sequence >= sequence else {
            throw fault("current", sequence, "the row of its device ends before it")
        }
        if row.sequence > sequence {
            if row.sequence > bound, try newest(from: row.sequence) == sequence {
                tally.references.remove(sequence, referenceKey)
                tally.places.add(CurrentPlace(slot: row.slot, sequence: sequence), referenceKey)
            }
            return
        }
        tally.references.remove(sequence, referenceKey)
        tally.places.add(CurrentPlace(slot: row.slot, sequence: sequence), referenceKey)
        tally.current += 1
        guard row.isInPlace else { throw fault("current", sequence, "the row of its device lies in another's place") }
        guard row.app == header.app else { throw fault("current", sequence, "the row of its device is another app's") }
        guard row.revision == header.revision else {
            throw fault("current", sequence, "the row of its device has revision \(row.revision)")
        }
        guard row.isExact else {
            throw fault("current", sequence, "the row of its device has a value that none writes")
        }
        if let difference = facts(of: payload.bytes).difference(of: row.choice, header) {
            throw fault("current", sequence, "the row of its device has another \(difference)")
        }
    }

    private mutating func facts(of payload: [UInt8]) -> PayloadFacts {
        let key = ByteKey(payload)
        if let known = payloads[key] { return known }
        if payloads.count >= 512 { payloads = [:] }
        let facts = PayloadFacts(payload, hashing)
        payloads[key] = facts
        return facts
    }

    private func newest(from sequence: Int64) throws(VerificationFailure) -> Int64? {
        try reader.newest(from: sequence, through: bound)
    }

    // MARK: - Heads

    private mutating func openHeads(from start: Int64, through end: Int64) throws(VerificationFailure) {
        let reader = reader
        let (before, within) = try findingFaults(in: "log_heads") {
            () throws(StorageError) -> (StoredHead?, [StoredHead]) in
            (start == 0 ? nil : try reader.head(notBeyond: start), try reader.heads(beyond: start, through: end))
        }
        var number = before?.number ?? 0
        for head in within {
            number += 1
            guard head.number == number else {
                throw fault("log_heads", nil, "head \(number) is gone or in another's place (\(head.number))")
            }
        }
        heads = within[...]
    }

    private mutating func verify(_ stored: StoredHead) throws(VerificationFailure) {
        guard key.isSigned(stored.head) else {
            throw fault("log_heads", nil, "head \(stored.number) does not bear this server's signature")
        }
        guard stored.head.head.root == frontier.root(hashing) else {
            throw fault(
                "log_heads", previousSequence, "the log up to it is not the one that head \(stored.number) signs")
        }
        tally.heads += 1
    }
}

extension RecordReader {
    /// The newest event of a device that is not behind `bound`, from a newer one back; nil where there is none.
    func newest(from sequence: Int64, through bound: Int64) throws(VerificationFailure) -> Int64? {
        var next: Int64? = sequence
        while let candidate = next, candidate > bound {
            next = try findingFaults(in: "payloads", candidate) { () throws(StorageError) in
                try link(of: candidate)
            }?.previous
        }
        return next
    }
}
