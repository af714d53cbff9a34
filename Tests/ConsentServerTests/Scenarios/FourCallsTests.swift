// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

/// What an app does at every start: ask, show, store, take back.
@Suite struct FourCallsTests {
    @Test func `from required to obtained and back`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let before = try caller.info()
            #expect(before[path: "consent_status"] == "required")
            #expect(before[path: "form_status"] == "available")
            #expect(before[path: "privacy_options_requirement_status"] == "required")
            #expect(before[path: "can_request_ads"] == "false")
            #expect(before[path: "reason.code"] == "no_decision")
            #expect(before[path: "regulation"] == "gdpr")
            #expect(before[path: "gdpr_applies"] == "true")
            #expect(before[path: "geography.source"] == "header")
            #expect(before[path: "ads"] == #"{"blocked_by":["no_decision"],"mode":"none","request":false}"#)
            #expect(before[path: "form.url"] == "form")

            let stored = try caller.choose("consent")
            #expect(stored.status == 200)
            let after = try stored.json()
            #expect(after[path: "consent_status"] == "obtained")
            #expect(after[path: "decision.outcome"] == "all")
            #expect(after[path: "ads.mode"] == "personalized")
            #expect(try caller.info() == after)

            #expect(try caller.device("DELETE", "consent").status == 204)
            #expect(try caller.info() == before)
        }
    }

    @Test func `a read creates no device`() throws {
        try TestService.each { service, caller in
            try caller.putApp()
            _ = try caller.info()
            _ = try caller.formID()
            #expect(try caller.device("GET", "consent").problemCode == "consent_not_found")
            let history = try caller.admin("GET", "/shop/devices/\(caller.device)/history").json()
            #expect(history[path: "events"] == "[]")
        }
    }

    @Test func `reset without a choice is 204 and no event`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            #expect(try caller.device("DELETE", "consent").status == 204)
            let history = try caller.admin("GET", "/shop/devices/\(caller.device)/history").json()
            #expect(history[path: "events"] == "[]")
        }
    }

    @Test func `a form shown in Germany may be answered from a train in Japan`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let id = try caller.formID()
            let stored = try caller.from("JP").device(
                "PUT", "consent", body: #"{"form_id":"\#(id)","action":"do_not_consent"}"#)
            #expect(stored.status == 200)
            #expect(try stored.json()[path: "regulation"] == "none")
            #expect(try caller.info()[path: "decision.outcome"] == "none")
        }
    }

    @Test func `travelling out and back keeps the choice`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            try caller.choose("consent")
            #expect(try caller.from("JP").info()[path: "consent_status"] == "not_required")
            #expect(try caller.info()[path: "consent_status"] == "obtained")
        }
    }

    @Test func `a choice counts until UTC midnight thirteen calendar months on`() throws {
        try TestService.each { service, caller in
            try caller.putApp()
            let stored = try caller.choose("consent").json()
            #expect(stored[path: "decision.expires_at"] == "2027-12-30T00:00:00Z")
            try service.set("2027-12-29T23:59:59Z")
            #expect(try caller.info()[path: "consent_status"] == "obtained")
            try service.set("2027-12-30T00:00:00Z")
            let expired = try caller.info()
            #expect(expired[path: "consent_status"] == "required")
            #expect(expired[path: "reason.code"] == "expired")
        }
    }

    @Test func `the answer stays good for a day, and its tag for the hour`() throws {
        try TestService.each { service, caller in
            try caller.putApp()
            let first = try caller.device("GET", "consent-info")
            #expect(try first.json()[path: "cache_until"] == "2026-12-01T12:00:00Z")
            let tag = try #require(first.header("etag"))
            service.advance(seconds: 3599)
            let second = try caller.with("If-None-Match", tag).device("GET", "consent-info")
            #expect(second.status == 304)
            #expect(second.body.isEmpty)
            #expect(second.header("etag") == tag)
            #expect(second.header("cache-control") == "private, no-cache")
        }
    }
}
