// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension Vendor {
    /// One vendor of a Global Vendor List; it may declare only what the list defines.
    init(_ field: JSONField, _ known: KnownIDs, now: Timestamp) throws(FieldError) {
        let fields = try JSONFields(anyNames: field.value, at: field.path)
        self.init(
            id: UInt16(truncatingIfNeeded: try fields.required("id").integer(in: 1...65535)),
            name: try fields.required("name").prose(1...300))
        purposes = try fields.required("purposes").ids(in: known.purposes)
        legitimateInterestPurposes = try fields.required("legIntPurposes").ids(in: known.purposes)
        flexiblePurposes = try fields.required("flexiblePurposes").ids(in: known.purposes)
        specialPurposes = try fields.required("specialPurposes").ids(in: known.specialPurposes)
        features = try fields.required("features").ids(in: known.features)
        specialFeatures = try fields.required("specialFeatures").ids(in: known.specialFeatures)
        if let field = fields["dataDeclaration"] { dataCategories = try field.ids(in: known.dataCategories) }
        if let id = purposes.intersection(legitimateInterestPurposes).ids.first {
            throw field.invalid("declares purpose \(id) on both legal bases")
        }
        if let id = flexiblePurposes.subtracting(purposes.union(legitimateInterestPurposes)).ids.first {
            throw field.invalid("declares purpose \(id) as flexible, and on no legal basis")
        }
        if let field = fields["urls"] { try readURLs(field) }
        if let field = fields["dataRetention"] { retention = try Retention(field) }
        if let field = fields["deletedDate"], !field.isNull {
            let date = try field.moment()
            deletionDate = date
            isDeleted = date <= now
        }
        if let field = fields["cookieMaxAgeSeconds"], !field.isNull { _ = try field.integer(in: Self.cookieAges) }
    }

    /// 0 and -1 stand for the session in lists that IAB Europe published, where 2,000 years are the most.
    private static let cookieAges: ClosedRange<Int64> = -1...100_000_000_000

    /// Reads the addresses by language: English is the standard, or the first where there is none.
    private mutating func readURLs(_ field: JSONField) throws(FieldError) {
        var byLanguage: [(tag: String, urls: URLs)] = []
        let entries = try field.elements(atMost: 200)
        if entries.isEmpty { throw field.invalid("is empty: a vendor has the address of its privacy policy") }
        for entry in entries {
            let fields = try JSONFields(anyNames: entry.value, at: entry.path)
            let language = try fields.required("langId").prose(1...64)
            // Vendors name languages in their own ways ("sr - cyrl"), and some twice: what can't be told is left out,
            // and of two the first is the main one.
            guard let tag = BCP47.canonical(language.filter { $0 != " " }),
                !byLanguage.contains(where: { $0.tag == tag })
            else { continue }
            byLanguage.append(
                (
                    tag,
                    URLs(
                        policy: try fields["privacy"]?.webAddress(),
                        legitimateInterest: try fields["legIntClaim"]?.webAddress())
                ))
        }
        guard let standard = byLanguage.first(where: { $0.tag == "en" }) ?? byLanguage.first else { return }
        policyURL = standard.urls.policy
        legitimateInterestURL = standard.urls.legitimateInterest
        for (tag, urls) in byLanguage { translatedURLs[tag] = urls }
        // One language alone is the same as the standard.
        if byLanguage.count == 1 { translatedURLs = [:] }
    }
}

extension Vendor.Retention {
    fileprivate init(_ field: JSONField) throws(FieldError) {
        let fields = try JSONFields(anyNames: field.value, at: field.path)
        self.init(
            standard: try fields["stdRetention"].flatMap { (field) throws(FieldError) in
                field.isNull ? nil : try field.days()
            },
            purposes: try fields["purposes"]?.daysByID() ?? [:],
            specialPurposes: try fields["specialPurposes"]?.daysByID() ?? [:])
    }
}

extension JSONField {
    /// Ids of a set that the list defines.
    fileprivate func ids(in known: PurposeSet) throws(FieldError) -> PurposeSet {
        let ids: [Int64] = try ids(in: 1...24, atMost: 24)
        for (index, id) in ids.enumerated() where !known.contains(Int(id)) {
            throw FieldError(.invalid, "\(path)[\(index)]", "is \(id), which the list does not define")
        }
        return PurposeSet(ids.map { Int($0) })
    }

    fileprivate func days() throws(FieldError) -> Int { Int(try integer(in: 0...100_000)) }

    fileprivate func daysByID() throws(FieldError) -> [Int: Int] {
        var days: [Int: Int] = [:]
        for (name, field) in try object().all {
            guard let id = Int(name), (1...24).contains(id) else { throw field.invalid("is not under an id") }
            days[id] = try field.days()
        }
        return days
    }

    /// An address that a form can link to, nil for an empty one or one that no browser should follow.
    fileprivate func webAddress() throws(FieldError) -> String? {
        guard !isNull else { return nil }
        let text = try prose(0...4000)
        let secure = text.hasPrefix("http://") ? "https://" + text.dropFirst(7) : text
        return WebAddress.problem(inHTTPSURL: secure) == nil ? text : nil
    }
}
