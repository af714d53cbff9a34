// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Foundation
import Testing

@testable import ConsentServer

/// What a database that can't be used gets: one line, and its file as it was.
@Suite struct SQLiteOpeningTests {
    let directory: ScratchDirectory
    let path: String

    init() throws {
        directory = try ScratchDirectory()
        path = directory.file("consent.db")
    }

    /// Opens the file, for which there is no reason to expect success.
    private func refusal(
        of path: String? = nil, keyCheck: [UInt8] = Examples.keyCheck, options: SQLiteStore.Options = .init()
    ) -> StoreOpeningError? {
        do throws(StoreOpeningError) {
            try SQLiteStore(path: path ?? self.path, keyCheck: keyCheck, options: options).close()
            return nil
        } catch {
            return error
        }
    }

    /// A closed database with ten choices in it.
    private func makeDatabase(filler: Int = 0) throws {
        let store = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
        let app = try Examples.app()
        for number in 0..<10 {
            try store.change { try ExamplePut(device: Examples.device(UInt64(number)), app: app)($0) }
        }
        if filler > 0 {
            try store.change { transaction in
                for number in 0..<filler {
                    try ExamplePut(device: Examples.device(UInt64(1000 + number)), app: app)(transaction)
                }
            }
        }
        store.close()
    }

