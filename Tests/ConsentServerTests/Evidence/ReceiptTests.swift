// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

@Suite struct ReceiptTests {
    private func bytes(_ value: JSONValue?, _ path: String) throws -> [UInt8] {
        let text = try #require(value?[path: path])
        return try JSONField(path: path, value: .string(text)).bytes(text.utf8.count / 2)
    }

    /// Checks a receipt as an auditor would, and gives what it says.
    @discardableResult
    private func check(_ answer: HTTPResponse, _ service: TestService) throws -> JSONValue {
        #expect(answer.status == 200, "\(answer.text)")
        let json = try answer.json()
        let receipt = try #require(json["receipt"])
        let key = service.context.transparency.key
        #expect(try bytes(json, "signature.public_key") == key.publicKey)
        #expect(
            key.isSigned(
                Array("consent-server receipt 1\n".utf8) + receipt.canonicalBytes,
                by: try bytes(json, "signature.value")))
        // What is signed is what is sent.
        #expect(
            String(decoding: answer.body, as: UTF8.self).contains(
                String(decoding: receipt.canonicalBytes, as: UTF8.self)))

        let hashing = service.context.transparency.hashing
        let header = try bytes(receipt, "evidence.header")
        let salt = try bytes(receipt, "evidence.salt")
        let payload = Array(try #require(receipt["evidence"]?["payload"]?.string).utf8)
        let decoded = try EventHeader(canonicalBytes: header)
        #expect(
            decoded.deviceCommitment
                == hashing.deviceCommitment(salt: salt, device: try bytes(receipt, "evidence.device_key")))
        let leaf = hashing.leaf(header: header, payloadHash: hashing.payloadHash(salt: salt, payload: payload))
        #expect(hexadecimal(leaf) == receipt[path: "receipt_id"])
        let head = try SignedHead(JSONField(path: "head", value: try #require(receipt["head"])))
        #expect(key.isSigned(head))
        guard case .array(let hashes)? = receipt["inclusion"]?["hashes"],
            case .integer(let index)? = receipt["inclusion"]?["leaf_index"]
        else { throw StorageError.database("no inclusion proof") }
        let path = try hashes.map { try JSONField(path: "", value: $0).bytes(32) }
        #expect(hashing.root(ofLeaf: leaf, index: index, size: head.head.size, path: path) == head.head.root)
        return receipt
    }

    @Test func `a receipt of the current choice holds together, and says what was shown and chosen`() throws {
        try TestService.each { service, caller in
            try caller.putApp(#"{"name":"Shop","privacy_policy_url":"https://shop.example/privacy"}"#)
            let form = try caller.formID()
            _ = try caller.device(
                "PUT", "consent",
                body:
                    #"{"form_id":"\#(form)","action":"save_choices","button":"save","choices":{"purposes":{"consent":[1,2]}},"decided_at":"2026-11-30T11:59:00Z","client":{"app_version":"1.2.0","sdk_version":"3"}}"#
            )
            let receipt = try check(try caller.device("GET", "consent/receipt"), service)
            for (path, expected) in [
                ("event.kind", "european"), ("event.event_type", "choice"), ("event.event_state", "given_in_part"),
                ("event.event_time", "2026-11-30T11:59:00Z"), ("event.received_at", "2026-11-30T12:00:00Z"),
                ("event.clock_skewed", "false"), ("event.valid_until", "2027-12-30T00:00:00Z"), ("event.revision", "1"),
                ("processing.jurisdiction.country", "DE"), ("processing.jurisdiction.source", "header"),
                ("processing.jurisdiction.regulation", "gdpr"), ("processing.privacy_notice.form_id", form),
                ("processing.privacy_notice.language", "en"), ("processing.purposes.consent", "[1,2]"),
                ("processing.privacy_notice.url", "/v1/apps/shop/forms/\(form)"),
                ("processing.collection_method.action", "save_choices"),
                ("processing.collection_method.button", "save"),
                ("processing.collection_method.client.app_version", "1.2.0"),
            ] { #expect(receipt[path: path] == expected, "\(path)") }
            let text = String(decoding: receipt.canonicalBytes, as: UTF8.self)
            #expect(!text.contains(caller.device))
            // The text that was shown is there, and is the one that was hashed.
            let shown = try caller.send("GET", "/v1/apps/shop/forms/\(form)")
            #expect(FormID(digest: Sodium.sha256(shown.body)).description == form)
        }
    }

    @Test func `each revision has a receipt, resets included, and the current one is the newest kind's`() throws {
        let service = try TestService()
        let caller = Caller(transport: .inProcess(Application(service.context)))
        try caller.putApp()
        try caller.choose("consent")
        service.advance(seconds: 100)
        _ = try caller.device("DELETE", "consent")
        #expect(try caller.device("GET", "consent/receipt").problemCode == "consent_not_found")
        service.advance(seconds: 100)
        try caller.choose("do_not_consent")
        service.advance(seconds: 100)
        try caller.from("US", "CA").chooseUS(optOut: true)
        for (query, kind, state) in [
            ("", "us_states", "opted_out"), ("?kind=european", "european", "refused"),
            ("?kind=european&revision=1", "european", "given"), ("?kind=european&revision=2", "european", "withdrawn"),
            ("?kind=us_states&revision=1", "us_states", "opted_out"),
        ] {
            let receipt = try check(try caller.device("GET", "consent/receipt\(query)"), service)
            #expect(receipt[path: "event.kind"] == kind, "\(query)")
            #expect(receipt[path: "event.event_state"] == state, "\(query)")
        }
        for (query, code) in [
            ("?revision=1", "missing_field"), ("?kind=european&revision=9", "consent_not_found"),
            ("?kind=european&revision=0", "invalid_parameter"), ("?kind=privacy_options", "invalid_parameter"),
            ("?kinds=european", "unknown_parameter"),
        ] { #expect(try caller.device("GET", "consent/receipt\(query)").problemCode == code, "\(query)") }
    }

    @Test func `the receipt of an import has consent-info's times, those of its oldest TC string`() throws {
        let today = TestService.start.day.daysSinceEpoch
        let (older, newer) = (try ImportTests.tcString(day: today - 40), try ImportTests.tcString(day: today - 10))
        let (olderGPP, newerGPP) = ("DBABMA~\(older)", "DBABMA~\(newer)")
        for (members, decidedAt) in [
            (#""tc_string":"\#(newer)""#, "2026-11-20T00:00:00Z"),
            (#""gpp_string":"\#(newerGPP)""#, "2026-11-20T00:00:00Z"),
            (#""tc_string":"\#(newer)","gpp_string":"\#(olderGPP)""#, "2026-10-21T00:00:00Z"),
            (#""tc_string":"\#(older)","gpp_string":"\#(newerGPP)""#, "2026-10-21T00:00:00Z"),
            (#""tc_string":"\#(newer)","decided_at":"2026-11-30T11:59:00Z""#, "2026-11-20T00:00:00Z"),
        ] {
            try TestService.each { service, caller in
                try caller.putApp()
                let put = try caller.device("PUT", "consent", body: "{\(members)}")
                #expect(put.status == 200, "\(put.text)")
                let receipt = try check(try caller.device("GET", "consent/receipt"), service)
                let info = try caller.info()
                #expect(receipt[path: "event.event_type"] == "import")
                #expect(receipt[path: "event.event_time"] == decidedAt, "\(members)")
                #expect(info[path: "decision.decided_at"] == decidedAt, "\(members)")
                #expect(receipt[path: "event.valid_until"] == info[path: "decision.expires_at"])
                #expect(receipt[path: "event.received_at"] == "2026-11-30T12:00:00Z")
            }
        }
    }

    @Test(arguments: [true, false])
    func `a receipt says until when a US choice counts, which an opt-out does without end`(optOut: Bool) throws {
        try TestService.each { service, caller in
            let caller = caller.from("US", "CA")
            try caller.putApp()
            try caller.chooseUS(optOut: optOut)
            let receipt = try check(try caller.device("GET", "consent/receipt"), service)
            let info = try caller.info()
            #expect(info["decision"]?["expires_at"] == receipt["event"]?["valid_until"])
            #expect(receipt["event"]?["valid_until"] == (optOut ? .null : .string("2027-12-30T00:00:00Z")))
            service.advance(seconds: 100)
            _ = try caller.device("DELETE", "consent")
            let reset = try caller.device("GET", "consent/receipt?kind=us_states&revision=2")
            // On a production app an opt-out survives, and there is no second event.
            if !optOut { #expect(try check(reset, service)["event"]?["valid_until"] == .null) }
        }
    }

    @Test func `a receipt rests on the kept head where there is one over it`() throws {
        let service = try TestService()
        let caller = Caller(transport: .inProcess(Application(service.context)))
        try caller.putApp()
        try caller.choose("consent")
        let keeper = LogKeeper(service.context.transparency, log: service.context.log)
        try keeper.keepHead(ifDue: false)
        service.advance(seconds: 10)
        var other = caller
        other.device = "device-2-0123456789abcdef"
        try other.choose("consent")
        #expect(try check(try caller.device("GET", "consent/receipt"), service)[path: "head.tree_size"] == "1")
        #expect(try check(try other.device("GET", "consent/receipt"), service)[path: "head.tree_size"] == "2")
    }

    @Test func `the text of a form outlives its app, and what was never published is not there`() throws {
        let service = try TestService()
        let caller = Caller(transport: .inProcess(Application(service.context)))
        try caller.putApp()
        let form = try caller.formID()
        _ = try caller.admin("DELETE", "/shop")
        let shown = try caller.send("GET", "/v1/apps/shop/forms/\(form)")
        #expect(shown.status == 200)
        #expect(FormID(digest: Sodium.sha256(shown.body)).description == form)
        let never = String(repeating: "A", count: 43)
        #expect(try caller.send("GET", "/v1/apps/shop/forms/\(never)").problemCode == "form_not_found")
        #expect(try caller.send("GET", "/v1/apps/nobody/forms/\(form)").problemCode == "app_not_found")
        #expect(try caller.send("GET", "/v1/apps/shop/forms/short").problemCode == "form_not_found")
    }

    @Test func `the history names the text that was shown`() throws {
        let service = try TestService()
        let caller = Caller(transport: .inProcess(Application(service.context)))
        try caller.putApp()
        let form = try caller.formID()
        try caller.choose("consent")
        let history = try caller.admin("GET", "/shop/devices/\(caller.device)/history")
        #expect(history.text.contains(#""form_url":"/v1/apps/shop/forms/\#(form)""#))
        #expect(!history.text.contains(caller.device))
        // Also when the app is gone.
        _ = try caller.admin("DELETE", "/shop")
        #expect(try caller.admin("GET", "/shop/devices/\(caller.device)/history").body == history.body)
        #expect(try caller.admin("GET", "/nobody/devices/\(caller.device)/history").problemCode == "app_not_found")
    }
}
