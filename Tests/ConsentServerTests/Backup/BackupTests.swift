// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Foundation
import Testing

@testable import ConsentServer

/// Backups of a store that goes on, and what they refuse.
@Suite struct BackupTests {
    let directory: ScratchDirectory
    let app: AppID
    let key = DeviceKeyring(key: Secret(bytes: [UInt8](repeating: 0xAB, count: 32)))
    let files: StoreFiles

    init() throws {
        directory = try ScratchDirectory()
        app = try Examples.app()
        files = StoreFiles(database: directory.file("consent.db"), key: directory.file("consent.db.key"))
        _ = Sodium.start()
        try FileText.create(files.key, content: String(repeating: "ab", count: 32) + "\n", mode: 0o600)
    }

    private func open(_ path: String? = nil) throws -> SQLiteStore {
        try SQLiteStore(path: path ?? files.database, keyCheck: key.checkValue)
    }

    private func put(_ store: any RecordStore, _ devices: Range<UInt64>) throws {
        for number in devices {
            try store.change { [app] in try SoundPut(device: Examples.device(number), app: app)($0) }
        }
    }

    /// Makes a backup and waits for it.
    private func backUp(_ store: any RecordStore, to path: String) throws -> Backups.Status {
        let backups = Backups(of: store, files: files) { Examples.noon }
        let done = Handover<Backups.Status>()
        let began = try backups.begin(path) { done.put($0) }
        #expect(began)
        return done.take()
    }

    private func refusal(_ store: any RecordStore, _ path: String) -> String {
        do {
            _ = try Backups(of: store, files: files) { Examples.noon }.begin(path)
            return "none"
        } catch {
            return "\(error)"
        }
    }

    @Test func `a backup has everything, is private, and has its key`() throws {
        let store = try open()
        defer { store.close() }
        try put(store, 0..<300)
        let target = directory.file("backup.db")
        let status = try backUp(store, to: target)
        #expect(status.phase == .done, "\(status)")
        #expect(status.content?.events == 300 && status.content?.lastSequence == 300)
        #expect(try FileText.read(target + ".key") == FileText.read(files.key))
        let listed = try FileManager.default.contentsOfDirectory(atPath: directory.path).filter {
            $0.hasPrefix("backup")
        }
        #expect(Set(listed) == ["backup.db", "backup.db.key"])
        for path in [target, target + ".key"] {
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
        }
        let copy = try open(target)
        defer { copy.close() }
        #expect(copy.instance == store.instance)
        let history = try copy.see { try $0.history(of: Examples.device(299)) }
        #expect(history.count == 1)
    }

    @Test func `what is written while the copy is made does not spoil it`() throws {
        let store = try open()
        defer { store.close() }
        try put(store, 0..<400)
        let isDone = Locked(false)
        let writer = OwnThread { [app] in
            var number: UInt64 = 1000
            while !isDone.withLock({ $0 }) {
                let device = Examples.device(number)
                _ = try? store.change { transaction -> Int64 in
                    let revision = try SoundPut(device: device, app: app)(transaction)
                    if device.low % 7 == 0 { _ = try transaction.erase(device, at: Examples.noon) }
                    return revision
                }
                number += 1
            }
        }
        for round in 0..<5 {
            let before = try store.see { try $0.log(of: nil, after: 0, limit: 100_000) }.count
            let status = try backUp(store, to: directory.file("backup.db"))
            #expect(status.phase == .done, "round \(round): \(status)")
            #expect(try #require(status.content).events >= Int64(before))
        }
        isDone.withLock { $0 = true }
        writer?.join()
    }

    @Test func `an erasure reaches a copy that is being made`() throws {
        let store = try open()
        try put(store, 0..<400)
        let victim = Examples.device(5)
        let copied = Handover<Result<Void, StorageError>>()
        store.copy(to: directory.file("copy.db")) { copied.put($0) }
        try store.change { _ = try $0.erase(victim, at: Examples.noon) }
        try copied.take().get()
        store.close()
        let bytes = FileManager.default.contents(atPath: directory.file("copy.db")) ?? Data()
        var trace = Data()
        for shift in stride(from: 56, through: 0, by: -8) {
            trace.append(UInt8(truncatingIfNeeded: victim.high >> UInt64(shift)))
        }
        // Copied before or after: either way it is not there, or the copy was whole before the erasure began.
        let copy = try open(directory.file("copy.db"))
        let left = try copy.see { try $0.history(of: victim) }
        copy.close()
        #expect((bytes.range(of: trace) == nil) == left.isEmpty)
    }

