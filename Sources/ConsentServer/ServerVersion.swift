// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The version of this server, as `/version`, the evidence and `consent-server version` give it.
enum ServerVersion {
    static let current = "0.1.0"
    /// A clock before this is wrong, whatever it says: laws are dated, and so is evidence.
    static let earliestClock = CalendarDay(year: 2026, month: 1, day: 1).start
}
