// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

/// What a PUT stores, repeats, refuses and protects.
@Suite struct StoringTests {
    private func history(_ caller: Caller) throws -> [JSONValue] {
        guard
            case .array(let events)? = try caller.admin("GET", "/shop/devices/\(caller.device)/history").json()[
                "events"]
        else { return [] }
        return events
    }

    @Test func `the same key and body give the same status, body and tag`() throws {
        try TestService.each { service, caller in
            try caller.putApp()
            let id = try caller.formID()
            let keyed = caller.with("Idempotency-Key", "k-1")
            let body = #"{"form_id":"\#(id)","action":"consent"}"#
            let first = try keyed.device("PUT", "consent", body: body)
            service.advance(days: 6)
            try caller.choose("do_not_consent")
            let second = try keyed.device("PUT", "consent", body: body)
            #expect(second.status == first.status)
            #expect(second.body == first.body)
            #expect(second.header("etag") == first.header("etag"))
            #expect(try caller.info()[path: "decision.outcome"] == "none", "a replay stores nothing")
            let other = try keyed.device("PUT", "consent", body: #"{"form_id":"\#(id)","action":"do_not_consent"}"#)
            #expect(other.status == 422)
            #expect(other.problemCode == "idempotency_key_reused")
        }
    }

    @Test func `a refused request keeps no answer under its key`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let keyed = caller.with("Idempotency-Key", "k-1")
            let unknown = String(repeating: "A", count: 43)
            #expect(
                try keyed.device("PUT", "consent", body: #"{"form_id":"\#(unknown)","action":"consent"}"#).problemCode
                    == "unknown_form")
            let id = try caller.formID()
            #expect(
                try keyed.device("PUT", "consent", body: #"{"form_id":"\#(id)","action":"consent"}"#).status == 200)
        }
    }

