// SPDX-License-Identifier: Apache-2.0

extension Timestamp: CustomStringConvertible {
    /// RFC 3339 in UTC: `2026-11-30T12:00:00Z`, with `.123` where there are milliseconds.
    public var description: String {
        let time = milliseconds - day.start.milliseconds
        let (second, fraction) = time.quotientAndRemainder(dividingBy: 1000)
        let clock = "\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))"
        return "\(day)T\(clock)\(fraction == 0 ? "" : "." + padded(fraction, 3))Z"
    }

    /// Reads RFC 3339 with any offset and any number of fraction digits; nil where `text` is not such a time.
    ///
    /// A leap second (`:60`) is read as the second after. Digits past the millisecond are dropped.
    public init?(rfc3339 text: String) {
        var scanner = DateScanner(bytes: Array(text.utf8))
        guard let year = scanner.number(4), scanner.take("-"), let month = scanner.number(2), scanner.take("-"),
            let day = scanner.number(2), scanner.take("T") || scanner.take("t"),
            let hour = scanner.number(2), scanner.take(":"), let minute = scanner.number(2), scanner.take(":"),
            let second = scanner.number(2), let fraction = scanner.fraction(), let offset = scanner.offset(),
            scanner.isAtEnd, hour < 24, minute < 60, second <= 60
        else { return nil }
        let date = CalendarDay(year: year, month: month, day: day)
        guard date.components == (year, month, day) else { return nil }
        let clock = (hour * 60 + minute - offset) * 60 + second
        milliseconds = date.start.milliseconds + clock * 1000 + fraction
        // An offset or a leap second can lead out of the years that RFC 3339 can write.
        guard (1...9999).contains(self.day.components.year) else { return nil }
    }
}

/// Reads the fixed-width parts of an RFC 3339 time.
private struct DateScanner {
    let bytes: [UInt8]
    var position = 0

    var isAtEnd: Bool { position == bytes.count }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    mutating func digit() -> Int64? {
        guard position < bytes.count, (48...57).contains(bytes[position]) else { return nil }
        defer { position += 1 }
        return Int64(bytes[position]) - 48
    }

    mutating func number(_ width: Int) -> Int64? {
        var value: Int64 = 0
        for _ in 0..<width {
            guard let digit = digit() else { return nil }
            value = value * 10 + digit
        }
        return value
    }

    /// Milliseconds of an optional fraction; nil where the point has no digit behind it.
    mutating func fraction() -> Int64? {
        guard take(".") else { return 0 }
        guard let first = digit() else { return nil }
        var value = first * 100
        var weight: Int64 = 10
        while let digit = digit() {
            value += digit * weight
            weight /= 10
        }
        return value
    }

    /// Minutes east of UTC.
    mutating func offset() -> Int64? {
        if take("Z") || take("z") { return 0 }
        let sign: Int64
        if take("+") { sign = 1 } else if take("-") { sign = -1 } else { return nil }
        guard let hours = number(2), take(":"), let minutes = number(2), hours < 24, minutes < 60 else { return nil }
        return sign * (hours * 60 + minutes)
    }
}
