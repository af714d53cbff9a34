// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

/// An operator looks at how people answer, and takes away what is past its time.
@Suite struct StatisticsScenarioTests {
    private func caller(_ caller: Caller, _ number: Int, _ country: String = "DE") -> Caller {
        var one = caller.from(country)
        one.device = "device-number-\(1_000_000 + number)"
        return one
    }

    private func groups(_ caller: Caller, _ query: String) throws -> [JSONValue] {
        let response = try caller.admin("GET", "/shop/statistics?\(query)")
        #expect(response.status == 200, "\(response.text)")
        guard case .array(let groups)? = try response.json()["groups"] else { throw WireError.malformed }
        return groups
    }

    @Test func `answers, refusals and forms that nobody answered are counted by country`() throws {
        try TestService.each { service, caller in
            try caller.putApp()
            for number in 0..<45 {
                let one = self.caller(caller, number, number < 24 ? "DE" : "FR")
                if number % 3 == 0 {
                    _ = try one.formID()
                } else {
                    try one.choose(number % 3 == 1 ? "consent" : "do_not_consent")
                }
            }
            for round in 0..<4 {
                // In memory first, then on its way, then in the store, then in its sums: the same.
                switch round {
                case 1: #expect(service.context.servedForms.take().values.reduce(0, +) == 45)
                case 2:
                    service.context.servedForms.putBack()
                    service.context.storeServedForms()
                case 3: try service.context.sumStatistics { true }
                default: break
                }
                let found = try groups(caller, "group_by=country&from=2026-11-30&to=2026-11-30")
                try #require(found.map { $0[path: "country"] } == ["DE", "FR"])
                #expect(found[0][path: "forms_served"] == "24")
                #expect(found[0][path: "consent"] == "8" && found[0][path: "refusal"] == "8")
                #expect(found[0][path: "no_answer"] == "8")
            }
            let all = try groups(caller, "group_by=regulation")
            #expect(all.first?[path: "answers"] == "30")
        }
    }

