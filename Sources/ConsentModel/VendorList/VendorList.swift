// SPDX-License-Identifier: Apache-2.0

/// Purposes, features and vendors, with their texts in one language: the built-in list or a Global Vendor List.
public struct VendorList: Sendable, Equatable {
    /// The list's version and TCF's policy version.
    public var version: VendorListVersion
    /// The purposes, ascending by id.
    public var purposes: [Item]
    /// The special purposes, which need no consent.
    public var specialPurposes: [Item]
    /// The features, which need no consent.
    public var features: [Item]
    /// The special features, which need an opt-in.
    public var specialFeatures: [Item]
    /// The categories of data that vendors declare; none in the built-in list.
    public var dataCategories: [Item] = []
    /// The official texts in other languages, by BCP 47 tag; none for the built-in list, whose texts come with the forms.
    public var translations: [String: Texts] = [:]
    /// When the list was published, nil for the built-in one.
    public var lastUpdated: Timestamp?
    /// The vendors, ascending by id.
    public let vendors: [Vendor]
    /// The ids of vendors that were deleted from the list, which no string may establish any more.
    public let deletedVendors: IDSet

    /// A purpose or feature: its id and how it is explained to people.
    public struct Item: Sendable, Equatable {
        /// The id, from 1.
        public var id: Int
        /// The name.
        public var name: String
        /// What it means.
        public var description: String
        /// Examples.
        public var illustrations: [String]

        /// An item.
        public init(id: Int, name: String, description: String, illustrations: [String] = []) {
            self.id = id
            self.name = name
            self.description = description
            self.illustrations = illustrations
        }
    }

    /// A list; vendors may come in any order.
    public init(
        version: VendorListVersion, purposes: [Item], specialPurposes: [Item], features: [Item],
        specialFeatures: [Item], vendors: [Vendor]
    ) {
        self.version = version
        self.purposes = purposes
        self.specialPurposes = specialPurposes
        self.features = features
        self.specialFeatures = specialFeatures
        self.vendors = vendors.sorted { $0.id < $1.id }
        deletedVendors = IDSet(vendors.lazy.filter(\.isDeleted).map { UInt32($0.id) })
    }

    /// The vendors of these ids that a form may disclose, ascending: on the list and not deleted from it.
    public func disclosable(_ ids: [UInt16]) -> [Vendor] {
        let wanted = Set(ids)
        return vendors.filter { wanted.contains($0.id) && !$0.isDeleted }
    }
}

/// A vendor, and what it declares of itself.
public struct Vendor: Sendable, Equatable {
    /// The id.
    public var id: UInt16
    /// The name.
    public var name: String
    /// Purposes for which it asks consent.
    public var purposes = PurposeSet()
    /// Purposes for which it claims legitimate interest.
    public var legitimateInterestPurposes = PurposeSet()
    /// Purposes whose legal basis a publisher may switch.
    public var flexiblePurposes = PurposeSet()
    /// Special purposes.
    public var specialPurposes = PurposeSet()
    /// Features.
    public var features = PurposeSet()
    /// Special features.
    public var specialFeatures = PurposeSet()
    /// Categories of data that it processes.
    public var dataCategories = PurposeSet()
    /// Where its privacy policy is.
    public var policyURL: String?
    /// Where it explains its legitimate interest.
    public var legitimateInterestURL: String?
    /// The same in other languages, by BCP 47 tag.
    public var translatedURLs: [String: URLs] = [:]
    /// For how long it keeps data, nil where it does not say.
    public var retention: Retention?
    /// From when on it is off the list, nil where nothing is planned.
    public var deletionDate: Timestamp?
    /// Whether it was off the list when that was read: it must not be disclosed any more.
    public var isDeleted = false

    /// Where a vendor explains itself in one language.
    public struct URLs: Sendable, Equatable {
        /// Its privacy policy.
        public var policy: String?
        /// Its legitimate interest.
        public var legitimateInterest: String?

        /// Two addresses.
        public init(policy: String?, legitimateInterest: String?) {
            self.policy = policy
            self.legitimateInterest = legitimateInterest
        }
    }

    /// For how long a vendor keeps data, in days.
    public struct Retention: Sendable, Equatable {
        /// Where nothing else is said, nil where that is not said either.
        public var standard: Int?
        /// By purpose.
        public var purposes: [Int: Int] = [:]
        /// By special purpose.
        public var specialPurposes: [Int: Int] = [:]

        /// A retention.
        public init(standard: Int?, purposes: [Int: Int] = [:], specialPurposes: [Int: Int] = [:]) {
            self.standard = standard
            self.purposes = purposes
            self.specialPurposes = specialPurposes
        }

        /// The longest of them: what a form says in one number.
        public var longest: Int? {
            (Array(purposes.values) + Array(specialPurposes.values) + (standard.map { [$0] } ?? [])).max()
        }
    }

    /// A vendor that declares nothing.
    public init(id: UInt16, name: String) {
        self.id = id
        self.name = name
    }

    /// Purposes for which consent to this vendor means something: declared so, or flexible and so switchable.
    public var purposesOnConsent: PurposeSet { purposes.union(flexiblePurposes) }

    /// Purposes for which it may rely on legitimate interest.
    public var purposesOnLegitimateInterest: PurposeSet { legitimateInterestPurposes.subtracting(.consentOnly) }
}

extension PurposeSet {
    /// Purposes 1 and 3–6, which no one may base on legitimate interest since TCF 2.2.
    public static var consentOnly: PurposeSet { PurposeSet([1, 3, 4, 5, 6]) }
}
