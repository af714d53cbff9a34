// SPDX-License-Identifier: Apache-2.0

/// Writes fields, most significant bit first.
struct BitWriter {
    /// How a segment is filled up to whole characters.
    enum Padding {
        /// To whole characters: what the GPP specification says and Google's SDK writes.
        case character
        /// To whole bytes, then to whole characters: what every TCF library reads.
        case byte
    }

    private var words: [UInt64] = []
    private var pending: UInt64 = 0
    private var free = 64

    /// A writer with room for so many bits.
    init(capacity bits: Int) { words.reserveCapacity(bits / 64 + 2) }

    /// How many bits are written.
    var count: Int { words.count * 64 + 64 - free }

    /// Appends the low `width` bits (0 to 64) of a value that has no others.
    @inline(__always)
    mutating func append(_ value: UInt64, _ width: Int) {
        if width <= free {
            free -= width
            pending |= value &<< UInt64(free)
            if free == 0 { flush(next: 0, free: 64) }
            return
        }
        let rest = width - free
        pending |= value &>> UInt64(rest)
        flush(next: value &<< UInt64(64 - rest), free: 64 - rest)
    }

    /// Appends one bit.
    mutating func append(_ flag: Bool) { append(flag ? 1 : 0, 1) }

    /// Appends the same bit many times.
    mutating func append(_ flag: Bool, times count: Int) {
        var left = count
        while left > 0 {
            let width = min(left, 64)
            append(flag ? UInt64.max &>> UInt64(64 - width) : 0, width)
            left -= width
        }
    }

    @inline(__always)
    private mutating func flush(next: UInt64, free: Int) {
        words.append(pending)
        pending = next
        self.free = free
    }

    /// Appends the characters to a text.
    func write(to text: inout [UInt8], padding: Padding) {
        let bits = padding == .byte ? (count + 7) / 8 * 8 : count
        Base64URL.append(words + [pending], characters: (bits + 5) / 6, to: &text)
    }
}
