// SPDX-License-Identifier: Apache-2.0

/// A set of the small ids that a fixed bit field holds: purposes, special features, custom purposes.
///
/// Ids are 1 to 64. In a choice the purposes that TCF numbers are a `PurposeSet`.
public struct BitField: Hashable, Sendable {
    /// Bit n - 1 stands for id n.
    private(set) var bits: UInt64

    /// The empty set.
    public init() { bits = 0 }

    /// The ids from 1 to 64 of a list; others do not exist in a bit field and are left out.
    public init(_ ids: some Sequence<Int>) {
        bits = 0
        for id in ids { insert(id) }
    }

    /// The bit field as it lies in a string: the first of `width` bits (1 to 64) is id 1.
    init(field: UInt64, width: Int) { bits = (field &<< UInt64(64 - width)).bitsReversed }

    /// The first `width` ids as they lie in a string.
    func field(width: Int) -> UInt64 { width == 0 ? 0 : bits.bitsReversed &>> UInt64(64 - width) }

    /// Whether the set has an id.
    public func contains(_ id: Int) -> Bool { (1...64).contains(id) && bits &>> UInt64(id - 1) & 1 == 1 }

    /// Adds an id; one outside 1 to 64 changes nothing.
    public mutating func insert(_ id: Int) {
        if (1...64).contains(id) { bits |= 1 &<< UInt64(id - 1) }
    }

    /// Takes an id out.
    public mutating func remove(_ id: Int) {
        if (1...64).contains(id) { bits &= ~(1 &<< UInt64(id - 1)) }
    }

    /// The ids in both.
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }

    /// The ids in either.
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }

    /// The ids that the other lacks.
    public func subtracting(_ other: Self) -> Self { Self(bits: bits & ~other.bits) }

    /// Whether the other has all ids of this.
    public func isSubset(of other: Self) -> Bool { bits & ~other.bits == 0 }

    /// Whether there is none.
    public var isEmpty: Bool { bits == 0 }

    /// How many there are.
    public var count: Int { bits.nonzeroBitCount }

    /// The highest id, or 0.
    public var last: Int { 64 - bits.leadingZeroBitCount }

    /// The ids, ascending.
    public var ids: [Int] {
        var rest = bits
        return (0..<count).map { _ in rest.removeFirst() + 1 }
    }

    /// The ids 1 to `length` as the "0" and "1" of an in-app key.
    public func binaryString(length: Int) -> String {
        length < 1 ? "" : String((1...length).map { contains($0) ? "1" : "0" })
    }

    private init(bits: UInt64) { self.bits = bits }
}

extension BitField: ExpressibleByArrayLiteral {
    /// The ids listed.
    public init(arrayLiteral elements: Int...) { self.init(elements) }
}

extension BitField: CustomStringConvertible {
    /// The ids, ascending.
    public var description: String { ids.description }
}

extension UInt64 {
    /// The same bits in the opposite order.
    @inline(__always)
    var bitsReversed: UInt64 {
        var bits = byteSwapped
        bits = bits &>> 4 & 0x0F0F_0F0F_0F0F_0F0F | (bits & 0x0F0F_0F0F_0F0F_0F0F) &<< 4
        bits = bits &>> 2 & 0x3333_3333_3333_3333 | (bits & 0x3333_3333_3333_3333) &<< 2
        return bits &>> 1 & 0x5555_5555_5555_5555 | (bits & 0x5555_5555_5555_5555) &<< 1
    }

    /// Clears the lowest bit that is set, and returns its index.
    @inline(__always)
    mutating func removeFirst() -> Int {
        let index = trailingZeroBitCount
        self &= self &- 1
        return index
    }
}