    private func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(filePath: path)) }

    private func contents() throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path))) }

    /// Expects a refusal that names the file in one line and changes none of its bytes.
    private func expectRefusal(
        _ matches: (StoreOpeningError.Problem) -> Bool, keyCheck: [UInt8] = Examples.keyCheck,
        options: SQLiteStore.Options = .init(), sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try contents()
        let given = refusal(keyCheck: keyCheck, options: options)
        let refusal = try #require(given, "it was opened", sourceLocation: sourceLocation)
        #expect(matches(refusal.problem), "\(refusal)", sourceLocation: sourceLocation)
        #expect(refusal.description.hasPrefix(path), sourceLocation: sourceLocation)
        #expect(!refusal.description.contains("\n"), sourceLocation: sourceLocation)
        #expect(try contents() == before, sourceLocation: sourceLocation)
        let left = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
        #expect(left.allSatisfy { ["consent.db", "consent.db.lock"].contains($0) }, "\(left)")
    }

    @Test func `a file that is not there is made, and opens again as the same instance`() throws {
        let first = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
        let instance = first.instance
        #expect(instance.count == 16)
        first.close()
        let second = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
        #expect(second.instance == instance)
        second.close()
        let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        #expect(files.sorted() == ["consent.db", "consent.db.lock"])
    }

    @Test func `two files are two instances`() throws {
        let first = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
        let second = try SQLiteStore(path: directory.file("other.db"), keyCheck: Examples.keyCheck)
        #expect(first.instance != second.instance)
    }

    @Test func `what a crash left of making a file is made anew`() throws {
        for suffix in ["", "-wal", "-journal"] { try Data([1, 2, 3]).write(to: URL(filePath: path + ".new" + suffix)) }
        #expect(refusal() == nil)
        #expect(!FileManager.default.fileExists(atPath: path + ".new"))
    }

    @Test func `a file in use is refused, by this process too, until it is closed`() throws {
        let store = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
        let holder = "\(ProcessInfo.processInfo.processIdentifier) on "
        let problem = try #require(refusal()?.problem)
        guard case .inUse(let by) = problem, by.hasPrefix(holder) else {
            Issue.record("\(problem)")
            return
        }
        store.close()
        #expect(refusal() == nil)
    }

    @Test func `a file in use is refused under the name of a link as well`() throws {
        let store = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
        let link = directory.file("link.db")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        let problem = try #require(refusal(of: link)?.problem)
        if case .inUse = problem {} else { Issue.record("\(problem)") }
        store.close()
        #expect(refusal(of: link) == nil)
    }

    @Test func `a file with a second name is refused`() throws {
        try makeDatabase()
        let other = try ScratchDirectory()
        try FileManager.default.linkItem(atPath: path, toPath: other.file("twin.db"))
        try expectRefusal { $0 == .severalNames(2) }
    }

    @Test(arguments: ["", ".", "..", "/", ":memory:", "file:consent.db", "/tmp/"])
    func `what is no path of a file is refused`(given: String) {
        #expect(refusal(of: given)?.problem == .notAPath)
    }

    @Test func `a directory that is not there is refused`() {
        let missing = directory.file("nowhere/consent.db")
        #expect(refusal(of: missing)?.problem == .noDirectory(directory.file("nowhere/")))
    }

    @Test func `a directory is refused`() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(refusal()?.problem == .notAFile("directory"))
    }

    @Test func `a file of 0 bytes is refused`() throws {
        try write([])
        try expectRefusal { $0 == .empty }
    }

    @Test func `a log without its file is refused`() throws {
        try Data([1]).write(to: URL(filePath: path + "-wal"))
        #expect(refusal()?.problem == .logWithoutFile)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `random bytes are refused, few or many`() throws {
        for count in [1, 99, 100, 8192] {
            var generator = SystemRandomNumberGenerator()
            try write((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
            try expectRefusal { $0 == .notADatabase }
        }
    }

    @Test func `another program's database is refused`() throws {
        let connection = try SQLiteConnection(path, as: .creator)
        try connection.execute("CREATE TABLE theirs (id INTEGER PRIMARY KEY)")
        try expectRefusal { $0 == .foreign }
    }

    @Test func `a database of a newer server is refused`() throws {
        try makeDatabase()
        var bytes = try contents()
        bytes[63] = UInt8(Schema.newest) + 1
        try write(bytes)
        try expectRefusal { $0 == .newerSchema(found: Schema.newest + 1, known: Schema.newest) }
    }

    @Test func `a newer schema that is in the log alone is refused too`() throws {
        try makeDatabase()
        do {
            let connection = try SQLiteConnection(path, as: .writer)
            try connection.execute("PRAGMA user_version = 77")
        }
        #expect(FileManager.default.fileExists(atPath: path + "-wal"))
        let before = try contents()
        #expect(refusal()?.problem == .newerSchema(found: 77, known: Schema.newest))
        #expect(try contents() == before)
    }

    @Test func `another key is refused, and no key as well`() throws {
        try makeDatabase()
        try expectRefusal({ $0 == .wrongKey }, keyCheck: [UInt8](repeating: 0, count: 16))
        try expectRefusal({ $0 == .wrongKey }, keyCheck: [])
    }

    @Test func `the right key beside a damaged check of it is told from another key, where a head was signed`() throws {
        try makeDatabase()
        let keyring = DeviceKeyring(key: Secret(bytes: Array(0..<32)))
        var options = SQLiteStore.Options()
        let key = keyring.signingKey
        options.recognizes = { key.isSigned($0) }
        // Nothing tells yet.
        try expectRefusal({ $0 == .wrongKey }, keyCheck: keyring.checkValue, options: options)
        let store = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
        let transparency = Transparency(store: store, key: key, now: { Examples.noon })
        let head = try store.see { try transparency.sign(10, $0) }
        try store.change { try $0.keep(head) }
        store.close()
        try expectRefusal(
            {
                if case .damaged(let what) = $0 { what.contains("signed the head over 10 events") } else { false }
            }, keyCheck: keyring.checkValue, options: options)
        let other = DeviceKeyring(key: Secret(bytes: Array(1..<33)))
        let otherKey = other.signingKey
        options.recognizes = { otherKey.isSigned($0) }
        try expectRefusal({ $0 == .wrongKey }, keyCheck: other.checkValue, options: options)
    }

    @Test func `a file that was cut short is refused`() throws {
        try makeDatabase(filler: 200)
        let whole = try contents()
        for count in [whole.count - 1, whole.count - 4096, whole.count / 2, 4096, 512] {
            try write(Array(whole.prefix(count)))
            try expectRefusal {
                $0 == .truncated(bytes: Int64(count), expected: Int64(whole.count))
            }
        }
        try write(Array(whole.prefix(50)))
        try expectRefusal { $0 == .notADatabase }
    }

    @Test func `a page of rubbish is refused, whichever it is`() throws {
        try makeDatabase(filler: 100)
        let whole = try contents()
        for page in 1..<whole.count / 4096 {
            var damaged = whole
            for offset in 0..<4096 { damaged[page * 4096 + offset] = UInt8(truncatingIfNeeded: offset &* 37 &+ page) }
            try write(damaged)
            try expectRefusal { if case .damaged = $0 { true } else { false } }
        }
    }

    @Test func `of a large file the small tables and the newest event are checked`() throws {
        try makeDatabase(filler: 100)
        var options = SQLiteStore.Options()
        options.fullCheckBytes = 0
        #expect(refusal(options: options) == nil)
        do {
            let connection = try SQLiteConnection(path, as: .writer)
            try connection.execute("DROP TRIGGER events_keep")
            try connection.execute("UPDATE events SET header = zeroblob(length(header)) WHERE sequence = 110")
            _ = connection.checkpoint(.truncate)
            connection.keepsLogOnClose(false)
        }
        try expectRefusal({ $0 == .damaged("event 110 does not match its leaf") }, options: options)
    }

    @Test func `a database made by VACUUM INTO is opened`() throws {
        try makeDatabase()
        let copy = directory.file("copy.db")
        try SQLiteConnection(path, as: .writer).execute("VACUUM INTO '\(copy)'")
        let store = try SQLiteStore(path: copy, keyCheck: Examples.keyCheck)
        #expect(try store.see { try $0.choices(of: Examples.device(3)) }.european != nil)
        store.close()
    }

    @Test func `every problem is told in one line that names the file and what to do`() {
        let problems: [StoreOpeningError.Problem] = [
            .inUse(by: "1 on host"), .notAPath, .noDirectory("/d"), .directoryNotWritable("/d", uid: 10001, owner: 0),
            .notAFile("directory"), .severalNames(2), .networkFileSystem("nfs"), .unreadable(uid: 1, owner: 0),
            .notWritable(uid: 1, owner: 0), .empty, .logWithoutFile, .notADatabase, .truncated(bytes: 1, expected: 2),
            .foreign, .newerSchema(found: 2, known: 1), .damaged("x"), .wrongKey, .setting("synchronous", found: "1"),
            .system("No space left on device"),
        ]
        let lines = problems.map { StoreOpeningError(path: "/data/consent.db", problem: $0).description }
        for line in lines {
            #expect(line.hasPrefix("/data/consent.db: "))
            #expect(line.contains("; "))
            #expect(!line.contains("\n"))
        }
        #expect(Set(lines).count == problems.count)
        #expect(lines[3].contains("run: chown 10001 /d"))
    }
}
