// SPDX-License-Identifier: Apache-2.0

/// The rows of table `current` that a device's choices may lie in: 64 neighbours, of which it takes one for each kind.
///
/// The row id is made from the device's key, so that the table's own tree is the index by device: its inner pages hold
/// nothing but row ids, and a look-up among ten million devices touches four pages. Two devices may share their slots;
/// each row names its device in full.
struct DeviceSlots: Equatable {
    static let count = 64

    let first: Int64
    let last: Int64

    init(_ device: DeviceKey) {
        // The key is a hash already. The product only keeps keys that differ in one half alone apart.
        let mixed = device.high &+ device.low &* 0x9E37_79B9_7F4A_7C15
        first = Int64(bitPattern: mixed & ~UInt64(Self.count - 1))
        last = first | Int64(Self.count - 1)
    }

    /// The first slot that is not taken, nil where all are.
    func free(besides taken: [Int64]) -> Int64? {
        (first...last).first { !taken.contains($0) }
    }
}
