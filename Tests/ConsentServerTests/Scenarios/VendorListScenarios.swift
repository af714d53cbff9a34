// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

/// A vendor list is put in force, and another one after it, while apps are served.
@Suite struct VendorListScenarios {
    private typealias Entry = VendorListFixture.Entry

    private static let document = #"{"name":"Shop","vendors":[1,2,755],"reprompt":{"on_vendor_change":true}}"#

    private static func loaded(_ change: (inout VendorListFixture) -> Void = { _ in }) throws -> LoadedVendorList {
        var fixture = VendorListFixture()
        change(&fixture)
        return LoadedVendorList(list: try fixture.list(), path: "list.json")
    }

    private static func deleted(_ id: Int) -> VendorListFixture.Entry {
        Entry(id) { $0.deletedDate = "2026-11-01T00:00:00Z" }
    }

    @Test func `forms show its texts and vendors, and no longer warn of the built-in list`() throws {
        try TestService.each { service, caller in
            try caller.putApp()
            #expect(try caller.info()[path: "warnings"]?.contains("vendor_list_builtin") == true)
            let before = try caller.formID()
            try service.context.adopt(Self.loaded())
            #expect(try caller.info()[path: "warnings"]?.contains("vendor_list_builtin") == false)
            let form = try caller.device("GET", "form").text
            #expect(form.contains("Official purpose 1"))
            let id = try caller.formID()
            let partners = try caller.send("GET", "/v1/apps/shop/forms/\(id)/partners").text
            #expect(partners.contains("https://vendor.example/privacy"))
            #expect(id != before)
            #expect(try caller.admin("GET", "/shop").json()[path: "version"] == "2")
            let version = try caller.send("GET", "/version").json()
            #expect(version[path: "vendor_list.version"] == "178" && version[path: "vendor_list.source"] == "file")
            #expect(try caller.send("GET", "/readyz").json()[path: "vendor_list.vendors"] == "3")
            #expect(try caller.send("GET", "/metrics").text.contains("consent_vendor_list_version 178\n"))
        }
    }

