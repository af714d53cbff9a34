// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

/// What every store promises: apps, forms and test devices.
@Suite struct RecordStoreAppContractTests {
    let directory: ScratchDirectory
    let app: AppID

    init() throws {
        directory = try ScratchDirectory()
        app = try Examples.app()
    }

    @Test(arguments: StoreKind.allCases)
    func `apps come back by id, as they were put last`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let names = ["b", "a", "ca-app-pub-3940256099942544~1458002511"]
        for name in names {
            let record = Examples.appRecord(try Examples.app(name))
            try store.change { transaction in try transaction.putApp(record) }
        }
        let changed = Examples.appRecord(try Examples.app("a"), version: 2, document: "{\"name\":\"Ä\"}")
        try store.change { transaction in try transaction.putApp(changed) }
        let apps = try store.see { try $0.apps() }
        #expect(apps.map(\.id.description) == names.sorted())
        #expect(apps.first == changed)
    }

    @Test(arguments: StoreKind.allCases)
    func `a deleted app is gone, and its evidence, forms and versions are not`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let test = TestDevice(id: try #require(DeviceID("qa")), label: "QA", addedAt: Examples.noon)
        try store.change { [app] transaction in
            try transaction.putApp(Examples.appRecord(app, version: 3))
            try transaction.publish(Examples.form(app, 1, version: 3))
            try transaction.putTestDevice(test, of: app)
            _ = try ExamplePut(device: Examples.device(1), app: app)(transaction)
        }
        let outcome1 = try store.change { [app] transaction in try transaction.deleteApp(app) }
        #expect(outcome1)
        let outcome2 = try store.change { [app] transaction in try transaction.deleteApp(app) }
        #expect(!outcome2)
        #expect(try store.see { try $0.apps() }.isEmpty)
        #expect(try store.see { try $0.testDevices(of: app) }.isEmpty)
        #expect(try store.see { try $0.form(Examples.form(app, 1).id, of: app) } != nil)
        #expect(try store.see { try $0.events(of: app, after: 0, limit: 9) }.count == 1)
        #expect(try store.see { try $0.choices(of: Examples.device(1)) }.european != nil)
        #expect(try store.see { try $0.lastVersion(of: app) } == 3)
        try store.change { [app] transaction in
            try transaction.putApp(Examples.appRecord(app, version: 4))
        }
        #expect(try store.see { try $0.apps() }.map(\.version) == [4])
        #expect(try store.see { try $0.lastVersion(of: app) } == 4)
    }

    @Test(arguments: StoreKind.allCases)
    func `deleting what was never put is false, and its version is 0`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let outcome3 = try store.change { [app] transaction in try transaction.deleteApp(app) }
        #expect(!outcome3)
        #expect(try store.see { try $0.lastVersion(of: app) } == 0)
    }

    @Test(arguments: StoreKind.allCases)
    func `evidence of an app that was never put is kept, and makes it no app`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        try store.change { [app] transaction in
            try ExamplePut(device: Examples.device(1), app: app)(transaction)
        }
        #expect(try store.see { try $0.events(of: app, after: 0, limit: 9) }.count == 1)
        #expect(try store.see { try $0.apps() }.isEmpty)
        let outcome4 = try store.change { [app] transaction in try transaction.deleteApp(app) }
        #expect(!outcome4)
    }

    @Test(arguments: StoreKind.allCases)
    func `a form is kept as it was published first`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let first = Examples.form(app, 1, version: 1)
        var again = first
        again.version = 9
        again.language = "fr"
        try store.change { [again] transaction in
            try transaction.publish(first)
            try transaction.publish(again)
        }
        #expect(try store.see { try $0.form(first.id, of: app) } == first)
        #expect(try store.see { try $0.form(first.id, of: Examples.app("other")) } == nil)
        #expect(try store.see { try $0.form(Examples.form(app, 2).id, of: app) } == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `a part of forms is kept once, as it was published first`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let form = FormDescription(.european, of: AppDocument(name: "A"), vendorList: .builtIn, language: "en")
        let page = FormContent.Page(html: [60], style: [], script: [59])
        let content = FormContent(form, page: page) { Sodium.sha256($0) }
        for _ in 0..<2 {
            try store.change { transaction in for part in content.parts { try transaction.publish(part) } }
        }
        for part in content.parts { #expect(try store.see { try $0.formPart(part.id) } == part.bytes) }
        #expect(try store.see { try $0.formPart(content.id) } == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `test devices are listed by id, relabelled and taken away`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let ids = try ["b", "a"].map { try #require(DeviceID($0)) }
        for id in ids {
            let device = TestDevice(id: id, label: "one", addedAt: Examples.noon)
            try store.change { [app] transaction in
                try transaction.putTestDevice(device, of: app)
            }
        }
        let relabelled = TestDevice(id: ids[0], label: "zwei", addedAt: Timestamp(milliseconds: 5))
        try store.change { [app] transaction in
            try transaction.putTestDevice(relabelled, of: app)
        }
        let devices = try store.see { try $0.testDevices(of: app) }
        #expect(devices.map(\.id) == [ids[1], ids[0]])
        #expect(devices.last == relabelled)
        let id = ids[0]
        let outcome5 = try store.change { [app] tx in try tx.removeTestDevice(id, of: app) }
        #expect(outcome5)
        let outcome6 = try store.change { [app] tx in try tx.removeTestDevice(id, of: app) }
        #expect(!outcome6)
        #expect(try store.see { try $0.testDevices(of: app) }.map(\.id) == [ids[1]])
        #expect(try store.see { try $0.testDevices(of: Examples.app("other")) }.isEmpty)
    }
}
