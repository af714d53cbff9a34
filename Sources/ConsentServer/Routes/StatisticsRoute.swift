// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `GET …/statistics`: how people answered, in counts.
enum StatisticsRoute {
    /// Days that are told where nobody says which.
    private static let usual: Int64 = 30
    /// Groups of one answer at most: two megabytes, and a year of days by country.
    static let most = 20_000
    /// Forms served go into the store once a minute, in a commit that takes as long as a read or less.
    private static let attempts = 50

    static func get(_ call: Call) throws(Problem) -> HTTPAnswer {
        let app = try call.knownApp()
        let days = try days(call)
        let groupings = try groupings(call.query[.groupBy] ?? StatisticsGrouping.day.rawValue)
        let context = call.context
        // What was served since the last minute is not in the store yet: read again where it went there meanwhile.
        var (pending, move) = context.servedForms.pending
        var stored: [ChoiceSum]?
        for _ in 0..<attempts {
            stored = try call.reading { (reader) throws(StorageError) in
                try reader.statistics(of: app, days: days, by: groupings, limit: most)
            }
            let now = context.servedForms.pending
            if move == now.move, move.isMultiple(of: 2) { break }
            (pending, move) = now
        }
        guard var sums = stored else { throw tooMany }
        for (what, count) in pending where what.app == app && days.contains(what.day) {
            sums.append(
                ChoiceSum(
                    group: groupings.map { what.value(of: $0) }, event: what.event, outcome: what.outcome,
                    count: count))
        }
        let threshold = context.policies.statisticsThreshold
        let statistics = Statistics(sums, by: groupings, threshold: Int64(threshold))
        guard statistics.groups.count + statistics.withheld <= most else { throw tooMany }
        var body = JSONWriter()
        body.object { body in
            body.member("app_id", app.description)
            body.member("from", days.lowerBound.description)
            body.member("to", days.upperBound.description)
            body.member("group_by", groupings.map(\.rawValue))
            body.member("threshold", threshold)
            statistics.write(to: &body)
        }
        return .ready(call.unkept(body.bytes))
    }

    private static var tooMany: Problem {
        Problem(
            .invalidParameter,
            "These are more than \(most) groups. Ask for fewer days with from and to, or group by less at once.",
            field: QueryParameter.groupBy.rawValue)
    }

    /// The days between the two, in either order.
    private static func days(_ call: Call) throws(Problem) -> ClosedRange<CalendarDay> {
        let last = try day(call, .to) ?? call.now.day
        let usual = CalendarDay(daysSinceEpoch: last.daysSinceEpoch - Self.usual + 1)
        let first = try day(call, .from) ?? max(usual, CalendarDay(year: 1, month: 1, day: 1))
        return min(first, last)...max(first, last)
    }

    private static func day(_ call: Call, _ parameter: QueryParameter) throws(Problem) -> CalendarDay? {
        guard let text = call.query[parameter] else { return nil }
        guard text.utf8.count == 10, let start = Timestamp(rfc3339: text + "T00:00:00Z") else {
            throw Problem(
                .invalidParameter, "\(parameter.rawValue) is a day such as 2026-11-30, not \(quoted(text)).",
                field: parameter.rawValue)
        }
        return start.day
    }

    private static func groupings(_ text: String) throws(Problem) -> [StatisticsGrouping] {
        var groupings: [StatisticsGrouping] = []
        for name in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let grouping = StatisticsGrouping(rawValue: String(name)) else {
                let all = StatisticsGrouping.allCases.map(\.rawValue)
                throw Problem(
                    .invalidParameter,
                    "group_by is a list, separated by commas, of \(all.joined(separator: ", ")); not "
                        + "\(quoted(text)).", field: QueryParameter.groupBy.rawValue, allowed: all)
            }
            if !groupings.contains(grouping) { groupings.append(grouping) }
        }
        return groupings
    }
}
