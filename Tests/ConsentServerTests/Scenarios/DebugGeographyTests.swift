// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

/// Who may force a geography, and what everyone else is told.
@Suite struct DebugGeographyScenarios {
    private static let testing = #"{"name":"Shop","environment":"testing"}"#

    @Test(arguments: [
        ("EEA", "DE", "gdpr", "required"), ("eea", "DE", "gdpr", "required"),
        ("regulated_us_state", "US", "us_state", "not_required"),
        ("Regulated_US_State", "US", "us_state", "not_required"),
        ("other", "AQ", "none", "not_required"), ("not_eea", "AQ", "none", "not_required"),
        ("FR", "FR", "gdpr", "required"), ("us-ca", "US", "us_state", "not_required"),
        ("BR", "BR", "none", "not_required"),
    ])
    func `a testing app's device is where it says`(_ row: (String, String, String, String)) throws {
        try TestService.each { _, caller in
            let caller = caller.from("JP")
            try caller.putApp(Self.testing)
            let info = try caller.info("?debug_geography=\(row.0)")
            #expect(info[path: "geography.country"] == row.1)
            #expect(info[path: "geography.source"] == "debug")
            #expect(info[path: "geography.debug.applied"] == "true")
            #expect(info[path: "regulation"] == row.2)
            #expect(info[path: "consent_status"] == row.3)
        }
    }

    @Test func `an unregistered device of a production app is told how to register`() throws {
        try TestService.each { _, caller in
            let caller = caller.from("JP")
            try caller.putApp()
            let info = try caller.info("?debug_geography=eea")
            #expect(
                info[path: "geography.debug"]
                    == #"{"applied":false,"reason":"device_not_registered","requested":"eea"}"#)
            #expect(info[path: "geography.country"] == "JP")
            #expect(info[path: "consent_status"] == "not_required")
            #expect(info[path: "warnings"]?.contains("debug_geography_ignored") == true)
            #expect(info[path: "warnings"]?.contains("test-devices") == true, "it says how to register")
        }
    }

    @Test func `a registered test device of a production app is where it says, until it is taken off`() throws {
        try TestService.each { _, caller in
            let caller = caller.from("JP")
            try caller.putApp()
            let path = "/shop/test-devices/\(caller.device)"
            #expect(try caller.admin("PUT", path, body: #"{"label":"QA phone"}"#).status == 200)
            #expect(try caller.info("?debug_geography=eea")[path: "geography.debug.reason"] == "test_device")
            #expect(try caller.info("?debug_geography=eea")[path: "consent_status"] == "required")
            #expect(try caller.admin("DELETE", path).status == 204)
            #expect(try caller.info("?debug_geography=eea")[path: "geography.debug.applied"] == "false")
            #expect(try caller.admin("DELETE", path).problemCode == "test_device_not_found")
        }
    }

    @Test func `a choice under a forced geography is marked and counts for that device`() throws {
        try TestService.each { _, caller in
            let caller = caller.from("JP")
            try caller.putApp(Self.testing)
            let stored = try caller.choose("consent", query: "?debug_geography=eea").json()
            #expect(stored[path: "decision.debug"] == "true")
            #expect(try caller.info("?debug_geography=eea")[path: "consent_status"] == "obtained")
            let events = try caller.admin("GET", "/shop/devices/\(caller.device)/history").json()
            #expect(events[path: "events"]?.contains(#""forced":true"#) == true)
        }
    }

    @Test(arguments: [
        ("ZZ", "unknown_geography", "required"), ("xx", "unknown_geography", "required"),
        ("US-XX", "unknown_us_state", "not_required"),
    ])
    func `a code that names no place is told to stand for an unknown one`(_ row: (String, String, String)) throws {
        try TestService.each { _, caller in
            try caller.putApp(Self.testing)
            let info = try caller.info("?debug_geography=\(row.0)")
            #expect(info[path: "warnings"]?.contains("debug_geography_unknown") == true)
            #expect(info[path: "warnings"]?.contains(row.1) == true)
            #expect(info[path: "consent_status"] == row.2)
            for known in ["DE", "US", "US-CA", "other", "EU"] {
                let sound = try caller.info("?debug_geography=\(known)")
                #expect(sound[path: "warnings"]?.contains("debug_geography_unknown") == false, "\(known)")
            }
        }
    }

    @Test(arguments: ["AB", "ZY", "AB-CA", "DE-", "ZZ-CA", "debugland"])
    func `a code that is assigned to nobody is refused with the forms that are valid`(_ value: String) throws {
        try TestService.each { _, caller in
            try caller.putApp(Self.testing)
            let response = try caller.device("GET", "consent-info?debug_geography=\(value)")
            #expect(response.status == 400)
            #expect(response.problemCode == "invalid_parameter")
            #expect(response.text.contains("regulated_us_state") && response.text.contains("US-CA"))
        }
    }

    @Test func `disabled asks for the real geography`() throws {
        try TestService.each { _, caller in
            try caller.putApp(Self.testing)
            let info = try caller.info("?debug_geography=disabled")
            #expect(info[path: "geography.source"] == "header")
            #expect(info[path: "geography.debug.reason"] == "disabled")
        }
    }

    @Test func `a server can let everyone or no one force it`() throws {
        try TestService.each(debugGeography: .all) { _, caller in
            try caller.putApp()
            #expect(try caller.info("?debug_geography=other")[path: "geography.debug.reason"] == "allowed_for_all")
        }
        try TestService.each(debugGeography: .off) { _, caller in
            try caller.putApp(Self.testing)
            let info = try caller.info("?debug_geography=other")
            #expect(info[path: "geography.debug.reason"] == "turned_off")
            #expect(info[path: "geography.country"] == "DE")
        }
    }

    @Test func `the form's address repeats the query`() throws {
        try TestService.each { _, caller in
            try caller.putApp(Self.testing)
            #expect(
                try caller.info("?debug_geography=EEA&language=de")[path: "form.url"]
                    == "form?debug_geography=EEA&language=de")
            #expect(
                try caller.info("?debug_geography=US-CA")[path: "form.url"]
                    == "form?debug_geography=US-CA&kind=privacy_options")
        }
    }
}
