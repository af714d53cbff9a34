// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct `A TC string as a vendor sees it` {
    private func string(_ change: (inout TCString) -> Void = { _ in }) -> TCString {
        var string = TCString(
            created: Deciseconds(day: 20787), cmpId: 31, cmpVersion: 7, vendorListVersion: 178, tcfPolicyVersion: 5,
            purposesConsent: [1, 3, 4], purposesLITransparency: [2, 7, 9, 10], vendorConsents: [755, 800],
            vendorLegitimateInterests: [755], disclosedVendors: [755, 800])
        change(&string)
        return string
    }

    private func mode(_ change: (inout TCString) -> Void = { _ in }) -> AdsMode {
        EuropeanChoice(string(change), asSeenBy: GoogleVendor.id).adsMode.mode
    }

    @Test func `has the mode of its purposes and of its own signals`() {
        #expect(mode() == .personalized)
        #expect(mode { $0.purposesConsent = [1] } == .nonPersonalized)
        #expect(mode { $0.purposesConsent = [] } == .limited)
        #expect(mode { $0.vendorConsents = VendorSection([800]) } == .limited)
    }

    @Test func `nothing is allowed to a vendor that was not disclosed and has no signal`() {
        #expect(
            mode {
                $0.vendorConsents = VendorSection([800])
                $0.vendorLegitimateInterests = VendorSection([])
                $0.disclosedVendors = VendorSection([800])
            } == .none)
    }

    @Test func `without DisclosedVendors a signal tells that the vendor was shown`() {
        #expect(
            mode {
                $0.disclosedVendors = nil
                $0.purposesConsent = []
            } == .limited)
        #expect(
            mode {
                $0.disclosedVendors = nil
                $0.vendorConsents = VendorSection([])
                $0.vendorLegitimateInterests = VendorSection([])
            } == .none)
    }

    @Test func `restrictions count where they name the vendor, contradicting ones as a ban`() {
        func restricted(_ kinds: [PubRestriction.Kind], vendor: Int = 755, purpose: UInt8 = 3) -> AdsMode {
            mode {
                $0.publisherRestrictions = kinds.map {
                    PubRestriction(purposeId: purpose, restrictionType: $0, vendors: [vendor])
                }
            }
        }
        #expect(restricted([.notAllowed]) == .nonPersonalized)
        #expect(restricted([.notAllowed], vendor: 800) == .personalized)
        #expect(restricted([.undefined]) == .personalized)
        #expect(restricted([.requireConsent]) == .personalized)
        #expect(restricted([.requireConsent, .requireLegitimateInterest]) == .nonPersonalized)
        #expect(restricted([.notAllowed], purpose: 63) == .personalized)
    }

    @Test func `other vendors are left out, however many a range claims`() {
        let choice = EuropeanChoice(
            string { $0.vendorConsents = VendorSection(VendorSet(ranges: [1...65535])) }, asSeenBy: GoogleVendor.id)
        #expect(choice.vendorsConsent == IDSet([755]))
        #expect(choice.vendorsDisclosed == IDSet([755]))
    }
}
