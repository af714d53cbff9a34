// SPDX-License-Identifier: Apache-2.0

internal import Glibc

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

    init(v6: UInt128) {
        self.init(high: UInt64(truncatingIfNeeded: v6 >> 64), low: UInt64(truncatingIfNeeded: v6))
    }

    /// The address of 4 or 16 bytes in network order; nil for any other count.
    init?(networkBytes: some Collection<UInt8>) {
        switch networkBytes.count {
        case 4: self.init(v4: networkBytes.reduce(0) { $0 << 8 | UInt32($1) })
        case 16: self.init(v6: networkBytes.reduce(0) { $0 << 8 | UInt128($1) })
        default: return nil
        }
    }

    /// The address of an `AF_INET` or `AF_INET6` socket address, whole at that length; nil for any other.
    @unsafe init?(socketAddress: UnsafePointer<sockaddr>, length: Int) {
        let bytes = unsafe UnsafeRawBufferPointer(start: socketAddress, count: length)
        guard length >= MemoryLayout<sa_family_t>.size else { return nil }
        switch Int32(unsafe socketAddress.pointee.sa_family) {
        case AF_INET where length >= MemoryLayout<sockaddr_in>.size:
            unsafe self.init(networkBytes: bytes[4..<8])
        case AF_INET6 where length >= MemoryLayout<sockaddr_in6>.size:
            unsafe self.init(networkBytes: bytes[8..<24])
        default:
            return nil
        }
    }

    /// The number of bits of an address of this family.
    var width: Int { family == .v4 ? 32 : 128 }

    /// All bits as one number, the first in network order on top.
    var bits: UInt128 { UInt128(high) << 64 | UInt128(low) }

    /// The 16 bytes in network order, a v4 address in its v4-mapped form.
    var bytesAsV6: [UInt8] {
        let bits = family == .v4 ? 0xffff_0000_0000 | bits : bits
        return (0..<16).map { UInt8(truncatingIfNeeded: bits >> (120 - 8 * $0)) }
    }
}

extension IPAddress: Comparable {
    /// Every v4 address comes before every v6 address; within a family, in the order of their numbers.
    static func < (left: Self, right: Self) -> Bool {
        if left.family != right.family { return left.family == .v4 }
        return left.high != right.high ? left.high < right.high : left.low < right.low
    }
}
