// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The counts of a batch, written once before its commit: many choices of a second are of one count.
extension SQLiteTransaction {
    func count(_ what: ChoiceCount, _ times: Int64) {
        tally.add(what, times)
    }

    /// Adds what the batch counted to the table.
    func writeCounts() throws(StorageError) {
        for (what, times) in tally.takeBatch() {
            let app = try number(of: what.app)
            try connection.run(
                .count,
                [
                    .integer(app), .integer(what.day.daysSinceEpoch), .text(what.country), .text(what.regulation),
                    .text(what.language), .text(what.form), .text(what.event.rawValue), .text(what.outcome),
                    .integer(times),
                ])
        }
    }
}

/// Moving what was counted into the sums, a few rows at a time.
extension SQLiteTransaction {
    /// Rows that one step moves, so that choices wait for a short one at most.
    private static let rowsMoved: Int64 = 256

    func sumStatistics() throws(StorageError) -> Bool {
        let key = StatisticsSums.key
        let row = try connection.prepare("SELECT \(key) FROM statistics ORDER BY \(key) LIMIT ?1")
        try row.bind([.integer(Self.rowsMoved)])
        var last: [SQLiteValue] = []
        while try row.step() {
            guard ChoiceCount.Event(rawValue: row.text(6)) != nil else { throw StatisticsSums.unknownEvent }
            last = [.integer(row.integer(0)), .integer(row.integer(1))] + (2...7).map { .text(row.text($0)) }
        }
        row.reset()
        if last.isEmpty { return false }
        try willWrite()
        let through = "(\(key)) <= (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)"
        let source = StatisticsSums.sideBySide(where: through)
        for dimensions in StatisticsSums.Dimensions.kept {
            for byMonth in [false, true] {
                try run(StatisticsSums.adding(dimensions, byMonth: byMonth, from: source), last)
            }
        }
        try run("DELETE FROM statistics WHERE \(through)", last)
        return true
    }

    private func run(_ sql: String, _ values: [SQLiteValue]) throws(StorageError) {
        let statement = try connection.prepare(sql)
        try statement.bind(values)
        while try statement.step() {}
    }
}

/// Counts that are not in the table yet: of the change that runs, and of those before it in its batch.
struct BatchTally {
    private var change: [ChoiceCount: Int64] = [:]
    private var batch: [ChoiceCount: Int64] = [:]

    mutating func add(_ what: ChoiceCount, _ times: Int64) { change[what, default: 0] += times }

    /// Makes the change's counts the batch's.
    mutating func keep() {
        if change.isEmpty { return }
        batch.merge(change, uniquingKeysWith: +)
        change = [:]
    }

    /// Drops the change's counts.
    mutating func drop() { change = [:] }

    /// Drops all.
    mutating func dropBatch() {
        change = [:]
        batch = [:]
    }

    mutating func takeBatch() -> [ChoiceCount: Int64] {
        defer { batch = [:] }
        return batch
    }
}
