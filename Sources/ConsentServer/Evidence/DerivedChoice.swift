// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The current choice that an event leads to, told from its header and payload alone.
///
/// The strings that belong to a choice are not part of it: they are encoded anew when an app or the vendor list changes.
struct DerivedChoice {
    let header: EventHeader
    let payload: [UInt8]

    /// The first thing in which a stored choice is not the one of this event, as the documentation names it.
    func difference(from stored: StoredChoice?, _ hashing: EventHashing) -> String? {
        guard let json = try? JSONScanner.parse(payload) else { return "payload than JSON" }
        guard header.type == .choice || header.type == .imported else {
            return stored == nil ? nil : "choice than none"
        }
        guard let stored else { return "choice: none" }
        guard stored.kind == header.kind, stored.kind.rawValue == json["kind"]?.string else { return "kind" }
        let digest = hashing.digest(of: payload)
        let facts: [(String, Bool)] = [
            ("fingerprint", stored.fingerprint == ChoiceFingerprint(firstBytesOf: digest)),
            ("action", stored.action.rawValue == json["action"]?.string),
            ("outcome", stored.outcome.rawValue == json["outcome"]?.string),
            ("received_at", stored.receivedAt == header.receivedAt),
            ("decided_at", stored.decidedAt == decidedAt || header.type == .imported),
            ("stated_at", stored.statedAt == header.statedAt),
            ("form", stored.formID == header.formID && stored.formVersion == header.formVersion),
            ("language", stored.language == json["language"]?.string),
            ("environment", stored.environment == header.environment),
            ("is_forced", stored.isForced == header.isForced),
            ("gpc_shown", stored.gpcShown == (json["gpc"]?["shown"] == .bool(true))),
            ("tcf_policy_version", stored.tcfPolicyVersion == header.tcfPolicyVersion),
            ("vendor_list_version", stored.vendorListVersion == header.vendorListVersion),
            ("choice_revision", stored.revision == header.revision),
            ("content", isContent(stored.content, json)),
        ]
        return facts.first { !$0.1 }?.0
    }

    private var decidedAt: Timestamp { header.isClockSkewed ? header.receivedAt : header.statedAt ?? header.receivedAt }

    private func isContent(_ content: StoredChoice.Content, _ json: JSONValue) -> Bool {
        switch content {
        case .european(let european): isContent(european, json["choices"])
        case .usStates(let us): isContent(us, json["us"])
        }
    }

    private func isContent(_ choice: EuropeanChoice, _ json: JSONValue?) -> Bool {
        guard let json else { return false }
        let restrictions = choice.restrictions.map { restriction in
            JSONValue.object([
                JSONMember(name: "purpose", value: .integer(Int64(restriction.purpose))),
                JSONMember(name: "type", value: .integer(Int64(restriction.type.rawValue))),
                JSONMember(name: "vendors", value: .numbers(restriction.vendors.ids)),
            ])
        }
        return json["purposes"]?["consent"] == .numbers(choice.purposesConsent.ids)
            && json["purposes"]?["legitimate_interest"] == .numbers(choice.purposesLegitimateInterest.ids)
            && json["special_features"] == .numbers(choice.specialFeatures.ids)
            && json["vendors"]?["consent"] == .numbers(choice.vendorsConsent.ids)
            && json["vendors"]?["legitimate_interest"] == .numbers(choice.vendorsLegitimateInterest.ids)
            && json["vendors"]?["disclosed"] == .numbers(choice.vendorsDisclosed.ids)
            && json["ad_tech_providers"]?["consent"] == .numbers(choice.adTechProviders.ids)
            && json["ad_tech_providers"]?["disclosed"] == .numbers(choice.adTechProvidersDisclosed.ids)
            && json["publisher_restrictions"] == (restrictions.isEmpty ? nil : .array(restrictions))
    }

    private func isContent(_ choice: USChoice, _ json: JSONValue?) -> Bool {
        let sensitive = SensitiveDataCategory.allCases.filter(choice.sensitiveDataOptOuts.contains)
        return json?[USOptOut.sale.rawValue] == .bool(choice.saleOptOut)
            && json?[USOptOut.sharing.rawValue] == .bool(choice.sharingOptOut)
            && json?[USOptOut.targetedAdvertising.rawValue] == .bool(choice.targetedAdvertisingOptOut)
            && json?["sensitive_data"] == .array(sensitive.map { .string($0.rawValue) })
    }
}

extension JSONValue {
    fileprivate static func numbers(_ values: some Sequence<some BinaryInteger>) -> JSONValue {
        .array(values.map { .integer(Int64($0)) })
    }
}

extension ChoiceFingerprint {
    /// The fingerprint that a hash begins with.
    init(firstBytesOf digest: [UInt8]) {
        func half(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
        self.init(high: half(digest[0..<8]), low: half(digest[8..<16]))
    }
}