    @Test func `a newer backup replaces an older one of the same database, and no other file`() throws {
        let store = try open()
        defer { store.close() }
        try put(store, 0..<3)
        let target = directory.file("backup.db")
        _ = try backUp(store, to: target)
        try put(store, 3..<5)
        #expect(try backUp(store, to: target).content?.events == 5)

        let stranger = try SQLiteStore(path: directory.file("stranger.db"), keyCheck: key.checkValue)
        stranger.close()
        try Data("precious".utf8).write(to: URL(filePath: directory.file("letter.txt")))
        for name in ["stranger.db", "letter.txt"] {
            let before = FileManager.default.contents(atPath: directory.file(name))
            #expect(refusal(store, directory.file(name)).contains("is not a backup of this database"))
            #expect(FileManager.default.contents(atPath: directory.file(name)) == before)
        }
    }

    @Test func `a target with a log beside it is no backup of ours, and stays`() throws {
        let store = try open()
        defer { store.close() }
        try put(store, 0..<3)
        let target = directory.file("raw.db")
        _ = try backUp(store, to: target)
        try Data("log".utf8).write(to: URL(filePath: target + "-wal"))
        let before = FileManager.default.contents(atPath: target)
        #expect(refusal(store, target).contains("a write-ahead log beside it"))
        #expect(FileManager.default.contents(atPath: target) == before)
    }

