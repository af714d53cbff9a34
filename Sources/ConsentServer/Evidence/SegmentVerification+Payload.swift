// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// An entry's payload, and what is derived of it: the link to the device's event before, the row of its current choice.
extension SegmentVerification {
    mutating func verify(
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
