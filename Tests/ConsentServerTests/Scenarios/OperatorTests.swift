// SPDX-License-Identifier: Apache-2.0

internal import Synchronization
import Testing

@testable import ConsentModel
@testable import ConsentServer

/// What an operator does, and what nobody else may.
@Suite struct OperatorTests {
    @Test func `without a token set the admin routes are off`() throws {
        try TestService.each(admin: false) { _, caller in
            let response = try caller.admin("GET", "")
            #expect(response.status == 404)
            #expect(response.problemCode == "admin_disabled")
        }
    }

    @Test(arguments: [nil, "", "Bearer", "Bearer ", "Bearer wrong", "Basic dGVzdA==", "test-admin-token-0123456789"])
    func `without the token nothing is told`(_ authorization: String?) throws {
        try TestService.each { _, caller in
            var stranger = caller
            if let authorization { stranger = caller.with("Authorization", authorization) }
            for (method, path) in [("GET", ""), ("PUT", "/shop"), ("DELETE", "/shop"), ("GET", "/none/test-devices")] {
                let response = try stranger.send(
                    method, "/v1/admin/apps\(path)", body: method == "PUT" ? #"{"name":"Shop"}"# : nil)
                #expect(response.status == 401, "\(method) \(path)")
                #expect(response.problemCode == "unauthorized")
                #expect(response.header("www-authenticate")?.hasPrefix("Bearer") == true)
            }
            #expect(try caller.admin("GET", "").json()[path: "apps"] == "[]")
        }
    }

    @Test func `an app is created, read, changed and deleted`() throws {
        try TestService.each { _, caller in
            #expect(try caller.putApp().status == 201)
            let read = try caller.admin("GET", "/shop").json()
            #expect(read[path: "version"] == "1")
            #expect(read[path: "document.vendors"] == "[755]")
            #expect(read[path: "document.default_language"] == "en")
            let renamed = try caller.putApp(#"{"name":"Shop 2"}"#)
            #expect(renamed.status == 200)
            #expect(try renamed.json()[path: "version"] == "2")
            #expect(try caller.admin("DELETE", "/shop").status == 204)
            #expect(try caller.admin("DELETE", "/shop").problemCode == "app_not_found")
            #expect(try caller.device("GET", "consent-info").problemCode == "app_not_found")
        }
    }

    @Test func `a language without texts is taken, and the answer warns`() throws {
        try TestService.each { _, caller in
            let document = #"{"name":"Shop","languages":["en","tlh","de","pt-BR","eo"]}"#
            let created = try caller.putApp(document).json()
            #expect(created[path: "warnings"]?.contains("no texts in tlh") == true)
            #expect(created[path: "warnings"]?.contains("no texts in eo") == true)
            #expect(created[path: "warnings"]?.contains("pt-BR, so") == false, "a variety has its language's texts")
            #expect(created[path: "document.languages"]?.contains("tlh") == true)
            #expect(try caller.putApp().json()[path: "warnings"] == "[]")
        }
    }

    @Test func `a test device that the app's own routes would refuse is refused`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            for device in ["short", "00000000-0000-0000-0000-000000000000"] {
                let response = try caller.admin("PUT", "/shop/test-devices/\(device)", body: #"{"label":"QA"}"#)
                #expect(response.status == 422)
                #expect(response.problemCode == "device_id_not_random")
                // One that an earlier version took can still be looked for and taken off.
                #expect(
                    try caller.admin("DELETE", "/shop/test-devices/\(device)").problemCode == "test_device_not_found")
            }
            #expect(try caller.admin("GET", "/shop/test-devices").json()[path: "test_devices"] == "[]")
            try caller.putApp(#"{"name":"Shop","environment":"testing"}"#)
            #expect(try caller.admin("PUT", "/shop/test-devices/short", body: #"{"label":"QA"}"#).status == 200)
        }
    }

    @Test func `geography tells what apps make of a place that is not known`() throws {
        try TestService.each { _, caller in
            func unknown(_ caller: Caller) throws -> String? {
                try caller.send("GET", "/v1/geography").json()[path: "unknown"]
            }
            #expect(try unknown(caller.from("DE")) == "null")
            #expect(try unknown(caller.from("BR")) == "null")
            let state = try unknown(caller.from("US"))
            #expect(state?.contains(#""setting":"unknown_us_state""#) == true)
            #expect(state?.contains(#""counts_as":"us_state""#) == true)
            #expect(try unknown(caller.from("XX"))?.contains(#""counts_as":"gdpr""#) == true)
        }
    }

    @Test func `an unchanged document makes no version, and one that users do not see neither`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let same = try caller.putApp().json()
            #expect(same[path: "effect"] == "unchanged")
            #expect(same[path: "version"] == "1")
            let unseen = try caller.putApp(#"{"name":"Shop","unknown_geography":"not_regulated"}"#).json()
            #expect(unseen[path: "effect"] == "updated")
            #expect(unseen[path: "version"] == "1")
        }
    }

