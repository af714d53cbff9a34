// SPDX-License-Identifier: Apache-2.0

/// A moment in UTC, to the millisecond.
public struct Timestamp: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z.
    public var milliseconds: Int64

    /// The moment so many milliseconds after the epoch.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// The moment so many seconds after the epoch.
    public init(seconds: Int64) {
        milliseconds = seconds * 1000
    }

    /// Whole seconds since the epoch, rounded down.
    public var seconds: Int64 { milliseconds.dividedDown(by: 1000) }

    /// Whether one moment is before the other.
    public static func < (left: Self, right: Self) -> Bool { left.milliseconds < right.milliseconds }

    /// The calendar day in UTC.
    public var day: CalendarDay { CalendarDay(daysSinceEpoch: milliseconds.dividedDown(by: 86_400_000)) }
}

extension Int64 {
    /// Division that rounds towards minus infinity, so that moments before 1970 fall into their own day.
    func dividedDown(by divisor: Int64) -> Int64 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
