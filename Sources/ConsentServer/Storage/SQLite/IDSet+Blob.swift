// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Sets of ids as compact bytes: for each run of neighbours, the gap since the run before and how many follow the
/// first, both as LEB128.
///
/// A thousand vendors in one run take three bytes, scattered ones two each. One set has one spelling.
extension IDSet {
    /// More ids than any list has; more than this is damage.
    private static let limit = 1 << 20

    /// The set as bytes.
    var blob: [UInt8] {
        var bytes: [UInt8] = []
        var next: UInt32 = 0
        var index = 0
        while index < ids.count {
            let first = ids[index]
            var last = first
            while index + 1 < ids.count, ids[index + 1] == last + 1 {
                index += 1
                last = ids[index]
            }
            Self.append(first - next, to: &bytes)
            Self.append(last - first, to: &bytes)
            next = last &+ 1
            index += 1
        }
        return bytes
    }

    /// The set that these bytes spell, nil where they spell none.
    init?(blob: [UInt8]) { self.init(blob: blob.span) }

    /// The set that these bytes spell, nil where they spell none.
    init?(blob: Span<UInt8>) {
        var ids: [UInt32] = []
        var next: UInt64 = 0
        var position = 0
        while position < blob.count {
            guard let gap = Self.integer(blob, &position), let following = Self.integer(blob, &position) else {
                return nil
            }
            let first = next + UInt64(gap)
            let last = first + UInt64(following)
            // A gap of nothing would have been the same run.
            guard gap > 0 || ids.isEmpty, last <= UInt64(UInt32.max), Int(following) < Self.limit - ids.count else {
                return nil
            }
            ids.reserveCapacity(ids.count + Int(following) + 1)
            for id in first...last { ids.append(UInt32(id)) }
            next = last + 1
        }
        self.init(ascending: ids)
    }

    private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    private static func integer(_ bytes: Span<UInt8>, _ position: inout Int) -> UInt32? {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), through: 28, by: 7) {
            guard position < bytes.count else { return nil }
            let byte = bytes[position]
            position += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return byte == 0 && shift > 0 ? nil : UInt32(exactly: value) }
        }
        return nil
    }
}

/// Publisher restrictions as bytes: the purpose, the type, the length of the vendors' bytes (four bytes), those bytes.
extension PublisherRestriction {
    /// The restrictions as bytes.
    static func blob(of restrictions: [PublisherRestriction]) -> [UInt8] {
        var bytes: [UInt8] = []
        for restriction in restrictions {
            let vendors = restriction.vendors.blob
            bytes.append(UInt8(truncatingIfNeeded: restriction.purpose))
            bytes.append(UInt8(truncatingIfNeeded: restriction.type.rawValue))
            for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: vendors.count >> shift)) }
            bytes += vendors
        }
        return bytes
    }

    /// The restrictions that these bytes spell, nil where they spell none.
    static func restrictions(blob: [UInt8]) -> [PublisherRestriction]? {
        var restrictions: [PublisherRestriction] = []
        var rest = blob[...]
        while !rest.isEmpty {
            guard rest.count >= 6 else { return nil }
            let head = Array(rest.prefix(6))
            let count = head[2...5].reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(6)
            guard let type = RestrictionType(rawValue: Int(head[1])), rest.count >= count,
                let vendors = IDSet(blob: Array(rest.prefix(count)))
            else { return nil }
            rest = rest.dropFirst(count)
            restrictions.append(PublisherRestriction(purpose: Int(head[0]), type: type, vendors: vendors))
        }
        return restrictions
    }
}
