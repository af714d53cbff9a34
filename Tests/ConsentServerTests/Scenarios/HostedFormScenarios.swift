// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

/// The hosted page, the parts of a published form, and the preview.
@Suite struct HostedFormScenarios {
    private let testing = #"{"name":"Shop","environment":"testing","allowed_origins":["https://shop.example"]}"#

    private func digest(_ name: String) -> String { base64URL(Sodium.sha256(Array(name.utf8))) }

    @Test func `the page is one answer that may run nothing but its own script`() throws {
        try TestService.each { _, caller in
            try caller.putApp(#"{"name":"Shop","allowed_origins":["https://shop.example","capacitor://localhost"]}"#)
            let page = try caller.device("GET", "form.html")
            #expect(page.status == 200)
            #expect(page.header("content-type") == "text/html; charset=utf-8")
            #expect(page.header("referrer-policy") == "no-referrer")
            #expect(page.header("x-content-type-options") == "nosniff")
            #expect(page.header("cache-control") == "private, no-cache")
            let policy = try #require(page.header("content-security-policy"))
            #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
            for part in [
                "connect-src 'self'", "base-uri 'none'", "form-action 'none'",
                "frame-ancestors 'self' https://shop.example capacitor://localhost",
            ] {
                #expect(policy.contains("; \(part)"), "\(part)")
            }
            #expect(!policy.contains("unsafe") && !policy.contains("*"))
            #expect(page.text.hasPrefix("<!DOCTYPE html>"))
            #expect(try caller.device("HEAD", "form.html").status == 200)
        }
    }

    @Test func `the policy's hashes are those of the page's own blocks`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let page = try caller.device("GET", "form.html")
            let policy = try #require(page.header("content-security-policy"))
            let blocks = page.text.matches(of: #/<(style|script)>((?s:.*?))<\/(?:style|script)>/#)
            #expect(blocks.map { String($0.1) } == ["style", "style", "script"])
            for block in blocks {
                #expect(policy.contains(PageDocument.source(of: Array(String(block.2).utf8))), "\(block.1)")
            }
        }
    }

