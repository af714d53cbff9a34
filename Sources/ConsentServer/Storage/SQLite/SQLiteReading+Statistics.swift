// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The statistics, summed by SQLite.
extension SQLiteReading {
    func statistics(
        of app: AppID, days: ClosedRange<CalendarDay>, by groupings: [StatisticsGrouping], limit: Int
    ) throws(StorageError) -> [ChoiceSum]? {
        guard var sums = try recentStatistics(of: app, days: days, by: groupings, limit: limit) else { return nil }
        let parts = groupings.contains(.day) ? [(isMonth: false, periods: days)] : days.inMonths
        for part in parts {
            guard
                let more = try keptSums(
                    of: app, part.periods, isMonth: part.isMonth, by: groupings, limit: limit)
            else { return nil }
            sums += more
        }
        return sums
    }

    /// What was counted and is in no sum yet.
    private func recentStatistics(
        of app: AppID, days: ClosedRange<CalendarDay>, by groupings: [StatisticsGrouping], limit: Int
    ) throws(StorageError) -> [ChoiceSum]? {
        let columns = groupings.filter { $0 != .action }.map { ", \($0.rawValue)" }.joined()
        let leftOut = StatisticsSums.list(ChoiceCount.Event.allCases.filter { !groupings.haveGroup(for: $0) })
        let row = try connection.prepare(
            """
            SELECT event, outcome, sum(count)\(columns) FROM statistics
            WHERE app = (SELECT number FROM apps WHERE id = ?1) AND day BETWEEN ?2 AND ?3 AND event NOT IN (\(leftOut))
            GROUP BY event, outcome\(columns) LIMIT ?4
            """)
        // A group has a row for each event and outcome.
        let most = Int64(limit) * Int64(StatisticsSums.columns.count)
        try row.bind([
            .text(app.description), .integer(days.lowerBound.daysSinceEpoch), .integer(days.upperBound.daysSinceEpoch),
            .integer(most + 1),
        ])
        var sums: [ChoiceSum] = []
        while try row.step() {
            guard sums.count < most else { return nil }
            guard let event = ChoiceCount.Event(rawValue: row.text(0)) else { throw StatisticsSums.unknownEvent }
            let group = row.group(by: groupings, from: 3, event)
            sums.append(ChoiceSum(group: group, event: event, outcome: row.text(1), count: row.integer(2)))
        }
        return sums
    }

    /// The sums of whole days or of whole months.
    private func keptSums(
        of app: AppID, _ periods: ClosedRange<CalendarDay>, isMonth: Bool, by groupings: [StatisticsGrouping],
        limit: Int
    ) throws(StorageError) -> [ChoiceSum]? {
        let keys = groupings.filter { $0 != .action }
        let columns = StatisticsSums.columns.filter { groupings.haveGroup(for: $0.event) }
        let counts = columns.map { "sum(\($0.name))" }
        // In the order of the table's key, so that groups of many days need no sorting.
        let order = StatisticsGrouping.allCases.filter(keys.contains).map(\.sumColumn)
        let row = try connection.prepare(
            """
            SELECT \((keys.map(\.sumColumn) + counts).joined(separator: ", ")) FROM statistics_sums
            WHERE app = (SELECT number FROM apps WHERE id = ?1) AND dimensions = ?2 AND is_month = ?3
                AND period BETWEEN ?4 AND ?5 AND (\(columns.map(\.name).joined(separator: " OR ")))
            \(order.isEmpty ? "" : "GROUP BY " + order.joined(separator: ", ")) LIMIT ?6
            """)
        try row.bind([
            .text(app.description), .integer(StatisticsSums.Dimensions.covering(groupings).rawValue), .flag(isMonth),
            .integer(periods.lowerBound.daysSinceEpoch), .integer(periods.upperBound.daysSinceEpoch),
            .integer(Int64(limit) + 1),
        ])
        var sums: [ChoiceSum] = []
        var rows = 0
        while try row.step() {
            rows += 1
            guard rows <= limit else { return nil }
            for (index, column) in columns.enumerated() {
                let count = row.integer(Int32(keys.count + index))
                if count == 0 { continue }
                let group = row.group(by: groupings, from: 0, column.event)
                sums.append(ChoiceSum(group: group, event: column.event, outcome: column.outcome, count: count))
            }
        }
        return sums
    }
}

extension StatisticsGrouping {
    /// The column of table `statistics_sums`.
    fileprivate var sumColumn: String { self == .day ? "period" : rawValue }
}

extension SQLiteStatement {
    /// The values of a group, whose columns but for the action begin at `first`.
    fileprivate func group(
        by groupings: [StatisticsGrouping], from first: Int32, _ event: ChoiceCount.Event
    ) -> [String] {
        var column = first
        return groupings.map { grouping in
            if grouping == .action { return event.rawValue }
            defer { column += 1 }
            return grouping == .day ? CalendarDay(daysSinceEpoch: integer(column)).description : text(column)
        }
    }
}

extension ClosedRange<CalendarDay> {
    /// The whole months in it, told by their first days, and the days before and after them.
    var inMonths: [(isMonth: Bool, periods: ClosedRange<CalendarDay>)] {
        let from = lowerBound.firstOfMonth
        let first = from == lowerBound ? from : from.adding(months: 1)
        // The month of the day after the last is the first that is not whole.
        let end = upperBound.next.firstOfMonth
        guard first < end else { return [(false, self)] }
        var parts: [(isMonth: Bool, periods: ClosedRange<CalendarDay>)] = [(true, first...end.adding(months: -1))]
        if lowerBound < first { parts.append((false, lowerBound...first.previous)) }
        if end <= upperBound { parts.append((false, end...upperBound)) }
        return parts
    }
}

extension CalendarDay {
    fileprivate var firstOfMonth: CalendarDay {
        CalendarDay(daysSinceEpoch: daysSinceEpoch - components.day + 1)
    }
    fileprivate var next: CalendarDay { CalendarDay(daysSinceEpoch: daysSinceEpoch + 1) }
    fileprivate var previous: CalendarDay { CalendarDay(daysSinceEpoch: daysSinceEpoch - 1) }
}
