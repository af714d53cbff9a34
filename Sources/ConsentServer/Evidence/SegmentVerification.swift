// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Goes through one stretch of the log, entry by entry, and stops at the first fault.
struct SegmentVerification {
    let reader: any RecordReader
    let hashing: EventHashing
    let key: SigningKey
    let referenceKey: ReferenceSum.Key
    /// The newest event when the verification began: what is written since is not looked at.
    let bound: Int64

    var tally = SegmentTally()
    private var frontier = LogFrontier()
    private var previousSequence: Int64?
    private var firstGap: Int64?
    private var heads: ArraySlice<StoredHead> = []
    /// Versions of the forms that were found.
    private var forms: [FormName: Int64] = [:]
    private var lastForm: (name: FormName, version: Int64)?
    /// What the last different payloads say: most people choose one of few things.
    var payloads: [ByteKey: PayloadFacts] = [:]

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
        try walk(after: after, through: last) { (segment, row) throws(VerificationFailure) in
            let leaf = try segment.verify(row)
            try segment.grow(leaf)
            return true
        }
        guard frontier.size == end else { throw missing(in: max(0, end - 1) / StoredLog.block) }
        return tally
    }

    /// Verifies up to `limit` entries behind the last block that is indexed, as far as they tell without the log's nodes.
    mutating func verifyUnindexed(limit: Int64) throws(VerificationFailure) {
        let reader = reader
        let after = try findingFaults(in: "log_nodes") { () throws(StorageError) in try reader.endOfBlocks() }
        previousSequence = after == .min ? 0 : after
        try walk(after: after, through: bound) { (segment, row) throws(VerificationFailure) in
            _ = try segment.verify(row)
            return segment.tally.entries < limit
        }
    }

    /// Goes through the rows until `visit` says that it is enough.
    private mutating func walk(
        after: Int64, through last: Int64,
        _ visit: (inout Self, EvidenceRow) throws(VerificationFailure) -> Bool
    ) throws(VerificationFailure) {
        let reader = reader
        var failure: VerificationFailure?
        var isEnough = false
        do throws(StorageError) {
            try reader.evidence(after: after, through: last) { (row) throws(StorageError) in
                // The closure throws what the store throws; the fault is carried past it.
                do throws(VerificationFailure) {
                    isEnough = try !visit(&self, row)
                } catch { failure = error }
                if isEnough || failure != nil { throw .closed }
            }
        } catch {
            if isEnough { return }
            if let failure { throw failure }
            if case .corrupt(let what) = error { throw .fault(EvidenceFault("events", previousSequence, what)) }
            throw .storage(error)
        }
    }

    private func bound(ofBlock block: Int64) throws(StorageError) -> Int64 {
        guard let bound = try reader.lastSequence(ofBlock: block) else {
            throw .corrupt("block \(block) is missing")
        }
        return bound
    }

    func fault(_ table: String, _ sequence: Int64?, _ detail: String) -> VerificationFailure {
        .fault(EvidenceFault(table, sequence, detail))
    }

    /// What a block that is not as it was hashed means: most likely an entry that is gone.
    private func missing(in block: Int64) -> VerificationFailure {
        if let gap = firstGap { return fault("events", gap, "it is gone") }
        return fault("log_nodes", previousSequence, "the entries of block \(block) are not those that were hashed")
    }

    // MARK: - An entry

    /// Gives its leaf.
    private mutating func verify(_ row: EvidenceRow) throws(VerificationFailure) -> [UInt8] {
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
        return event.leaf
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
    /// The sequence of the last entry in a block that is indexed; the least there is where none is.
    fileprivate func endOfBlocks() throws(StorageError) -> Int64 {
        // Blocks are numbered without a gap: the first that is not there is doubled up to, then halved down to.
        var (known, beyond): (Int64, Int64) = (-1, 1)
        while try lastSequence(ofBlock: beyond) != nil { (known, beyond) = (beyond, beyond * 2) }
        while beyond - known > 1 {
            let middle = (known + beyond) / 2
            if try lastSequence(ofBlock: middle) != nil { known = middle } else { beyond = middle }
        }
        return known < 0 ? .min : try lastSequence(ofBlock: known) ?? .min
    }
}
