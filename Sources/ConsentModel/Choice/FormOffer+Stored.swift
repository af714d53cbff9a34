// SPDX-License-Identifier: Apache-2.0

extension FormOffer {
    /// A list of the offer as it stands in a form's content.
    public enum Member: String, Sendable, CaseIterable {
        /// What the buttons send: words.
        case actions
        /// Purposes that ask for consent: numbers.
        case purposesConsent = "purposes_consent"
        /// Purposes with a legitimate interest: numbers.
        case purposesLegitimateInterest = "purposes_legitimate_interest"
        /// Special features: numbers.
        case specialFeatures = "special_features"
        /// Vendors that ask for consent: numbers.
        case vendorsConsent = "vendors_consent"
        /// Vendors with a legitimate interest: numbers.
        case vendorsLegitimateInterest = "vendors_legitimate_interest"
        /// Every vendor shown: numbers.
        case vendorsDisclosed = "vendors_disclosed"
        /// Google's ad technology providers: numbers.
        case adTechProviders = "ad_tech_providers"
        /// Opt-outs: words.
        case optOuts = "opt_outs"
        /// Categories of sensitive data: words.
        case sensitiveData = "sensitive_data"
    }

    /// One such list.
    enum Values: Equatable {
        case numbers([UInt32])
        case words([String])
    }

    /// The list of a member; nil where this kind of offer has none.
    subscript(member: Member) -> Values? {
        switch (member, kind) {
        case (.actions, _): .words(words(actions))
        case (.purposesConsent, .european): .numbers(purposesConsent.ids.map { UInt32($0) })
        case (.purposesLegitimateInterest, .european): .numbers(purposesLegitimateInterest.ids.map { UInt32($0) })
        case (.specialFeatures, .european): .numbers(specialFeatures.ids.map { UInt32($0) })
        case (.vendorsConsent, .european): .numbers(vendorsConsent.ids)
        case (.vendorsLegitimateInterest, .european): .numbers(vendorsLegitimateInterest.ids)
        case (.vendorsDisclosed, .european): .numbers(vendorsDisclosed.ids)
        case (.adTechProviders, .european): .numbers(adTechProviders.ids)
        case (.optOuts, .usStates): .words(words(optOuts))
        case (.sensitiveData, .usStates): .words(words(sensitiveData))
        default: nil
        }
    }

    /// The offer of a stored form, read from its content's `offer`: the closures look a member's list up there.
    ///
    /// `vendorList` is the content's `vendor_list`. A list that is absent is empty. Nil where a list holds what was
    /// never written there.
    public init?(
        kind: ChoiceKind, vendorList: VendorListVersion, numbers: (Member) -> [UInt32]?, words: (Member) -> [String]?
    ) {
        self.init(kind: kind, vendorList: vendorList)
        guard let actions: Set<ChoiceAction> = values(words(.actions)),
            let optOuts: Set<USOptOut> = values(words(.optOuts)),
            let sensitiveData: Set<SensitiveDataCategory> = values(words(.sensitiveData)),
            let purposesConsent = purposes(numbers(.purposesConsent)),
            let purposesLegitimateInterest = purposes(numbers(.purposesLegitimateInterest)),
            let specialFeatures = purposes(numbers(.specialFeatures))
        else { return nil }
        self.actions = actions
        self.optOuts = optOuts
        self.sensitiveData = sensitiveData
        self.purposesConsent = purposesConsent
        self.purposesLegitimateInterest = purposesLegitimateInterest
        self.specialFeatures = specialFeatures
        vendorsConsent = IDSet(numbers(.vendorsConsent) ?? [])
        vendorsLegitimateInterest = IDSet(numbers(.vendorsLegitimateInterest) ?? [])
        vendorsDisclosed = IDSet(numbers(.vendorsDisclosed) ?? [])
        adTechProviders = IDSet(numbers(.adTechProviders) ?? [])
    }
}

/// The raw values in the order in which the cases are declared.
private func words<Word>(_ set: Set<Word>) -> [String]
where Word: CaseIterable & RawRepresentable, Word.RawValue == String {
    Word.allCases.filter(set.contains).map(\.rawValue)
}

private func values<Word: Hashable & RawRepresentable>(_ words: [Word.RawValue]?) -> Set<Word>? {
    let words = words ?? []
    let known = words.compactMap { Word(rawValue: $0) }
    return known.count == words.count ? Set(known) : nil
}

private func purposes(_ numbers: [UInt32]?) -> PurposeSet? {
    let numbers = numbers ?? []
    return numbers.allSatisfy { (1...24).contains($0) } ? PurposeSet(numbers.map { Int($0) }) : nil
}
