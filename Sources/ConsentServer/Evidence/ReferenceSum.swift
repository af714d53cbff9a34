// SPDX-License-Identifier: Apache-2.0

/// A sum over sequences from which each one that is added and taken away once disappears.
///
/// It tells in 16 bytes whether every event of a device is named by exactly one later event or by its current row. The
/// key keeps anyone from choosing sequences that add up.
struct ReferenceSum: Sendable, Equatable {
    var high: UInt64 = 0
    var low: UInt64 = 0

    var isZero: Bool { high == 0 && low == 0 }

    mutating func add(_ sequence: Int64, _ key: Key) {
        high &+= Self.mixed(UInt64(bitPattern: sequence) ^ key.high)
        low &+= Self.mixed(UInt64(bitPattern: sequence) &+ key.low)
    }

    mutating func remove(_ sequence: Int64, _ key: Key) {
        high &-= Self.mixed(UInt64(bitPattern: sequence) ^ key.high)
        low &-= Self.mixed(UInt64(bitPattern: sequence) &+ key.low)
    }

    /// Adds a row of the current choices: an event, and where the row lies that counts it.
    mutating func add(_ place: CurrentPlace, _ key: Key) {
        add(place.sequence, key.mixed(with: place.slot))
    }

    mutating func remove(_ place: CurrentPlace, _ key: Key) {
        remove(place.sequence, key.mixed(with: place.slot))
    }

    mutating func add(_ other: ReferenceSum) {
        high &+= other.high
        low &+= other.low
    }

    /// SplitMix64's finalizer.
    fileprivate static func mixed(_ value: UInt64) -> UInt64 {
        var value = value &+ 0x9E37_79B9_7F4A_7C15
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    struct Key: Sendable {
        var high: UInt64
        var low: UInt64

        /// The key that sums of one slot are made with.
        fileprivate func mixed(with slot: Int64) -> Key {
            let bits = UInt64(bitPattern: slot)
            return Key(high: ReferenceSum.mixed(high ^ bits), low: ReferenceSum.mixed(low &+ bits))
        }
    }
}
