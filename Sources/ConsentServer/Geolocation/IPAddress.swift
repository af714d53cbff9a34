// SPDX-License-Identifier: Apache-2.0

/// An IPv4 or IPv6 address as a value.
///
/// v4 holds its 32 bits in `low`; v6 is `high` and `low` in network order's numeric value.
struct IPAddress: Hashable, Sendable {
    enum Family: Sendable { case v4, v6 }
    var family: Family
    var high: UInt64
    var low: UInt64

    init(v4: UInt32) {
        family = .v4
        high = 0
        low = UInt64(v4)
    }

    init(high: UInt64, low: UInt64) {
        family = .v6
        self.high = high
        self.low = low
    }
}
