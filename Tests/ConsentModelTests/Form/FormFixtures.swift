// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ConsentModel

/// SplitMix64: the same numbers for the same seed, on every machine.
struct FormsRandom: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

/// An invented vendor list with one vendor of each sort.
enum FormFixtures {
    /// Asks for consent and claims interests, some of which it may not.
    static let both: UInt16 = 10
    /// Only claims a legitimate interest.
    static let interestOnly: UInt16 = 20
    /// Has nothing but special purposes.
    static let specialOnly: UInt16 = 30
    /// Only asks for a special feature.
    static let located: UInt16 = 40
    /// Was deleted from the list.
    static let deleted: UInt16 = 50

    static let list: VendorList = {
        var both = Vendor(id: FormFixtures.both, name: "Both \"Ways\" & Co")
        both.purposes = PurposeSet([1, 3, 4, 5])
        both.legitimateInterestPurposes = PurposeSet([2, 6, 7])
        both.features = PurposeSet([2])
        both.policyURL = "https://both.example/privacy"
        both.legitimateInterestURL = "https://both.example/interest"
        both.retention = Vendor.Retention(standard: 30, purposes: [3: 400])
        var interestOnly = Vendor(id: FormFixtures.interestOnly, name: "Interest Only")
        interestOnly.legitimateInterestPurposes = PurposeSet([8, 10])
        var specialOnly = Vendor(id: FormFixtures.specialOnly, name: "Special Only")
        specialOnly.specialPurposes = PurposeSet([1])
        var located = Vendor(id: FormFixtures.located, name: "Located")
        located.specialFeatures = PurposeSet([1])
        var deleted = Vendor(id: FormFixtures.deleted, name: "Deleted")
        deleted.purposes = PurposeSet([1])
        deleted.legitimateInterestPurposes = PurposeSet([9])
        deleted.isDeleted = true
        let builtIn = VendorList.builtIn
        return VendorList(
            version: VendorListVersion(version: 143, tcfPolicyVersion: 5), purposes: builtIn.purposes,
            specialPurposes: builtIn.specialPurposes, features: builtIn.features,
            specialFeatures: builtIn.specialFeatures,
            vendors: [both, interestOnly, specialOnly, located, deleted])
    }()

    /// An app that shows all of them and two providers.
    static let app: AppDocument = {
        var app = AppDocument(name: "Shopping")
        app.vendors = [both, interestOnly, specialOnly, located, deleted]
        app.adTechProviders = [89, 1000]
        return app
    }()

    static func form(_ kind: FormKind, _ app: AppDocument = app, language: String = "en") -> FormDescription {
        FormDescription(kind, of: app, vendorList: list, language: language)
    }
}

extension FormDescription {
    /// What is published of the form, with a page of its own and names that tell different parts apart.
    func published() -> FormContent {
        let page = FormContent.Page(html: Array(title.utf8), style: Array("s".utf8), script: Array("j".utf8))
        return FormContent(self, page: page) { bytes in
            let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            return (0..<32).map { UInt8(truncatingIfNeeded: hash >> UInt64($0 % 8 * 8)) &+ UInt8($0) }
        }
    }

    /// The first screen, which names the parts by their hashes.
    func canonicalJSON() -> [UInt8] { published().first }

    /// The second screen, the offer and the partners, one after the other.
    func partsJSON() -> String {
        published().parts.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
    }
}

/// The whole form as a JSON parser sees it: the first screen, with the members of its parts where it has none itself.
func parsed(_ form: FormDescription) throws -> [String: Any] {
    let content = form.published()
    var whole = try #require(try JSONSerialization.jsonObject(with: Data(content.first)) as? [String: Any])
    for part in content.parts {
        guard let members = try? JSONSerialization.jsonObject(with: Data(part.bytes)) as? [String: Any] else {
            continue
        }
        if members["actions"] != nil {
            whole["offer"] = members
        } else if members["templates"] != nil {
            whole.merge(members) { $1 }
        } else {
            whole.merge(members) { ($0 as? [Any] ?? []) + ($1 as? [Any] ?? []) }
        }
    }
    return whole
}
