// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import Testing

@testable import ConsentModel
@testable import ConsentServer

/// A person asks what is held on their device, and has it erased.
@Suite struct DeviceDataTests {
    private static let document = #"{"name":"Shop","environment":"testing"}"#

    private func data(_ caller: Caller) throws -> JSONValue {
        let response = try caller.admin("GET", "/\(caller.app)/devices/\(caller.device)/data")
        #expect(response.status == 200, "\(response.text)")
        #expect(response.header("cache-control") == "no-store")
        return try response.json()
    }

    private func elements(_ value: JSONValue?) -> [JSONValue] {
        if case .array(let elements)? = value { elements } else { [] }
    }

    @Test func `everything that is held is one document`() throws {
        try TestService.each { _, caller in
            try caller.putApp(Self.document)
            try caller.with("Idempotency-Key", "abc").choose("consent")
            try caller.from("US", "CA").chooseUS(optOut: true)
            _ = try caller.admin("PUT", "/shop/test-devices/\(caller.device)", body: #"{"label":"QA"}"#)
            let held = try data(caller)
            #expect(held[path: "app_id"] == "shop")
            #expect(held[path: "device_id"] == caller.device)
            #expect(held[path: "current_choices.european.outcome"] == "all")
            #expect(held[path: "current_choices.us_states.us.sale_opt_out"] == "true")
            #expect(held[path: "revisions.european"] == "1")
            let events = elements(held["events"])
            #expect(events.map { $0[path: "type"] } == ["choice", "choice"])
            #expect(events[0][path: "payload.choices.purposes.consent"] != nil)
            // What was shown can be read, not only named.
            let forms = elements(held["forms"])
            #expect(forms.map { $0[path: "form_id"] } == events.map { $0[path: "form_id"] })
            #expect(forms[0][path: "content.title"] != nil)
            let keys = elements(held["idempotency_keys"])
            #expect(keys.count == 1)
            #expect(keys[0][path: "body.consent_status"] == "obtained")
            #expect(held[path: "test_device.label"] == "QA")
        }
    }

    @Test func `of an unknown device nothing is held`() throws {
        try TestService.each { _, caller in
            try caller.putApp(Self.document)
            let held = try data(caller)
            for list in ["events", "forms", "idempotency_keys"] { #expect(elements(held[list]).isEmpty) }
            #expect(held[path: "current_choices.european"] == "null")
            #expect(held[path: "test_device"] == "null")
        }
    }

    @Test func `an erasure takes it all, is an event itself, and may be repeated`() throws {
        try TestService.each { service, caller in
            try caller.putApp(Self.document)
            try caller.with("Idempotency-Key", "abc").choose("consent")
            try caller.choose("do_not_consent")
            _ = try caller.admin("PUT", "/shop/test-devices/\(caller.device)", body: #"{"label":"QA"}"#)
            let before = try data(caller)
            for _ in 0..<2 {
                #expect(try caller.admin("DELETE", "/shop/devices/\(caller.device)/data").status == 204)
            }
            let held = try data(caller)
            for list in ["events", "forms", "idempotency_keys"] { #expect(elements(held[list]).isEmpty) }
            #expect(held[path: "test_device"] == "null")
            #expect(try caller.device("GET", "consent").problemCode == "consent_not_found")
            #expect(try caller.info()[path: "reason.code"] == "no_decision")
            let app = try #require(AppID("shop"))
            let log = try service.context.store.see { try $0.events(of: app, after: 0, limit: 99) }
            #expect(log.map(\.header.type) == [.choice, .choice, .erasure], "the second erasure had nothing to tell")
            let leaves = log.prefix(2).map { hexadecimal($0.leaf) }
            #expect(leaves == elements(before["events"]).compactMap { $0[path: "leaf"] })
            #expect(log.allSatisfy { $0.payload == nil })
            #expect(log[2].header.revision == 3)
        }
    }

    @Test func `the key of an erased device may be used again, for another choice`() throws {
        try TestService.each { _, caller in
            try caller.putApp(Self.document)
            let keyed = caller.with("Idempotency-Key", "abc")
            try keyed.choose("consent")
            #expect(try caller.admin("DELETE", "/shop/devices/\(caller.device)/data").status == 204)
            #expect(try keyed.choose("do_not_consent").status == 200)
            #expect(try caller.info()[path: "decision.revision"] == "1")
        }
    }

    @Test func `a US opt-out does not survive an erasure`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let californian = caller.from("US", "CA")
            try californian.chooseUS(optOut: true)
            #expect(try californian.device("DELETE", "consent").status == 204)
            #expect(try californian.info()[path: "reason.code"] == "opted_out")
            #expect(try caller.admin("DELETE", "/shop/devices/\(caller.device)/data").status == 204)
            #expect(try californian.info()[path: "reason.code"] == "opt_out_not_exercised")
        }
    }

    @Test func `an erased test device may no longer force its geography`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            _ = try caller.admin("PUT", "/shop/test-devices/\(caller.device)", body: #"{"label":"QA"}"#)
            #expect(try caller.info("?debug_geography=JP")[path: "geography.debug.applied"] == "true")
            #expect(try caller.admin("DELETE", "/shop/devices/\(caller.device)/data").status == 204)
            #expect(try caller.info("?debug_geography=JP")[path: "geography.debug.applied"] == "false")
        }
    }

    @Test func `the devices of a deleted app keep their rights`() throws {
        try TestService.each { _, caller in
            try caller.putApp(Self.document)
            try caller.choose("consent")
            #expect(try caller.admin("DELETE", "/shop").status == 204)
            #expect(elements(try data(caller)["events"]).count == 1)
            #expect(try caller.admin("DELETE", "/shop/devices/\(caller.device)/data").status == 204)
            #expect(elements(try data(caller)["events"]).isEmpty)
            #expect(try caller.admin("DELETE", "/nobody/devices/x/data").problemCode == "app_not_found")
        }
    }

    @Test func `only an operator may`() throws {
        try TestService.each { _, caller in
            try caller.putApp(Self.document)
            for method in ["GET", "DELETE"] {
                #expect(try caller.send(method, "/v1/admin/apps/shop/devices/x/data").problemCode == "unauthorized")
            }
        }
    }
}
