// SPDX-License-Identifier: Apache-2.0

/// The alphabet of the strings: 6 bits a character, most significant first, no "=".
///
/// It is not base64url of whole bytes: any number of characters is legal, also 4n + 1, because the unit is the bit.
enum Base64URL {
    /// The characters by value: A-Z, a-z, 0-9, "-", "_".
    static let alphabet: InlineArray<64, UInt8> = [
        65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80,
        81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 97, 98, 99, 100, 101, 102,
        103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 45, 95,
    ]

    /// The values by ASCII character, -1 for what is none.
    static let values: InlineArray<128, Int8> = [
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 62, -1, -1,
        52, 53, 54, 55, 56, 57, 58, 59, 60, 61, -1, -1, -1, -1, -1, -1,
        -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
        15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, -1, -1, -1, -1, 63,
        -1, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40,
        41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, -1, -1, -1, -1, -1,
    ]

    /// The value of a character; negative for one that is not of the alphabet.
    @inline(__always)
    static func value(_ character: UInt8) -> Int64 {
        Int64(values[Int(character & 127)]) | Int64(Int8(bitPattern: character & 128))
    }

    /// Eight characters as 48 bits; negative where one is not of the alphabet.
    @inline(__always)
    private static func group(_ text: Span<UInt8>, at index: Int) -> Int64 {
        var bits: Int64 = 0
        var signs: Int64 = 0
        for step in 0..<8 {
            let value = value(text[index + step])
            bits = bits &<< 6 | value
            signs |= value
        }
        return signs < 0 ? -1 : bits
    }

    /// Packs the characters into big-endian words, with at least one zero word behind the last bit.
    static func words(
        of text: Span<UInt8>, from start: Int, to end: Int, segment: Int
    ) throws(ConsentStringError) -> [UInt64] {
        var words: [UInt64] = []
        words.reserveCapacity((end - start) * 6 / 64 + 2)
        var index = start
        // 32 characters are 3 words.
        while end - index >= 32 {
            let (a, b) = (group(text, at: index), group(text, at: index + 8))
            let (c, d) = (group(text, at: index + 16), group(text, at: index + 24))
            if a | b | c | d < 0 { break }
            words.append(UInt64(bitPattern: a &<< 16 | b &>> 32))
            words.append(UInt64(bitPattern: b &<< 32 | c &>> 16))
            words.append(UInt64(bitPattern: c &<< 48 | d))
            index += 32
        }
        var pending: UInt64 = 0
        var free: Int64 = 64
        while index < end {
            let value = value(text[index])
            guard value >= 0 else {
                throw ConsentStringError(.illegalCharacter, segment: segment, bitOffset: (index - start) * 6)
            }
            free -= 6
            if free >= 0 {
                pending |= UInt64(bitPattern: value &<< free)
            } else {
                words.append(pending | UInt64(bitPattern: value &>> -free))
                free += 64
                pending = UInt64(bitPattern: value &<< free)
            }
            index += 1
        }
        words.append(pending)
        words.append(0)
        return words
    }

    /// Appends the first characters of big-endian words; bits behind the last word are zero.
    static func append(_ words: [UInt64], characters count: Int, to text: inout [UInt8]) {
        text.append(addingCapacity: count) { output in
            var index = 0
            while (index + 3) * 64 <= count * 6, index + 2 < words.count {
                let (a, b, c) = (words[index], words[index + 1], words[index + 2])
                append(a &>> 16, to: &output)
                append(a &<< 32 | b &>> 32, to: &output)
                append(b &<< 16 | c &>> 48, to: &output)
                append(c, to: &output)
                index += 3
            }
            var offset = index * 64
            while offset < count * 6 {
                output.append(alphabet[Int(truncatingIfNeeded: bits(words, at: offset) & 63)])
                offset += 6
            }
        }
    }

    /// Eight characters from the low 48 bits.
    @inline(__always)
    private static func append(_ bits: UInt64, to output: inout OutputSpan<UInt8>) {
        for step in 0..<8 {
            output.append(alphabet[Int(truncatingIfNeeded: bits &>> UInt64(42 - 6 * step) & 63)])
        }
    }

    /// Six bits, zeros behind the last word.
    private static func bits(_ words: [UInt64], at offset: Int) -> UInt64 {
        let (index, shift) = (offset / 64, offset % 64)
        let high = index < words.count ? words[index] : 0
        let low = index + 1 < words.count ? words[index + 1] : 0
        return (high &<< UInt64(shift) | (low &>> 1) &>> UInt64(63 - shift)) &>> 58
    }
}
