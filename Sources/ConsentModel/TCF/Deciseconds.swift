// SPDX-License-Identifier: Apache-2.0

/// A moment as the strings hold it: tenths of a second since 1970-01-01T00:00:00Z, in 36 bits.
public struct Deciseconds: Hashable, Comparable, Sendable {
    /// The number on the wire.
    public var rawValue: UInt64

    /// A moment from the number on the wire.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The moment so many milliseconds after the epoch, rounded down; before it, the epoch.
    public init(milliseconds: Int64) { rawValue = UInt64(max(0, milliseconds)) / 100 }

    /// A day in UTC, counted from 1970-01-01.
    public init(day: Int) { rawValue = UInt64(max(0, day)) * Self.perDay }

    /// Milliseconds since the epoch.
    public var milliseconds: Int64 { Int64(clamping: rawValue) * 100 }

    /// The start of the day in UTC.
    public var startOfDay: Self { Self(rawValue: rawValue / Self.perDay * Self.perDay) }

    /// Whether it is the start of a day in UTC.
    public var isDay: Bool { rawValue % Self.perDay == 0 }

    /// Whether one moment is before the other.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    static let perDay: UInt64 = 864_000
}
