// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Foundation
import Testing

@testable import ConsentServer

@Suite struct SchemaMigratorTests {
    let directory: ScratchDirectory
    let path: String

    init() throws {
        directory = try ScratchDirectory()
        path = directory.file("consent.db")
    }

    private static let later = [
        Migration(version: Schema.newest + 1, name: "a column", sql: "ALTER TABLE apps ADD COLUMN note TEXT"),
        Migration(
            version: Schema.newest + 2, name: "a table", sql: "CREATE TABLE notes (id INTEGER PRIMARY KEY) STRICT"),
    ]

    /// A file of the newest schema with two choices, closed.
    private func makeFirst() throws {
        let store = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
        let app = try Examples.app()
        for number in 1...2 {
            try store.change { try ExamplePut(device: Examples.device(UInt64(number)), app: app)($0) }
        }
        store.close()
    }

    private func open(_ migrations: [Migration]) throws -> SQLiteStore {
        var options = SQLiteStore.Options()
        options.migrations = Schema.migrations + migrations
        return try SQLiteStore(path: path, keyCheck: Examples.keyCheck, options: options)
    }

    private func version() throws -> Int32 {
        try SchemaMigrator.version(of: try SQLiteConnection(path, as: .reader))
    }

    @Test func `the list only ascends, and begins with 1`() {
        #expect(Schema.migrations.map(\.version) == Array(1...Int32(Schema.migrations.count)))
    }

    @Test func `what is missing is run, once`() throws {
        try makeFirst()
        for _ in 0..<2 {
            let store = try open(Self.later)
            #expect(try store.see { try $0.choices(of: Examples.device(2)) }.european != nil)
            store.close()
            #expect(try version() == Schema.newest + 2)
        }
    }

    @Test func `a new file gets all of them`() throws {
        try open(Self.later).close()
        #expect(try version() == Schema.newest + 2)
    }

    @Test func `the file's first bytes tell its schema after a migration`() throws {
        try makeFirst()
        let store = try open(Self.later)
        defer { store.close() }
        let bytes = try #require(FileSystem.prefix(of: path, count: 100))
        #expect(DatabaseHeader(bytes)?.schemaVersion == Schema.newest + 2)
    }

    @Test func `one that fails leaves the file at the one before it`() throws {
        try makeFirst()
        let broken = Migration(
            version: Schema.newest + 2, name: "broken",
            sql: "CREATE TABLE half (a) STRICT; CREATE TABLE half (a INT) STRICT")
        #expect(throws: StoreOpeningError.self) { try open([Self.later[0], broken]) }
        #expect(try version() == Schema.newest + 1)
        #expect(
            try SQLiteConnection(path, as: .reader).value(of: "SELECT name FROM sqlite_schema WHERE name = 'half'")
                == nil)
        let repaired = try open(Self.later)
        #expect(try repaired.see { try $0.history(of: Examples.device(1)) }.count == 1)
    }

    @Test func `one that loses the end of the log is undone`() throws {
        try makeFirst()
        let lossy = Migration(
            version: Schema.newest + 1, name: "lossy",
            sql: "DROP TRIGGER events_stay; DELETE FROM events WHERE sequence = 2")
        #expect {
            try open([lossy])
        } throws: { error in
            "\(error)".contains("migration \(Schema.newest + 1) (lossy) changed the end of the log")
        }
        #expect(try version() == Schema.newest)
        let store = try open([])
        #expect(try store.see { try $0.events(of: Examples.app(), after: 0, limit: 9) }.count == 2)
    }

    @Test func `an older server refuses what a newer one migrated`() throws {
        try makeFirst()
        try open(Self.later).close()
        #expect {
            try open([])
        } throws: { error in
            (error as? StoreOpeningError)?.problem == .newerSchema(found: Schema.newest + 2, known: Schema.newest)
        }
    }
}

/// What schema 6 counted is told as it was.
@Suite struct StatisticsMigrationTests {
    @Test func `counts of schema 6 are sums afterwards, and what is none stays to be named`() throws {
        let directory = try ScratchDirectory()
        let path = directory.file("consent.db")
        let app = try Examples.app()
        var options = SQLiteStore.Options()
        options.migrations = Schema.migrations.filter { $0.version <= 6 }
        let old = try SQLiteStore(path: path, keyCheck: Examples.keyCheck, options: options)
        let day = CalendarDay(year: 2026, month: 3, day: 30)
        try old.change { transaction in
            for (event, outcome, offset) in [
                (ChoiceCount.Event.consent, "all", Int64(0)), (.saveChoices, "partial", 1), (.served, "", 2),
            ] {
                try transaction.count(
                    ChoiceCount(
                        app: app, day: CalendarDay(daysSinceEpoch: day.daysSinceEpoch + offset), country: "DE",
                        regulation: "gdpr", language: "de", form: "f", event: event, outcome: outcome), 5)
            }
        }
        old.close()
        let store = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
        let days = day...CalendarDay(daysSinceEpoch: day.daysSinceEpoch + 40)
        let sums = try #require(
            try store.see { try $0.statistics(of: app, days: days, by: [.form], limit: 9) })
        #expect(sums.map(\.group) == [["f"], ["f"], ["f"]])
        #expect(
            Set(sums.map { "\($0.event) \($0.outcome) \($0.count)" }) == [
                "consent all 5", "saveChoices partial 5", "served  5",
            ])
        #expect(try store.change { try $0.sumStatistics() } == false, "nothing is in the table of counts any more")
        store.close()
        do {
            let connection = try SQLiteConnection(path, as: .writer)
            try connection.execute(
                """
                INSERT INTO statistics SELECT number, \(day.daysSinceEpoch), 'DE', 'gdpr', 'de', 'f', 'dance', '', 1
                FROM apps
                """)
        }
        let damaged = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
        defer { damaged.close() }
        #expect(throws: StatisticsSums.unknownEvent) { try damaged.change { try $0.sumStatistics() } }
        #expect(throws: StatisticsSums.unknownEvent) {
            try damaged.see { try $0.statistics(of: app, days: days, by: [], limit: 9) }
        }
    }
}

