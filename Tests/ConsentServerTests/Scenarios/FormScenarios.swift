// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

/// Which form is given where, and what it carries.
@Suite struct FormScenarios {
    @Test func `where nothing is asked there is no form, and the reason says why`() throws {
        try TestService.each { _, caller in
            let caller = caller.from("JP")
            try caller.putApp()
            let response = try caller.device("GET", "form")
            #expect(response.status == 409)
            #expect(response.problemCode == "form_not_available")
            #expect(try response.json()[path: "reason"] == "not_regulated")
            #expect(try caller.device("GET", "form?if_required=true").status == 204)
            #expect(try caller.device("GET", "form?kind=privacy_options").problemCode == "form_not_available")
        }
    }

    @Test func `if_required gives the form only while it must be shown`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            #expect(try caller.device("GET", "form?if_required=true").status == 200)
            try caller.choose("do_not_consent")
            #expect(try caller.device("GET", "form?if_required=true").status == 204)
            #expect(try caller.device("GET", "form").status == 200, "consent-info says that it is available")
        }
    }

    @Test func `the privacy options show what was chosen, not the defaults`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let first = try caller.device("GET", "form").json()
            #expect(first[path: "current_choices"] == "null")
            let choices = #","choices":{"purposes":{"consent":[1,3]},"vendors":{"consent":[755]}}"#
            #expect(try caller.choose("save_choices", choices).status == 200)
            let form = try caller.device("GET", "form?kind=privacy_options").json()
            #expect(form[path: "current_choices.purposes.consent"] == "[1,3]")
            #expect(form[path: "current_choices.purposes.legitimate_interest"] == "[]")
            #expect(form[path: "current_choices.vendors.consent"] == "[755]")
        }
    }

    @Test func `a form that asks anew is not ticked with what no longer counts`() throws {
        try TestService.each { service, caller in
            try caller.putApp(#"{"name":"Shop","environment":"testing"}"#)
            try caller.choose("consent")
            try caller.putApp()
            #expect(try caller.device("GET", "form").json()[path: "current_choices"] == "null")
            try caller.choose("consent")
            service.advance(days: 500)
            #expect(try caller.info()[path: "reason.code"] == "expired")
            #expect(try caller.device("GET", "form?kind=privacy_options").json()[path: "current_choices"] == "null")
        }
    }

    @Test func `on a US form an empty answer opts out of nothing`() throws {
        try TestService.each { _, caller in
            let caller = caller.from("US", "CA")
            try caller.putApp()
            let id = try caller.formID("?kind=privacy_options")
            let stored = try caller.device(
                "PUT", "consent", body: #"{"form_id":"\#(id)","action":"save_choices","choices":{}}"#)
            #expect(stored.status == 200, "\(stored.text)")
            #expect(try stored.json()[path: "decision.us.sale_opt_out"] == "false")
        }
    }

    @Test func `a stored choice can be taken back where nothing requires it`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            try caller.choose("consent")
            let form = try caller.from("JP").device("GET", "form?kind=privacy_options").json()
            #expect(form[path: "content.kind"] == "european")
        }
    }

    @Test func `a US caller is offered the opt-outs behind the privacy button alone`() throws {
        try TestService.each { _, caller in
            let caller = caller.from("US", "CA")
            try caller.putApp()
            let info = try caller.info()
            #expect(info[path: "consent_status"] == "not_required")
            #expect(info[path: "privacy_options_requirement_status"] == "required")
            #expect(info[path: "form.kind"] == "us_states")
            #expect(try caller.device("GET", "form?if_required=true").status == 204)
            #expect(try caller.device("GET", "form?kind=privacy_options").json()[path: "content.kind"] == "us_states")
            let stored = try caller.chooseUS(optOut: true).json()
            #expect(stored[path: "ads.mode"] == "restricted")
            #expect(stored[path: "reason.code"] == "opted_out")
            #expect(stored[path: "decision.us.sale_opt_out"] == "true")
        }
    }

    @Test func `GPC is honoured and shown`() throws {
        try TestService.each { _, caller in
            let caller = caller.from("US", "CO").with("Sec-GPC", "1")
            try caller.putApp()
            #expect(try caller.info()[path: "reason.code"] == "gpc")
            #expect(try caller.info()[path: "ads.mode"] == "restricted")
            #expect(
                try caller.device("GET", "form?kind=privacy_options").json()[path: "global_privacy_control"] == "true")
            let unseen = try caller.chooseUS(optOut: false).json()
            #expect(unseen[path: "decision.us.sale_opt_out"] == "true", "the form did not show that GPC was on")
            let seen = try caller.chooseUS(optOut: false, #","gpc_shown":true"#).json()
            #expect(seen[path: "decision.us.sale_opt_out"] == "false")
            #expect(seen[path: "ads.mode"] == "unrestricted")
        }
    }

    @Test func `the explainer comes before the tracking alert, and not after a refusal`() throws {
        try TestService.each { _, caller in
            try caller.putApp(#"{"name":"Shop","idfa_explainer":true}"#)
            let query = "?kind=idfa_explainer&platform=ios&att_status=not_determined"
            let japanese = caller.from("JP")
            #expect(try japanese.device("GET", "form\(query)").json()[path: "content.kind"] == "idfa_explainer")
            try caller.choose("do_not_consent")
            let info = try caller.info("?platform=ios&att_status=not_determined")
            #expect(info[path: "att"] == #"{"should_prompt":false,"show_explainer":false}"#)
            #expect(try caller.device("GET", "form\(query)").problemCode == "form_not_available")
        }
    }

    @Test func `the name of a form is the hash of its content`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let response = try caller.device("GET", "form")
            let member = Array(#""content":"#.utf8)
            let start =
                try #require(
                    response.body.indices.first { response.body[$0...].starts(with: member) }) + member.count
            let content = Array(response.body[start...].dropLast())
            #expect(try response.json()[path: "form_id"] == base64URL(Sodium.sha256(content)))
        }
    }
}
