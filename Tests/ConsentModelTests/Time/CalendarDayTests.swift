// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct CalendarDayTests {
    @Test(
        arguments: [
            (2026, 1, 31, 1, "2026-02-28"), (2028, 1, 31, 1, "2028-02-29"), (2026, 11, 30, 13, "2027-12-30"),
            (2024, 2, 29, 12, "2025-02-28"), (2026, 8, 31, 13, "2027-09-30"), (2026, 12, 31, 1, "2027-01-31"),
        ] as [(Int64, Int64, Int64, Int64, String)])
    func `adds calendar months and clamps to the end of the month`(_ row: (Int64, Int64, Int64, Int64, String)) {
        let day = CalendarDay(year: row.0, month: row.1, day: row.2)
        #expect(day.adding(months: row.3).description == row.4)
    }

    @Test func `goes from days to a date and back over four centuries`() {
        for days in stride(from: Int64(-200_000), through: 200_000, by: 37) {
            let (year, month, day) = CalendarDay(daysSinceEpoch: days).components
            #expect(CalendarDay(year: year, month: month, day: day).daysSinceEpoch == days)
        }
    }
}
