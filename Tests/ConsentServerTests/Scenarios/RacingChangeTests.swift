// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

/// What comes between the moment when a submission is judged and the one when it is stored.
@Suite struct RacingChangeTests {
    private let store = InterposingStore()
    private let service: TestService
    private let caller: Caller

    init() throws {
        service = try TestService(store: store)
        caller = Caller(transport: .inProcess(Application(service.context)))
        try caller.putApp(#"{"name":"Shop","environment":"testing"}"#)
        try service.settle()
    }

    private func events() throws -> [EventRecord] {
        let app = try #require(AppID(caller.app))
        return try store.read { (reader) throws(StorageError) in try reader.events(of: app, after: 0, limit: 10) }
    }

    @Test func `a choice that was stored meanwhile is counted`() throws {
        let form = try caller.formID()
        store.comeBetween { [caller] in
            let other = try caller.device(
                "PUT", "consent", body: #"{"form_id":"\#(form)","action":"do_not_consent"}"#)
            #expect(other.status == 200)
        }
        let answer = try caller.device("PUT", "consent", body: #"{"form_id":"\#(form)","action":"consent"}"#)
        #expect(try answer.json()[path: "decision.outcome"] == "all", "\(answer.text)")
        #expect(try events().map(\.header.revision) == [1, 2])
        let stored = try caller.device("GET", "consent")
        #expect(try stored.json()[path: "european.action"] == "consent", "\(stored.text)")
    }

    @Test func `the same choice, stored meanwhile, is a repeat`() throws {
        let body = #"{"form_id":"\#(try caller.formID())","action":"consent"}"#
        store.comeBetween { [caller] in
            let other = try caller.device("PUT", "consent", body: body)
            #expect(other.status == 200)
        }
        #expect(try caller.device("PUT", "consent", body: body).status == 200)
        #expect(try events().count == 1)
    }

    @Test func `a reset that came between is counted`() throws {
        try caller.choose("do_not_consent")
        let form = try caller.formID("?kind=privacy_options")
        store.comeBetween { [caller] in
            let reset = try caller.device("DELETE", "consent")
            #expect(reset.status == 204)
        }
        let answer = try caller.device("PUT", "consent", body: #"{"form_id":"\#(form)","action":"do_not_consent"}"#)
        #expect(answer.status == 200, "\(answer.text)")
        #expect(try events().map(\.header.revision) == [1, 2, 3])
        #expect(try events().map(\.header.type) == [.choice, .reset, .choice])
    }

    @Test func `strings are written for the app as it is when the choice is stored`() throws {
        let form = try caller.formID()
        let body = #"{"form_id":"\#(form)","action":"consent"}"#
        store.comeBetween { [caller, service] in
            try caller.putApp(#"{"name":"Shop","environment":"testing","publisher_country":"FR"}"#)
            try service.settle()
        }
        #expect(try caller.device("PUT", "consent", body: body).status == 200)
        try service.settle()
        var later = caller
        later.device = "5f2b8c1e-9d4a-4c77-8a55-0e1f2a3b4c5e"
        #expect(try later.device("PUT", "consent", body: body).status == 200)
        let signals = try #require(try caller.info()[path: "signals.tc_string"])
        #expect(try later.info()[path: "signals.tc_string"] == signals)
        let country = try TCString.decode(signals).publisherCC
        #expect(country.description == "FR")
    }
}
