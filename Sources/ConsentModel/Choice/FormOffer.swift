// SPDX-License-Identifier: Apache-2.0

/// What a form lets people choose: all that is needed to judge an answer to it, however old it is.
///
/// It stands in the form's stored content as the member `offer`.
public struct FormOffer: Sendable, Equatable {
    /// The kind of choice that the form makes.
    public var kind: ChoiceKind
    /// What its buttons send.
    public var actions: Set<ChoiceAction> = []
    /// Purposes that ask for consent.
    public var purposesConsent = PurposeSet()
    /// Purposes whose legitimate interest can be objected to.
    public var purposesLegitimateInterest = PurposeSet()
    /// Special features that can be opted in to.
    public var specialFeatures = PurposeSet()
    /// Vendors that ask for consent.
    public var vendorsConsent = IDSet()
    /// Vendors whose legitimate interest can be objected to.
    public var vendorsLegitimateInterest = IDSet()
    /// Every vendor shown.
    public var vendorsDisclosed = IDSet()
    /// Google's ad technology providers shown.
    public var adTechProviders = IDSet()
    /// The opt-outs of a US form.
    public var optOuts: Set<USOptOut> = []
    /// The sensitive data of a US form.
    public var sensitiveData: Set<SensitiveDataCategory> = []
    /// The vendor list that the form was made with.
    public var vendorList: VendorListVersion

    /// An offer of nothing.
    public init(kind: ChoiceKind, vendorList: VendorListVersion) {
        self.kind = kind
        self.vendorList = vendorList
    }

    /// What a form offers; nil for one that makes no choice.
    public init?(_ form: FormDescription) {
        guard let kind = form.kind.choiceKind else { return nil }
        self.init(kind: kind, vendorList: form.vendorList)
        actions = Set(form.buttons.compactMap(\.action))
        if let european = form.european {
            let interests = european.purposes.filter { $0.legitimateInterest != nil }
            purposesConsent = PurposeSet(european.purposes.map(\.item.id))
            purposesLegitimateInterest = PurposeSet(interests.map(\.item.id))
            specialFeatures = PurposeSet(european.specialFeatures.map(\.item.id))
            let vendors = { (shown: (FormDescription.ShownVendor) -> Bool) in
                IDSet(european.vendors.filter(shown).map { UInt32($0.vendor.id) })
            }
            vendorsConsent = vendors { $0.consent != nil }
            vendorsLegitimateInterest = vendors { $0.legitimateInterest != nil }
            vendorsDisclosed = vendors { _ in true }
            adTechProviders = IDSet(european.adTechProviders.map(\.id))
        }
        if let usStates = form.usStates {
            optOuts = Set(usStates.optOuts.map(\.id))
            sensitiveData = Set(usStates.sensitiveData.map(\.category))
        }
    }

    /// Whether this form asks for vendors, providers or purposes that an older one did not ask for.
    public func asksForMore(than older: FormOffer) -> Bool {
        !vendorsDisclosed.isSubset(of: older.vendorsDisclosed)
            || !vendorsConsent.isSubset(of: older.vendorsConsent)
            || !vendorsLegitimateInterest.isSubset(of: older.vendorsLegitimateInterest)
            || !adTechProviders.isSubset(of: older.adTechProviders)
            || !purposesConsent.isSubset(of: older.purposesConsent)
            || !purposesLegitimateInterest.isSubset(of: older.purposesLegitimateInterest)
            || !specialFeatures.isSubset(of: older.specialFeatures)
    }

    /// The choice that grants all of it.
    var everything: EuropeanChoice {
        var choice = nothing
        choice.purposesConsent = purposesConsent
        choice.purposesLegitimateInterest = purposesLegitimateInterest
        choice.specialFeatures = specialFeatures
        choice.vendorsConsent = vendorsConsent
        choice.vendorsLegitimateInterest = vendorsLegitimateInterest
        choice.adTechProviders = adTechProviders
        return choice
    }

    /// The choice that grants none of it; what was shown was shown all the same.
    var nothing: EuropeanChoice {
        var choice = EuropeanChoice()
        choice.vendorsDisclosed = vendorsDisclosed
        choice.adTechProvidersDisclosed = adTechProviders
        return choice
    }
}
