// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The statistics, summed by SQLite: a year of days has more rows than anyone wants to carry.
extension SQLiteReading {
    func statistics(
        of app: AppID, days: ClosedRange<CalendarDay>, by groupings: [StatisticsGrouping]
    ) throws(StorageError) -> [ChoiceSum] {
        let columns = groupings.map(\.column).joined(separator: ", ")
        let row = try connection.prepare(
            """
            SELECT event, outcome, sum(count)\(columns.isEmpty ? "" : ", " + columns) FROM statistics
            WHERE app = (SELECT number FROM apps WHERE id = ?1) AND day BETWEEN ?2 AND ?3
            GROUP BY event, outcome\(columns.isEmpty ? "" : ", " + columns)
            """)
        try row.bind([
            .text(app.description), .integer(days.lowerBound.daysSinceEpoch), .integer(days.upperBound.daysSinceEpoch),
        ])
        var sums: [ChoiceSum] = []
        while try row.step() {
            guard let event = ChoiceCount.Event(rawValue: row.text(0)) else {
                throw .corrupt("table statistics: no such event")
            }
            var group: [String] = []
            for (index, grouping) in groupings.enumerated() {
                let column = Int32(3 + index)
                group.append(
                    grouping == .day
                        ? CalendarDay(daysSinceEpoch: row.integer(column)).description : row.text(column))
            }
            sums.append(ChoiceSum(group: group, event: event, outcome: row.text(1), count: row.integer(2)))
        }
        return sums
    }
}

extension StatisticsGrouping {
    /// The column of table `statistics`.
    fileprivate var column: String { self == .action ? "event" : rawValue }
}

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