    @Test func `an answer to a form of the list before still counts, with the text that was shown`() throws {
        try TestService.each { service, caller in
            try caller.putApp()
            let old = try caller.formID()
            try service.context.adopt(Self.loaded())
            let stored = try caller.device("PUT", "consent", body: #"{"form_id":"\#(old)","action":"consent"}"#)
            #expect(stored.status == 200)
            #expect(try stored.json()[path: "consent_status"] == "obtained")
        }
    }

    @Test func `a vendor that the list adds, or asks more for, asks anew where the app wants that`() throws {
        try TestService.each { service, caller in
            try service.context.adopt(
                Self.loaded {
                    $0.vendors = [
                        Entry(1) {
                            $0.legIntPurposes = "[]"; $0.flexiblePurposes = "[]"
                        }, Entry(755), Entry(2),
                    ]
                })
            try caller.putApp(#"{"name":"Shop","vendors":[1,755],"reprompt":{"on_vendor_change":true}}"#)
            try caller.choose("consent")
            #expect(try caller.info()[path: "consent_status"] == "obtained")

            // The same declarations under another version ask nothing.
            try service.context.adopt(
                Self.loaded {
                    $0.version = "179"
                    $0.vendors = [
                        Entry(1) {
                            $0.legIntPurposes = "[]"; $0.flexiblePurposes = "[]"
                        }, Entry(755), Entry(2),
                    ]
                })
            #expect(try caller.info()[path: "consent_status"] == "obtained")

            // Vendor 1 claims a legitimate interest now.
            try service.context.adopt(Self.loaded { $0.version = "180" })
            #expect(try caller.info()[path: "reason.code"] == "vendors_changed")
            #expect(try caller.info()[path: "reason.detail"]?.contains("(1)") == true)
            try caller.choose("consent")
            #expect(try caller.info()[path: "consent_status"] == "obtained")

            // The app adds a vendor.
            try caller.putApp(Self.document)
            #expect(try caller.info()[path: "reason.detail"]?.contains("(2)") == true)
        }
    }

    @Test func `purposes that are added ask anew too`() throws {
        try TestService.each { service, caller in
            try service.context.adopt(Self.loaded())
            try caller.putApp(Self.document)
            try caller.choose("do_not_consent")
            #expect(try caller.info()[path: "consent_status"] == "obtained")
            try service.context.adopt(
                Self.loaded {
                    $0.version = "179"
                    $0.vendors = [Entry(1) { $0.specialFeatures = "[1]" }, Entry(2), Entry(755)]
                })
            #expect(try caller.info()[path: "reason.code"] == "vendors_changed")
            #expect(try caller.info()[path: "reason.detail"]?.contains("purposes were added") == true)
        }
    }

    @Test func `without the setting nothing asks anew`() throws {
        try TestService.each { service, caller in
            try caller.putApp()
            try caller.choose("consent")
            try service.context.adopt(Self.loaded())
            try caller.putApp(#"{"name":"Shop","vendors":[1,2,755]}"#)
            #expect(try caller.info()[path: "consent_status"] == "obtained")
        }
    }

    @Test func `a deleted vendor is shown, granted and disclosed no more, and asks nobody anew`() throws {
        try TestService.each { service, caller in
            try service.context.adopt(Self.loaded())
            try caller.putApp(Self.document)
            let old = try caller.formID()
            try caller.choose("consent")
            #expect(try caller.info()[path: "decision.vendors.consent"] == "[1,2,755]")

            try service.context.adopt(
                Self.loaded {
                    $0.version = "179"
                    $0.vendors = [Entry(1), Self.deleted(2), Entry(755)]
                })
            #expect(try caller.info()[path: "consent_status"] == "obtained")
            let shown = try caller.formID("?kind=privacy_options")
            let offer = try caller.send("GET", "/v1/apps/shop/forms/\(shown)/offer").text
            #expect(offer.contains(#""vendors_disclosed":[1,755]"#))
            for body in [
                #"{"form_id":"\#(old)","action":"consent"}"#,
                #"{"form_id":"\#(old)","action":"save_choices","choices":{"vendors":{"consent":[1,2,755]}}}"#,
            ] {
                let stored = try caller.device("PUT", "consent", body: body)
                #expect(stored.status == 200, "\(stored.text)")
                #expect(try stored.json()[path: "decision.vendors.consent"] == "[1,755]")
            }
            let current = try caller.formID("?kind=privacy_options")
            let refused = try caller.device(
                "PUT", "consent",
                body:
                    #"{"form_id":"\#(current)","action":"save_choices","choices":{"vendors":{"consent":[2]}}}"#)
            #expect(refused.problemCode == "not_offered")
        }
    }

    @Test func `consent to a vendor that was deleted counts no more, and is kept as it was given`() throws {
        try TestService.each { service, caller in
            try service.context.adopt(Self.loaded())
            try caller.putApp(Self.document)
            try caller.choose("consent")
            #expect(try caller.info()[path: "ads.mode"] == "personalized")
            let before = try caller.device("GET", "consent")

            try service.context.adopt(
                Self.loaded {
                    $0.version = "179"
                    $0.vendors = [Entry(1), Entry(2), Self.deleted(755)]
                })
            let info = try caller.info()
            #expect(info[path: "consent_status"] == "obtained")
            #expect(info[path: "ads.mode"] == "none")
            for use in ["ad_storage", "ad_user_data", "ad_personalization"] {
                #expect(info[path: "consent_mode.\(use)"] == "denied")
            }
            #expect(info[path: "decision.vendors.consent"] == "[1,2]")
            #expect(info[path: "decision.vendors.legitimate_interest"] == "[1,2]")
            #expect(info[path: "ads.blocked_by"]?.contains("755") == true)
            let kept = try caller.device("GET", "consent")
            #expect(kept.text.contains(#""consent":[1,2,755]"#))
            #expect(kept.text == before.text)

            // On the list again, it has what was granted.
            try service.context.adopt(Self.loaded { $0.version = "180" })
            #expect(try caller.info()[path: "ads.mode"] == "personalized")
        }
    }

    @Test func `a document that names a vendor which is unknown or deleted is refused on a put`() throws {
        try TestService.each { service, caller in
            try service.context.adopt(Self.loaded { $0.vendors = [Entry(1), Self.deleted(2), Entry(755)] })
            for vendors in ["[1,9]", "[1,2]"] {
                let response = try caller.admin("PUT", "/shop", body: #"{"name":"Shop","vendors":\#(vendors)}"#)
                #expect(response.status == 422)
                #expect(response.problemCode == "invalid_field")
                #expect(try response.json()[path: "field"] == "vendors[1]")
            }
        }
    }

    @Test func `a document of the apps file may name a vendor that was deleted since, so that a start goes on`() throws
    {
        try TemporaryDirectory.with { directory in
            let service = try TestService()
            try service.context.adopt(Self.loaded { $0.vendors = [Entry(1), Self.deleted(2), Entry(755)] })
            let file = directory + "/apps.json"
            try FileText.create(file, content: #"{"shop":{"name":"Shop","vendors":[1,2]}}"#, mode: 0o600)
            try service.context.applyAppsFile(file)
            let app = try #require(service.context.catalogue.all.first)
            #expect(app.offer(.european)?.vendorsDisclosed == IDSet([1]))
            #expect(service.context.vendorList.vendorsNotShown(of: app.document) == [2])
        }
    }

    @Test func `the same list again makes no version`() throws {
        try TestService.each { service, caller in
            try service.context.adopt(Self.loaded())
            try caller.putApp(Self.document)
            let before = try caller.admin("GET", "/shop").text
            try service.context.adopt(Self.loaded())
            #expect(try caller.admin("GET", "/shop").text == before)
        }
    }

    @Test func `where the forms can not be stored, the list and the forms stay as they were`() throws {
        let service = try TestService()
        let caller = Caller(transport: .inProcess(Application(service.context)))
        try caller.putApp()
        let before = try caller.device("GET", "form").text
        service.context.store.close()
        #expect(throws: CommandFailure.self) { try service.context.adopt(Self.loaded()) }
        #expect(service.context.vendorListVersion == .builtIn)
        #expect(service.context.catalogue.all.first?.form(.european, languages: [])?.offer?.vendorList == .builtIn)
        #expect(before.contains("vendor_list"))
    }
}
