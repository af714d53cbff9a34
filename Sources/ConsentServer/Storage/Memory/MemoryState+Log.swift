// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The log, hashed anew each time: nothing of it is stored but the leaves.
extension MemoryState {
    private var hashing: EventHashing { EventSealing.standard.hashing }

    func logSize() -> Int64? { Int64(events.count) }

    func logHash(of node: LogNode) throws(StorageError) -> [UInt8] {
        let width = 1 << node.level
        let first = Int(node.index) * width
        guard first >= 0, first + width <= events.count else {
            throw .corrupt("the log has no node \(node.index) of level \(node.level)")
        }
        return hashing.perfectRoot(events[first..<first + width].map(\.record.leaf))
    }

    func logIndex(of sequence: Int64) -> Int64? {
        events.firstIndex { $0.record.header.sequence == sequence }.map { Int64($0) }
    }

    func lastSequence(ofBlock block: Int64) -> Int64? {
        let last = (block + 1) * StoredLog.block - 1
        return last < Int64(events.count) ? events[Int(last)].record.header.sequence : nil
    }

    func newestHead() -> SignedHead? { heads.last?.head }

    func head(notBeyond size: Int64) -> StoredHead? { heads.last { $0.head.head.size <= size } }

    func heads(beyond size: Int64, through last: Int64) -> [StoredHead] {
        heads.filter { $0.head.head.size > size && $0.head.head.size <= last }
    }

    func evidence(
        after sequence: Int64, through last: Int64, _ body: (EvidenceRow) throws(StorageError) -> Void
    ) throws(StorageError) {
        for event in events where event.evidence.sequence > sequence && event.evidence.sequence <= last {
            var row = event.evidence
            if let erasure = erasures[row.sequence] {
                row.erasure = SealedErasure(erasure: erasure, seal: hashing.seal(erasure))
            }
            try body(row)
        }
    }

    func link(of sequence: Int64) -> EventLink? {
        guard let event = events.first(where: { $0.record.header.sequence == sequence }),
            let payload = event.evidence.payload
        else { return nil }
        let header = event.record.header
        return EventLink(
            device: payload.device, kind: header.kind, revision: header.revision, previous: payload.previous)
    }

    func evidenceSummary() -> EvidenceSummary {
        EvidenceSummary(
            newest: events.last?.record.header.sequence ?? 0,
            newestBeside: events.last?.record.header.sequence ?? 0, nodes: StoredLog.nodes(size: Int64(events.count)),
            heads: Int64(heads.count), headsCounted: Int64(heads.count), forms: Int64(forms.count),
            formsCounted: Int64(forms.count))
    }

    func currentRow(of device: DeviceKey, kind: ChoiceKind) -> CurrentRow? {
        let counter = Counter(device: device, kind: kind)
        guard let sequence = newest[counter] else { return nil }
        return CurrentRow(
            slot: sequence, device: device, kind: kind, app: appOfDevice[device], revision: revisions[counter] ?? 0,
            sequence: sequence, choice: current[device]?[kind], isInPlace: true, isExact: true)
    }

    func currentRows(after slot: Int64?, limit: Int) -> [CurrentRow] {
        let rows = newest.filter { $0.value > slot ?? .min }.sorted { $0.value < $1.value }.prefix(max(0, limit))
        return rows.compactMap { currentRow(of: $0.key.device, kind: $0.key.kind) }
    }

    func currentPlaces(after slot: Int64?, limit: Int) -> [CurrentPlace] {
        currentRows(after: slot, limit: limit).map { CurrentPlace(slot: $0.slot, sequence: $0.sequence) }
    }

    func sealedForms(after number: Int64, limit: Int) -> [SealedForm] {
        let numbered = formOrder.enumerated().dropFirst(Int(max(0, number))).prefix(max(0, limit))
        return numbered.compactMap { index, key in
            forms[key].map {
                SealedForm(number: Int64(index + 1), form: $0, seal: SealedForm.seal($0, hashing))
            }
        }
    }
}
