// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct JurisdictionTests {
    func jurisdiction(_ place: String, _ app: AppDocument = DecisionFixture.app()) -> Jurisdiction {
        RegulationTable.standard.jurisdiction(of: DecisionFixture.place(place), at: DecisionFixture.now, for: app)
    }

    @Test(
        arguments: [
            ("DE", "gdpr", Jurisdiction.Ground.law, true), ("EU", "gdpr", .law, true),
            ("??", "gdpr", .unknownGeography, true), ("US-CA", "us_state", .law, false),
            ("US", "us_state", .unknownUSState, false), ("US-WY", "none", .none, false), ("BR", "none", .none, false),
        ] as [(String, String, Jurisdiction.Ground, Bool?)])
    func `a place leads to a law on some ground`(_ row: (String, String, Jurisdiction.Ground, Bool?)) {
        let result = jurisdiction(row.0)
        #expect(result.regulation == row.1)
        #expect(result.ground == row.2)
        #expect(result.gdprApplies == row.3)
        #expect((result.approach == nil) == (row.1 == "none"))
    }

    @Test func `whether GDPR applies is a fact about the place, whatever the app shows`() {
        let settings: [(inout AppDocument) -> Void] = [
            { $0.gdpr.message = false }, { $0.gdpr.targeting = .everywhere }, { $0.usState.message = false },
            { $0.otherLaws = RegulationTable.standard.optionalLawIDs }, { $0.noMessage = .failClosed },
            { $0.usState.states = [] }, { $0.environment = .testing },
        ]
        for setting in settings {
            let app = DecisionFixture.app(setting)
            #expect(jurisdiction("DE", app).gdprApplies == true)
            #expect(jurisdiction("EU", app).gdprApplies == true)
            for place in ["BR", "US-CA", "US", "CA-QC", "JE"] { #expect(jurisdiction(place, app).gdprApplies == false) }
        }
    }

    @Test func `it is undetermined only where the country is unknown and counts as not regulated`() {
        let app = DecisionFixture.app { $0.unknownGeography = .notRegulated }
        #expect(jurisdiction("??", app).gdprApplies == nil)
        let everywhere = DecisionFixture.app {
            $0.unknownGeography = .notRegulated
            $0.gdpr.targeting = .everywhere
        }
        #expect(jurisdiction("??", everywhere).gdprApplies == nil)
        #expect(jurisdiction("??", everywhere).ground == .targetedEverywhere)
    }

    @Test(
        arguments: [
            ("US-CA", GPPSections.national, 7), ("US-CA", .state, 8), ("US-RI", .state, 27), ("US", .state, 7),
            ("US", .national, 7), ("US-WY", .state, nil), ("DE", .state, nil), ("BR", .national, nil),
        ] as [(String, GPPSections, Int?)])
    func `the GPP section is usnat, or the state's own where the app wants it`(_ row: (String, GPPSections, Int?)) {
        #expect(jurisdiction(row.0).gppSection(row.1) == row.2)
    }

    @Test func `a state law without a section of its own is written in usnat`() {
        let later = RegulationTable.standard.jurisdiction(
            of: DecisionFixture.place("US-OK"), at: DecisionFixture.moment("2027-01-01"), for: DecisionFixture.app())
        #expect(later.gppSection(.state) == 7)
    }

    @Test func `laws that the app did not switch on change nothing there`() {
        let before = DecisionFixture.moment("2020-09-17")
        func next(_ laws: Set<String>) -> Timestamp? {
            RegulationTable.standard.jurisdiction(
                of: DecisionFixture.place("BR"), at: before, for: DecisionFixture.app { $0.otherLaws = laws }
            ).nextChange
        }
        #expect(next([]) == nil)
        #expect(next(["lgpd"]) == DecisionFixture.moment("2020-09-18T00:00:00Z"))
    }
}
