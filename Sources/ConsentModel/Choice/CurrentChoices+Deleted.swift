// SPDX-License-Identifier: Apache-2.0

extension CurrentChoices {
    /// The choices as they count once vendors were deleted from the vendor list: nothing is granted or disclosed to them.
    public func leavingOut(_ vendors: IDSet) -> CurrentChoices {
        guard !vendors.isEmpty, let stored = european, case .european(let choice) = stored.content else { return self }
        var choices = self
        choices.european?.content = .european(choice.leavingOut(vendors))
        return choices
    }
}

/// What lists vendors by what they ask for, or by what they were granted.
protocol VendorListing {
    var vendorsConsent: IDSet { get set }
    var vendorsLegitimateInterest: IDSet { get set }
    var vendorsDisclosed: IDSet { get set }
}

extension VendorListing {
    /// The same without some vendors; what restricts them restricts nobody else, and stays.
    func leavingOut(_ vendors: IDSet) -> Self {
        var rest = self
        rest.vendorsConsent = vendorsConsent.subtracting(vendors)
        rest.vendorsLegitimateInterest = vendorsLegitimateInterest.subtracting(vendors)
        rest.vendorsDisclosed = vendorsDisclosed.subtracting(vendors)
        return rest
    }
}

extension EuropeanChoice: VendorListing {}
extension FormOffer: VendorListing {}
