// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// What stands beside the log: the forms that were shown, and the current choices that events led to.
extension StoreVerification {
    func verifyForms(_ state: inout VerificationState) throws(VerificationFailure) {
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
    func verifyPlaces(_ state: inout VerificationState) throws(VerificationFailure) {
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
    func verifyStrays(_ state: inout VerificationState) throws(VerificationFailure) {
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
