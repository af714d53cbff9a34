// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Foundation
import Testing

@testable import ConsentServer

@Suite struct StoreVerificationTests {
    let directory: ScratchDirectory
    let path: String

    init() throws {
        directory = try ScratchDirectory()
        path = directory.file("consent.db")
    }

    private func open() throws -> SQLiteStore { try SQLiteStore(path: path, keyCheck: Examples.keyCheck) }

    private func keeper(_ context: ServerContext) -> LogKeeper { LogKeeper(context.transparency, log: context.log) }

    /// A closed file with one of everything, all of it signed: made once for all tests.
    private static let sample = Result<Data, any Error> {
        let directory = try ScratchDirectory()
        let path = directory.file("consent.db")
        let store = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
        let context = try EvidenceScenario(store: store).service.context
        try LogKeeper(context.transparency, log: context.log).keepHead(ifDue: false)
        store.close()
        return try Data(contentsOf: URL(filePath: path))
    }

    private func makeFile() throws { try restore(try Self.sample.get()) }

    /// Changes the closed file with SQL, past the triggers, and verifies it.
    private func fault(after change: String, checksNewestEvent: Bool = true) throws -> EvidenceFault? {
        let connection = try SQLiteConnection(path, as: .writer)
        let triggers = try connection.prepare(
            "SELECT 'DROP TRIGGER ' || name FROM sqlite_schema WHERE type = 'trigger'")
        var drops: [String] = []
        while try triggers.step() { drops.append(triggers.text(0)) }
        for drop in drops { try connection.execute(drop) }
        try connection.execute("BEGIN; PRAGMA defer_foreign_keys = ON; \(change); COMMIT")
        let store: SQLiteStore
        do {
            var options = SQLiteStore.Options()
            options.checksNewestEvent = checksNewestEvent
            store = try SQLiteStore(path: path, keyCheck: Examples.keyCheck, options: options)
        } catch {
            // Found before anything was verified.
            return EvidenceFault("events", nil, "\(error)")
        }
        defer { store.close() }
        do {
            _ = try EvidenceScenario.verify(TestService(store: store).context)
            return nil
        } catch let fault as EvidenceFault { return fault }
    }

    /// A service that so many devices answered, one after another.
    private func answers(
        of count: Int, in store: SQLiteStore, after each: (Int, ServerContext) throws -> Void = { _, _ in }
    ) throws -> TestService {
        let service = try TestService(store: store)
        var caller = Caller(transport: .inProcess(Application(service.context)))
        try caller.putApp()
        let form = try caller.formID()
        for number in 0..<count {
            caller.device = "device-\(number)-0123456789abcdef"
            _ = try caller.device("PUT", "consent", body: #"{"form_id":"\#(form)","action":"consent"}"#)
            try each(number, service.context)
        }
        return service
    }

    @Test(arguments: StoreKind.allCases)
    func `what a service wrote is sound, and all of it is looked at`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let scenario = try EvidenceScenario(store: store)
        let context = scenario.service.context
        try keeper(context).keepHead(ifDue: false)
        let tally = try EvidenceScenario.verify(context)
        #expect(tally.entries == (try store.see { try $0.logSize() }))
        #expect(tally.entries > 60)
        #expect(tally.heads == 1)
        #expect(tally.current == Int64(try store.see { try $0.currentRows(after: nil, limit: 9999) }.count))
        #expect(tally.references.isZero)
        // Each row was taken off again, in the order in which they lie.
        #expect(tally.places.isZero)
    }

    @Test func `blocks, their nodes and heads within them are looked at, by several threads`() throws {
        let store = try open()
        let service = try answers(of: 560, in: store) { number, context in
            if number % 97 == 0 { try keeper(context).keepHead(ifDue: false) }
        }
        for threads in [1, 2, 5] {
            let tally = try EvidenceScenario.verify(service.context, threads: threads)
            #expect(tally.entries == 560)
            #expect(tally.heads == 6)
            #expect(tally.current == 560)
        }
        store.close()
        #expect(try fault(after: "UPDATE log_nodes SET hash = zeroblob(32) WHERE idx = 1")?.table == "log_nodes")
    }

