// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct RetentionPolicyTests {
    private static let received = Timestamp(rfc3339: "2020-03-31T23:00:00Z") ?? Timestamp(milliseconds: 0)

    private func header(
        _ regulation: String = "gdpr", environment: AppEnvironment = .production, forced: Bool = false,
        kind: ChoiceKind = .european, revision: Int64 = 1
    ) throws -> EventHeader {
        EventHeader(
            sequence: 1, app: try #require(AppID("shop")), deviceCommitment: [], type: .choice, kind: kind,
            revision: revision, receivedAt: Self.received, statedAt: nil, isClockSkewed: false, place: .unknown,
            geographySource: .unknown, isForced: forced, regulation: regulation, environment: environment, formID: nil,
            formVersion: 0, tcfPolicyVersion: 5, vendorListVersion: 0, serverVersion: "1")
    }

    private func policy() -> RetentionPolicy {
        var policy = RetentionPolicy()
        policy.gdpr = 12
        policy.usState = 24
        policy.other = nil
        policy.testing = 1
        return policy
    }

    @Test(arguments: [
        ("gdpr", AppEnvironment.production, false, Optional(12)), ("us_state", .production, false, 24),
        ("none", .production, false, nil), ("lgpd", .production, false, nil), ("gdpr", .testing, false, 1),
        ("us_state", .production, true, 1),
    ])
    func `the law decides, but for developers' choices`(
        regulation: String, environment: AppEnvironment, forced: Bool, months: Int?
    ) throws {
        #expect(try policy().months(for: header(regulation, environment: environment, forced: forced)) == months)
    }

    @Test(arguments: [
        ("gdpr", "2021-03-30T23:59:59Z", false), ("gdpr", "2021-03-31T00:00:00Z", true),
        ("us_state", "2022-03-30T23:59:59Z", false), ("us_state", "2022-03-31T00:00:00Z", true),
        ("none", "9000-01-01T00:00:00Z", false),
    ])
    func `months are the calendar's, from the day of receipt`(regulation: String, now: String, isPast: Bool) throws {
        let now = try #require(Timestamp(rfc3339: now))
        #expect(try policy().isPast(header(regulation), at: now) == isPast)
    }

    @Test func `a month that is too short ends on its last day`() throws {
        var policy = policy()
        policy.gdpr = 11
        #expect(try policy.isPast(header(), at: try #require(Timestamp(rfc3339: "2021-02-28T00:00:00Z"))))
    }

    @Test func `the defaults keep evidence as long as claims can be made`() {
        let policy = RetentionPolicy()
        #expect(policy.gdpr == 73 && policy.usState == 73 && policy.other == 73 && policy.testing == 3)
    }

    private func choice(_ content: StoredChoice.Content, environment: AppEnvironment = .production) -> StoredChoice {
        StoredChoice(
            content: content, action: .saveChoices, outcome: .partial, revision: 1, receivedAt: Self.received,
            decidedAt: Self.received, environment: environment, isForced: false)
    }

    @Test func `the event of a choice that counts stays, and goes when that lapsed`() throws {
        var policy = policy()
        policy.gdpr = 6
        let app = AppDocument(name: "Shop")
        let stored = choice(.european(EuropeanChoice()))
        let counting = try #require(Timestamp(rfc3339: "2021-04-29T23:59:59Z"))
        let lapsed = try #require(Timestamp(rfc3339: "2021-04-30T00:00:00Z"))
        #expect(try policy.isPast(header(), at: counting))
        #expect(try !policy.lets(header(), go: counting, choice: stored, app: app))
        #expect(try policy.lets(header(), go: lapsed, choice: stored, app: app))
        // Of a deleted app the longest time is taken.
        #expect(try !policy.lets(header(), go: counting, choice: stored, app: nil))
        #expect(try policy.lets(header(), go: lapsed, choice: stored, app: nil))
        var short = app
        short.reprompt.afterMonths = 6
        #expect(try policy.lets(header(), go: counting, choice: stored, app: short))
    }

    @Test func `an event before the current choice goes, whatever that is`() throws {
        let now = try #require(Timestamp(rfc3339: "2021-03-31T00:00:00Z"))
        var later = choice(.european(EuropeanChoice()))
        later.revision = 2
        #expect(try policy().lets(header(), go: now, choice: later, app: nil))
        #expect(try policy().lets(header(), go: now, choice: nil, app: nil))
    }

    @Test func `an opt-out stays until it is taken back`() throws {
        let now = try #require(Timestamp(rfc3339: "2090-01-01T00:00:00Z"))
        let us = try header("us_state", kind: .usStates)
        #expect(!policy().lets(us, go: now, choice: choice(.usStates(.allOptedOut)), app: nil))
        #expect(policy().lets(us, go: now, choice: choice(.usStates(USChoice())), app: nil))
    }

    @Test func `a choice of testing is nothing to an app in production`() throws {
        let now = try #require(Timestamp(rfc3339: "2020-05-31T00:00:00Z"))
        let testing = try header(environment: .testing)
        let stored = choice(.european(EuropeanChoice()), environment: .testing)
        #expect(policy().lets(testing, go: now, choice: stored, app: AppDocument(name: "Shop")))
        var app = AppDocument(name: "Shop")
        app.environment = .testing
        #expect(!policy().lets(testing, go: now, choice: stored, app: app))
    }
}
