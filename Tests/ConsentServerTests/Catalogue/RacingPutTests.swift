// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

/// An app is put while a vendor list comes into force: whichever is second, the app shows the list in force.
@Suite struct RacingPutTests {
    private let store = InterposingStore()
    private let service: TestService
    private let caller: Caller
    private let new: LoadedVendorList

    init() throws {
        service = try TestService(store: store)
        caller = Caller(transport: .inProcess(Application(service.context)))
        new = LoadedVendorList(list: try VendorListFixture().list(), path: "list.json")
    }

    private func shownVersion() throws -> Int {
        let app = try #require(service.context.catalogue.all.first)
        #expect(app.vendorList === service.context.loadedVendorList)
        return try #require(app.offer(.european)).vendorList.version
    }

    @Test func `a put that was rendered before the list came, and stored after it, is rendered anew`() throws {
        store.comeBetween { [service, new] in try service.context.adopt(new) }
        let answer = try caller.putApp()
        #expect(try shownVersion() == 178)
        #expect(answer.status == 201)
        // The forms of the list before were never published.
        #expect(try answer.json()[path: "version"] == "1")
        #expect(try answer.json()[path: "forms"] == caller.admin("GET", "/shop").json()[path: "forms"])
    }

    @Test func `a put that is stored just before the list comes into force, and answered after it, is rendered anew`()
        throws
    {
        store.comeBeforeAnswer { [service, new] in service.context.replaceVendorList(new) }
        let answer = try caller.putApp()
        #expect(try shownVersion() == 178)
        #expect(answer.status == 201)
        #expect(try answer.json()[path: "version"] == "2")
        #expect(try answer.json()[path: "effect"] == "created")
        #expect(try answer.json()[path: "forms"] == caller.admin("GET", "/shop").json()[path: "forms"])
    }

    @Test func `a put that comes while a list's forms are stored is shown under that list`() throws {
        try caller.putApp()
        try service.settle()
        store.comeBetween { [caller] in try caller.putApp(#"{"name":"Shop","vendors":[755]}"#) }
        try service.context.adopt(new)
        #expect(try shownVersion() == 178)
        #expect(service.context.catalogue.all.first?.document.vendors == [755])
    }

    @Test func `a put that came between is not undone by the one that is rendered anew`() throws {
        try caller.putApp()
        try service.settle()
        store.comeBeforeAnswer { [service, store, caller, new] in
            service.context.replaceVendorList(new)
            store.comeBetween { try caller.putApp(#"{"name":"Later"}"#) }
        }
        try caller.putApp(#"{"name":"Earlier"}"#)
        #expect(try shownVersion() == 178)
        #expect(service.context.catalogue.all.first?.document.name == "Later")
    }

    @Test func `a dry put says what it would do under the list in force, and changes nothing`() throws {
        store.comeBetween { [service, new] in try service.context.adopt(new) }
        let answer = try caller.admin("PUT", "/shop?dry_run=true", body: #"{"name":"Shop"}"#)
        #expect(answer.status == 200)
        #expect(try answer.json()[path: "effect"] == "created")
        #expect(service.context.catalogue.isEmpty)
    }

    @Test func `an apps file is not rendered anew where the catalogue shows it`() throws {
        try TemporaryDirectory.with { directory in
            let file = directory + "/apps.json"
            let context = service.context
            func puts() throws -> [AppPut] {
                try AppsFile.puts(
                    file, vendorList: context.loadedVendorList, catalogue: context.catalogue, now: context.now())
            }
            try FileText.create(
                file, content: #"{"a":{"name":"A"},"b":{"name":"B","vendors":[755]}}"#, mode: 0o600)
            // What was rendered has parts to store, what is shown already has none.
            #expect(try puts().allSatisfy { !$0.publication.parts.isEmpty })
            try context.applyAppsFile(file)
            let before = context.catalogue.all
            #expect(try puts().allSatisfy { $0.publication.parts.isEmpty })
            #expect(try puts().map(\.publication.ids) == before.map { Set($0.forms.map(\.record.id)) })
            try context.applyAppsFile(file)
            #expect(context.catalogue.all.map(\.record) == before.map(\.record))

            // A reload: the list first, which renders every app, then the file.
            try context.adopt(new)
            #expect(try puts().allSatisfy { $0.publication.parts.isEmpty })
            try context.applyAppsFile(file)
            #expect(context.catalogue.all.map(\.record.version) == [2, 2])
            #expect(context.catalogue.all.allSatisfy { $0.offer(.european)?.vendorList.version == 178 })
        }
    }

    @Test func `a test device that comes while the apps file gives its app back stays`() throws {
        try TemporaryDirectory.with { directory in
            let file = directory + "/apps.json"
            try FileText.create(file, content: #"{"shop":{"name":"Shop"}}"#, mode: 0o600)
            try service.context.applyAppsFile(file)
            try service.settle()
            store.comeBetween { [caller] in
                let answer = try caller.admin("PUT", "/shop/test-devices/\(caller.device)", body: #"{"label":"QA"}"#)
                #expect(answer.status == 200)
            }
            try service.context.applyAppsFile([AppPut]())
            let app = try #require(service.context.catalogue.all.first)
            #expect(app.testDevices == [try #require(DeviceID(caller.device))])
            #expect(!app.record.isManagedByFile)
        }
    }

    @Test func `an app that the apps file takes over while it is deleted stays`() throws {
        try caller.putApp()
        try service.settle()
        try TemporaryDirectory.with { directory in
            let file = directory + "/apps.json"
            try FileText.create(file, content: #"{"shop":{"name":"Shop"}}"#, mode: 0o600)
            store.comeBetween { [service] in try service.context.applyAppsFile(file) }
            let answer = try caller.admin("DELETE", "/shop")
            #expect(answer.status == 409)
            #expect(try answer.json()[path: "code"] == "app_managed_by_file")
            #expect(service.context.catalogue.all.count == 1)
        }
    }

    @Test func `of an apps file that changed, what changed is rendered`() throws {
        try TemporaryDirectory.with { directory in
            let (before, after) = (directory + "/before.json", directory + "/after.json")
            try FileText.create(before, content: #"{"a":{"name":"A"},"b":{"name":"B"}}"#, mode: 0o600)
            try FileText.create(after, content: #"{"a":{"name":"A"},"b":{"name":"C"}}"#, mode: 0o600)
            try service.context.applyAppsFile(before)
            let puts = try AppsFile.puts(
                after, vendorList: service.context.loadedVendorList, catalogue: service.context.catalogue,
                now: service.context.now())
            #expect(puts.map(\.publication.parts.isEmpty) == [true, false])
        }
    }

    @Test func `a document that withdraws a form which it shows is refused, rendered anew or not`() throws {
        try TemporaryDirectory.with { directory in
            let (before, after) = (directory + "/before.json", directory + "/after.json")
            try FileText.create(before, content: #"{"a":{"name":"A"}}"#, mode: 0o600)
            try service.context.applyAppsFile(before)
            let form = try #require(service.context.catalogue.all.first?.forms.first?.record.id)
            try FileText.create(
                after, content: #"{"a":{"name":"A","withdrawn_forms":["\#(form)"]}}"#, mode: 0o600)
            #expect(throws: CommandFailure.self) { try service.context.applyAppsFile(after) }
        }
    }
}
