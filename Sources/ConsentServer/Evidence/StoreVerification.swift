// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Verifies a whole store in steps, each of which reads one state of it and holds it for a moment only.
///
/// What is written while it goes on is not looked at, and is not kept waiting.
struct StoreVerification: Sendable {
    let transparency: Transparency
    let referenceKey: ReferenceSum.Key
    /// Stretches that one step goes through at once.
    var threads = 1

    /// Blocks of 256 entries in one stretch.
    static let blocks: Int64 = 64
    /// Entries that are looked at before the log is said to be indexed still.
    static let unindexed = 4 * StoredLog.block
    /// Rows of current choices in one step.
    static let page = 4096
    /// The same, where their places alone are looked at.
    static let places = 65_536

    private var store: any RecordStore { transparency.store }
    var hashing: EventHashing { transparency.hashing }

    /// Takes note of where the log ends, holds an earlier head against the log, and says where to begin; nil while the log is indexed.
    func begin(earlier: SignedHead?) throws(VerificationFailure) -> VerificationState? {
        try reading { (reader) throws(VerificationFailure) in try begin(reader, earlier) }
    }

    private func begin(
        _ reader: any RecordReader, _ earlier: SignedHead?
    ) throws(VerificationFailure) -> VerificationState? {
        let (summary, newestHead, size) = try findingFaults(in: "events") { () throws(StorageError) in
            (try reader.evidenceSummary(), try reader.newestHead()?.head, try reader.logSize())
        }
        guard let size else {
            try checkUnindexed(reader, through: summary.newest)
            // Heads are kept of a log that is indexed alone.
            if newestHead == nil { return nil }
            throw fault("log_nodes", "nodes are gone: entries are not indexed that head \(summary.heads) is over")
        }
        guard summary.newestBeside <= summary.newest else {
            throw .fault(EvidenceFault("events", summary.newestBeside, "it is gone, and another table has a row of it"))
        }
        if let earlier { try check(earlier, size, reader) }
        var state = VerificationState()
        (state.bound, state.size, state.heads) = (summary.newest, size, summary.heads)
        return state
    }

    /// Names the first broken event behind the entries that are indexed: one that was put in fills a block that the
    /// server never closed, and the log looks as if it were an older schema's.
    private func checkUnindexed(_ reader: any RecordReader, through newest: Int64) throws(VerificationFailure) {
        var segment = SegmentVerification(
            reader, hashing: hashing, key: transparency.key, referenceKey: referenceKey, bound: newest)
        try segment.verifyUnindexed(limit: Self.unindexed)
    }

    /// Counts what would go unseen where there is too much or too little of it: after the entries, so that an event is
    /// named where one can be.
    private func checkCounts(_ reader: any RecordReader) throws(VerificationFailure) {
        let (summary, newestHead, size) = try findingFaults(in: "events") { () throws(StorageError) in
            (try reader.evidenceSummary(), try reader.newestHead()?.head, try reader.logSize() ?? 0)
        }
        if let newestHead, newestHead.size > size {
            throw fault(
                "events", "the log has \(size) entries, and the newest head is over \(newestHead.size): events are gone"
            )
        }
        for (table, count, counted) in [
            ("log_nodes", summary.nodes, StoredLog.nodes(size: size)),
            ("log_heads", summary.heads, summary.headsCounted), ("forms", summary.forms, summary.formsCounted),
        ] where count != counted {
            throw fault(table, "it has \(count) rows where there were \(counted)")
        }
    }

    func fault(_ table: String, _ detail: String) -> VerificationFailure {
        .fault(EvidenceFault(table, nil, detail))
    }

    private func check(_ earlier: SignedHead, _ size: Int64, _ reader: any RecordReader) throws(VerificationFailure) {
        let head = earlier.head
        guard head.log == store.instance else {
            throw fault(
                "meta", "the earlier head is of log \(hexadecimal(head.log)), this is \(hexadecimal(store.instance))")
        }
        guard transparency.key.isSigned(earlier) else {
            throw fault("log_heads", "the earlier head does not bear this server's signature")
        }
        guard head.size <= size else {
            throw fault(
                "events",
                "the log had \(head.size) entries at \(head.signedAt) and has \(size): the end was cut off, or an "
                    + "older copy was put back")
        }
        let root = try findingFaults(in: "log_nodes") { () throws(StorageError) in
            try transparency.root(head.size, reader)
        }
        guard root == head.root else {
            throw fault("events", "the first \(head.size) entries are not those that were signed at \(head.signedAt)")
        }
    }