    @Test(arguments: ["", " ", "a b", String(repeating: "k", count: 256), "ü"])
    func `a malformed key is refused`(_ key: String) throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let response = try caller.with("Idempotency-Key", key).choose("consent")
            // An empty field value, or one of blanks alone, is the same as an empty one on the wire.
            #expect(response.status == 400, "\(response.text)")
            #expect(try caller.device("GET", "consent").status == 404)
        }
    }

    @Test func `a repeat within a minute adds no history, another action does`() throws {
        try TestService.each { service, caller in
            try caller.putApp()
            try caller.choose("consent")
            service.advance(seconds: 59)
            #expect(try caller.choose("consent").status == 200)
            #expect(try history(caller).count == 1)
            service.advance(seconds: 2)
            try caller.choose("consent")
            #expect(try history(caller).count == 2)
            try caller.choose("do_not_consent")
            #expect(try history(caller).count == 3)
        }
    }

    @Test func `If-Match refuses a lost update, If-None-Match asks for the first write`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let id = try caller.formID()
            func put(_ action: String, _ name: String, _ value: String) throws -> HTTPResponse {
                let body = #"{"form_id":"\#(id)","action":"\#(action)"}"#
                return try caller.with(name, value).device("PUT", "consent", body: body)
            }
            #expect(try put("consent", "If-Match", "*").status == 412)
            #expect(try put("consent", "If-None-Match", "*").status == 200)
            #expect(try put("do_not_consent", "If-None-Match", "*").status == 412)
            let tag = try #require(try caller.device("GET", "consent").header("etag"))
            #expect(try put("do_not_consent", "If-Match", tag).status == 200)
            #expect(try put("consent", "If-Match", tag).problemCode == "precondition_failed")
            #expect(try caller.with("If-Match", tag).device("DELETE", "consent").status == 412)
            #expect(try caller.info()[path: "decision.outcome"] == "none")
        }
    }

    @Test func `the tag of a PUT is that of the stored choice`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let stored = try caller.choose("consent")
            #expect(try caller.device("GET", "consent").header("etag") == stored.header("etag"))
        }
    }

    @Test func `the newest accepted choice is current, whatever its own clock says`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            try caller.choose("consent", #","decided_at":"2026-11-30T11:00:00Z""#)
            try caller.choose("do_not_consent", #","decided_at":"2026-11-30T10:00:00Z""#)
            let info = try caller.info()
            #expect(info[path: "decision.outcome"] == "none")
            #expect(info[path: "decision.decided_at"] == "2026-11-30T10:00:00Z")
        }
    }

    @Test(arguments: ["2026-10-29T00:00:00Z", "2026-12-01T00:00:00Z", "1970-01-01T00:00:00Z"])
    func `a clock that is not believed is said so and not used`(_ stated: String) throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let stored = try caller.choose("consent", #","decided_at":"\#(stated)""#).json()
            #expect(stored[path: "warnings"]?.contains("clock_skew") == true)
            #expect(stored[path: "decision.decided_at"] == "2026-11-30T12:00:00Z")
            #expect(try history(caller).first?[path: "stated_at"] == stated)
            #expect(try history(caller).first?[path: "clock_skewed"] == "true")
        }
    }

    @Test func `history has every event, what was shown, chosen and reset`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            try caller.choose("consent", #","button":"accept","client":{"app_version":"1.2.0"}"#)
            _ = try caller.device("DELETE", "consent")
            try caller.choose("do_not_consent")
            let events = try history(caller)
            #expect(events.map { $0[path: "type"] } == ["choice", "reset", "choice"])
            #expect(events.map { $0[path: "revision"] } == ["1", "2", "3"])
            #expect(events.first?[path: "payload.button"] == "accept")
            #expect(events.first?[path: "payload.client.app_version"] == "1.2.0")
            #expect(events.first?[path: "geography.country"] == "DE")
            #expect(Set(events.compactMap { $0[path: "leaf"] }).count == 3)
            let text = events.map { String(decoding: $0.canonicalBytes, as: UTF8.self) }.joined()
            #expect(!text.contains(caller.device), "a device id is stored only as a keyed hash")
        }
    }

    @Test func `a US opt-out survives a reset in production and not in testing`() throws {
        try TestService.each { _, caller in
            let american = caller.from("US", "CA")
            try caller.putApp()
            try american.chooseUS(optOut: true)
            _ = try american.device("DELETE", "consent")
            #expect(try american.info()[path: "reason.code"] == "opted_out")
            try caller.putApp(#"{"name":"Shop","environment":"testing"}"#)
            _ = try american.device("DELETE", "consent")
            #expect(try american.info()[path: "reason.code"] == "opt_out_not_exercised")
        }
    }

    @Test func `choices of testing no longer count in production`() throws {
        try TestService.each { _, caller in
            try caller.putApp(#"{"name":"Shop","environment":"testing"}"#)
            try caller.choose("consent")
            #expect(try caller.info()[path: "consent_status"] == "obtained")
            try caller.putApp()
            let info = try caller.info()
            #expect(info[path: "consent_status"] == "required")
            #expect(info[path: "warnings"]?.contains("testing_choice_ignored") == true)
        }
    }

    @Test func `an older form takes a refusal for ever, and a grant with a flag`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let old = try caller.formID()
            try caller.putApp(#"{"name":"Shop 2"}"#)
            #expect(try caller.formID() != old)
            let granted = try caller.device("PUT", "consent", body: #"{"form_id":"\#(old)","action":"consent"}"#)
            #expect(granted.status == 200)
            #expect(try granted.json()[path: "warnings"]?.contains("form_superseded") == true)
            try caller.putApp(#"{"name":"Shop 2","withdrawn_forms":["\#(old)"]}"#)
            #expect(try caller.info()[path: "reason.code"] == "form_withdrawn")
            let refused = try caller.device("PUT", "consent", body: #"{"form_id":"\#(old)","action":"do_not_consent"}"#)
            #expect(refused.status == 200)
            let again = try caller.device("PUT", "consent", body: #"{"form_id":"\#(old)","action":"consent"}"#)
            #expect(again.problemCode == "form_withdrawn")
            #expect(again.status == 409)
        }
    }

    @Test func `under the age of consent a grant is refused and a refusal is not`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let id = try caller.formID()
            let query = "consent?tag_for_under_age_of_consent=true"
            let grant = try caller.device("PUT", query, body: #"{"form_id":"\#(id)","action":"consent"}"#)
            #expect(grant.status == 409)
            #expect(grant.problemCode == "under_age")
            let refusal = try caller.device("PUT", query, body: #"{"form_id":"\#(id)","action":"do_not_consent"}"#)
            #expect(refusal.status == 200)
        }
    }
}
