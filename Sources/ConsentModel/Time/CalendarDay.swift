// SPDX-License-Identifier: Apache-2.0

/// A day of the proleptic Gregorian calendar.
public struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Days since 1970-01-01.
    public let daysSinceEpoch: Int64

    /// The day so many days after 1970-01-01.
    public init(daysSinceEpoch: Int64) {
        self.daysSinceEpoch = daysSinceEpoch
    }

    /// The day of that date.
    ///
    /// `month` is 1–12, `day` 1–31. A day past the month's end runs on into the next month.
    ///
    /// Days are counted from 1 March of year 0, which puts the leap day at the year's end.
    public init(year: Int64, month: Int64, day: Int64) {
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted.dividedDown(by: 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        daysSinceEpoch = era * 146_097 + dayOfEra - 719_468
    }

    /// Midnight UTC at which the day begins.
    public var start: Timestamp { Timestamp(milliseconds: daysSinceEpoch * 86_400_000) }

    /// Year, month (1–12) and day of the month (1–31).
    public var components: (year: Int64, month: Int64, day: Int64) {
        let shifted = daysSinceEpoch + 719_468
        let era = shifted.dividedDown(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9)
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }

    /// The same day of the month so many calendar months later, or that month's last day where it is shorter.
    public func adding(months: Int64) -> CalendarDay {
        let (year, month, day) = components
        let index = year * 12 + (month - 1) + months
        let targetYear = index.dividedDown(by: 12)
        let targetMonth = index - targetYear * 12 + 1
        let first = CalendarDay(year: targetYear, month: targetMonth, day: 1)
        let next =
            targetMonth == 12
            ? CalendarDay(year: targetYear + 1, month: 1, day: 1)
            : CalendarDay(year: targetYear, month: targetMonth + 1, day: 1)
        let length = next.daysSinceEpoch - first.daysSinceEpoch
        return CalendarDay(daysSinceEpoch: first.daysSinceEpoch + min(day, length) - 1)
    }

    /// The date as `2026-11-30`.
    public var description: String {
        let (year, month, day) = components
        guard (0...9999).contains(year) else { return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }
        func digit(_ number: Int64) -> UInt8 { UInt8(truncatingIfNeeded: number % 10) + UInt8(ascii: "0") }
        let hyphen = UInt8(ascii: "-")
        let text = [
            digit(year / 1000), digit(year / 100), digit(year / 10), digit(year), hyphen, digit(month / 10),
            digit(month), hyphen, digit(day / 10), digit(day),
        ]
        return String(decoding: text, as: UTF8.self)
    }

    /// Whether one day is before the other.
    public static func < (left: Self, right: Self) -> Bool { left.daysSinceEpoch < right.daysSinceEpoch }
}

/// `number` in decimal with zeros in front up to `width`.
func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return digits.utf8.count < width ? String(repeating: "0", count: width - digits.utf8.count) + digits : digits
}
