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
    /// Rows of current choices in one step.
    static let page = 4096
    /// The same, where their places alone are looked at.
    static let places = 65_536

    private var store: any RecordStore { transparency.store }
    private var hashing: EventHashing { transparency.hashing }

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

    /// Counts what would go unseen where there is too much or too little of it: after the entries, so that an event is
    /// named where one can be.
    private func checkCounts(_ reader: any RecordReader) throws(VerificationFailure) {
        let (summary, newestHead, size) = try findingFaults(in: "events") { () throws(StorageError) in
            (try reader.evidenceSummary(), try reader.newestHead()?.head, try reader.logSize() ?? 0)
        }
        if let newestHead, newestHead.size > size {
            throw fault(
                "events", "the log has \(size) entries, and the newest head is over \(newestHead.size): the end is gone"
            )
        }
        for (table, count, counted) in [
            ("log_nodes", summary.nodes, StoredLog.nodes(size: size)),
            ("log_heads", summary.heads, summary.headsCounted), ("forms", summary.forms, summary.formsCounted),
        ] where count != counted {
            throw fault(table, "it has \(count) rows where there were \(counted)")
        }
    }

    private func fault(_ table: String, _ detail: String) -> VerificationFailure {
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

    private func reading<Value>(
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

    // MARK: - Forms and current choices

    private func verifyForms(_ state: inout VerificationState) throws(VerificationFailure) {
        let after = state.form
        let forms = try reading { (reader) throws(VerificationFailure) in
            try findingFaults(in: "forms") { () throws(StorageError) in
                try reader.sealedForms(after: after, limit: 64)
            }
        }
        for sealed in forms {
            state.form += 1
            guard sealed.number == state.form else { throw fault("forms", "form \(state.form) is gone") }
            let id = FormID(digest: hashing.digest(of: sealed.form.content))
            guard id == sealed.form.id else {
                throw fault("forms", "form \(sealed.number): its content is not the one of \(sealed.form.id)")
            }
            guard sealed.seal == SealedForm.seal(sealed.form, hashing) else {
                throw fault("forms", "form \(sealed.number) (\(id)) is not as it was published")
            }
        }
        try verifyParts(of: forms.map(\.form))
        if forms.isEmpty { state.phase = .places }
    }

    /// Holds the parts that forms name by their hashes, what was on the screen behind the first, against these hashes.
    private func verifyParts(of forms: [FormRecord]) throws(VerificationFailure) {
        var seen: Set<FormID> = []
        for form in forms {
            for id in form.partIDs where seen.insert(id).inserted {
                let part = try reading { (reader) throws(VerificationFailure) in
                    try findingFaults(in: "form_parts") { () throws(StorageError) in try reader.formPart(id) }
                }
                guard let part else { throw fault("form_parts", "the part \(id) of form \(form.id) is gone") }
                guard FormID(digest: hashing.digest(of: part)) == id else {
                    throw fault("form_parts", "the part \(id) of form \(form.id) is not as it was published")
                }
            }
        }
    }

    /// Takes every row of the current choices off those that events led to, in the order in which they lie.
    ///
    /// What a device did meanwhile changes nothing: its row stays in its place and leads back to the same event.
    private func verifyPlaces(_ state: inout VerificationState) throws(VerificationFailure) {
        let after = state.slot == .min ? nil : Int64?(state.slot)
        let bound = state.bound
        let (sum, last) = try reading { (reader) throws(VerificationFailure) -> (ReferenceSum, Int64?) in
            let places = try findingFaults(in: "current") { () throws(StorageError) in
                try reader.currentPlaces(after: after, limit: Self.places)
            }
            var sum = ReferenceSum()
            for var place in places {
                if place.sequence > bound {
                    guard let sequence = try reader.newest(from: place.sequence, through: bound) else {
                        guard try isThere(place.sequence, reader) else {
                            throw .fault(EvidenceFault("current", place.sequence, Self.eventless))
                        }
                        continue
                    }
                    place.sequence = sequence
                }
                sum.remove(place, referenceKey)
            }
            return (sum, places.count < Self.places ? nil : places.last?.slot)
        }
        state.tally.places.add(sum)
        if let last {
            state.slot = last
        } else {
            // What is left over was erased meanwhile, or is a row too many.
            state.slot = .min
            state.phase = state.tally.places.isZero ? .done : .strays
        }
    }

    /// Names the first row of the current choices that no event leads to.
    private func verifyStrays(_ state: inout VerificationState) throws(VerificationFailure) {
        let after = state.slot == .min ? nil : Int64?(state.slot)
        let bound = state.bound
        let last = try reading { (reader) throws(VerificationFailure) -> Int64? in
            let rows = try findingFaults(in: "current") { () throws(StorageError) in
                try reader.currentRows(after: after, limit: Self.page)
            }
            for row in rows where row.sequence <= bound { try verify(row, reader) }
            return rows.count < Self.page ? nil : rows.last?.slot
        }
        if let last { state.slot = last } else { state.phase = .done }
    }

    private static let eventless = "a row of an event that is not there"

    private func isThere(_ sequence: Int64, _ reader: any RecordReader) throws(VerificationFailure) -> Bool {
        try findingFaults(in: "current", sequence) { () throws(StorageError) in
            // The place in the log takes longer to find, but an event whose payload is erased has no link.
            if try reader.link(of: sequence) != nil { return true }
            return try reader.logIndex(of: sequence) != nil
        }
    }

    private func verify(_ row: CurrentRow, _ reader: any RecordReader) throws(VerificationFailure) {
        let (first, link) = try findingFaults(in: "current", row.sequence) { () throws(StorageError) in
            (try reader.currentRow(of: row.device, kind: row.kind), try reader.link(of: row.sequence))
        }
        let isThere = try isThere(row.sequence, reader)
        let isAnothers = link.map { $0.device != row.device || $0.kind != row.kind } ?? false
        for (isSo, detail) in [
            (first?.slot != row.slot, "a second row of one device"),
            (!isThere, Self.eventless), (isAnothers, "a row of another's event"),
        ] where isSo {
            throw .fault(EvidenceFault("current", row.sequence, detail))
        }
    }
}

extension FormRecord {
    /// The parts that the content names; a form of the format before parts names none.
    fileprivate var partIDs: [FormID] {
        guard let content = try? JSONScanner.parse(self.content) else { return [] }
        let named =
            ["html", "style", "script"].map { content["page"]?[$0] }
            + ["offer", "options"].map { content["parts"]?[$0] }
            + (content["parts"]?["partners"]?.elements ?? [])
        return named.compactMap { $0?.string.flatMap(FormID.init) }
    }
}
