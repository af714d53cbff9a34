// SPDX-License-Identifier: Apache-2.0

/// A list of vendors as one section of a string holds it.
public struct VendorSection: Hashable, Sendable {
    /// The two forms of a vendor section.
    public enum Encoding: String, Hashable, Sendable {
        case bitfield
        case range
    }

    /// The highest id that the section speaks of, which may be above the highest in it.
    public var maxVendorId: UInt16
    /// The form on the wire.
    public var encoding: Encoding
    /// The vendors whose bit is set.
    public var vendors: VendorSet

    /// A section in the shorter form, up to its highest vendor.
    public init(_ vendors: VendorSet = []) {
        maxVendorId = UInt16(vendors.last)
        // At 17 bits an entry most lists are decided without adding them up.
        let isRangeShorter =
            vendors.ranges.count <= 4095 && vendors.ranges.count * 17 < vendors.last
            && vendors.ranges.rangeBits < vendors.last
        encoding = isRangeShorter ? .range : .bitfield
        self.vendors = vendors
    }

    /// A section as it lies in a string.
    init(maxVendorId: UInt16, encoding: Encoding, vendors: VendorSet) {
        (self.maxVendorId, self.encoding, self.vendors) = (maxVendorId, encoding, vendors)
    }
}

extension [ClosedRange<UInt16>] {
    /// The bits of a range list: a count of 12, then 17 a single id and 33 a range.
    var rangeBits: Int {
        reduce(12) { $0 + ($1.lowerBound == $1.upperBound ? 17 : 33) }
    }
}

extension BitReader {
    /// MaxVendorId, the form, and the list.
    ///
    /// Where entries overlap or are not ascending, `overlap` is set.
    mutating func readVendorSection(overlap: inout Bool) throws(ConsentStringError) -> VendorSection {
        let maxVendorId = UInt16(truncatingIfNeeded: try read(16))
        guard try readFlag() else {
            let count = Int(maxVendorId)
            guard count <= remaining else { throw failure(.truncated, at: self.count) }
            let vendors = VendorSet(field: self, count: count)
            position += count
            return VendorSection(maxVendorId: maxVendorId, encoding: .bitfield, vendors: vendors)
        }
        let vendors = try readRanges(max: maxVendorId, overlap: &overlap)
        return VendorSection(maxVendorId: maxVendorId, encoding: .range, vendors: vendors)
    }

    /// A count in 12 bits and the entries.
    ///
    /// Both ends of an entry are absolute ids.
    mutating func readRanges(max maxID: UInt16, overlap: inout Bool) throws(ConsentStringError) -> VendorSet {
        let count = Int(try read(12))
        var entries: [ClosedRange<UInt16>] = []
        entries.reserveCapacity(min(count, remaining / 17))
        for _ in 0..<count {
            let isRange = try readFlag()
            let start = UInt16(truncatingIfNeeded: try read(16))
            let end = isRange ? UInt16(truncatingIfNeeded: try read(16)) : start
            guard start > 0 else { throw failure(.rangeIDZero, at: position - (isRange ? 32 : 16)) }
            guard start <= end else { throw failure(.rangeReversed, at: position - 32, value: Int(start)) }
            guard end <= maxID else { throw failure(.rangePastMaxVendorID, at: position - 16, value: Int(end)) }
            entries.append(start...end)
        }
        var isCanonical = true
        let vendors = VendorSet(entries: entries, isCanonical: &isCanonical)
        if !isCanonical { overlap = true }
        return vendors
    }
}

extension BitWriter {
    /// Appends MaxVendorId, the form and the list.
    ///
    /// The caller has checked that the form can hold it.
    mutating func append(_ section: VendorSection) {
        append(UInt64(section.maxVendorId), 16)
        append(section.encoding == .range)
        if section.encoding == .bitfield {
            append(section.vendors.ranges, asFieldOf: Int(section.maxVendorId))
        } else {
            append(section.vendors.ranges)
        }
    }

    /// Appends one bit for every id to the last, 64 at a time.
    private mutating func append(_ ranges: [ClosedRange<UInt16>], asFieldOf count: Int) {
        var word: UInt64 = 0
        var base = 0
        for range in ranges {
            var start = Int(range.lowerBound) - 1
            let end = Int(range.upperBound)
            while end > base + 64 {
                if start < base + 64 { word |= UInt64.max &>> UInt64(start - base) }
                append(word, 64)
                word = 0
                base += 64
                start = max(start, base)
            }
            word |= UInt64.max &>> UInt64(start - base) & UInt64.max &<< UInt64(base + 64 - end)
        }
        while base + 64 < count {
            append(word, 64)
            word = 0
            base += 64
        }
        append(word &>> UInt64(base + 64 - count), count - base)
    }

    /// Appends a count in 12 bits and the entries.
    mutating func append(_ ranges: [ClosedRange<UInt16>]) {
        append(UInt64(ranges.count), 12)
        for range in ranges {
            let (start, end) = (UInt64(range.lowerBound), UInt64(range.upperBound))
            if start == end { append(start, 17) } else { append(1 &<< 32 | start &<< 16 | end, 33) }
        }
    }
}
