// SPDX-License-Identifier: Apache-2.0

/// When what failed is tried again: the next minute, and then ever more seldom, up to once an hour.
///
/// So that neither the log nor the disk fills with what goes wrong for the same reason again and again.
struct RetryPace: Sendable, Equatable {
    /// Failures since it last went well.
    private(set) var failures = 0
    private var minutesLeft = 0

    /// Counts a minute; whether it is time.
    mutating func isDue() -> Bool {
        if minutesLeft > 0 { minutesLeft -= 1 }
        return minutesLeft == 0
    }

    /// Notes a failure; gives the minutes until the next try.
    @discardableResult
    mutating func failed() -> Int {
        failures += 1
        minutesLeft = failures > 6 ? 60 : 1 << (failures - 1)
        return minutesLeft
    }

    /// Notes a success; gives how many failures came before it.
    mutating func succeeded() -> Int {
        defer { self = RetryPace() }
        return failures
    }
}
