// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

/// What was counted is told the same from either store, wherever it stands.
@Suite struct StatisticsContractTests {
    let directory: ScratchDirectory
    let app: AppID

    init() throws {
        directory = try ScratchDirectory()
        app = try Examples.app()
    }

    private static let first = CalendarDay(year: 2026, month: 2, day: 11)

    /// Counts of some fifteen months, a leap day among them, with more kinds than one step sums.
    private func counts(_ count: Int, _ random: inout SeededRandom) throws -> [ChoiceCount] {
        let other = try Examples.app("other")
        return (0..<count).map { _ in
            let event = ChoiceCount.Event.allCases.randomElement(using: &random) ?? .consent
            let isAnswer = event != .reset && event != .served
            return ChoiceCount(
                app: Int.random(in: 0..<9, using: &random) == 0 ? other : app,
                day: CalendarDay(daysSinceEpoch: Self.first.daysSinceEpoch + .random(in: 0..<800, using: &random)),
                country: ["DE", "FR", "US", ""].randomElement(using: &random) ?? "",
                regulation: ["gdpr", "us_state"].randomElement(using: &random) ?? "",
                language: ["de", "fr", "en", ""].randomElement(using: &random) ?? "",
                form: ["one", "two", "three", ""].randomElement(using: &random) ?? "", event: event,
                outcome: isAnswer ? ["all", "none", "partial"].randomElement(using: &random) ?? "" : "")
        }
    }

    /// Sums by group, event and outcome; groups in no order.
    private func told(
        _ store: any RecordStore, _ days: ClosedRange<CalendarDay>, _ groupings: [StatisticsGrouping]
    ) throws -> [[String]: Int64] {
        let sums = try #require(
            try store.see { try $0.statistics(of: app, days: days, by: groupings, limit: 100_000) })
        return sums.reduce(into: [:]) { $0[$1.group + [$1.event.rawValue, $1.outcome], default: 0] += $1.count }
    }

    private static let everyGrouping: [[StatisticsGrouping]] = (0..<64).map { set in
        StatisticsGrouping.allCases.enumerated().filter { set >> $0.offset & 1 == 1 }.map(\.element)
    }

    private func counted(
        _ counts: [ChoiceCount], _ days: ClosedRange<CalendarDay>, _ groupings: [StatisticsGrouping]
    ) -> [[String]: Int64] {
        // Grouped by action, a form that nobody answered is in no group.
        counts.filter {
            $0.app == app && days.contains($0.day) && !($0.event == .served && groupings.contains(.action))
        }.reduce(into: [:]) {
            let what = $1
            $0[groupings.map { what.value(of: $0) } + [what.event.rawValue, what.outcome], default: 0] += 1
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `every grouping of any days is told exactly, before, while and after the counts are summed up`(
        kind: StoreKind
    ) throws {
        var random = SeededRandom(seed: 7)
        let store = try kind.make(in: directory)
        var all: [ChoiceCount] = []
        for round in 0..<4 {
            let more = try counts(700, &random)
            try store.change { transaction in for what in more { try transaction.count(what, 1) } }
            all += more
            // Nothing, one step, all.
            if round == 1 { _ = try store.change { try $0.sumStatistics() } }
            if round == 2 { while try store.change({ try $0.sumStatistics() }) {} }
            for groupings in Self.everyGrouping {
                let from = Self.first.daysSinceEpoch + .random(in: -9..<800, using: &random)
                let last = from + .random(in: 0..<(groupings.count % 2 == 0 ? 70 : 800), using: &random)
                let days = CalendarDay(daysSinceEpoch: from)...CalendarDay(daysSinceEpoch: last)
                #expect(
                    try told(store, days, groupings.reversed()) == counted(all, days, groupings.reversed()),
                    "\(groupings) \(days)")
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `what was served alone is no group by action, and counts as none, summed up or not`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let days = Self.first...CalendarDay(daysSinceEpoch: Self.first.daysSinceEpoch + 29)
        try store.change { transaction in
            for number in 0..<Int64(30) {
                let day = CalendarDay(daysSinceEpoch: Self.first.daysSinceEpoch + number)
                let events: [(ChoiceCount.Event, String)] =
                    number == 7 ? [(.served, ""), (.consent, "all")] : [(.served, "")]
                for (event, outcome) in events {
                    try transaction.count(
                        ChoiceCount(
                            app: app, day: day, country: "DE", regulation: "gdpr", language: "de", form: "f",
                            event: event, outcome: outcome), 1)
                }
            }
        }
        for _ in 0..<2 {
            let sums = try store.see { try $0.statistics(of: app, days: days, by: [.day, .action], limit: 1) }
            #expect(sums?.map(\.event) == [.consent])
            while try store.change({ try $0.sumStatistics() }) {}
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `more groups than are wanted are told by nothing, summed up or not`(kind: StoreKind) throws {
        let store = try kind.make(in: directory)
        let days = Self.first...CalendarDay(daysSinceEpoch: Self.first.daysSinceEpoch + 29)
        try store.change { transaction in
            for number in 0..<Int64(30) {
                let day = CalendarDay(daysSinceEpoch: Self.first.daysSinceEpoch + number)
                try transaction.count(
                    ChoiceCount(
                        app: app, day: day, country: "DE", regulation: "gdpr", language: "de", form: "f",
                        event: .consent, outcome: "all"), 1)
            }
        }
        for _ in 0..<2 {
            #expect(try store.see { try $0.statistics(of: app, days: days, by: [.day], limit: 30) }?.count == 30)
            #expect(try store.see { try $0.statistics(of: app, days: days, by: [.day], limit: 1) } == nil)
            #expect(try store.see { try $0.statistics(of: app, days: days, by: [.country], limit: 1) } != nil)
            _ = try store.change { try $0.sumStatistics() }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `nothing is left to sum up in the end`(kind: StoreKind) throws {
        var random = SeededRandom(seed: 1)
        let store = try kind.make(in: directory)
        let some = try counts(600, &random)
        try store.change { transaction in for what in some { try transaction.count(what, 1) } }
        var steps = 0
        while try store.change({ try $0.sumStatistics() }) { steps += 1 }
        #expect(steps == (kind == .sqlite ? 3 : 0))
    }
}

/// Months that are whole, and the days around them.
@Suite struct DaysInMonthsTests {
    private func parts(_ first: CalendarDay, _ last: CalendarDay) -> [String] {
        (first...last).inMonths.map {
            "\($0.isMonth ? "months" : "days") \($0.periods.lowerBound) \($0.periods.upperBound)"
        }
    }

    private func day(_ year: Int64, _ month: Int64, _ day: Int64) -> CalendarDay {
        CalendarDay(year: year, month: month, day: day)
    }

    @Test func `a calendar year is twelve months`() {
        #expect(parts(day(2026, 1, 1), day(2026, 12, 31)) == ["months 2026-01-01 2026-12-01"])
    }

    @Test func `days stand before and after the months`() {
        #expect(
            parts(day(2027, 12, 2), day(2028, 2, 28)) == [
                "months 2028-01-01 2028-01-01", "days 2027-12-02 2027-12-31", "days 2028-02-01 2028-02-28",
            ])
        #expect(parts(day(2028, 2, 1), day(2028, 2, 29)) == ["months 2028-02-01 2028-02-01"])
    }

    @Test func `without a whole month there are days alone`() {
        #expect(parts(day(2026, 1, 2), day(2026, 2, 27)) == ["days 2026-01-02 2026-02-27"])
        #expect(parts(day(2026, 5, 5), day(2026, 5, 5)) == ["days 2026-05-05 2026-05-05"])
    }
}