    @Test func `a dry run checks and previews, and changes nothing`() throws {
        try TestService.each { _, caller in
            let dry = try caller.admin("PUT", "/shop?dry_run=true", body: #"{"name":"Shop"}"#)
            #expect(dry.status == 200)
            #expect(try dry.json()[path: "dry_run"] == "true")
            #expect(try dry.json()[path: "effect"] == "created")
            #expect(try caller.admin("GET", "/shop").status == 404)
            let wrong = try caller.admin("PUT", "/shop?dry_run=true", body: #"{"name":"Shop","colour":1}"#)
            #expect(wrong.problemCode == "unknown_field")
        }
    }

    @Test func `a document can't withdraw the form that it publishes`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let current = try caller.formID()
            let body = #"{"name":"Shop","withdrawn_forms":["\#(current)"]}"#
            let response = try caller.admin("PUT", "/shop", body: body)
            #expect(response.status == 422)
            #expect(response.problemCode == "conflicting_fields")
            #expect(try response.json()[path: "field"] == "withdrawn_forms")
        }
    }

    @Test func `a version goes on counting after an app was deleted and came back`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            _ = try caller.admin("DELETE", "/shop")
            #expect(try caller.putApp().json()[path: "version"] == "2")
        }
    }

    @Test func `what an apps file holds is changed there`() throws {
        try TestService.each { service, caller in
            try TemporaryDirectory.with { directory in
                try FileText.create(directory + "/apps.json", content: #"{"shop":{"name":"Shop"}}"#, mode: 0o600)
                try service.context.applyAppsFile(directory + "/apps.json")
            }
            let put = try caller.admin("PUT", "/shop", body: #"{"name":"Mine"}"#)
            #expect(put.status == 409)
            #expect(put.problemCode == "app_managed_by_file")
            #expect(try caller.admin("DELETE", "/shop").problemCode == "app_managed_by_file")
            try TemporaryDirectory.with { directory in
                try FileText.create(directory + "/apps.json", content: "{}", mode: 0o600)
                try service.context.applyAppsFile(directory + "/apps.json")
            }
            #expect(try caller.putApp(#"{"name":"Mine"}"#).status == 200, "an app that the file dropped is free again")
        }
    }

    @Test func `test devices are listed with their labels`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let path = "/shop/test-devices/\(caller.device)"
            _ = try caller.admin("PUT", path, body: #"{"label":"QA phone"}"#)
            _ = try caller.admin("PUT", path, body: #"{"label":"Anna's phone"}"#)
            let list = try caller.admin("GET", "/shop/test-devices").json()
            #expect(list[path: "test_devices"]?.contains("Anna's phone") == true)
            #expect(list[path: "test_devices"]?.contains("QA phone") == false)
        }
    }

    @Test(arguments: [
        #"{}"#, #"{"label":""}"#, #"{"label":"a\u0007"}"#, #"{"label":1}"#, #"{"label":"x","more":1}"#, "[]",
    ])
    func `a malformed test device is refused`(_ body: String) throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let response = try caller.admin("PUT", "/shop/test-devices/\(caller.device)", body: body)
            #expect(response.status == 422)
            #expect(try caller.admin("GET", "/shop/test-devices").json()[path: "test_devices"] == "[]")
        }
    }

    @Test func `a matrix of places and dates is decided without storing anything`() throws {
        try TestService.each { _, caller in
            let body = #"""
                {"document":{"name":"Shop"},"geographies":["DE","US-CA","US-IN","other"],
                 "dates":["2025-12-31T12:00:00Z","2026-01-01T12:00:00Z"]}
                """#
            let response = try caller.with("Authorization", "Bearer \(TestService.adminToken)")
                .send("POST", "/v1/admin/simulate", body: body)
            #expect(response.status == 200, "\(response.text)")
            guard case .array(let results)? = try response.json()["results"] else { throw WireError.malformed }
            #expect(results.count == 8)
            let indiana = results.filter { $0[path: "geography"] == "US-IN" }.map { $0[path: "regulation"] }
            #expect(indiana == ["none", "us_state"], "Indiana's law took force on 1 January 2026")
        }
    }

    @Test func `readiness tells why it is not`() throws {
        try TestService.each { service, caller in
            #expect(try caller.send("GET", "/readyz").status == 200)
            service.context.isDraining.store(true, ordering: .releasing)
            let draining = try caller.send("GET", "/readyz")
            #expect(draining.status == 503)
            #expect(try draining.json()[path: "draining"] == "true")
            #expect(try caller.send("GET", "/healthz").status == 200)
        }
    }

    @Test func `metrics name the matched route and never what was asked for`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            _ = try caller.info()
            _ = try caller.send("GET", "/v1/made/up/by/the/caller")
            // A request is counted when its last byte was sent, which its client may know before the server does.
            let counted = [
                #"route="/v1/apps/{app}/devices/{device}/consent-info",method="GET",status="200""#,
                #"route="none",method="GET",status="404""#,
            ]
            var text = ""
            for _ in 0..<1000 where !counted.allSatisfy(text.contains) {
                text = try caller.send("GET", "/metrics").text
            }
            for one in counted { #expect(text.contains(one)) }
            #expect(!text.contains("made") && !text.contains(caller.device))
        }
    }

    @Test func `the contract and the version are served`() throws {
        try TestService.each { _, caller in
            let contract = try caller.send("GET", "/openapi.yaml")
            #expect(contract.text.hasPrefix("openapi: 3.1"))
            #expect(
                try caller.with("If-None-Match", try #require(contract.header("etag"))).send("GET", "/openapi.yaml")
                    .status == 304)
            #expect(try caller.send("GET", "/version").json()[path: "version"] == ServerVersion.current)
        }
    }
}
