// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct AdsModeRulesTests {
    /// Google's own words ("Ad serving modes"), spelled out one purpose at a time.
    static func publishedRule(_ choice: EuropeanChoice) -> AdsMode {
        func consent(_ purpose: Int) -> Bool {
            choice.purposesConsent.contains(purpose) && choice.vendorsConsent.contains(755)
        }
        func consentOrInterest(_ purpose: Int) -> Bool {
            consent(purpose)
                || choice.purposesLegitimateInterest.contains(purpose) && choice.vendorsLegitimateInterest.contains(755)
        }
        let delivery =
            consentOrInterest(2) && consentOrInterest(7) && consentOrInterest(9) && consentOrInterest(10)
        if consent(1) && consent(3) && consent(4) && delivery { return .personalized }
        if consent(1) && delivery { return .nonPersonalized }
        return choice.vendorsDisclosed.contains(755) ? .limited : .none
    }

    /// {1, 3, 4 by consent} × {2, 7, 9, 10 by neither, consent, legitimate interest, both} × {755 consent, LI, disclosed}.
    static let everyChoice: [EuropeanChoice] = (0..<8).flatMap { storage in
        (0..<256).flatMap { delivery in
            (0..<8).map { vendor in
                var consent = [1, 3, 4].enumerated().filter { storage >> $0.offset & 1 == 1 }.map(\.element)
                var interest: [Int] = []
                for (index, purpose) in [2, 7, 9, 10].enumerated() {
                    if delivery >> (2 * index) & 1 == 1 { consent.append(purpose) }
                    if delivery >> (2 * index + 1) & 1 == 1 { interest.append(purpose) }
                }
                return DecisionFixture.european(
                    consent: consent, legitimateInterest: interest, vendorConsent: vendor & 1 == 1,
                    vendorLegitimateInterest: vendor & 2 == 2, disclosed: vendor & 4 == 4)
            }
        }
    }

    @Test func `follows Google's published rule for all 16,384 combinations`() {
        #expect(Self.everyChoice.count == 16_384)
        var seen: Set<AdsMode> = []
        for choice in Self.everyChoice {
            let mode = choice.adsMode.mode
            seen.insert(mode)
            if mode != Self.publishedRule(choice) {
                Issue.record("\(mode) instead of \(Self.publishedRule(choice)) for \(choice)")
            }
        }
        #expect(seen == [.none, .limited, .nonPersonalized, .personalized])
    }

    @Test func `granting what blocks the next mode brings the next mode, in all 16,384 combinations`() {
        for choice in Self.everyChoice {
            let judgement = choice.adsMode
            if judgement.blockedBy.isEmpty != (judgement.mode == .personalized) {
                Issue.record("\(judgement) for \(choice)")
            }
            var cured = choice
            for blocker in judgement.blockedBy { cured.cure(blocker) }
            if judgement.mode != .personalized, cured.adsMode.mode.rank <= judgement.mode.rank {
                Issue.record("\(judgement) stays \(cured.adsMode) after its cure for \(choice)")
            }
        }
    }

    @Test func `no blocker is named twice, and none that does not block`() {
        for choice in Self.everyChoice {
            let blockers = choice.adsMode.blockedBy
            if Set(blockers).count != blockers.count { Issue.record("\(blockers)") }
            for blocker in blockers {
                var cured = choice
                for other in blockers where other != blocker { cured.cure(other) }
                if cured.adsMode.mode.rank > choice.adsMode.mode.rank {
                    Issue.record("\(blocker) does not block \(choice)")
                }
            }
        }
    }

    @Test func `legitimate interest for 1, 3, 4, 5 or 6 counts for nothing`() {
        for interest in [[1], [3], [4], [3, 4], [1, 3, 4, 5, 6]] {
            let with = DecisionFixture.european(consent: [2], legitimateInterest: interest + [7, 9, 10])
            let without = DecisionFixture.european(consent: [2], legitimateInterest: [7, 9, 10])
            #expect(with.adsMode == without.adsMode)
        }
    }

    typealias Restriction = PublisherRestriction.RestrictionType

    @Test(
        arguments: [
            (1, Restriction.notAllowed, AdsMode.limited, [Blocker.publisherRestriction(1)]),
            (2, .notAllowed, .limited, [.publisherRestriction(2)]),
            (10, .notAllowed, .limited, [.publisherRestriction(10)]),
            (3, .notAllowed, .nonPersonalized, [.publisherRestriction(3)]),
            (4, .requireLegitimateInterest, .nonPersonalized, [.publisherRestriction(4)]),
            (1, .requireLegitimateInterest, .limited, [.publisherRestriction(1)]),
            (1, .requireConsent, .personalized, []), (3, .requireConsent, .personalized, []),
            (8, .notAllowed, .personalized, []),
        ] as [(Int, Restriction, AdsMode, [Blocker])])
    func `a publisher restriction holds for a choice that grants everything`(
        _ row: (Int, Restriction, AdsMode, [Blocker])
    ) {
        var choice = DecisionFixture.everything
        choice.restrictions = [PublisherRestriction(purpose: row.0, type: row.1, vendors: IDSet([12, 755, 900]))]
        #expect(choice.adsMode == AdsModeJudgement(mode: row.2, blockedBy: row.3))
        choice.restrictions[0].vendors = IDSet([12, 754, 756])
        #expect(choice.adsMode.mode == .personalized)
    }

    @Test(
        arguments: [
            (Restriction.requireConsent, [2], [], AdsMode.personalized), (.requireConsent, [], [2], .limited),
            (.requireLegitimateInterest, [], [2], .personalized), (.requireLegitimateInterest, [2], [], .limited),
            (.requireConsent, [2], [2], .personalized), (.requireLegitimateInterest, [2], [2], .personalized),
            (.notAllowed, [2], [2], .limited),
        ] as [(Restriction, [Int], [Int], AdsMode)])
    func `a restriction picks the basis of a purpose that can have two`(_ row: (Restriction, [Int], [Int], AdsMode)) {
        var choice = DecisionFixture.european(
            consent: [1, 3, 4] + row.1, legitimateInterest: [7, 9, 10] + row.2)
        choice.restrictions = [PublisherRestriction(purpose: 2, type: row.0, vendors: IDSet([755]))]
        #expect(choice.adsMode.mode == row.3)
        #expect(choice.adsMode.blockedBy == (row.3 == .limited ? [.publisherRestriction(2)] : []))
    }

    @Test func `two restrictions on one purpose both hold`() {
        var choice = DecisionFixture.everything
        choice.restrictions = [.requireConsent, .requireLegitimateInterest].map {
            PublisherRestriction(purpose: 7, type: $0, vendors: IDSet([755]))
        }
        #expect(choice.adsMode.mode == .limited)
    }

    @Test func `a restriction out of the range of purposes changes nothing`() {
        var choice = DecisionFixture.everything
        choice.restrictions = [0, 25, -1, 63].map {
            PublisherRestriction(purpose: $0, type: .notAllowed, vendors: IDSet([755]))
        }
        #expect(choice.adsMode.mode == .personalized)
    }
}

extension EuropeanChoice {
    /// Grants what a blocker says is missing.
    mutating func cure(_ blocker: Blocker) {
        switch blocker {
        case .purposeConsentMissing(let id), .purposeBasisMissing(let id):
            purposesConsent = purposesConsent.union(PurposeSet([id]))
        case .vendorConsentMissing: vendorsConsent = IDSet([755])
        case .vendorBasisMissing: vendorsLegitimateInterest = IDSet([755])
        case .vendorNotDisclosed: vendorsDisclosed = IDSet([755])
        default: break
        }
    }
}
