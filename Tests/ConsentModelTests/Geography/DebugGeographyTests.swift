// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct DebugGeographyTests {
    @Test(
        arguments: [
            ("disabled", "disabled", nil), ("DISABLED", "disabled", nil), ("eea", "eea", "DE"), ("EEA", "eea", "DE"),
            ("Eea", "eea", "DE"), ("regulated_us_state", "regulated_us_state", "US-CA"),
            ("REGULATED_US_STATE", "regulated_us_state", "US-CA"), ("other", "other", "AQ"), ("OTHER", "other", "AQ"),
            ("not_eea", "not_eea", "AQ"), ("NOT_EEA", "not_eea", "AQ"), ("DE", "DE", "DE"), ("de", "DE", "DE"),
            ("us", "US", "US"), ("US-CA", "US-CA", "US-CA"), ("us-ca", "US-CA", "US-CA"), ("CA-QC", "CA-QC", "CA-QC"),
            ("uk", "UK", "GB"), ("EL", "EL", "GR"), ("gb-sct", "GB-SCT", "GB-SCT"), ("XK", "XK", "XK"),
            ("RE", "RE", "RE"), ("AX", "AX", "AX"), ("FR-75", "FR-75", "FR-75"), ("US-XX", "US-XX", "US"),
            ("us-zz", "US-ZZ", "US"),
        ] as [(String, String, String?)])
    func `reads UMP's names, countries and subdivisions in any case`(_ row: (String, String, String?)) throws {
        let debug = try #require(DebugGeography(row.0))
        #expect(debug.requested == row.1)
        #expect(debug.place == row.2.map(DecisionFixture.place))
    }

    @Test(arguments: ["XX", "ZZ", "xx", "AA", "QM", "AP"])
    func `a code that stands for no country is an unknown place`(_ code: String) {
        #expect(DebugGeography(code)?.place == .unknown)
    }

    @Test func `EU is the EU without a country`() {
        #expect(DebugGeography("EU")?.place == .europeanUnion)
        #expect(DebugGeography("eu")?.requested == "EU")
    }

    @Test(
        arguments: [
            "", " ", "eea ", " eea", "EE A", "europe", "DEU", "D", "1", "us_state", "regulated-us-state", "REGULATED",
            "DR", "GE-", "-CA", "US-", "US--CA", "US-CA-1", "US_CA", "US CA", "US-CQ", "US-CAL", "US-California",
            "XX-CA",
            "EU-BY", "DE-ABCD", "T1", "??", "true", "0", "4", "null", "ÉÉ", "Ｄ Ｅ", "de\0", "notEEA", "not-eea",
            "eea,DE",
            "VG-", "AB", "ZA-ZZZZ", String(repeating: "e", count: 1_000_000),
        ])
    func `anything else is nothing, so that a misspelling does not look like success`(_ text: String) {
        #expect(DebugGeography(text) == nil)
    }

    @Test func `every assigned country can be asked for`() {
        #expect(AssignedCountries.codes.count == 250)
        for country in AssignedCountries.codes {
            #expect(DebugGeography(country.description)?.place == .country(country, nil))
        }
    }

    @Test(
        arguments: [
            (
                "disabled", AppEnvironment.testing, true, DebugGeographyPolicy.all, false,
                DebugGeographyOutcome.Reason.disabled
            ),
            ("disabled", .production, false, .off, false, .disabled),
            ("eea", .testing, false, .testDevices, true, .testingApp),
            ("eea", .testing, true, .testDevices, true, .testingApp),
            ("eea", .production, true, .testDevices, true, .testDevice),
            ("eea", .production, false, .testDevices, false, .deviceNotRegistered),
            ("US-TX", .production, false, .testDevices, false, .deviceNotRegistered),
            ("eea", .production, false, .all, true, .allowedForAll),
            ("eea", .production, true, .all, true, .testDevice),
            ("eea", .testing, false, .all, true, .testingApp),
            ("eea", .testing, true, .off, false, .turnedOff),
            ("other", .production, true, .off, false, .turnedOff),
            ("not_eea", .production, false, .off, false, .turnedOff),
        ] as [(String, AppEnvironment, Bool, DebugGeographyPolicy, Bool, DebugGeographyOutcome.Reason)])
    func `applies where the app is in testing, the device is registered, or the server lets everyone`(
        _ row: (String, AppEnvironment, Bool, DebugGeographyPolicy, Bool, DebugGeographyOutcome.Reason)
    ) throws {
        let debug = try #require(DebugGeography(row.0))
        let outcome = debug.outcome(environment: row.1, isTestDevice: row.2, policy: row.3)
        #expect(outcome == DebugGeographyOutcome(requested: row.0, applied: row.4, reason: row.5))
    }

    @Test func `where it applies the place is forced, elsewhere nothing changes but what is said of it`() throws {
        let real = Geography(place: DecisionFixture.place("JP"), source: .header)
        let debug = try #require(DebugGeography("eea"))
        let forced = debug.geography(over: real, environment: .testing, isTestDevice: false, policy: .testDevices)
        #expect(forced.place == DecisionFixture.place("DE"))
        #expect(forced.source == .debug)
        #expect(forced.isForced)
        let refused = debug.geography(over: real, environment: .production, isTestDevice: false, policy: .testDevices)
        #expect(refused.place == real.place)
        #expect(refused.source == .header)
        #expect(!refused.isForced)
        #expect(refused.debug?.reason == .deviceNotRegistered)
        let disabled = DebugGeography.disabled.geography(
            over: real, environment: .testing, isTestDevice: true, policy: .all)
        #expect(disabled.place == real.place && !disabled.isForced)
    }

    @Test func `a refusal to apply tells how to register, a deprecated name what to write`() throws {
        func warnings(_ text: String, policy: DebugGeographyPolicy = .testDevices) throws -> [Warning] {
            let debug = try #require(DebugGeography(text))
            return decide(
                DecisionFixture.request("DE") {
                    $0.geography = debug.geography(
                        over: $0.geography, environment: .production, isTestDevice: false, policy: policy)
                }
            ).warnings
        }
        let unregistered = try #require(try warnings("US-TX").first)
        #expect(unregistered.code == .debugGeographyIgnored)
        #expect(unregistered.detail.contains("PUT /v1/admin/apps/{app}/test-devices/{device}"))
        #expect(unregistered.detail.contains("US-TX"))
        let off = try #require(try warnings("eea", policy: .off).first)
        #expect(off.detail.contains("CONSENT_DEBUG_GEOGRAPHY=off"))
        #expect(try warnings("disabled").isEmpty)
        #expect(try warnings("eea", policy: .all).isEmpty)
        #expect(try warnings("not_eea", policy: .all).map(\.code) == [.debugGeographyDeprecated])
        #expect(
            try warnings("not_eea").map(\.code) == [.debugGeographyIgnored, .debugGeographyDeprecated])
    }
}