    @Test(
        arguments: [
            ("UPDATE events SET header = X'01' WHERE sequence = 5", "events", 5),
            ("UPDATE events SET leaf = zeroblob(32) WHERE sequence = 5", "events", 5),
            ("UPDATE events SET payload_hash = zeroblob(32) WHERE sequence = 5", "events", 5),
            ("UPDATE events SET app = (SELECT number FROM apps WHERE id = 'game') WHERE sequence = 5", "events", 5),
            ("UPDATE payloads SET payload = X'7b7d' WHERE sequence = 5", "payloads", 5),
            ("UPDATE payloads SET salt = zeroblob(16) WHERE sequence = 5", "payloads", 5),
            ("UPDATE payloads SET device_low = device_low + 1 WHERE sequence = 5", "payloads", 5),
            ("UPDATE payloads SET salt = NULL, payload = NULL WHERE sequence = 5", "payloads", 5),
            ("DELETE FROM payloads WHERE sequence = 5", "payloads", 5),
            ("DELETE FROM events WHERE sequence = 5", "events", 5),
            ("DELETE FROM events WHERE sequence = (SELECT max(sequence) FROM events)", "events", nil),
            ("INSERT INTO erasures VALUES (5, 1, 0, zeroblob(32))", "erasures", 5),
            ("INSERT INTO erasures VALUES (9999, 1, 0, zeroblob(32))", "events", 9999),
            (
                "INSERT INTO payloads SELECT 9999, device_high, device_low, NULL, salt, payload FROM payloads LIMIT 1",
                "events", 9999
            ),
            (
                "INSERT INTO events SELECT 9999, app, header, payload_hash, leaf FROM events WHERE sequence = 5",
                "events", nil
            ),
            ("UPDATE forms SET content = CAST(content || X'20' AS BLOB) WHERE number = 1", "forms", nil),
            ("UPDATE forms SET published_at = published_at + 1 WHERE number = 1", "forms", nil),
            ("UPDATE forms SET language = 'fr' WHERE number = 1", "forms", nil),
            ("DELETE FROM forms WHERE number = (SELECT max(number) FROM forms)", "forms", nil),
            ("UPDATE form_parts SET content = CAST('<h1>else</h1>' AS BLOB)", "form_parts", nil),
            (
                "UPDATE form_parts SET content = CAST(content || X'20' AS BLOB) WHERE rowid = (SELECT max(rowid) FROM form_parts)",
                "form_parts", nil
            ),
            ("DELETE FROM form_parts WHERE rowid = (SELECT min(rowid) FROM form_parts)", "form_parts", nil),
            ("UPDATE log_counts SET heads = 7", "log_heads", nil),
            ("DELETE FROM log_heads", "log_heads", nil),
            ("UPDATE log_heads SET signature = zeroblob(64)", "log_heads", nil),
            ("UPDATE log_heads SET signed_at = signed_at + 1", "log_heads", nil),
            ("UPDATE log_heads SET root = zeroblob(32)", "log_heads", nil),
            ("UPDATE log_heads SET size = size - 1", "log_heads", nil),
            ("INSERT INTO log_nodes VALUES (8, 0, 99, zeroblob(32))", "log_nodes", nil),
            ("DELETE FROM current WHERE slot = (SELECT min(slot) FROM current)", "current", nil),
            ("UPDATE current SET outcome = 3 - outcome WHERE outcome < 3", "current", nil),
            ("UPDATE current SET purposes_consent = purposes_consent + 2 WHERE action = 1", "current", nil),
            ("UPDATE current SET opt_outs = 7 - opt_outs WHERE opt_outs IS NOT NULL", "current", nil),
            ("UPDATE current SET decided_at = decided_at + 1", "current", nil),
            // What a reader would not notice, since it looks at fewer bits.
            ("UPDATE current SET purposes_consent = purposes_consent + (1 << 40)", "current", nil),
            ("UPDATE current SET is_forced = is_forced + 2", "current", nil),
            ("UPDATE current SET opt_outs = 0 WHERE purposes_consent IS NOT NULL", "current", nil),
            ("UPDATE current SET revision = revision + 1", "current", nil),
            ("UPDATE current SET sequence = sequence - 1", "current", nil),
            ("UPDATE current SET action = NULL", "current", nil),
            ("UPDATE current SET app = (SELECT number FROM apps WHERE id = 'game')", "current", nil),
            ("UPDATE current SET device_low = device_low + 1", "current", nil),
            // One of several alike: what was read of the others says nothing of it.
            (
                "UPDATE current SET decided_at = decided_at + 1 WHERE slot = (SELECT max(slot) FROM current)",
                "current", nil
            ),
            (
                "UPDATE current SET received_at = NULL WHERE slot = (SELECT min(slot) FROM current WHERE action = 1)",
                "current", nil
            ),
            (
                "UPDATE current SET special_features = 1 << 33 WHERE slot = (SELECT max(slot) FROM current WHERE kind = 1)",
                "current", nil
            ),
            // Rows too many: a second one of a device, one of an event that is not there, one of another's event.
            (
                """
                CREATE TEMP TABLE more AS SELECT * FROM current LIMIT 1; UPDATE more SET slot = slot + 2;
                INSERT INTO current SELECT * FROM more
                """, "current", nil
            ),
            (
                """
                CREATE TEMP TABLE more AS SELECT * FROM current LIMIT 1;
                UPDATE more SET slot = slot + 2, sequence = 9999, device_low = 7; INSERT INTO current SELECT * FROM more
                """, "current", 9999
            ),
            (
                """
                CREATE TEMP TABLE more AS SELECT * FROM current LIMIT 1;
                UPDATE more SET slot = 640, device_high = 1, device_low = 7; INSERT INTO current SELECT * FROM more
                """, "current", nil
            ),
        ] as [(String, String, Int64?)])
    func `what was changed is found, and named`(_ change: String, _ table: String, _ sequence: Int64?) throws {
        try makeFile()
        let fault = try #require(try fault(after: change), "\(change) was not found")
        #expect(fault.table == table, "\(fault)")
        if let sequence { #expect(fault.sequence == sequence, "\(fault)") }
    }

    @Test(
        arguments: [
            "UPDATE events SET header = X'01' WHERE sequence = (SELECT max(sequence) FROM events)",
            "UPDATE events SET payload_hash = zeroblob(32) WHERE sequence = (SELECT max(sequence) FROM events)",
            "UPDATE events SET leaf = zeroblob(32) WHERE sequence = (SELECT max(sequence) FROM events)",
            """
            INSERT INTO events SELECT sequence + 1, app, header, payload_hash, leaf FROM events
            ORDER BY sequence DESC LIMIT 1
            """,
        ])
    func `a newest event that no server would open a file with is named`(_ change: String) throws {
        try makeFile()
        let newest = try {
            let store = try open()
            defer { store.close() }
            return try store.see { try $0.evidenceSummary().newest }
        }()
        let fault = try #require(try fault(after: change, checksNewestEvent: false))
        #expect(fault.table == "events")
        #expect(fault.sequence == (change.contains("INSERT") ? newest + 1 : newest), "\(fault)")
        #expect(throws: StoreOpeningError.self) { try open() }
    }

    @Test(arguments: [false, true])
    func `an event that was put in to fill a block is named, whether or not a head was signed before`(
        hasHead: Bool
    ) throws {
        let store = try open()
        let service = try answers(of: 255, in: store)
        if hasHead { try keeper(service.context).keepHead(ifDue: false) }
        store.close()
        let fault = try fault(
            after: "INSERT INTO events SELECT 256, app, header, payload_hash, leaf FROM events WHERE sequence = 255",
            checksNewestEvent: false)
        #expect(fault?.sequence == 256)
        #expect(fault?.detail == "its header is that of event 255")
    }

    @Test func `entries of an older schema that are as they were hashed are no fault, only not indexed yet`() throws {
        let store = try open()
        _ = try answers(of: 600, in: store)
        store.close()
        #expect(try fault(after: "DELETE FROM log_nodes")?.detail == "not indexed")
        #expect(
            try fault(after: "UPDATE events SET payload_hash = zeroblob(32) WHERE sequence = 300")?.sequence == 300)
    }

