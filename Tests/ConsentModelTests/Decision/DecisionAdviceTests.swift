// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

/// What an answer carries beside the row of the table: expiry, how long it may be kept, strings, iOS's alert.
@Suite struct DecisionAdviceTests {
    @Test(
        arguments: [
            ("2026-01-31", 1, "2026-02-28"), ("2028-01-31", 1, "2028-02-29"), ("2026-11-30", 13, "2027-12-30"),
            ("2024-02-29", 12, "2025-02-28"), ("2025-08-31", 13, "2026-09-30"), ("2026-12-31", 2, "2027-02-28"),
            ("2026-11-30T23:59:59.999Z", 1, "2026-12-30"), ("2026-12-01T00:00:00Z", 1, "2027-01-01"),
        ])
    func `an answer lapses at UTC midnight so many calendar months later`(_ row: (String, Int, String)) {
        let choice = DecisionFixture.stored(.european(DecisionFixture.everything), on: row.0)
        #expect(choice.expiryDay(afterMonths: row.1).description == row.2)
        var choices = CurrentChoices()
        choices.european = choice
        let end = DecisionFixture.moment(row.2 + "T00:00:00Z")
        let app = DecisionFixture.app { $0.reprompt.afterMonths = row.1 }
        let before = decide(DecisionFixture.request("DE", app: app, choices: choices, at: end + -1))
        #expect(before.consentStatus == .obtained)
        #expect(before.expiresAt == end)
        #expect(before.decision == choice)
        let after = decide(DecisionFixture.request("DE", app: app, choices: choices, at: end))
        #expect(after.reason.code == .expired)
        #expect(after.decision == nil)
        #expect(after.expiresAt == nil)
    }

    @Test func `an opt-out never lapses, what overrides GPC does`() {
        let optOut = decide(
            DecisionFixture.request("US-CA", choices: DecisionFixture.choices(us: .allOptedOut, on: "2020-01-01")))
        #expect(optOut.decision != nil && optOut.expiresAt == nil)
        let nothing = decide(
            DecisionFixture.request("US-CA", choices: DecisionFixture.choices(us: USChoice(), on: "2026-10-01")))
        #expect(nothing.expiresAt == DecisionFixture.moment("2027-11-01T00:00:00Z"))
    }

    @Test(
        arguments: [
            ("DE", "2026-11-30T12:00:00Z", "2026-12-01T12:00:00Z"),
            ("DE", "2026-11-30T12:59:59.999Z", "2026-12-01T12:00:00Z"),
            ("US-OK", "2026-12-30T23:30:00Z", "2026-12-31T23:00:00Z"),
            ("US-OK", "2026-12-31T00:00:00Z", "2027-01-01T00:00:00Z"),
            ("US-OK", "2026-12-31T10:30:00Z", "2027-01-01T00:00:00Z"),
            ("US-OK", "2027-01-01T00:00:00Z", "2027-01-02T00:00:00Z"),
            ("US-CA", "2026-12-31T10:30:00Z", "2027-01-01T10:00:00Z"),
            ("US-AL", "2027-04-30T01:00:00Z", "2027-05-01T00:00:00Z"),
            ("CH", "2024-07-30T18:00:00Z", "2024-07-31T00:00:00Z"),
        ])
    func `an answer may be kept for 24 hours from the hour's beginning, but not past a law's date`(
        _ row: (String, String, String)
    ) {
        let info = decide(DecisionFixture.request(row.0, at: DecisionFixture.moment(row.1)))
        #expect(info.cacheUntil == DecisionFixture.moment(row.2))
    }

    @Test func `nor past the expiry of the choice that it rests on`() {
        let choices = DecisionFixture.choices(european: DecisionFixture.everything, on: "2025-11-01")
        let info = decide(
            DecisionFixture.request("DE", choices: choices, at: DecisionFixture.moment("2026-11-30T18:00:00Z")))
        #expect(info.cacheUntil == DecisionFixture.moment("2026-12-01T00:00:00Z"))
        let elsewhere = decide(
            DecisionFixture.request("BR", choices: choices, at: DecisionFixture.moment("2026-11-30T18:00:00Z")))
        #expect(elsewhere.cacheUntil == DecisionFixture.moment("2026-12-01T18:00:00Z"))
    }

    // MARK: iOS's tracking alert

    func att(
        _ place: String, _ choices: CurrentChoices = CurrentChoices(), status: ATTStatus? = .notDetermined,
        explainer: Bool = true, _ change: (inout DecisionRequest) -> Void = { _ in }
    ) -> ATTAdvice {
        let app = DecisionFixture.app { $0.idfaExplainer = explainer }
        return decide(
            DecisionFixture.request(place, app: app, choices: choices) {
                $0.attStatus = status
                change(&$0)
            }
        ).att
    }

    let both = ATTAdvice(shouldPrompt: true, showExplainer: true)
    let neither = ATTAdvice(shouldPrompt: false, showExplainer: false)

    @Test func `the alert is shown where nothing speaks against it, with the explainer where the app has one`() {
        #expect(att("BR") == both)
        #expect(att("US-CA") == both)
        #expect(att("DE", DecisionFixture.choices(european: DecisionFixture.everything)) == both)
        #expect(att("DE", DecisionFixture.choices(european: DecisionFixture.european(consent: [1]))) == both)
        #expect(att("BR", explainer: false) == ATTAdvice(shouldPrompt: true, showExplainer: false))
    }

    @Test(arguments: [ATTStatus.restricted, .denied, .authorized, nil])
    func `not where it was answered, cannot be shown or does not exist`(_ status: ATTStatus?) {
        #expect(att("BR", status: status) == neither)
    }

    @Test func `not before the form`() {
        #expect(att("DE") == neither)
        #expect(att("DE", DecisionFixture.choices(european: DecisionFixture.everything, on: "2025-01-01")) == neither)
    }

    @Test func `not to who refused storage, opted out, sends GPC or is a child`() {
        let refused = DecisionFixture.choices(european: DecisionFixture.european(consent: [2, 3, 4]))
        #expect(att("DE", refused) == neither)
        #expect(att("BR", refused) == neither)
        #expect(att("US-CA", refused) == neither)
        let optedOut = DecisionFixture.choices(european: DecisionFixture.everything, us: .allOptedOut)
        for place in ["US-CA", "BR", "DE"] { #expect(att(place, optedOut) == neither) }
        #expect(att("US-CA") { $0.globalPrivacyControl = true } == neither)
        for place in ["DE", "US-CA", "BR"] { #expect(att(place) { $0.isUnderAge = true } == neither) }
    }

    @Test func `a refusal is not carried to the alert where the app carries none`() {
        let refused = DecisionFixture.choices(european: DecisionFixture.nothing, us: nil)
        #expect(att("BR", refused) { $0.app.carryChoice = false } == both)
        #expect(att("DE", refused) { $0.app.carryChoice = false } == neither)
    }
}