/// Files that released servers wrote.
///
/// They are never made anew: each must open for ever.
@Suite struct SchemaFixtureTests {
    /// What `schema-1.db` was made with.
    static let keyCheck = [UInt8](repeating: 0x31, count: 16)

    static func fixture(_ name: String) -> String {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Fixtures/\(name)").standardized
            .path
    }

    @Test func `a file of schema 1 opens, and has what was put in it`() throws {
        let directory = try ScratchDirectory()
        let path = directory.file("consent.db")
        try FileManager.default.copyItem(atPath: Self.fixture("schema-1.db"), toPath: path)
        let store = try SQLiteStore(path: path, keyCheck: Self.keyCheck)
        let app = try Examples.app()
        let device = Examples.device(1)
        #expect(
            try store.see { try $0.apps() } == [Examples.appRecord(app, version: 2, document: "{\"name\":\"Shop\"}")])
        let form = Examples.form(app, 7, version: 2)
        #expect(try store.see { try $0.form(form.id, of: app) } == form)
        #expect(try store.see { try $0.testDevices(of: app) }.map(\.id.description) == ["qa-1"])
        let choices = try store.see { try $0.choices(of: device) }
        #expect(choices.european == Examples.european(revision: 2))
        #expect(choices.usStates == nil)
        #expect(try store.see { try $0.revision(of: device, kind: .usStates) } == 2)
        #expect(try store.see { try $0.choices(of: Examples.device(2)) }.usStates == Examples.usStates())
        let key = IdempotencyKey(device: device, value: "key-1")
        #expect(try store.see { try $0.answer(to: key) } == Examples.answer())
        let history = try store.see { try $0.history(of: device) }
        #expect(history.map(\.header.sequence) == [1, 2, 3, 4])
        #expect(history.map(\.header.type) == [.choice, .choice, .choice, .reset])
        let log = try store.see { try $0.events(of: app, after: 0, limit: 99) }
        #expect(log.count == 5)
        // The leaves of the file as it was made: whatever a later schema does, they stay.
        #expect(Sodium.sha256(log.flatMap(\.leaf)) == Self.leaves)
        #expect(try store.change { try ExamplePut(device: device, app: app)($0) } == 3)
    }

    /// `schema-6.db`, whose key is the bytes 0 to 31; `make-schema-6.py` says what was put in it.
    @Test func `a file of schema 6 opens, and has what was put in it`() throws {
        let directory = try ScratchDirectory()
        let path = directory.file("consent.db")
        try FileManager.default.copyItem(atPath: Self.fixture("schema-6.db"), toPath: path)
        let keyring = DeviceKeyring(key: Secret(bytes: Array(0..<32)))
        let store = try SQLiteStore(path: path, keyCheck: keyring.checkValue)
        defer { store.close() }
        let (demo, shop) = (try Examples.app("demo"), try Examples.app("shop"))
        func device(_ what: String) throws -> DeviceKey {
            keyring.deviceKey(app: demo, device: try #require(DeviceID("fixture-\(what)-0123456789")))
        }
        func history(_ what: String) throws -> [EventType] {
            let key = try device(what)
            return try store.see { try $0.history(of: key) }.map(\.header.type)
        }
        #expect(try store.see { try $0.apps() }.map(\.id) == [demo, shop])
        #expect(try store.see { try $0.testDevices(of: demo) }.map(\.label) == ["QA"])
        #expect(try history("european") == [.choice, .choice])
        #expect(try history("californian") == [.choice])
        #expect(try history("importer") == [.imported, .imported])
        #expect(try history("returned") == [.choice, .reset])
        #expect(try history("erased") == [])
        let (european, californian) = (try device("european"), try device("californian"))
        #expect(try store.see { try $0.choices(of: european) }.european?.action == .doNotConsent)
        #expect(try store.see { try $0.choices(of: californian) }.usStates?.action == .saveChoices)
        #expect(try store.see { try $0.answers(of: european) }.count == 1)
        // The leaves of the file as it was made, and the head that was signed over them.
        let leaves = try store.see { try $0.log(of: nil, after: 0, limit: 999) }.map(\.event.leaf)
        #expect(leaves.count == 283)
        #expect(
            Sodium.sha256(leaves.flatMap(\.self))
                == Self.bytes("435f13431c56136f887125248330f415087b8b88d561928f1faee6cf8a7d5672"))
        #expect(try store.see { try $0.newestHead() }?.head.size == 283)
        let day = CalendarDay(year: 2026, month: 12, day: 1)
        let sums = try #require(
            try store.see { try $0.statistics(of: shop, days: day...day, by: [.country], limit: 9) })
        #expect(
            sums.reduce(into: [:]) { $0["\($1.group[0]) \($1.event.rawValue)", default: 0] += $1.count } == [
                "DE consent": 45, "DE do_not_consent": 46, "DE served": 107, "FR consent": 92,
                "FR do_not_consent": 91, "FR served": 213,
            ])
    }

    /// SHA-256 over the five leaves.
    static let leaves = bytes("2fee6bb47b76a91ae0f3674d9cad5fc98ebe3c5e8e055bdad84542cbda0cae87")

    private static func bytes(_ hexadecimal: String) -> [UInt8] {
        let digits = hexadecimal.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    }
}