    /// Goes one step on.
    func advance(_ state: inout VerificationState) throws(VerificationFailure) {
        switch state.phase {
        case .entries: try verifyEntries(&state)
        case .forms: try verifyForms(&state)
        case .places: try verifyPlaces(&state)
        case .strays: try verifyStrays(&state)
        case .done: return
        }
    }

    func reading<Value>(
        _ body: (any RecordReader) throws(VerificationFailure) -> Value
    ) throws(VerificationFailure) -> Value {
        let result: Result<Value, VerificationFailure>
        do throws(StorageError) {
            result = try store.read { (reader) throws(StorageError) -> Result<Value, VerificationFailure> in
                do throws(VerificationFailure) {
                    return .success(try body(reader))
                } catch { return .failure(error) }
            }
        } catch { throw .storage(error) }
        return try result.get()
    }

    // MARK: - Entries

    private func verifyEntries(_ state: inout VerificationState) throws(VerificationFailure) {
        let whole = state.size / StoredLog.block
        var stretches: [(blocks: Range<Int64>, size: Int64?)] = []
        while state.block < whole, stretches.count < max(1, threads) {
            let end = min(whole, state.block + Self.blocks)
            stretches.append((state.block..<end, nil))
            state.block = end
        }
        let isLast = stretches.isEmpty
        if isLast { stretches = [(whole..<whole, state.size)] }
        let bound = state.bound
        let results = inParallel(stretches) { stretch -> Result<SegmentTally, VerificationFailure> in
            do throws(VerificationFailure) {
                return .success(
                    try reading { (reader) throws(VerificationFailure) in
                        var segment = SegmentVerification(
                            reader, hashing: hashing, key: transparency.key, referenceKey: referenceKey, bound: bound)
                        return try segment.verify(blocks: stretch.blocks, size: stretch.size)
                    })
            } catch { return .failure(error) }
        }
        for result in results { state.tally.add(try result.get()) }
        guard isLast else { return }
        if !state.tally.references.isZero { try findUnreferenced(state) }
        try reading { (reader) throws(VerificationFailure) in try checkCounts(reader) }
        // A head that is over no length of the log is in no stretch. One more may have been kept meanwhile.
        guard state.tally.heads >= state.heads else {
            throw fault(
                "log_heads",
                "of \(state.heads) heads only \(state.tally.heads) are over a length that the log had: a size was changed"
            )
        }
        state.phase = .forms
    }

    private func inParallel<Part: Sendable, Outcome: Sendable>(
        _ parts: [Part], _ work: @escaping @Sendable (Part) -> Outcome
    ) -> [Outcome] {
        let others = parts.dropFirst().map { part in
            let handover = Handover<Outcome>()
            let thread = OwnThread { handover.put(work(part)) }
            if thread == nil { handover.put(work(part)) }
            return (thread, handover)
        }
        let first = parts.first.map(work)
        return (first.map { [$0] } ?? [])
            + others.map { thread, handover in
                thread?.join()
                return handover.take()
            }
    }

    /// Names the first event that no later one and no current row leads to.
    ///
    /// The sum told that there is one; it is looked for in one state, since what was erased between two steps is none.
    private func findUnreferenced(_ state: VerificationState) throws(VerificationFailure) {
        let bound = state.bound
        let open = try reading { (reader) throws(VerificationFailure) -> Set<Int64> in
            try findingFaults(in: "payloads") { () throws(StorageError) in
                var open: Set<Int64> = []
                try reader.evidence(after: .min, through: .max) { (row) throws(StorageError) in
                    guard let payload = row.payload else { return }
                    open.insert(row.sequence)
                    if let previous = payload.previous { open.remove(previous) }
                    guard let header = row.event.flatMap({ try? EventHeader(canonicalBytes: $0.header) }) else {
                        return
                    }
                    let current = try reader.currentRow(of: payload.device, kind: header.kind)
                    if current?.sequence == row.sequence { open.remove(row.sequence) }
                }
                return open
            }
        }
        if let first = open.filter({ $0 <= bound }).min() {
            throw .fault(
                EvidenceFault(
                    "payloads", first,
                    "no later event of its device is linked to it, and it is not the current one: a link was changed"))
        }
    }
}
