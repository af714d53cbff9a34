// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct ConsentModeTests {
    @Test func `follows Google's table of purposes for every combination of 1, 3, 4, 7 and 8`() {
        for bits in 0..<32 {
            let purposes = [1, 3, 4, 7, 8].enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
            let choice = DecisionFixture.european(consent: purposes)
            let has = Set(purposes)
            let mode = ConsentMode(choice, analytics: .purposes1And8)
            #expect((mode.adStorage == .granted) == has.contains(1))
            #expect((mode.adUserData == .granted) == has.isSuperset(of: [1, 7]))
            #expect((mode.adPersonalization == .granted) == has.isSuperset(of: [3, 4]))
            #expect((mode.analyticsStorage == .granted) == has.isSuperset(of: [1, 8]))
            #expect(ConsentMode(choice, analytics: .denied).analyticsStorage == .denied)
            #expect((ConsentMode(choice, analytics: .purpose1).analyticsStorage == .granted) == has.contains(1))
        }
    }

    @Test func `purpose 7 may rest on legitimate interest, the others not`() {
        let byInterest = DecisionFixture.european(consent: [1], legitimateInterest: [7])
        #expect(ConsentMode(byInterest, analytics: .denied).adUserData == .granted)
        let noStorage = DecisionFixture.european(legitimateInterest: [1, 3, 4, 7])
        #expect(ConsentMode(noStorage, analytics: .purpose1) == .allDenied)
    }

    @Test func `nothing is granted to Google by who refused Google`() {
        let choice = DecisionFixture.european(consent: Array(1...10), vendorConsent: false)
        #expect(ConsentMode(choice, analytics: .purposes1And8) == .allDenied)
    }

    @Test func `a publisher restriction denies what it forbids`() {
        var choice = DecisionFixture.everything
        choice.restrictions = [PublisherRestriction(purpose: 3, type: .notAllowed, vendors: IDSet([755]))]
        let mode = ConsentMode(choice, analytics: .denied)
        #expect(mode.adPersonalization == .denied)
        #expect(mode.adStorage == .granted)
    }
}
