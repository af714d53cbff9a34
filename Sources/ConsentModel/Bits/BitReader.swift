// SPDX-License-Identifier: Apache-2.0

/// Reads fields from one segment, most significant bit first; every read is checked against the segment's end.
struct BitReader {
    /// The segment's bits, left-aligned, with a zero word behind them so that a window may reach over the end.
    private let words: [UInt64]
    /// How many bits the segment has.
    let count: Int
    /// The index of the segment in its string, for errors.
    let segment: Int
    /// The next bit.
    var position = 0

    /// Decodes the characters of one segment.
    init(_ text: Span<UInt8>, from start: Int, to end: Int, segment: Int) throws(ConsentStringError) {
        guard start < end else { throw ConsentStringError(.emptySegment, segment: segment) }
        words = try Base64URL.words(of: text, from: start, to: end, segment: segment)
        count = (end - start) * 6
        self.segment = segment
    }

    /// The parts of a section joined by dots.
    ///
    /// More than `limit` of them can only be repeated ones.
    static func parts(
        of text: Span<UInt8>, from start: Int, to end: Int, limit: Int
    ) throws(ConsentStringError) -> [BitReader] {
        var parts: [BitReader] = []
        var next = start
        while next <= end {
            guard parts.count < limit else { throw ConsentStringError(.duplicateSegment, segment: parts.count) }
            let partEnd = ConsentText.end(of: ConsentText.dot, in: text, from: next, to: end)
            parts.append(try BitReader(text, from: next, to: partEnd, segment: parts.count))
            next = partEnd + 1
        }
        return parts
    }

    /// How many bits are left.
    var remaining: Int { count - position }

    /// The next `width` bits (1 to 64) as a number.
    @inline(__always)
    mutating func read(_ width: Int) throws(ConsentStringError) -> UInt64 {
        guard width <= count - position else { throw failure(.truncated) }
        let value = window(at: position) &>> UInt64(64 - width)
        position += width
        return value
    }

    /// The next bit.
    @inline(__always)
    mutating func readFlag() throws(ConsentStringError) -> Bool { try read(1) == 1 }

    /// The 64 bits from `offset` on, zeros behind the end.
    @inline(__always)
    func window(at offset: Int) -> UInt64 {
        let index = offset &>> 6
        let shift = UInt64(truncatingIfNeeded: offset & 63)
        // Two shifts, because one by 64 would be one by 0.
        return words[index] &<< shift | (words[index + 1] &>> 1) &>> (63 - shift)
    }

    /// Where the padding has a bit set, if anywhere.
    var paddingFault: Int? {
        var offset = position
        while offset < count {
            let bits = window(at: offset)
            if bits != 0 { return offset + bits.leadingZeroBitCount }
            offset += 64
        }
        return nil
    }

    /// An error at the next bit, or at an earlier one.
    func failure(_ code: ConsentStringError.Code, at offset: Int? = nil, value: Int? = nil) -> ConsentStringError {
        ConsentStringError(code, segment: segment, bitOffset: offset ?? position, value: value)
    }
}
