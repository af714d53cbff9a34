// SPDX-License-Identifier: Apache-2.0

extension JSONWriter {
    /// The longest form of one character: `\u001f`.
    private static let longestEscape = 6

    /// Writes a string, escaped as RFC 8259 (7) asks.
    mutating func write(_ text: String) {
        let characters = text.utf8.span
        let mayCopy = !needEscapes(characters)
        buffer.reserve((mayCopy ? 1 : Self.longestEscape) * characters.count + 3)
        separate()
        buffer.put(UInt8(ascii: "\""))
        if mayCopy {
            unsafe characters.withUnsafeBufferPointer { unsafe buffer.put($0) }
        } else {
            for index in characters.indices { putEscaped(characters[index]) }
        }
        buffer.put(UInt8(ascii: "\""))
    }

    /// Writes an integer.
    mutating func write(_ integer: some FixedWidthInteger) {
        buffer.reserve(24)
        separate()
        if integer < 0 { buffer.put(UInt8(ascii: "-")) }
        let start = buffer.count
        var rest = UInt64(integer.magnitude)
        repeat {
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            buffer.put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
            rest = quotient
        } while rest != 0
        buffer.reverseLast(buffer.count - start)
    }

    /// The most bytes of one pair of ``write(pairs:)``, its comma included.
    static let longestPair = 14

    /// Writes ranges as pairs, `[[1,3],[7,7]]`, with room made once for all: a hostile list has tens of thousands.
    mutating func write(pairs ranges: [ClosedRange<UInt16>]) {
        buffer.reserve(ranges.count * Self.longestPair + 3)
        separate()
        buffer.put(UInt8(ascii: "["))
        var needsComma = false
        for range in ranges {
            if needsComma { buffer.put(UInt8(ascii: ",")) }
            needsComma = true
            buffer.put(UInt8(ascii: "["))
            buffer.put(decimal: range.lowerBound)
            buffer.put(UInt8(ascii: ","))
            buffer.put(decimal: range.upperBound)
            buffer.put(UInt8(ascii: "]"))
        }
        buffer.put(UInt8(ascii: "]"))
    }

    /// Writes characters that need no escape and no quotes: `true`, `null`.
    mutating func write(literal: StaticString) {
        buffer.reserve(literal.utf8CodeUnitCount + 1)
        separate()
        literal.withUTF8Buffer { unsafe buffer.put($0) }
    }

    private mutating func putEscaped(_ character: UInt8) {
        let short: UInt8? =
            switch character {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): character
            case 0x08: UInt8(ascii: "b")
            case 0x09: UInt8(ascii: "t")
            case 0x0A: UInt8(ascii: "n")
            case 0x0C: UInt8(ascii: "f")
            case 0x0D: UInt8(ascii: "r")
            default: nil
            }
        if let short {
            buffer.put(UInt8(ascii: "\\"))
            buffer.put(short)
        } else if character < 0x20 {
            let digit = character & 15
            for byte in "\\u00".utf8 { buffer.put(byte) }
            buffer.put(UInt8(ascii: "0") + character >> 4)
            buffer.put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        } else {
            buffer.put(character)
        }
    }
}

extension ByteBuffer {
    /// Adds a number in decimal digits, the highest first; room for five was made.
    @inline(__always)
    fileprivate mutating func put(decimal number: UInt16) {
        let rest = UInt32(number)
        let zero = UInt32(UInt8(ascii: "0"))
        if rest >= 10_000 { put(UInt8(truncatingIfNeeded: zero + rest / 10_000)) }
        if rest >= 1000 { put(UInt8(truncatingIfNeeded: zero + rest / 1000 % 10)) }
        if rest >= 100 { put(UInt8(truncatingIfNeeded: zero + rest / 100 % 10)) }
        if rest >= 10 { put(UInt8(truncatingIfNeeded: zero + rest / 10 % 10)) }
        put(UInt8(truncatingIfNeeded: zero + rest % 10))
    }
}

/// Whether any of the characters can't stand in a JSON string as it is.
///
/// Eight at a time: a byte's high bit survives `(word - bound) & ~word` where the byte is below the bound, which finds
/// control characters, and the zeros that are left where a byte equals a quote or a backslash. A borrow can mark a byte
/// in vain only above one that is marked rightly.
private func needEscapes(_ characters: Span<UInt8>) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var found: UInt64 = 0
    let count = characters.count
    guard count >= 8 else {
        for index in characters.indices {
            let character = characters[index]
            if character < 0x20 || character == UInt8(ascii: "\"") || character == UInt8(ascii: "\\") { return true }
        }
        return false
    }
    unsafe characters.withUnsafeBytes { bytes in
        var offset = 0
        while true {
            let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let quote = word ^ (ones * 0x22)
            let backslash = word ^ (ones * 0x5C)
            found |= (word &- ones * 0x20) & ~word | (quote &- ones) & ~quote | (backslash &- ones) & ~backslash
            if offset == count - 8 { break }
            offset = min(offset + 8, count - 8)
        }
    }
    return found & (ones * 0x80) != 0
}
