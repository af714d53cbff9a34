// SPDX-License-Identifier: Apache-2.0

extension ConsentMode {
    /// What a European choice means in Consent Mode ("Implement consent mode with the TCF").
    ///
    /// Google's table speaks of purposes alone. Here the grant must also reach Google as a vendor, since "granted" is
    /// said to nobody else: who refused vendor 755 has refused Google.
    public init(_ choice: EuropeanChoice, analytics: AnalyticsStorageRule) {
        self.init(choice, VendorBases(of: GoogleVendor.id, in: choice), analytics: analytics)
    }

    init(_ choice: EuropeanChoice, _ bases: VendorBases, analytics: AnalyticsStorageRule) {
        let storage = bases.consent.contains(1)
        let measuresContent = choice.purposesConsent.contains(8) || choice.purposesLegitimateInterest.contains(8)
        let analyticsGranted =
            switch analytics {
            case .denied: false
            case .purpose1: storage
            case .purposes1And8: storage && measuresContent
            }
        self.init(
            adStorage: State(storage), adUserData: State(storage && bases.either.contains(7)),
            adPersonalization: State(GoogleVendor.profile.isSubset(of: bases.consent)),
            analyticsStorage: State(analyticsGranted))
    }
}

extension ConsentMode.State {
    init(_ isGranted: Bool) { self = isGranted ? .granted : .denied }
}
