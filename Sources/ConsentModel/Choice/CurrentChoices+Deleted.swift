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

extension EuropeanChoice {
    /// The choice without some vendors; what restricts them restricts nobody else, and stays.
    func leavingOut(_ vendors: IDSet) -> EuropeanChoice {
        var choice = self
        choice.vendorsConsent = vendorsConsent.subtracting(vendors)
        choice.vendorsLegitimateInterest = vendorsLegitimateInterest.subtracting(vendors)
        choice.vendorsDisclosed = vendorsDisclosed.subtracting(vendors)
        return choice
    }
}
