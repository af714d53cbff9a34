// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// What a payload says of the choice that it leads to.
///
/// The strings that belong to a choice are not part of it: they are encoded anew when an app or the vendor list changes.
struct PayloadFacts: Sendable {
    private var isJSON = false
    private var kind: String?
    private var action: String?
    private var outcome: String?
    private var language: String?
    private var gpcShown = false
    private var fingerprint = ChoiceFingerprint()
    private var content: StoredChoice.Content?
    /// Of an import: the strings that it was made from.
    private var imported: JSONValue?

    init(_ payload: [UInt8], _ hashing: EventHashing) {
        guard let json = try? JSONScanner.parse(payload) else { return }
        isJSON = true
        kind = json["kind"]?.string
        action = json["action"]?.string
        outcome = json["outcome"]?.string
        language = json["language"]?.string
        gpcShown = json["gpc"]?["shown"] == .bool(true)
        fingerprint = ChoiceFingerprint(firstBytesOf: hashing.digest(of: payload))
        imported = json["imported"]
        content = json["choices"].flatMap(Self.european) ?? json["us"].flatMap(Self.usStates)
    }

    /// The first thing in which a stored choice is not the one of an event with this header and payload.
    func difference(of stored: StoredChoice?, _ header: EventHeader) -> String? {
        guard isJSON else { return "payload than JSON" }
        guard header.type == .choice || header.type == .imported else {
            return stored == nil ? nil : "choice than none"
        }
        guard let stored else { return "choice: none" }
        guard stored.kind == header.kind, stored.kind.rawValue == kind else { return "kind" }
        if stored.fingerprint != fingerprint { return "fingerprint" }
        if stored.action.rawValue != action { return "action" }
        if stored.outcome.rawValue != outcome { return "outcome" }
        if stored.receivedAt != header.receivedAt { return "received_at" }
        if stored.decidedAt != header.decidedAt(imported: imported) { return "decided_at" }
        if stored.statedAt != header.statedAt { return "stated_at" }
        if stored.formID != header.formID || stored.formVersion != header.formVersion { return "form" }
        if stored.language != language { return "language" }
        if stored.environment != header.environment { return "environment" }
        if stored.isForced != header.isForced { return "is_forced" }
        if stored.gpcShown != gpcShown { return "gpc_shown" }
        if stored.tcfPolicyVersion != header.tcfPolicyVersion { return "tcf_policy_version" }
        if stored.vendorListVersion != header.vendorListVersion { return "vendor_list_version" }
        if stored.revision != header.revision { return "choice_revision" }
        return stored.content == content ? nil : "content"
    }

    private static func european(_ json: JSONValue) -> StoredChoice.Content? {
        var choice = EuropeanChoice()
        guard let consent = json["purposes"]?["consent"]?.integers,
            let interest = json["purposes"]?["legitimate_interest"]?.integers,
            let features = json["special_features"]?.integers,
            let vendorsConsent = json["vendors"]?["consent"]?.integers,
            let vendorsInterest = json["vendors"]?["legitimate_interest"]?.integers,
            let vendorsDisclosed = json["vendors"]?["disclosed"]?.integers,
            let providers = json["ad_tech_providers"]?["consent"]?.integers,
            let providersDisclosed = json["ad_tech_providers"]?["disclosed"]?.integers
        else { return nil }
        choice.purposesConsent = PurposeSet(consent.map { Int($0) })
        choice.purposesLegitimateInterest = PurposeSet(interest.map { Int($0) })
        choice.specialFeatures = PurposeSet(features.map { Int($0) })
        choice.vendorsConsent = IDSet(vendorsConsent)
        choice.vendorsLegitimateInterest = IDSet(vendorsInterest)
        choice.vendorsDisclosed = IDSet(vendorsDisclosed)
        choice.adTechProviders = IDSet(providers)
        choice.adTechProvidersDisclosed = IDSet(providersDisclosed)
        if case .array(let restrictions)? = json["publisher_restrictions"] {
            choice.restrictions = restrictions.compactMap(restriction)
            guard choice.restrictions.count == restrictions.count else { return nil }
        }
        return .european(choice)
    }

    private static func restriction(_ json: JSONValue) -> PublisherRestriction? {
        guard case .integer(let purpose)? = json["purpose"], case .integer(let code)? = json["type"],
            let type = PublisherRestriction.RestrictionType(rawValue: Int(code)),
            let vendors = json["vendors"]?.integers
        else { return nil }
        return PublisherRestriction(purpose: Int(purpose), type: type, vendors: IDSet(vendors))
    }

    private static func usStates(_ json: JSONValue) -> StoredChoice.Content? {
        var choice = USChoice()
        guard case .bool(let sale)? = json[USOptOut.sale.rawValue],
            case .bool(let sharing)? = json[USOptOut.sharing.rawValue],
            case .bool(let targeted)? = json[USOptOut.targetedAdvertising.rawValue],
            case .array(let sensitive)? = json["sensitive_data"]
        else { return nil }
        choice.saleOptOut = sale
        choice.sharingOptOut = sharing
        choice.targetedAdvertisingOptOut = targeted
        choice.sensitiveDataOptOuts = Set(
            sensitive.compactMap { $0.string.flatMap { SensitiveDataCategory(rawValue: $0) } })
        return choice.sensitiveDataOptOuts.count == sensitive.count ? .usStates(choice) : nil
    }
}

extension JSONValue {
    /// The numbers of an array that holds nothing else.
    fileprivate var integers: [UInt32]? {
        guard case .array(let values) = self else { return nil }
        let numbers = values.compactMap { value -> UInt32? in
            if case .integer(let number) = value { UInt32(exactly: number) } else { nil }
        }
        return numbers.count == values.count ? numbers : nil
    }
}
