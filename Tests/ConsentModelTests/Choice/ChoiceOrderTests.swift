// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

/// Which of two choices grants more, and what both allow.
@Suite struct ChoiceOrderTests {
    @Suite struct Sets {
        @Test func `an id set is ascending and without repeats`() {
            #expect(IDSet([5, 1, 5, 3]).ids == [1, 3, 5])
            #expect(IDSet().isEmpty)
        }

        @Test(
            arguments: [
                ([], [], []), ([1, 2], [2, 3], [2]), ([1], [2], []), ([1, 2, 3], [1, 2, 3], [1, 2, 3]), ([7], [], []),
                ([0, UInt32.max], [UInt32.max], [UInt32.max]),
            ] as [([UInt32], [UInt32], [UInt32])])
        func `intersects id sets`(_ one: [UInt32], _ two: [UInt32], _ both: [UInt32]) {
            #expect(IDSet(one).intersection(IDSet(two)) == IDSet(both))
            #expect(IDSet(two).intersection(IDSet(one)) == IDSet(both))
            #expect(IDSet(both).isSubset(of: IDSet(one)) && IDSet(both).isSubset(of: IDSet(two)))
            #expect(IDSet(one).isSubset(of: IDSet(two)) == (Set(one).isSubset(of: two)))
        }

        @Test func `agrees with Set on random ids`() {
            var random = FormsRandom(seed: 3)
            for _ in 0..<500 {
                let pick = { (random: inout FormsRandom) in
                    (0..<Int.random(in: 0...12, using: &random)).map { _ in UInt32.random(in: 0...9, using: &random) }
                }
                let (one, two) = (pick(&random), pick(&random))
                #expect(IDSet(one).intersection(IDSet(two)).ids == Set(one).intersection(two).sorted())
                #expect(IDSet(one).subtracting(IDSet(two)).ids == Set(one).subtracting(two).sorted())
                #expect(IDSet(one).isSubset(of: IDSet(two)) == Set(one).isSubset(of: two))
            }
        }
    }

    @Suite struct European {
        private static let grants: [@Sendable (inout EuropeanChoice) -> Void] = [
            { $0.purposesConsent = PurposeSet([1]) }, { $0.purposesLegitimateInterest = PurposeSet([2]) },
            { $0.specialFeatures = PurposeSet([1]) }, { $0.vendorsConsent = IDSet([755]) },
            { $0.vendorsLegitimateInterest = IDSet([755]) }, { $0.adTechProviders = IDSet([89]) },
        ]

        @Test func `each single grant is more than nothing`() {
            for grant in Self.grants {
                var choice = EuropeanChoice()
                #expect(choice.grantsNothing)
                grant(&choice)
                #expect(!choice.grantsNothing)
                #expect(EuropeanChoice().grantsNoMore(than: choice))
                #expect(!choice.grantsNoMore(than: EuropeanChoice()))
                #expect(choice.grantsNoMore(than: choice))
            }
        }

        @Test func `what was shown is no grant`() {
            var choice = EuropeanChoice()
            choice.vendorsDisclosed = IDSet([1, 2])
            choice.adTechProvidersDisclosed = IDSet([3])
            #expect(choice.grantsNothing)
            #expect(choice.grantsNoMore(than: EuropeanChoice()))
        }

        @Test func `the stricter of two takes each grant that only one has away`() {
            var all = EuropeanChoice()
            for grant in Self.grants { grant(&all) }
            for grant in Self.grants {
                var one = EuropeanChoice()
                grant(&one)
                #expect(one.stricter(with: all) == one)
                #expect(one.stricter(with: EuropeanChoice()) == EuropeanChoice())
            }
        }
    }

    @Suite struct USStates {
        @Test func `names its opt-outs in their order`() {
            #expect(USChoice.allOptedOut.optOuts == [.sale, .sharing, .targetedAdvertising])
            #expect(USChoice().optOuts.isEmpty)
            #expect(USChoice().with { $0.targetedAdvertisingOptOut = true }.optOuts == [.targetedAdvertising])
        }

        @Test func `sensitive data alone is a restriction too`() {
            #expect(USChoice().isUnrestricted)
            #expect(!USChoice().with { $0.sensitiveDataOptOuts = [.health] }.isUnrestricted)
            #expect(!USChoice().with { $0.saleOptOut = true }.isUnrestricted)
        }

        @Test func `the stricter of two opts out wherever either does`() {
            let one = USChoice().with {
                $0.saleOptOut = true
                $0.sensitiveDataOptOuts = [.health]
            }
            let two = USChoice().with {
                $0.sharingOptOut = true
                $0.sensitiveDataOptOuts = [.geneticData]
            }
            let both = one.stricter(with: two)
            #expect(both.optOuts == [.sale, .sharing])
            #expect(both.sensitiveDataOptOuts == [.health, .geneticData])
            #expect(both == two.stricter(with: one))
            #expect(one.lifts(two) && two.lifts(one) && one.lifts(both))
            #expect(!both.lifts(one) && !both.lifts(both) && !one.lifts(USChoice()))
        }
    }

    @Test(arguments: [
        (AppEnvironment.production, AppEnvironment.production, true), (.production, .testing, true),
        (.testing, .testing, true), (.testing, .production, false),
    ])
    func `a choice made in testing does not count in production`(
        _ made: AppEnvironment, _ now: AppEnvironment, _ counts: Bool
    ) {
        let choice = StoredChoice(
            content: .usStates(.allOptedOut), action: .saveChoices, outcome: .none, revision: 1,
            receivedAt: Acceptance.now, decidedAt: Acceptance.now, environment: made, isForced: false)
        #expect(choice.counts(in: now) == counts)
    }
}
