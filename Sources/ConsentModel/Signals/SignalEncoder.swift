// SPDX-License-Identifier: Apache-2.0

/// Writes the strings of a device's choices for one app: when a choice, the app or the vendor list changes, never on a
/// read.
public struct SignalEncoder: Sendable {
    private let environment: AppEnvironment
    private let publisherCountry: LetterPair
    private let gppSections: GPPSections
    private let cmp: CMPIdentity
    private let deletedVendors: IDSet

    /// The encoder of an app under a vendor list.
    public init(app: AppDocument, vendorList: VendorList, cmp: CMPIdentity) {
        environment = app.environment
        publisherCountry = LetterPair(app.publisherCountry) ?? .unknown
        gppSections = app.gppSections
        self.cmp = cmp
        deletedVendors = vendorList.deletedVendors
    }

    /// All that the strings rest on beside the choices, as text: where it is the same, they are.
    public var basis: String {
        let id = cmp.issuingID(for: environment).map { String($0) } ?? "-"
        let deleted = deletedVendors.ids.map { String($0) }.joined(separator: ".")
        return "2 \(environment.rawValue) \(id) \(cmp.version) \(publisherCountry) \(gppSections.rawValue) \(deleted)"
    }

    /// The choices with their strings; those of other platforms stay as they are.
    public func encode(_ choices: CurrentChoices) -> CurrentChoices {
        var choices = choices
        let isOptedOut =
            if case .usStates(let content) = choices.usStates?.content { content.hasOptOut } else { false }
        if let european = choices.european, case .european(let content) = european.content {
            choices.european?.signals = encode(content, of: european, isOptedOut: isOptedOut)
        }
        if let usStates = choices.usStates, case .usStates(let content) = usStates.content {
            choices.usStates?.signals = encode(content, of: usStates)
        }
        return choices
    }

    // MARK: - A European choice

    private func encode(_ content: EuropeanChoice, of choice: StoredChoice, isOptedOut: Bool) -> StoredSignals {
        var signals = StoredSignals()
        if choice.signals.isVerbatim {
            signals.keepVerbatim(choice.signals)
        } else {
            signals.tcString = tcString(content, of: choice)
            if signals.tcString != nil { signals.acString = acString(content) }
        }
        // A US opt-out that is carried to Europe caps the ads mode: a string that says as much is kept ready.
        if isOptedOut, content.allowsProfiling { signals[.carriedTC] = tcString(content.withoutProfiling, of: choice) }
        return signals
    }

    private func tcString(_ content: EuropeanChoice, of choice: StoredChoice) -> String? {
        guard let cmpID = cmp.issuingID(for: environment) else { return nil }
        let hasOfficialTexts = choice.vendorListVersion > 0
        guard hasOfficialTexts || environment == .testing else { return nil }
        let string = TCString(
            created: Deciseconds(day: Int(choice.decidedAt.day.daysSinceEpoch)), cmpId: cmpID, cmpVersion: cmp.version,
            consentScreen: choice.action == .saveChoices ? 2 : 1,
            consentLanguage: choice.language.flatMap { LetterPair($0.prefix { $0 != "-" }) } ?? .english,
            vendorListVersion: hasOfficialTexts ? UInt16(clamping: choice.vendorListVersion) : Self.noVendorList,
            tcfPolicyVersion: UInt8(clamping: choice.tcfPolicyVersion), useNonStandardTexts: !hasOfficialTexts,
            specialFeatureOptIns: BitField(content.specialFeatures.ids),
            purposesConsent: BitField(content.purposesConsent.ids),
            purposesLITransparency: BitField(content.purposesLegitimateInterest.subtracting(.consentOnly).ids),
            publisherCC: publisherCountry, vendorConsents: established(content.vendorsConsent),
            vendorLegitimateInterests: established(content.vendorsLegitimateInterest),
            publisherRestrictions: content.restrictions.map { PubRestriction($0) },
            disclosedVendors: established(content.vendorsDisclosed))
        return try? string.encoded()
    }

    private func acString(_ content: EuropeanChoice) -> String {
        AdditionalConsent(
            consented: content.adTechProviders.ids.map { Int($0) },
            disclosed: content.adTechProvidersDisclosed.ids.map { Int($0) }
        ).encoded
    }

    /// The vendors that a string may name: a deleted one must not be established.
    private func established(_ vendors: IDSet) -> VendorSet {
        let vendors = deletedVendors.isEmpty ? vendors : vendors.subtracting(deletedVendors)
        return VendorSet(vendors.ids.lazy.map { Int($0) })
    }

    /// The version in the strings of testing apps that show our own texts: a list that does not exist.
    private static let noVendorList: UInt16 = 4095

    // MARK: - A US choice

    private func encode(_ content: USChoice, of choice: StoredChoice) -> StoredSignals {
        var signals = StoredSignals()
        if choice.signals.isVerbatim {
            signals.keepVerbatim(choice.signals)
        } else {
            signals.gppString = content.gppString(section: GPPSectionID.usnat.rawValue)
        }
        let states = gppSections == .state ? USLayout.stateSections : []
        for section in [GPPSectionID.usnat.rawValue] + states {
            // Beside another platform's string too: where none of its sections applies, ours says what was chosen.
            if section != GPPSectionID.usnat.rawValue || choice.signals.isVerbatim {
                signals[.gpp(section: section, nil)] = content.gppString(section: section)
            }
            // Without sensitive data these are the strings of everyone.
            guard !content.sensitiveDataOptOuts.isEmpty else { continue }
            for stance in USStance.allCases {
                signals[.gpp(section: section, stance)] = content.gppString(section: section, stance: stance)
            }
        }
        return signals
    }
}

extension StoredSignals {
    fileprivate mutating func keepVerbatim(_ other: StoredSignals) {
        tcString = other.tcString
        acString = other.acString
        gppString = other.gppString
        self[.origin] = other[.origin]
    }
}

extension USLayout {
    /// The ids of the states' own sections.
    fileprivate static let stateSections = Set(all.map(\.section.rawValue)).subtracting([7]).sorted()
}

extension EuropeanChoice {
    /// Whether it lets anybody make or use a profile for ads.
    var allowsProfiling: Bool { !purposesConsent.intersection(GoogleVendor.profile).isEmpty }

    /// The same choice without profiles for ads.
    var withoutProfiling: EuropeanChoice {
        var choice = self
        choice.purposesConsent = purposesConsent.subtracting(GoogleVendor.profile)
        return choice
    }
}

extension PubRestriction {
    init(_ restriction: PublisherRestriction) {
        self.init(
            purposeId: UInt8(clamping: restriction.purpose),
            restrictionType: Kind(rawValue: UInt8(clamping: restriction.type.rawValue)) ?? .notAllowed,
            vendors: VendorSet(restriction.vendors.ids.lazy.map { Int($0) }))
    }
}