    @Test func `what is sent is what was published, byte for byte, and the evidence names it`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let id = try caller.formID()
            let page = try caller.device("GET", "form.html").text
            let form = try caller.send("GET", "/v1/apps/shop/forms/\(id)")
            #expect(digest(form.text) == id)
            for part in ["html", "style", "script"] {
                let published = try caller.send("GET", "/v1/apps/shop/forms/\(id)/\(part)")
                #expect(published.status == 200 && published.header("content-type") == "text/plain; charset=utf-8")
                #expect(try digest(published.text) == #require(try form.json()[path: "page.\(part)"]))
                #expect(page.contains(published.text), "\(part)")
            }
        }
    }

    @Test func `a published form and its parts are there for ever, each named by its hash`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let id = try caller.formID()
            try caller.putApp(#"{"name":"Another"}"#)
            #expect(try caller.formID() != id)
            let form = try caller.send("GET", "/v1/apps/shop/forms/\(id)")
            #expect(form.header("cache-control") == "public, max-age=31536000, immutable")
            for part in ["offer", "options"] {
                let bytes = try caller.send("GET", "/v1/apps/shop/forms/\(id)/\(part)")
                #expect(bytes.header("cache-control") == "public, max-age=31536000, immutable")
                #expect(try digest(bytes.text) == #require(try form.json()[path: "parts.\(part)"]))
            }
            let partners = try caller.send("GET", "/v1/apps/shop/forms/\(id)/partners?page=1")
            #expect(try form.json()[path: "parts.partners"] == "[\"\(digest(partners.text))\"]")
            #expect(try partners.json()["vendors"]?.elements?.first?[path: "name"] == "Google Advertising Products")
        }
    }

    @Test(arguments: [
        ("nobody/forms/x", 404, "app_not_found"), ("shop/forms/x", 404, "form_not_found"),
        ("shop/forms/{id}/everything", 404, "form_not_found"),
        ("shop/forms/{id}/partners?page=2", 404, "form_not_found"),
        ("shop/forms/{id}/partners?page=0", 400, "invalid_parameter"),
        ("shop/forms/{id}/partners?page=x", 400, "invalid_parameter"),
        ("shop/forms/{id}/partners?page=01", 400, "invalid_parameter"),
        ("shop/forms/{id}/options?page=2", 404, "form_not_found"), ("nobody/forms/{id}/html", 404, "app_not_found"),
        ("shop/forms/0000000000000000000000000000000000000000000/html", 404, "form_not_found"),
        ("shop/forms/{id}?page=1", 400, "unknown_parameter"),
    ])
    func `a form or a part that is not there is told apart from a mistake`(
        _ path: String, _ status: Int, _ code: String
    ) throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let path = path.replacing("{id}", with: try caller.formID())
            let response = try caller.send("GET", "/v1/apps/\(path)")
            #expect(response.status == status && response.problemCode == code, "\(response.text)")
        }
    }

    @Test func `a choice on a superseded form is still judged by what that form offered`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let id = try caller.formID()
            try caller.putApp(#"{"name":"Another"}"#)
            let body = #"{"form_id":"\#(id)","action":"save_choices","choices":{"vendors":{"consent":[755]}}}"#
            #expect(try caller.device("PUT", "consent", body: body).status == 200)
            let other = body.replacing("755", with: "12")
            #expect(try caller.device("PUT", "consent", body: other).problemCode == "not_offered")
        }
    }

    @Test func `the page carries what this device has on, and its GPC`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            #expect(try caller.device("GET", "form.html").text.contains(#""current":null,"gpc":false"#))
            try caller.choose("do_not_consent")
            let again = try caller.device("GET", "form.html?kind=privacy_options").text
            #expect(again.contains(#""outcome":"none""#) && again.contains(#""current":{"purposes":{"consent":[]"#))
            let us = caller.from("US", "CA").with("Sec-GPC", "1")
            #expect(try us.device("GET", "form.html?kind=privacy_options").text.contains(#""gpc":true"#))
        }
    }

    @Test func `the page answers as the form does where there is none`() throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let japanese = caller.from("JP")
            #expect(try japanese.device("GET", "form.html?if_required=true").status == 204)
            let page = try japanese.device("GET", "form.html?language=de")
            #expect(page.status == 409)
            #expect(page.text.contains("Hier gibt es im Moment nichts zu entscheiden."))
            #expect(page.text.contains(#""error":"form_not_available""#))
        }
    }

    @Test(arguments: [
        ("/v1/apps/nobody/devices/3f2b8c1e-9d4a-4c77-8a55-0e1f2a3b4c5d/form.html", 404, "app_not_found"),
        ("/v1/apps/shop/devices/short/form.html", 422, "device_id_not_random"),
        ("/v1/apps/shop/devices/a%20b/form.html", 400, "invalid_id"),
        ("/v1/apps/shop/devices//form.html", 404, "not_found"),
        ("/v1/apps/shop/devices/3f2b8c1e-9d4a-4c77-8a55-0e1f2a3b4c5d/form.html?knid=x", 400, "unknown_parameter"),
    ])
    func `what is wrong with the call has a page for the person and a code for the host`(
        _ target: String, _ status: Int, _ code: String
    ) throws {
        try TestService.each { _, caller in
            try caller.putApp()
            let page = try caller.send("GET", target)
            #expect(page.status == status, "\(page.text.suffix(300))")
            #expect(page.header("content-type") == "text/html; charset=utf-8")
            #expect(page.text.contains("This form can&#39;t be shown") && page.text.contains(#""error":"\#(code)""#))
            #expect(page.header("content-security-policy")?.contains("default-src 'none'") == true)
        }
    }

    @Test func `a server that can't answer says that it is its own fault`() throws {
        try TestService.each { service, caller in
            try caller.putApp()
            service.context.store.close()
            let page = try caller.device("GET", "form.html?language=fr")
            #expect(page.status == 503 && page.header("retry-after") == "1")
            #expect(page.text.contains("Une erreur s’est produite de notre côté."))
            #expect(page.text.contains(#""error":"draining""#))
        }
    }

    @Test func `a page of another origin that embeds the form learns why it may not`() throws {
        try TestService.each { _, caller in
            try caller.putApp(testing)
            let framed = caller.with("Sec-Fetch-Dest", "iframe").with("Sec-Fetch-Site", "cross-site")
            let stranger = try framed.with("Referer", "https://evil.example/page?x=1").device("GET", "form.html")
            #expect(stranger.status == 403)
            #expect(stranger.text.contains(#""error":"origin_not_allowed""#))
            #expect(
                stranger.header("content-security-policy")?.contains(
                    "frame-ancestors 'self' https://shop.example https://evil.example") == true)
            #expect(!stranger.text.contains("data-action=\""))
            #expect(try framed.with("Referer", "https://shop.example/").device("GET", "form.html").status == 200)
            for (name, value) in [
                ("Referer", "nonsense; x"), ("Referer", "about:srcdoc"), ("Referer", "https://"), ("Origin", "null"),
                ("Origin", "nonsense"), ("Origin", "https://shop.example.evil.example"),
            ] {
                let unclear = try framed.with(name, value).device("GET", "form.html")
                #expect(unclear.status == 403, "\(name): \(value) is no allowed origin, whatever it is")
                #expect(unclear.text.contains(#""error":"origin_not_allowed""#))
                #expect(unclear.header("content-security-policy")?.contains("nonsense") == false)
            }
            #expect(
                try framed.device("GET", "form.html").status == 200,
                "a browser that keeps the page's origin to itself holds frame-ancestors")
            #expect(try framed.with("Origin", "https://shop.example").device("GET", "form.html").status == 200)
            #expect(
                try caller.with("Referer", "https://evil.example/").device("GET", "form.html").status == 200,
                "a link to the page is no frame")
        }
    }

    @Test func `the preview is for testing apps alone`() throws {
        try TestService.each { _, caller in
            #expect(try caller.send("GET", "/preview").text.contains("preview_not_allowed"))
            try caller.putApp()
            #expect(try caller.send("GET", "/preview").status == 403)
            #expect(try caller.send("GET", "/preview?app=shop").status == 403)
            #expect(try caller.send("GET", "/preview?app=nobody").problemCode == "app_not_found")
            try caller.putApp(testing)
            let page = try caller.send("GET", "/preview?app=shop")
            #expect(page.status == 200 && page.text.contains("Shop (shop)"))
            #expect(page.header("content-security-policy")?.contains("frame-ancestors 'none'") == true)
        }
        try TestService.each(debugGeography: .off) { _, caller in
            try caller.putApp(testing)
            #expect(try caller.send("GET", "/preview").text.contains("CONSENT_DEBUG_GEOGRAPHY is off"))
        }
        try TestService.each(debugGeography: .all) { _, caller in
            try caller.putApp()
            #expect(try caller.send("GET", "/preview").status == 200)
        }
    }

    @Test func `a put tells of dark patterns, dry or not, and publishes all the same`() throws {
        try TestService.each { _, caller in
            let unfair =
                ##"{"name":"Shop","legitimate_interest_default":true,"theme":{"dark":{"text":"#222222"}},"##
                + #""texts":{"en":{"consent":"OK","do_not_consent":"Manage options"}}}"#
            for query in ["?dry_run=true", ""] {
                let put = try caller.admin("PUT", "/shop\(query)", body: unfair).json()
                let codes = put["warnings"]?.elements?.compactMap { $0[path: "code"] }
                #expect(codes == ["refusal_harder", "pre_ticked", "contrast_low"])
            }
            #expect(try caller.putApp().json()[path: "warnings"] == "[]")
        }
    }

    @Test(arguments: [
        #"{"name":"S","buttons":{"do_not_consent":false}}"#,
        #"{"name":"S","texts":{"en":{"do_not_consent":" "}}}"#,
        #"{"name":"S","texts":{"en":{"do_not_consent":"\u200b"}}}"#,
    ])
    func `the button that refuses can't be hidden`(_ document: String) throws {
        try TestService.each { _, caller in
            let response = try caller.admin("PUT", "/shop?dry_run=true", body: document)
            #expect(response.status == 422 && response.text.contains("hidden"), "\(response.text)")
        }
    }
}
