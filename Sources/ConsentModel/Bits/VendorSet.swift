// SPDX-License-Identifier: Apache-2.0

/// A set of vendor ids, kept as the ranges it consists of and never expanded.
public struct VendorSet: Hashable, Sendable {
    /// Ascending, apart from each other by at least one id.
    public private(set) var ranges: [ClosedRange<UInt16>]

    /// The empty set.
    public init() { ranges = [] }

    /// The ids of a list from 1 to 65535; others are no vendor ids and are left out.
    public init(_ ids: some Sequence<Int>) {
        self.init(ranges: ids.compactMap { id in UInt16(exactly: id).flatMap { $0 == 0 ? nil : $0...$0 } })
    }

    /// The union of ranges in any order.
    ///
    /// Id 0 is left out.
    public init(ranges entries: [ClosedRange<UInt16>]) {
        var isCanonical = true
        self.init(entries: entries, isCanonical: &isCanonical)
        if let first = ranges.first, first.lowerBound == 0 {
            ranges[0...0] = first.upperBound == 0 ? [] : [1...first.upperBound]
        }
    }

    /// The union of entries as they lie in a string; tells whether they were ascending and apart.
    init(entries: [ClosedRange<UInt16>], isCanonical: inout Bool) {
        isCanonical = true
        ranges = []
        var touching = false
        for index in entries.indices.dropFirst() {
            let (before, entry) = (entries[index - 1].upperBound, entries[index].lowerBound)
            if entry <= before { isCanonical = false }
            if Int(entry) <= Int(before) + 1 { touching = true }
        }
        guard touching else {
            ranges = entries
            return
        }
        ranges.reserveCapacity(entries.count)
        for entry in isCanonical ? entries : entries.sorted(by: { $0.lowerBound < $1.lowerBound }) { append(entry) }
    }

    /// A bit field of `count` ids from the reader's place on, which has them all.
    init(field reader: BitReader, count: Int) {
        var runs = 0
        Self.forEachWindow(reader, count) { _, starts, _ in runs += starts.nonzeroBitCount }
        ranges = [ClosedRange<UInt16>](capacity: runs) { output in
            var opened = 0
            Self.forEachWindow(reader, count) { base, starts, stops in
                var (starts, stops) = (starts, stops)
                if opened != 0, stops != 0 {
                    output.append(ids: opened, base + stops.removeFirst())
                    opened = 0
                }
                while stops != 0 { output.append(ids: base + starts.removeFirst() + 1, base + stops.removeFirst()) }
                if starts != 0 { opened = base + starts.trailingZeroBitCount + 1 }
            }
            if opened != 0 { output.append(ids: opened, count) }
        }
    }

    /// Hands out 64 ids at a time: the id before the first, where runs start, and the bits behind the end of runs.
    @inline(__always)
    private static func forEachWindow(
        _ reader: BitReader, _ count: Int, _ body: (_ base: Int, _ starts: UInt64, _ stops: UInt64) -> Void
    ) {
        var last: UInt64 = 0
        var base = 0
        while base < count {
            var bits = reader.window(at: reader.position + base).bitsReversed
            if count - base < 64 { bits &= ~(UInt64.max &<< UInt64(count - base)) }
            let before = bits &<< 1 | last
            body(base, bits & ~before, ~bits & before)
            last = bits &>> 63
            base += 64
        }
    }

    /// Adds a range that starts no earlier than the last one.
    private mutating func append(_ range: ClosedRange<UInt16>) {
        guard let last = ranges.last, Int(range.lowerBound) <= Int(last.upperBound) + 1 else {
            ranges.append(range)
            return
        }
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    }
}

extension VendorSet {
    /// Whether the set has an id.
    public func contains(_ id: Int) -> Bool {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(ranges[middle].upperBound) < id { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && Int(ranges[low].lowerBound) <= id
    }

    /// Whether there is none.
    public var isEmpty: Bool { ranges.isEmpty }

    /// How many ids there are.
    public var count: Int { ranges.reduce(0) { $0 + $1.count } }

    /// The highest id, or 0.
    public var last: Int { ranges.last.map { Int($0.upperBound) } ?? 0 }

    /// The ids one by one, ascending; at most 65,535.
    public var ids: some Sequence<Int> { ranges.lazy.flatMap { Int($0.lowerBound)...Int($0.upperBound) } }

    /// The ids in either.
    public func union(_ other: Self) -> Self { Self(ranges: ranges + other.ranges) }

    /// The ids in both.
    public func intersection(_ other: Self) -> Self {
        var result = Self()
        var (left, right) = (ranges[...], other.ranges[...])
        while let one = left.first, let two = right.first {
            let (start, end) = (max(one.lowerBound, two.lowerBound), min(one.upperBound, two.upperBound))
            if start <= end { result.ranges.append(start...end) }
            if one.upperBound < two.upperBound { left.removeFirst() } else { right.removeFirst() }
        }
        return result
    }

    /// The ids that the other lacks.
    public func subtracting(_ other: Self) -> Self {
        var gaps = Self()
        var next = 1
        for range in other.ranges {
            if next < range.lowerBound { gaps.ranges.append(UInt16(next)...(range.lowerBound - 1)) }
            next = Int(range.upperBound) + 1
        }
        if let next = UInt16(exactly: next) { gaps.ranges.append(next...UInt16.max) }
        return intersection(gaps)
    }

    /// Whether the other has all ids of this.
    public func isSubset(of other: Self) -> Bool { firstMissing(in: other) == nil }

    /// The lowest id that the other lacks.
    func firstMissing(in other: Self) -> Int? {
        var candidates = other.ranges.makeIterator()
        var candidate = candidates.next()
        for range in ranges {
            while let passed = candidate, passed.upperBound < range.lowerBound { candidate = candidates.next() }
            guard let candidate, candidate.lowerBound <= range.lowerBound else { return Int(range.lowerBound) }
            if candidate.upperBound < range.upperBound { return Int(candidate.upperBound) + 1 }
        }
        return nil
    }

    /// The ids from 1 to the highest as the "0" and "1" of an in-app key.
    public var binaryString: String {
        var text: [UInt8] = []
        text.reserveCapacity(last)
        for range in ranges {
            text.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: Int(range.lowerBound) - 1 - text.count))
            text.append(contentsOf: repeatElement(UInt8(ascii: "1"), count: range.count))
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension VendorSet: ExpressibleByArrayLiteral {
    /// The ids listed.
    public init(arrayLiteral elements: Int...) { self.init(elements) }
}

extension VendorSet: CustomStringConvertible {
    /// The ranges, ascending: "1-3 7".
    public var description: String {
        ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: " ")
    }
}

extension OutputSpan<ClosedRange<UInt16>> {
    /// Appends the range of two ids below 65536.
    @inline(__always)
    fileprivate mutating func append(ids start: Int, _ end: Int) {
        append(UInt16(truncatingIfNeeded: start)...UInt16(truncatingIfNeeded: end))
    }
}
