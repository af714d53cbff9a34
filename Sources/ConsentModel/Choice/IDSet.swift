// SPDX-License-Identifier: Apache-2.0

/// Ids 1–24 of purposes or special features, as TCF numbers them.
///
/// What is stored and judged, where `BitField` is what a string's field can hold: that has ids up to 64, custom purposes
/// among them, and keeps what no list defines, so that a string can be written as it was read.
public struct PurposeSet: Hashable, Sendable {
    /// Bit n stands for id n + 1.
    public var rawValue: UInt32

    /// The set with these bits.
    public init(rawValue: UInt32 = 0) {
        self.rawValue = rawValue & 0xFF_FFFF
    }

    /// The set of these ids; ids outside 1–24 are left out.
    public init(_ ids: some Sequence<Int>) {
        rawValue = 0
        for id in ids where (1...24).contains(id) { rawValue |= 1 << UInt32(id - 1) }
    }

    /// Whether the set has this id.
    public func contains(_ id: Int) -> Bool {
        (1...24).contains(id) && rawValue & 1 << UInt32(id - 1) != 0
    }

    /// The ids, ascending.
    public var ids: [Int] { (1...24).filter(contains) }

    /// Whether it has none.
    public var isEmpty: Bool { rawValue == 0 }

    /// Whether every id of this set is in the other.
    public func isSubset(of other: PurposeSet) -> Bool { rawValue & ~other.rawValue == 0 }

    /// The ids that are in either.
    public func union(_ other: PurposeSet) -> PurposeSet { PurposeSet(rawValue: rawValue | other.rawValue) }

    /// The ids that are in both.
    public func intersection(_ other: PurposeSet) -> PurposeSet { PurposeSet(rawValue: rawValue & other.rawValue) }

    /// The ids of this set that the other has not.
    public func subtracting(_ other: PurposeSet) -> PurposeSet { PurposeSet(rawValue: rawValue & ~other.rawValue) }
}

/// Ids of vendors or ad technology providers, ascending and without repeats.
public struct IDSet: Hashable, Sendable {
    /// The ids, ascending.
    public let ids: [UInt32]

    /// The set of these ids.
    public init(_ ids: some Sequence<UInt32> = []) {
        var sorted = Array(ids)
        sorted.sort()
        var unique: [UInt32] = []
        unique.reserveCapacity(sorted.count)
        for id in sorted where unique.last != id { unique.append(id) }
        self.ids = unique
    }

    /// The set of these ids, nil where they are not ascending without repeats: no sorting, for the read of a store.
    public init?(ascending ids: [UInt32]) {
        for index in ids.indices.dropFirst() where ids[index - 1] >= ids[index] { return nil }
        self.ids = ids
    }

    /// The empty set.
    public static let empty = IDSet()

    /// Whether the set has this id.
    public func contains(_ id: UInt32) -> Bool {
        var low = 0
        var high = ids.count
        while low < high {
            let middle = (low + high) / 2
            if ids[middle] < id { low = middle + 1 } else { high = middle }
        }
        return low < ids.count && ids[low] == id
    }

    /// Whether it has none.
    public var isEmpty: Bool { ids.isEmpty }

    /// The ids of this set that the other has not.
    public func subtracting(_ other: IDSet) -> IDSet { IDSet(ids.filter { !other.contains($0) }) }

    /// The ids that are in both.
    public func intersection(_ other: IDSet) -> IDSet { IDSet(ids.filter(other.contains)) }

    /// Whether every id of this set is in the other.
    public func isSubset(of other: IDSet) -> Bool { ids.allSatisfy(other.contains) }
}
