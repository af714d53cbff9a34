// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

/// What was read of one row helps with the next, and never says anything of it that is not so.
@Suite struct ChoiceMemoryTests {
    let directory: ScratchDirectory
    let path: String

    init() throws {
        directory = try ScratchDirectory()
        path = directory.file("consent.db")
        let store = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
        let app = try Examples.app()
        for number in 1...6 {
            try store.change { transaction in
                let device = Examples.device(UInt64(number))
                let sequence = try transaction.append(Examples.draft(device, app: app))
                try transaction.setChoice(Self.choice(number), of: device, app: app, sequence: sequence)
            }
        }
        store.close()
    }

    /// All alike but for what is a row's own.
    private static func choice(_ number: Int) -> StoredChoice {
        var choice = Examples.european(revision: Int64(number))
        choice.receivedAt = Timestamp(milliseconds: Examples.noon.milliseconds + Int64(number))
        choice.decidedAt = Timestamp(milliseconds: Examples.noon.milliseconds - Int64(number))
        choice.statedAt = number == 3 ? nil : Timestamp(milliseconds: Int64(number))
        return choice
    }

    /// The rows in the order of their events, read one after the other by one connection.
    private func rows(after change: String = "") throws -> [CurrentRow] {
        let writer = try SQLiteConnection(path, as: .writer)
        if !change.isEmpty { try writer.execute(change) }
        let reader = SQLiteReader(connection: try SQLiteConnection(path, as: .reader))
        return try reader.currentRows(after: nil, limit: 99).sorted { $0.sequence < $1.sequence }
    }

    @Test func `rows that share what many share keep what is their own`() throws {
        let rows = try rows()
        #expect(rows.map(\.choice) == (1...6).map { Self.choice($0) })
        #expect(rows.allSatisfy { $0.isExact && $0.isInPlace })
        #expect(rows.allSatisfy { $0.app?.description == "shop" })
    }

    @Test(
        arguments: [
            "received_at = NULL", "decided_at = NULL", "choice_revision = NULL", "is_forced = 2", "gpc_shown = 3",
            "purposes_consent = purposes_consent + (1 << 40)", "opt_outs = 0", "likeness_low = likeness_low + 1",
        ])
    func `a row among others that no server writes so is not exact, and the others are`(change: String) throws {
        for number in [1, 4, 6] {
            let rows = try rows(after: "UPDATE current SET \(change) WHERE sequence = \(number)")
            #expect(rows[number - 1].isExact == false, "\(change)")
            // Whichever was read first.
            #expect(rows.count { !$0.isExact } == [1: 1, 4: 2, 6: 3][number])
        }
    }

    @Test(arguments: ["language = 'fr'", "tc_string = NULL", "ac_string = '2~1~dv.'", "form = NULL", "outcome = 1"])
    func `one that says another thing is read anew`(change: String) throws {
        let rows = try rows(after: "UPDATE current SET \(change) WHERE sequence = 4")
        #expect(rows[3].choice != Self.choice(4))
        #expect(rows.filter { $0.sequence != 4 }.map(\.choice) == [1, 2, 3, 5, 6].map { Self.choice($0) })
    }

    @Test func `a row without a choice is none, whatever was read before`() throws {
        let rows = try rows(after: "UPDATE current SET \(StoredChoiceColumns.nothing) WHERE sequence = 4")
        #expect(rows[3].choice == nil && rows[3].isExact)
        #expect(rows[4].choice == Self.choice(5))
        let half = try self.rows(after: "UPDATE current SET action = NULL WHERE sequence = 5")
        #expect(half[4].choice == nil && !half[4].isExact)
    }

    @Test func `more kinds of choices than are kept are all read right`() throws {
        let store = try SQLiteStore(path: path, keyCheck: Examples.keyCheck)
        let app = try Examples.app()
        try store.change { transaction in
            for number in 7...400 {
                let device = Examples.device(UInt64(number))
                var choice = Self.choice(number)
                choice.vendorListVersion = number % 300
                let sequence = try transaction.append(Examples.draft(device, app: app))
                try transaction.setChoice(choice, of: device, app: app, sequence: sequence)
            }
        }
        store.close()
        let reader = SQLiteReader(connection: try SQLiteConnection(path, as: .reader))
        for _ in 0..<2 {
            let rows = try reader.currentRows(after: nil, limit: 999).sorted { $0.sequence < $1.sequence }
            #expect(rows.dropFirst(6).map { $0.choice?.vendorListVersion } == (7...400).map { $0 % 300 })
            #expect(rows.map { $0.choice?.revision } == (1...400).map { Int64($0) })
            #expect(rows.allSatisfy { $0.isExact })
        }
    }
}
