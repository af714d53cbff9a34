// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentServer

@Suite struct SQLiteConnectionTests {
    let directory: ScratchDirectory
    let path: String

    init() throws {
        directory = try ScratchDirectory()
        path = directory.file("consent.db")
        try SQLiteStore(path: path, keyCheck: Examples.keyCheck).close()
    }

    @Test func `the writer's settings are what makes a commit durable`() throws {
        let connection = try SQLiteConnection(path, as: .writer)
        let unset = try connection.apply(ConnectionSetting.writer)
        #expect(unset == nil)
        let expected = [
            "journal_mode": "wal", "synchronous": "2", "mmap_size": "0", "secure_delete": "1", "temp_store": "2",
            "foreign_keys": "1", "wal_autocheckpoint": "0", "application_id": "1131303796",
            "user_version": "\(Schema.newest)",
        ]
        for (name, value) in expected { #expect(try connection.value(of: "PRAGMA \(name)") == value, "\(name)") }
    }

    @Test func `a reader can't write, whatever it tries`() throws {
        let connection = try SQLiteConnection(path, as: .reader)
        let unset = try connection.apply(ConnectionSetting.reader)
        #expect(unset == nil)
        for sql in ["UPDATE meta SET probes = 1", "CREATE TABLE t (a)", "PRAGMA user_version = 3"] {
            #expect(throws: StorageError.readOnly) { try connection.execute(sql) }
        }
        #expect(connection.checkpoint(.passive).result == .readOnly || connection.checkpoint(.passive).isComplete)
        #expect(try connection.value(of: "PRAGMA wal_autocheckpoint") == "0")
    }

    @Test func `a setting that does not take is named`() throws {
        let connection = try SQLiteConnection(path, as: .writer)
        let unset = try connection.apply([ConnectionSetting("page_size", "512", reads: "512")])
        #expect(unset?.name == "page_size")
        #expect(unset?.found == "4096")
    }

    @Test func `every query can be prepared`() throws {
        let connection = try SQLiteConnection(path, as: .writer)
        for query in Query.allCases { _ = try connection.statement(query) }
    }

    @Test func `values come back as they were bound, empty ones and NUL included`() throws {
        let connection = try SQLiteConnection(path, as: .writer)
        let row = try connection.prepare("SELECT ?1, ?2, ?3, ?4, ?5, ?6, typeof(?4), typeof(?2)")
        try row.bind([
            .integer(.min), .text(""), .text("a\u{0}ü"), .blob([]), .blob([0, 255]), .null,
        ])
        let isThere = try row.step()
        #expect(isThere)
        #expect(row.integer(0) == .min)
        #expect(row.optionalText(1) == "")
        #expect(row.text(2) == "a\u{0}ü")
        #expect(row.optionalBlob(3) == [])
        #expect(row.blob(4) == [0, 255])
        #expect(row.isNull(5) && row.optionalText(5) == nil && row.optionalInteger(5) == nil)
        #expect(row.text(6) == "blob")
        #expect(row.text(7) == "text")
    }

    @Test func `the first error is kept until someone asks`() throws {
        let connection = try SQLiteConnection(path, as: .writer)
        #expect(throws: StorageError.self) { try connection.execute("INSERT INTO meta (id) VALUES (1)") }
        #expect(throws: StorageError.self) { try connection.prepare("SELECT nothing") }
        #expect(connection.faults.first?.primary == .constraint)
    }

    @Test func `the linked library's version is told`() {
        #expect(SQLiteStore.libraryVersion.split(separator: ".").count == 3)
    }
}