    /// What a snapshot of a volume is: the files of a server that runs, its newest choices in the log alone.
    @Test func `a snapshot is restored with what only its log holds, and stays as it was`() throws {
        let store = try open()
        defer { store.close() }
        try put(store, 0..<60)
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(
                atPath: files.database + suffix, toPath: directory.file("snapshot.db") + suffix)
        }
        try FileManager.default.copyItem(atPath: files.key, toPath: directory.file("snapshot.db.key"))
        let log = FileManager.default.contents(atPath: directory.file("snapshot.db-wal"))
        #expect((log?.count ?? 0) > 0)
        let (restore, restored) = restore(directory.file("snapshot.db"))
        #expect(try restore.run().events == 60)
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.file("new"))
        #expect(Set(names) == ["consent.db", "consent.db.key"])
        let copy = try open(restored.database)
        defer { copy.close() }
        #expect(try copy.see { try $0.events(of: Examples.app(), after: 0, limit: 99) }.count == 60)
        #expect(FileManager.default.contents(atPath: directory.file("snapshot.db-wal")) == log)
        #expect(!FileText.exists(directory.file("snapshot.db-shm")))
    }

    @Test func `a target that can't be is refused with the remedy`() throws {
        let store = try open()
        defer { store.close() }
        try put(store, 0..<1)
        for suffix in ["", "-wal", "-shm", ".lock", ".key", ".sock"] {
            #expect(refusal(store, files.database + suffix).contains("the database itself"), "\(suffix)")
        }
        try FileManager.default.createSymbolicLink(
            atPath: directory.file("link.db"), withDestinationPath: files.database)
        #expect(refusal(store, directory.file("link.db")).contains("the database itself"))
        #expect(refusal(store, directory.path).contains("is a directory: name a file in it"))
        #expect(refusal(store, directory.path + "/").contains("is a directory"))
        #expect(refusal(store, directory.file("nowhere/b.db")).contains("there is no directory"))
        #expect(refusal(store, "b.db").contains("is not an absolute path"))
        try Data("other key".utf8).write(to: URL(filePath: directory.file("b.db.key")))
        #expect(refusal(store, directory.file("b.db")).contains("holds another key"))
        #expect(!FileText.exists(directory.file("b.db")))
        FileSystem.remove(files.key)
        #expect(refusal(store, directory.file("c.db")).contains("is gone"))
        #expect(refusal(MemoryStore(), directory.file("d.db")).contains("the key file") == true)
    }

    @Test func `a store that closes ends the copy`() throws {
        let store = try open()
        try put(store, 0..<50)
        store.close()
        let ended = Handover<Result<Void, StorageError>>()
        store.copy(to: directory.file("late.db")) { ended.put($0) }
        guard case .failure(.closed) = ended.take() else {
            Issue.record("a closed store copied")
            return
        }
    }

    private func restore(_ file: String, key: String? = nil, into name: String = "new") -> (Restore, StoreFiles) {
        let files = StoreFiles(
            database: directory.file("\(name)/consent.db"), key: directory.file("\(name)/consent.db.key"))
        return (Restore(file: file, keyFile: key ?? file + ".key", files: files), files)
    }

    private func refusal(_ restore: Restore) -> BackupRefusal? {
        do {
            _ = try restore.run()
            return nil
        } catch {
            return error
        }
    }

    private func message(_ restore: Restore) -> String { refusal(restore)?.description ?? "none" }

    @Test func `a restored backup is the database as it was`() throws {
        let store = try open()
        try put(store, 0..<20)
        let target = directory.file("backup.db")
        _ = try backUp(store, to: target)
        store.close()
        let (restore, files) = restore(target)
        #expect(try restore.run().events == 20)
        let found = try FileManager.default.contentsOfDirectory(atPath: directory.file("new"))
        #expect(Set(found) == ["consent.db", "consent.db.key"])
        let again = try open(files.database)
        #expect(try again.see { try $0.choices(of: Examples.device(7)) }.usStates != nil)
        try put(again, 20..<21)
        again.close()
        #expect(message(restore).contains("is not empty"))
    }

    @Test func `what is not whole, or not ours, is restored nowhere`() throws {
        let store = try open()
        try put(store, 0..<200)
        let target = directory.file("backup.db")
        _ = try backUp(store, to: target)
        store.close()
        let sound = try #require(FileManager.default.contents(atPath: target))

        try FileText.create(directory.file("other.key"), content: String(repeating: "cd", count: 32), mode: 0o600)
        #expect(message(restore(target, key: directory.file("other.key")).0).contains("is not the key of"))
        #expect(message(restore(target, key: directory.file("no.key")).0).contains("is missing"))
        #expect(message(restore(directory.file("no.db")).0).contains("there is no file"))
        #expect(message(restore(directory.path).0).contains("is a directory"))

        var short = sound
        short.removeLast(9000)
        try short.write(to: URL(filePath: directory.file("short.db")))
        #expect(message(restore(directory.file("short.db"), key: target + ".key").0).contains("cut short"))
        try Data("no database at all, and long enough to have a header of one".utf8)
            .write(to: URL(filePath: directory.file("text.db")))
        #expect(message(restore(directory.file("text.db"), key: target + ".key").0).contains("is not a backup"))
        #expect(!FileText.exists(directory.file("new/consent.db")))
    }

    /// Any bit of what a leaf is made of: the page is sound, the event is not.
    @Test func `a payload that was changed is found, and named`() throws {
        let store = try open()
        try put(store, 0..<200)
        let target = directory.file("backup.db")
        _ = try backUp(store, to: target)
        store.close()
        var bytes = try #require(FileManager.default.contents(atPath: target))
        let place = try #require(bytes.range(of: Data(#""revision":1}"#.utf8))).lowerBound
        bytes[place + 11] = UInt8(ascii: "2")
        try bytes.write(to: URL(filePath: target))
        let (restore, files) = restore(target)
        let refusal = refusal(restore)
        #expect(refusal?.cause == .content)
        #expect(refusal?.description.contains("table payloads: its payload or salt is not what was hashed") == true)
        #expect(!FileText.exists(files.database) && !FileText.exists(files.key))
    }

    /// What no page and no leaf tells: the choice in force is not the one that was made.
    @Test(
        arguments: [
            ("UPDATE current SET opt_outs = 0 WHERE sequence = 7", "event 7, table current"),
            ("DELETE FROM current WHERE sequence = 7", "event 7, table current"),
            ("UPDATE log_nodes SET hash = zeroblob(32)", "table log_nodes"),
            ("INSERT INTO erasures VALUES (7, 1, 0, zeroblob(32))", "event 7, table erasures"),
        ])
    func `what verify would find is found in a backup, and when one is made`(change: String, place: String) throws {
        let store = try open()
        try put(store, 0..<300)
        let target = directory.file("backup.db")
        #expect(try backUp(store, to: target).phase == .done)
        store.close()
        let sound = try #require(FileManager.default.contents(atPath: target))
        try SQLiteConnection(files.database, as: .writer).execute(change)
        let changed = try open()
        let status = try backUp(changed, to: target)
        changed.close()
        #expect(status.phase == .failed && status.fault?.cause == .content)
        let words = status.fault?.description ?? ""
        #expect(words.contains("an older backup stays") && words.contains(place), "\(words)")
        #expect(FileManager.default.contents(atPath: target) == sound)
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        #expect(!names.contains { $0.contains("unfinished") })

        let connection = try SQLiteConnection(target, as: .creator)
        try connection.execute(change)
        let refusal = refusal(restore(target).0)
        #expect(
            refusal?.cause == .content && refusal?.description.contains(place) == true, "\(String(describing: refusal))"
        )
    }

    @Test func `a backup of schema 1, whose log has no index, is held against its leaves`() throws {
        let key = DeviceKeyring(key: Secret(bytes: [UInt8](repeating: 0x31, count: 32)))
        let path = directory.file("first.db")
        try FileManager.default.copyItem(atPath: SchemaFixtureTests.fixture("schema-1.db"), toPath: path)
        do {
            let connection = try SQLiteConnection(path, as: .creator)
            try connection.execute("UPDATE meta SET key_check = X'\(hexadecimal(key.checkValue))'")
        }
        let verification = BackupVerification(file: BackupFile(path: path), keyring: key)
        #expect(try verification.run().events == 5)
        do {
            let connection = try SQLiteConnection(path, as: .creator)
            try connection.execute("DROP TRIGGER events_keep; UPDATE events SET leaf = zeroblob(32) WHERE sequence = 4")
        }
        let fault = #expect(throws: BackupFile.Fault.self) { try verification.run() }
        #expect(fault?.description.contains("event 4 does not give its leaf") == true)
        let another = BackupVerification(file: BackupFile(path: path), keyring: self.key)
        #expect(throws: BackupFile.Fault.self) { try another.run() }
    }

    @Test func `a key that was changed under a running server stops its backups`() throws {
        let store = try open()
        defer { store.close() }
        try put(store, 0..<3)
        FileSystem.remove(files.key)
        try FileText.create(files.key, content: String(repeating: "cd", count: 32) + "\n", mode: 0o600)
        let status = try backUp(store, to: directory.file("backup.db"))
        #expect(status.phase == .failed)
        #expect(status.fault?.description.contains("made with another key") == true)
        #expect(!FileText.exists(directory.file("backup.db")) && !FileText.exists(directory.file("backup.db.key")))
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: files.key)
        let readable = try backUp(store, to: directory.file("backup.db"))
        #expect(readable.fault?.cause == .key && readable.fault?.description.contains("chmod 600") == true)
    }

    @Test func `each refusal has the cause that its exit status is of`() throws {
        let store = try open()
        try put(store, 0..<3)
        let target = directory.file("backup.db")
        func cause(_ path: String, of store: any RecordStore) -> BackupRefusal.Cause? {
            do {
                _ = try Backups(of: store, files: files) { Examples.noon }.begin(path)
                return nil
            } catch { return error.cause }
        }
        try Data("precious".utf8).write(to: URL(filePath: directory.file("letter.txt")))
        for path in [
            directory.path, directory.file("no/b.db"), "b.db", files.database, directory.file("letter.txt"),
            "/dev/null",
        ] { #expect(cause(path, of: store) == .target, "\(path)") }
        _ = try backUp(store, to: target)
        let inMemory = Backups(of: MemoryStore(), files: nil) { Examples.noon }
        let refusal = #expect(throws: BackupRefusal.self) { try inMemory.begin(target) }
        #expect(refusal?.cause == .unavailable)

        #expect(self.refusal(restore(directory.file("none.db")).0)?.cause == .source)
        #expect(self.refusal(restore(directory.path).0)?.cause == .source)
        #expect(self.refusal(restore(directory.file("letter.txt")).0)?.cause == .content)
        #expect(self.refusal(restore(target, key: directory.file("no.key")).0)?.cause == .key)
        try FileText.create(directory.file("open.key"), content: String(repeating: "ab", count: 32), mode: 0o644)
        let open = self.refusal(restore(target, key: directory.file("open.key")).0)
        #expect(open?.cause == .key && open?.description.contains("chmod 600") == true)
        try FileManager.default.createDirectory(atPath: directory.file("full"), withIntermediateDirectories: true)
        try Data("x".utf8).write(to: URL(filePath: directory.file("full/x")))
        let full = self.refusal(restore(target, into: "full").0)
        #expect(full?.cause == .target && full?.description.contains("is not empty") == true)
        FileSystem.remove(files.key)
        #expect(cause(directory.file("c.db"), of: store) == .key)
        store.close()
    }

    @Test func `a schedule that can't be kept is told ever more seldom, and when it is kept again`() throws {
        let store = try open()
        defer { store.close() }
        try put(store, 0..<3)
        let lines = Locked<[String]>([])
        let context = ServerContext(
            store: store, catalogue: Catalogue(), keyring: key, geolocator: Geolocator(table: nil),
            log: Log(level: .info, now: { Examples.noon }) { line in
                lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) }
            }, metrics: Metrics(), files: files, now: { Examples.noon })
        let place = directory.file("backups")
        let upkeep = Upkeep(context, schedule: BackupSchedule(directory: place))
        func told(_ event: String) -> [String] { lines.withLock { $0.filter { $0.contains(event) } } }
        for _ in 0..<124 { upkeep.backUpIfDue() }
        #expect(told("backup_failed").count == 8)
        #expect(told("backup_failed")[0].contains(#""next_try_minutes":1"#))
        #expect(told("backup_failed")[7].contains(#""next_try_minutes":60"#))
        #expect(context.backups.schedulePace.withLock { $0.failures } == 8)

        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        for _ in 0..<60 { upkeep.backUpIfDue() }
        while told("backup_made").isEmpty, told("backup_failed").count == 8 { usleep(1000) }
        #expect(told("backup_made").first?.contains(#""failures_before":8"#) == true)
        #expect(context.backups.schedulePace.withLock { $0.failures } == 0)
        #expect(told("backup_failed").count == 8)
    }

    @Test func `scheduled backups are named by their time, and the oldest go`() throws {
        let schedule = BackupSchedule(directory: directory.path, everyHours: 24, keep: 2)
        #expect(schedule.path(at: Examples.noon).hasSuffix("/consent-20261130T120000Z.db"))
        #expect(schedule.isDue(at: Examples.noon))
        for hour in 0..<4 {
            let time = Timestamp(milliseconds: Examples.noon.milliseconds + Int64(hour) * 3_600_000 + 123)
            for suffix in ["", ".key"] {
                try Data().write(to: URL(filePath: schedule.path(at: time) + suffix))
            }
        }
        try Data().write(to: URL(filePath: directory.file("consent-notes.db")))
        let after = { (hours: Int64) in Timestamp(milliseconds: Examples.noon.milliseconds + hours * 3_600_000) }
        #expect(!schedule.isDue(at: after(26)) && schedule.isDue(at: after(27)))
        #expect(schedule.isDue(at: after(-2)), "the clock was put back")
        schedule.prune()
        let left = try FileManager.default.contentsOfDirectory(atPath: directory.path)
            .filter { $0.hasPrefix("consent-") }.sorted()
        #expect(
            left == [
                "consent-20261130T140000Z.db", "consent-20261130T140000Z.db.key", "consent-20261130T150000Z.db",
                "consent-20261130T150000Z.db.key", "consent-notes.db",
            ])
    }
}

