// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `GET …/statistics`: how people answered, in counts.
enum StatisticsRoute {
    /// Days that are told where nobody says which.
    private static let usual: Int64 = 30
    private static let daysAtMost: Int64 = 3700

    static func get(_ call: Call) throws(Problem) -> HTTPAnswer {
        let app = try call.knownApp()
        let days = try days(call)
        let groupings = try groupings(call.query[.groupBy] ?? StatisticsGrouping.day.rawValue)
        let context = call.context
        let pending = context.servedForms.pending
        var sums = try call.reading { (reader) throws(StorageError) in
            try reader.statistics(of: app, days: days, by: groupings)
        }
        // What was served since the last minute is not in the store yet.
        for (what, count) in pending where what.app == app && days.contains(what.day) {
            sums.append(
                ChoiceSum(
                    group: groupings.map { what.value(of: $0) }, event: what.event, outcome: what.outcome,
                    count: count))
        }
        let threshold = context.policies.statisticsThreshold
        let statistics = Statistics(sums, by: groupings, threshold: Int64(threshold))
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

    private static func days(_ call: Call) throws(Problem) -> ClosedRange<CalendarDay> {
        let last = try day(call, .to) ?? call.now.day
        let first = try day(call, .from) ?? CalendarDay(daysSinceEpoch: last.daysSinceEpoch - usual + 1)
        guard first <= last, last.daysSinceEpoch - first.daysSinceEpoch < daysAtMost else {
            throw Problem(
                .invalidParameter, "from is a day before to, or the same, and not more than ten years before.",
                field: QueryParameter.from.rawValue)
        }
        return first...last
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
            guard let grouping = StatisticsGrouping(rawValue: String(name)), !groupings.contains(grouping) else {
                let all = StatisticsGrouping.allCases.map(\.rawValue)
                throw Problem(
                    .invalidParameter,
                    "group_by is a list, separated by commas, of \(all.joined(separator: ", ")), each once; not "
                        + "\(quoted(text)).", field: QueryParameter.groupBy.rawValue, allowed: all)
            }
            groupings.append(grouping)
        }
        return groupings
    }
}
