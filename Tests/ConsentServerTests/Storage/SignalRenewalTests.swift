// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

/// What every store promises of strings that are written anew.
@Suite struct SignalRenewalTests {
    let directory: ScratchDirectory
    let app: AppID
    let other: AppID

    init() throws {
        directory = try ScratchDirectory()
        app = try Examples.app()
        other = try Examples.app("other")
    }

    private func fill(_ store: any RecordStore, _ app: AppID, _ numbers: Range<UInt64>) throws {
        try store.change { transaction in
            for number in numbers { try ExamplePut(device: Examples.device(number), app: app)(transaction) }
        }
    }

    private func put(_ basis: Int64, of app: AppID, _ store: any RecordStore) throws {
        try store.change { try $0.setSignalsBasis(basis, of: app) }
    }

    /// One step; every European choice gets this TC string.
    private func step(_ text: String, _ store: any RecordStore) throws -> Bool {
        try store.change { transaction in
            try transaction.renewSignals { _, choices in
                var choices = choices
                choices.european?.signals.tcString = text
                return choices
            }
        }
    }

    private func texts(_ numbers: Range<UInt64>, _ store: any RecordStore) throws -> Set<String?> {
        try store.see { reader in
            Set(try numbers.map { try reader.choices(of: Examples.device($0)).european?.signals.tcString })
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `the strings of an app whose basis changed are written anew, and no others`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        try fill(store, app, 0..<300)
        try fill(store, other, 1000..<1010)
        try put(1, of: app, store)
        try put(1, of: other, store)
        while try step("first", store) {}
        #expect(try texts(0..<300, store) == ["first"] && texts(1000..<1010, store) == ["first"])
        try put(2, of: app, store)
        try put(1, of: other, store)
        while try step("second", store) {}
        #expect(try texts(0..<300, store) == ["second"] && texts(1000..<1010, store) == ["first"])
        #expect(try !step("third", store))
        #expect(try texts(0..<300, store) == ["second"], "nothing is due")
    }

    @Test(arguments: StoreKind.allCases)
    func `a renewed choice is the same but for its strings, and no event is added`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        try fill(store, app, 0..<3)
        let before = try store.see { try $0.choices(of: Examples.device(1)) }
        try put(1, of: app, store)
        while try step("new", store) {}
        var after = try store.see { try $0.choices(of: Examples.device(1)) }
        #expect(after.european?.signals.tcString == "new")
        after.european?.signals = before.european?.signals ?? StoredSignals()
        #expect(after == before)
        #expect(try store.see { try $0.events(of: app, after: 0, limit: 99) }.count == 3)
    }

    @Test(arguments: StoreKind.allCases)
    func `setting strings of a choice that is not there changes nothing`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        try store.change { transaction in
            var signals = StoredSignals()
            signals.tcString = "CQ"
            try transaction.setSignals(signals, of: Examples.device(9), kind: .european)
        }
        #expect(try store.see { try $0.choices(of: Examples.device(9)) } == CurrentChoices())
    }

    @Test(arguments: StoreKind.allCases)
    func `strings and what belongs to them come back`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        try fill(store, app, 1..<2)
        try store.change { transaction in
            var signals = StoredSignals()
            (signals.tcString, signals.acString) = ("CQ", "2~~dv.")
            (signals.gppString, signals.supplement) = ("DB", "from=2 tc=CR")
            try transaction.setSignals(signals, of: Examples.device(1), kind: .european)
        }
        let signals = try store.see { try $0.choices(of: Examples.device(1)) }.european?.signals
        #expect(signals?.tcString == "CQ" && signals?.acString == "2~~dv." && signals?.gppString == "DB")
        #expect(signals?.supplement == "from=2 tc=CR")
    }

    @Test func `a step is short, and a restart goes on where the last one ended`() throws {
        var store = try StoreKind.sqlite.make(in: directory)
        try fill(store, app, 0..<300)
        try put(1, of: app, store)
        #expect(try step("first", store))
        let started = try count("first", store)
        #expect((1...64).contains(started))
        store.close()

        store = try StoreKind.sqlite.make(in: directory)
        // The same basis again is no new beginning.
        try put(1, of: app, store)
        while try step("rest", store) {}
        #expect(try count("first", store) == started && count("rest", store) == 300 - started)
    }

    @Test func `an app that is due later does not start the others anew`() throws {
        let store = try StoreKind.sqlite.make(in: directory)
        try fill(store, app, 0..<200)
        try fill(store, other, 1000..<1200)
        try put(1, of: app, store)
        #expect(try step("first", store))
        try put(1, of: other, store)
        while try step("second", store) {}
        #expect(try (1...64).contains(count("first", store)))
        #expect(try texts(1000..<1200, store) == ["second"])
    }

    @Test func `a row that can't be read keeps no other from being written`() throws {
        var store = try StoreKind.sqlite.make(in: directory)
        try fill(store, app, 0..<20)
        store.close()
        try SQLiteConnection(directory.file("consent.db"), as: .writer).execute(
            "UPDATE current SET outcome = 99 WHERE slot = (SELECT min(slot) FROM current)")
        store = try StoreKind.sqlite.make(in: directory)
        try put(1, of: app, store)
        while try step("new", store) {}
        let readable = (UInt64(0)..<20).filter { number in
            (try? store.see { try $0.choices(of: Examples.device(number)) }) != nil
        }
        #expect(readable.count == 19)
        for number in readable { #expect(try texts(number..<number + 1, store) == ["new"]) }
    }

    @Test func `an app without events is never due`() throws {
        let store = try StoreKind.sqlite.make(in: directory)
        try put(1, of: app, store)
        #expect(try !step("first", store))
        try fill(store, app, 0..<1)
        #expect(try !step("first", store), "its choices are stored with their strings")
    }

    private func count(_ text: String, _ store: any RecordStore) throws -> Int {
        try store.see { reader in
            try (0..<300).filter {
                try reader.choices(of: Examples.device($0)).european?.signals.tcString == text
            }.count
        }
    }
}