/// A choice as a service stores it, down to its payload, so that a copy of it verifies.
private struct SoundPut: Sendable {
    var device: DeviceKey
    var app: AppID

    @discardableResult
    func callAsFunction(_ transaction: any RecordTransaction) throws(StorageError) -> Int64 {
        let revision = try transaction.revision(of: device, kind: .usStates) + 1
        let optOuts = USOptOut.allCases.map { "\"\($0.rawValue)\":true" }.joined(separator: ",")
        let payload =
            #"{"kind":"us_states","action":"save_choices","outcome":"none","us":{\#(optOuts),"sensitive_data":[]},"#
            + #""revision":\#(revision)}"#
        let sequence = try transaction.append(
            Examples.draft(device, app: app, kind: .usStates, revision: revision, payload: payload))
        var content = USChoice()
        content.saleOptOut = true
        content.sharingOptOut = true
        content.targetedAdvertisingOptOut = true
        var choice = StoredChoice(
            content: .usStates(content), action: .saveChoices, outcome: .none, revision: revision,
            receivedAt: Examples.noon, decidedAt: Examples.noon, environment: .production, isForced: false)
        choice.formVersion = 1
        choice.tcfPolicyVersion = 5
        choice.fingerprint = ChoiceFingerprint(firstBytesOf: Sodium.sha256(Array(payload.utf8)))
        try transaction.setChoice(choice, of: device, app: app, sequence: sequence)
        return revision
    }
}
