// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

/// An answer that was taken from a frame is the one that would have been made afresh.
@Suite struct ConsentInfoFramesTests {
    private static let documents = [
        #"{"name":"a"}"#, #"{"name":"b","environment":"testing","languages":["en","de"],"idfa_explainer":true}"#,
        #"{"name":"c","reprompt":{"after_months":1,"on_vendor_change":true},"carry_choice":false}"#,
        #"{"name":"d","regulations":{"gdpr":{"message":false}},"no_message":"fail_closed"}"#,
    ]
    private static let places: [(String?, String?)] = [
        ("DE", nil), ("FR", nil), ("US", "CA"), ("US", nil), ("US", "UT"), ("JP", nil), (nil, nil),
    ]
    private static let queries = [
        "", "", "", "?language=de", "?tag_for_under_age_of_consent=true", "?debug_geography=US-CA",
        "?platform=ios&att_status=not_determined",
    ]

    @Test func `is what would be decided afresh, over seeded devices, apps, places and hours`() throws {
        var random = SeededRandom(seed: 20_261_130)
        let service = try TestService()
        let caller = Caller(transport: .inProcess(Application(service.context)))
        var apps: [App] = []
        for document in Self.documents {
            var app = caller
            app.app = "app\(apps.count)"
            try app.putApp(document)
            apps.append(try #require(AppID(app.app).flatMap { service.context.catalogue[$0] }))
        }
        var fromFrames = 0
        for round in 0..<2500 {
            if round % 300 == 299 { service.advance(days: round % 900 == 899 ? 45 : 0, seconds: 1800) }
            let app = random.pick(apps)
            var asking = caller
            asking.app = app.id.description
            asking.device = "a-device-of-the-app-\(Int.random(in: 0..<60, using: &random))"
            if Int.random(in: 0..<3, using: &random) == 0 {
                try store(Self.choices(at: service.context.now(), using: &random), of: asking, app: app, in: service)
            }
            let place = random.pick(Self.places)
            asking.country = place.0
            asking.region = place.1
            if Bool.random(using: &random) { asking.headers.append(("Sec-GPC", "1")) }
            let query = random.pick(Self.queries)

            let known = service.context.frames.count
            let answer = try asking.device("GET", "consent-info\(query)")
            if service.context.frames.count == known { fromFrames += 1 }
            #expect(answer.status == 200, "\(answer.text)")
            let fresh = try fresh(asking, query, service)
            #expect(answer.text == fresh, "\(query)")
            let again = try asking.with("If-None-Match", answer.header("etag") ?? "").device(
                "GET", "consent-info\(query)")
            #expect(again.status == 304 && again.body.isEmpty)
        }
        #expect(fromFrames > 300, "only \(fromFrames)")
    }

    @Test func `tells devices apart by their own times and revision, body and tag`() throws {
        let service = try TestService()
        var first = Caller(transport: .inProcess(Application(service.context)))
        try first.putApp()
        // What is stored below is not to have its strings written anew.
        try service.settle()
        first.device = "first-device-of-this-app"
        var second = first
        second.device = "second-device-of-this-app"
        let app = try #require(AppID(first.app).flatMap { service.context.catalogue[$0] })
        var choice = Examples.european()
        choice.environment = .production
        choice.decidedAt = TestService.start
        var choices = CurrentChoices()
        choices.european = choice
        try store(choices, of: first, app: app, in: service)
        choices.european?.decidedAt = Timestamp(milliseconds: TestService.start.milliseconds + 1)
        choices.european?.revision = 12
        try store(choices, of: second, app: app, in: service)

        let one = try first.device("GET", "consent-info")
        let other = try second.device("GET", "consent-info")
        #expect(service.context.frames.count == 1)
        #expect(one.header("etag") != other.header("etag"))
        let decision = try #require(try JSONScanner.parse(other.body)["decision"])
        #expect(decision["revision"] == .integer(12))
        #expect(decision["decided_at"] == .string("2026-11-30T12:00:00.001Z"))
        #expect(one.header("etag") == (try first.device("GET", "consent-info")).header("etag"))
    }

    @Test func `is made anew when the app changes, the hour is over, or a law begins`() throws {
        let service = try TestService()
        let caller = Caller(transport: .inProcess(Application(service.context)))
        try caller.putApp()
        #expect(try caller.info()["consent_status"] == .string("required"))
        try caller.putApp(#"{"name":"Shop","regulations":{"gdpr":{"message":false}}}"#)
        #expect(try caller.info()["consent_status"] == .string("not_required"))
        #expect(service.context.frames.count == 2)
        service.advance(seconds: 3600)
        #expect(try caller.info()["cache_until"] == .string("2026-12-01T13:00:00Z"))
        #expect(service.context.frames.count == 1)

        // Indiana's law holds from 2026-01-01 on.
        try service.set("2025-12-31T23:59:59.999Z")
        #expect(try caller.from("US", "IN").info()["regulation"] == .string("none"))
        service.clock.withLock { $0.milliseconds += 1 }
        #expect(try caller.from("US", "IN").info()["regulation"] == .string("us_state"))
    }

    @Test func `holds no more than its room`() throws {
        let service = try TestService()
        let caller = Caller(transport: .inProcess(Application(service.context)))
        try caller.putApp()
        for number in 0..<4000 { _ = try caller.device("GET", "consent-info?language=en-x-\(number)") }
        #expect(service.context.frames.count > 100)
        #expect(service.context.frames.count < 4000)
    }

    private func fresh(_ caller: Caller, _ query: String, _ service: TestService) throws -> String {
        let empty = ServerContext(
            store: service.context.store, catalogue: service.context.catalogue, keyring: service.context.keyring,
            geolocator: service.context.geolocator, log: service.context.log, metrics: Metrics(),
            now: service.context.now)
        var fresh = Caller(transport: .inProcess(Application(empty)))
        (fresh.app, fresh.device, fresh.country, fresh.region) = (
            caller.app, caller.device, caller.country, caller.region
        )
        fresh.headers = caller.headers
        return try fresh.device("GET", "consent-info\(query)").text
    }

    private func store(_ choices: CurrentChoices, of caller: Caller, app: App, in service: TestService) throws {
        let device = try #require(DeviceID(caller.device))
        let key = service.context.keyring.deviceKey(app: app.id, device: device)
        try service.context.store.change { transaction in
            for kind in ChoiceKind.allCases {
                if let choice = choices[kind] {
                    try transaction.setChoice(choice, of: key, app: app.id, sequence: 1)
                } else {
                    try transaction.removeChoice(of: key, kind: kind, app: app.id, revision: 1, sequence: 1)
                }
            }
        }
    }

    /// Few enough that many are alike.
    private static func choices(at now: Timestamp, using random: inout SeededRandom) -> CurrentChoices {
        var choices = CurrentChoices()
        if Bool.random(using: &random) {
            var choice = Examples.european(revision: Int64.random(in: 1...99, using: &random))
            choice.environment = random.pick([.production, .testing])
            choice.content = .european(random.pick([content([1, 3, 4, 2, 7, 9, 10]), content([]), content([1, 2])]))
            choice.tcfPolicyVersion = random.pick([5, 5, 5, 4, 3])
            choice.decidedAt = Timestamp(
                milliseconds: now.milliseconds - Int64.random(in: 0..<86_400_000, using: &random))
            choice.receivedAt = now
            choices.european = choice
        }
        if Bool.random(using: &random) {
            var choice = Examples.usStates(random.pick([USChoice(), .allOptedOut]))
            choice.gpcShown = Bool.random(using: &random)
            choice.decidedAt = now
            choices.usStates = choice
        }
        return choices
    }

    private static func content(_ purposes: [Int]) -> EuropeanChoice {
        var content = EuropeanChoice()
        content.purposesConsent = PurposeSet(purposes)
        content.vendorsConsent = IDSet(purposes.isEmpty ? [] : [755])
        content.vendorsDisclosed = IDSet([755])
        return content
    }
}
