// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension VendorList {
    /// The highest version that fits a TC string.
    private static let highestVersion: Int64 = 4095

    /// A Global Vendor List, version 3, as IAB Europe publishes it; `now` tells which vendors are deleted by then.
    ///
    /// Members that are not known are read over: the specification lets new ones come. Those that are read must be what
    /// it says, or nothing of the list is used.
    init(globalVendorList json: JSONValue, now: Timestamp) throws(FieldError) {
        let fields = try JSONFields(anyNames: json, at: "")
        let specification = try fields.required("gvlSpecificationVersion")
        guard try specification.integer(in: 0...Int64(Int32.max)) == 3 else {
            throw specification.invalid(
                "must be 3: take the list from https://vendor-list.consensu.org/v3/vendor-list.json")
        }
        let policy = try fields.required("tcfPolicyVersion").integer(in: 4...63)
        let version = try fields.required("vendorListVersion").integer(in: 1...Self.highestVersion)
        let texts = try Texts(fields, knows: .purposes(1...11))
        self.init(
            version: VendorListVersion(version: Int(version), tcfPolicyVersion: Int(policy)), purposes: texts.purposes,
            specialPurposes: texts.specialPurposes, features: texts.features, specialFeatures: texts.specialFeatures,
            vendors: try Self.vendors(try fields.required("vendors"), texts, now: now))
        dataCategories = texts.dataCategories
        lastUpdated = try fields.required("lastUpdated").moment()
    }

    private static func vendors(
        _ field: JSONField, _ texts: Texts, now: Timestamp
    ) throws(FieldError) -> [Vendor] {
        let known = KnownIDs(texts)
        var vendors: [Vendor] = []
        for (name, entry) in try field.object().all {
            let vendor = try Vendor(entry, known, now: now)
            guard name == String(vendor.id) else {
                throw FieldError(.invalid, "\(entry.path).id", "must be \(name), the key that it stands under")
            }
            vendors.append(vendor)
        }
        guard vendors.contains(where: { !$0.isDeleted }) else { throw field.invalid("has no vendor that can be shown") }
        return vendors
    }
}

extension VendorList.Texts {
    /// Which ids a text must have.
    enum Completeness {
        /// A list: exactly these purposes, and whatever else it defines.
        case purposes(ClosedRange<Int>)
        /// A translation: what it has.
        case whatever
    }

    /// The texts of a vendor list or of a translation beside it.
    init(_ fields: JSONFields, knows completeness: Completeness) throws(FieldError) {
        self.init()
        let field = try fields.required("purposes")
        purposes = try field.items()
        if case .purposes(let ids) = completeness, purposes.map(\.id) != Array(ids) {
            throw field.invalid(
                "must define purposes \(ids.lowerBound) to \(ids.upperBound), not "
                    + "\(purposes.map { String($0.id) }.joined(separator: ", ")): a newer policy needs a newer server")
        }
        specialPurposes = try fields.required("specialPurposes").items()
        features = try fields.required("features").items()
        specialFeatures = try fields.required("specialFeatures").items()
        dataCategories = try fields["dataCategories"]?.items() ?? []
    }
}

/// The ids that a vendor may declare.
struct KnownIDs {
    let purposes: PurposeSet
    let specialPurposes: PurposeSet
    let features: PurposeSet
    let specialFeatures: PurposeSet
    let dataCategories: PurposeSet

    init(_ texts: VendorList.Texts) {
        purposes = PurposeSet(texts.purposes.map(\.id))
        specialPurposes = PurposeSet(texts.specialPurposes.map(\.id))
        features = PurposeSet(texts.features.map(\.id))
        specialFeatures = PurposeSet(texts.specialFeatures.map(\.id))
        dataCategories = PurposeSet(texts.dataCategories.map(\.id))
    }
}

extension JSONField {
    /// Purposes, features or data categories by id.
    fileprivate func items() throws(FieldError) -> [VendorList.Item] {
        var items: [VendorList.Item] = []
        for (name, entry) in try object().all {
            let fields = try JSONFields(anyNames: entry.value, at: entry.path)
            let id = try fields.required("id").integer(in: 1...24)
            guard name == String(id) else {
                throw FieldError(.invalid, "\(entry.path).id", "must be \(name), the key that it stands under")
            }
            var illustrations: [String] = []
            for text in try fields["illustrations"]?.elements(atMost: 20) ?? [] {
                illustrations.append(try text.prose(0...4000))
            }
            items.append(
                VendorList.Item(
                    id: Int(id), name: try fields.required("name").prose(1...400),
                    description: try fields.required("description").prose(1...8000),
                    illustrations: illustrations.filter { !$0.isEmpty }))
        }
        return items.sorted { $0.id < $1.id }
    }

    /// A text for people without the blanks and line ends around it, which translations have by accident.
    func prose(_ length: ClosedRange<Int>) throws(FieldError) -> String {
        let text = try string(0...length.upperBound, lineBreaks: true)
        let trimmed = text.trimmingBlanks()
        guard length.lowerBound == 0 || !trimmed.isEmpty else { throw invalid("is empty") }
        return trimmed
    }

    /// A time as RFC 3339 has it.
    func moment() throws(FieldError) -> Timestamp {
        guard let moment = Timestamp(rfc3339: try string(1...40)) else {
            throw invalid("must be a time as RFC 3339 has it: 2026-11-26T16:00:00Z")
        }
        return moment
    }
}

extension String {
    /// Without white space at both ends.
    fileprivate func trimmingBlanks() -> String {
        guard first?.isWhitespace ?? false || last?.isWhitespace ?? false else { return self }
        return String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