    @Test func `a refused group takes another with it`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            for (country, count) in [("DE", 40), ("FR", 20), ("LU", 2)] {
                for number in 0..<count { try self.caller(caller, number + count * 100, country).choose("consent") }
            }
            let response = try caller.admin("GET", "/shop/statistics?group_by=country").json()
            #expect(response[path: "withheld_groups"] == "2")
            #expect(try groups(caller, "group_by=country").map { $0[path: "country"] } == ["DE"])
        }
    }

    @Test func `developers, repeats and resets are no answers`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            for number in 0..<10 {
                let one = self.caller(caller, number)
                try one.choose("consent")
                try one.choose("consent")
                #expect(try one.device("DELETE", "consent").status == 204)
            }
            _ = try caller.admin("PUT", "/shop/test-devices/\(caller.device)", body: #"{"label":"QA"}"#)
            try caller.choose("consent", query: "?debug_geography=DE")
            let found = try groups(caller, "group_by=day,action")
            #expect(found.map { $0[path: "action"] } == ["consent", "reset"])
            #expect(found.first?[path: "answers"] == "10" && found.last?[path: "resets"] == "10")
            try caller.putApp(#"{"name":"Shop","environment":"testing"}"#)
            try self.caller(caller, 99).choose("consent")
            #expect(try groups(caller, "group_by=action").first?[path: "answers"] == "10")
        }
    }

    @Test func `more groups than an answer has are refused, with what to do`() throws {
        try TestService.each { service, caller in
            try caller.putApp()
            let app = try Examples.app()
            let day = service.context.now().day
            try service.context.store.change { transaction in
                for number in 0...StatisticsRoute.most {
                    let count = ChoiceCount(
                        app: app, day: day, country: "DE", regulation: "gdpr", language: "de",
                        form: "form \(number % 10_001)", event: number > 10_000 ? .reset : .consent, outcome: "all")
                    try transaction.count(count, 20)
                }
            }
            #expect(try groups(caller, "group_by=form").count == 10_001)
            let refused = try caller.admin("GET", "/shop/statistics?group_by=form,action")
            #expect(refused.problemCode == "invalid_parameter")
            #expect(refused.text.contains("fewer days"))
        }
    }

    @Test(arguments: [
        ("group_by=device", "invalid_parameter"), ("group_by=day,,form", "invalid_parameter"),
        ("group_by=", "invalid_parameter"), ("from=2026-02-30", "invalid_parameter"),
        ("to=30.11.2026", "invalid_parameter"), ("by=day", "unknown_parameter"),
    ])
    func `a wrong query is told`(query: String, code: String) throws {
        try TestService.each { _, caller in
            try caller.putApp()
            #expect(try caller.admin("GET", "/shop/statistics?\(query)").problemCode == code)
        }
    }

    @Test func `the days between the two count, in either order, thirty where only the last is said`() throws {
        try TestService.each { service, caller in
            try caller.putApp()
            for number in 0..<10 { try self.caller(caller, number).choose("consent") }
            service.advance(days: 29)
            #expect(try groups(caller, "group_by=day,day").map { $0[path: "day"] } == ["2026-11-30"])
            #expect(try groups(caller, "from=2027-01-01&to=2026-11-30").count == 1)
            #expect(try groups(caller, "from=0001-01-01&to=9999-12-31").count == 1)
            #expect(try groups(caller, "from=2026-12-01").isEmpty)
            service.advance(days: 1)
            #expect(try groups(caller, "group_by=day").isEmpty)
        }
    }

    private func purge(_ caller: Caller, dry: Bool) throws -> JSONValue {
        let response = try caller.with("Authorization", "Bearer \(TestService.adminToken)")
            .send("POST", "/v1/admin/purge", body: #"{"dry_run":\#(dry)}"#)
        #expect(response.status == 200, "\(response.text)")
        return try response.json()
    }

    @Test func `what is past its time goes, and what counts stays`() throws {
        try TestService.each { service, caller in
            try caller.putApp()
            let opposed = caller.from("US", "CA")
            try caller.choose("consent")
            try opposed.chooseUS(optOut: true)
            service.advance(days: 30)
            try caller.choose("do_not_consent")
            #expect(try purge(caller, dry: false)[path: "purged"] == "0")
            // 73 months after the first choice, of which the second is one month younger.
            service.advance(days: 73 * 31 - 30)
            let dry = try purge(caller, dry: true)
            #expect(dry[path: "purged"] == "0" && dry[path: "more"] == "false")
            #expect(
                dry[path: "counts"]
                    == #"[{"age_years":6,"app_id":"shop","environment":"production","events":2,"regulation":"gdpr"}]"#)
            #expect(try purge(caller, dry: false)[path: "purged"] == "2")
            #expect(try purge(caller, dry: false)[path: "purged"] == "0")
            let history = try caller.admin("GET", "/shop/devices/\(caller.device)/history").json()
            guard case .array(let events)? = history["events"] else { throw WireError.malformed }
            #expect(events.map { $0[path: "kind"] } == ["us_states"], "the opt-out stands")
            #expect(try opposed.info()[path: "reason.code"] == "opted_out")
            #expect(try caller.info()[path: "reason.code"] == "no_decision")
        }
    }

    @Test func `a purge in the background goes through the whole log in small steps`() throws {
        let service = try TestService()
        let caller = Caller(transport: .inProcess(Application(service.context)))
        try caller.putApp(#"{"name":"Shop","environment":"testing"}"#)
        for number in 0..<250 { try self.caller(caller, number).choose("consent") }
        service.advance(days: 600)
        for number in 0..<10 { try self.caller(caller, number).choose("do_not_consent") }
        var pauses = 0
        let count = try service.context.purge(at: service.context.now()) {
            pauses += 1
            return true
        }
        #expect(count == 250)
        #expect(pauses >= 2, "a hundred at a time")
        let again = try service.context.purge(at: service.context.now()) { true }
        #expect(again == 0)
        #expect(try self.caller(caller, 3).info()[path: "decision.outcome"] == "none")
    }
}