    @Test func `a kept head whose size was changed is missed, whichever it is`() throws {
        for (number, size) in [(1, "0"), (1, "-5"), (2, "0"), (3, "0"), (3, "-1")] {
            try restore(Data())
            try FileManager.default.removeItem(atPath: path)
            let store = try open()
            let service = try TestService(store: store)
            var caller = Caller(transport: .inProcess(Application(service.context)))
            try caller.putApp()
            for device in 0..<3 {
                caller.device = "device-\(device)-0123456789abcdef"
                try caller.choose("consent")
                try keeper(service.context).keepHead(ifDue: false)
            }
            #expect(try EvidenceScenario.verify(service.context).heads == 3)
            store.close()
            let fault = try fault(after: "UPDATE log_heads SET size = \(size) WHERE number = \(number)")
            #expect(fault?.table == "log_heads", "head \(number), size \(size)")
        }
    }

    /// Puts the file back as it was, without a log.
    private func restore(_ content: Data) throws {
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
        try content.write(to: URL(filePath: path))
    }

    @Test func `rows that changed places are found`() throws {
        try makeFile()
        let original = try Data(contentsOf: URL(filePath: path))
        for (table, key, columns) in [
            ("events", "sequence", "app, header, payload_hash, leaf"),
            ("payloads", "sequence", "device_high, device_low, previous, salt, payload"),
            ("forms", "number", "app, id, version, kind, language, content, published_at, seal"),
        ] {
            try restore(original)
            let places = table == "forms" ? (1, 2) : (3, 8)
            let swap = """
                CREATE TEMP TABLE kept AS SELECT * FROM \(table) WHERE \(key) IN \(places);
                DELETE FROM \(table) WHERE \(key) IN \(places);
                INSERT INTO \(table) (\(key), \(columns))
                SELECT \(places.0 + places.1) - \(key), \(columns) FROM temp.kept
                """
            let found = try fault(after: swap)
            // The number of a form says nothing: two that changed theirs are the same two forms.
            if table == "forms" { #expect(found == nil) } else { #expect(found?.sequence == 3, "\(table)") }
        }
    }

    @Test func `a link that was moved to an older event of the device is found`() throws {
        let store = try open()
        let service = try TestService(store: store)
        let caller = Caller(transport: .inProcess(Application(service.context)))
        try caller.putApp()
        for action in ["consent", "do_not_consent", "consent"] {
            service.advance(seconds: 100)
            try caller.change(action)
        }
        store.close()
        let fault = try #require(try fault(after: "UPDATE payloads SET previous = 1 WHERE sequence = 3"))
        #expect(fault.table == "payloads")
        #expect(fault.sequence == 2)
    }

    @Test func `the decided_at of an import is held against the strings that it came in`() throws {
        let today = TestService.start.day.daysSinceEpoch
        let (older, newer) = (try ImportTests.tcString(day: today - 40), try ImportTests.tcString(day: today - 10))
        for members in [
            #""tc_string":"\#(newer)""#, #""gpp_string":"DBABMA~\#(older)""#,
            #""tc_string":"\#(older)","gpp_string":"DBABMA~\#(newer)""#,
            #""tc_string":"\#(newer)","decided_at":"2026-11-30T11:59:00Z""#, #""gpp_string":"DBABL~BVQVAAAAAg""#,
            #""gpp_string":"DBABL~BVQVAAAAAg","decided_at":"2026-11-30T11:59:00Z""#,
        ] {
            for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
            let store = try open()
            let service = try TestService(store: store)
            let caller = Caller(transport: .inProcess(Application(service.context)))
            try caller.putApp()
            let put = try caller.device("PUT", "consent", body: "{\(members)}")
            #expect(put.status == 200, "\(put.text)")
            #expect(try EvidenceScenario.verify(service.context).current == 1, "\(members)")
            store.close()
            for change in ["decided_at + 86400000", "received_at - 1", "0"] {
                let fault = try fault(after: "UPDATE current SET decided_at = \(change)")
                #expect(fault?.table == "current" && fault?.sequence == 1, "\(members): \(change)")
                #expect(fault?.detail.contains("decided_at") == true, "\(String(describing: fault))")
            }
        }
    }

    @Test func `an erased event is accounted for, and its record can't be changed`() throws {
        try makeFile()
        let store = try open()
        try store.change { transaction in
            try transaction.recordErasure(of: [5], reason: .retention, at: Examples.noon)
        }
        store.close()
        let erased = try fault(after: "DELETE FROM payloads WHERE sequence = 5; DELETE FROM current WHERE sequence = 5")
        #expect(erased == nil, "\(String(describing: erased))")
        try open().close()
        let original = try Data(contentsOf: URL(filePath: path))
        for change in ["reason = 1", "erased_at = erased_at + 1", "seal = zeroblob(32)", "sequence = 6"] {
            try restore(original)
            #expect(try fault(after: "UPDATE erasures SET \(change)") != nil, "\(change)")
        }
    }

    @Test func `an earlier head finds a log that was cut off or rolled back`() throws {
        let store = try open()
        let scenario = try EvidenceScenario(store: store)
        let context = scenario.service.context
        let early = try store.see { try context.transparency.sign(10, $0) }
        let newest = try #require(try store.see { try context.transparency.head($0) })
        #expect(try EvidenceScenario.verify(context, earlier: early).entries == newest.head.size)
        #expect(try EvidenceScenario.verify(context, earlier: newest).entries == newest.head.size)

        var longer = newest.head
        longer.size += 1
        #expect(throws: EvidenceFault.self) {
            try EvidenceScenario.verify(context, earlier: context.transparency.key.sign(longer))
        }
        var other = early.head
        other.root[0] ^= 1
        let fault = #expect(throws: EvidenceFault.self) {
            try EvidenceScenario.verify(context, earlier: context.transparency.key.sign(other))
        }
        #expect(fault?.table == "events")
        #expect(throws: EvidenceFault.self) {
            try EvidenceScenario.verify(context, earlier: SignedHead(head: other, signature: early.signature))
        }
        var foreign = early.head
        foreign.log[0] ^= 1
        #expect(throws: EvidenceFault.self) {
            try EvidenceScenario.verify(context, earlier: context.transparency.key.sign(foreign))
        }
    }

    @Test func `what is written while it goes on is no fault`() throws {
        let scenario = try EvidenceScenario(store: open())
        let context = scenario.service.context
        let verification = scenario.verification
        var state = try #require(try verification.begin(earlier: nil))
        let entries = state.size
        var caller = Caller(transport: .inProcess(Application(context)))
        // A device that has a choice changes it, a new one makes one, before the log is read; and again after it.
        for round in 0..<2 {
            for device in scenario.devices.prefix(3) + ["device-new-\(round)-0123456789abcdef"] {
                caller.device = device
                scenario.service.advance(seconds: 100)
                try caller.change("do_not_consent")
            }
            try keeper(context).keepHead(ifDue: false)
            if round == 0 { while state.phase == .entries { try verification.advance(&state) } }
        }
        while state.phase != .done {
            try verification.advance(&state)
            #expect(state.phase != .strays, "each row leads back to the event that it was held against")
        }
        #expect(state.tally.entries == entries)
    }

    @Test func `what is erased while it goes on is no fault`() throws {
        let scenario = try EvidenceScenario(store: open())
        let context = scenario.service.context
        let verification = scenario.verification
        var state = try #require(try verification.begin(earlier: nil))
        while state.phase == .entries { try verification.advance(&state) }
        let caller = Caller(transport: .inProcess(Application(context)))
        #expect(try caller.admin("DELETE", "/shop/devices/\(scenario.devices[0])/data").status == 204)
        var phases: Set<VerificationState.Phase> = []
        while state.phase != .done {
            try verification.advance(&state)
            phases.insert(state.phase)
        }
        #expect(phases.contains(.strays), "rows that are left over are looked at one by one")
    }

    @Test func `a state comes back from its text, and no other text is one`() throws {
        var state = VerificationState()
        state.bound = 7
        state.slot = -12
        state.heads = 5
        state.tally.references.add(3, ReferenceSum.Key(high: 1, low: 2))
        state.tally.places.add(CurrentPlace(slot: -64, sequence: 3), ReferenceSum.Key(high: 1, low: 2))
        #expect(VerificationState(state.text) == state)
        for text in [
            "", "1", "0.1.2.3.4.5.6.7.8.9.10.11", "9.0.0.0.0.0.0.0.0.0.0.0.0.0.0",
            "0.0.0.9.0.0.0.0.0.0.0.0.0.0.0", "a.b",
        ] {
            #expect(VerificationState(text) == nil, "\(text)")
        }
    }
}
