// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

/// A reader over the characters of a text.
func reader(_ text: String, segment: Int = 0) throws(ConsentStringError) -> BitReader {
    let bytes = text.utf8Span.span
    return try BitReader(bytes, from: 0, to: bytes.count, segment: segment)
}

/// The characters of what a writer holds.
func characters(_ bits: BitWriter, _ padding: BitWriter.Padding = .character) -> String {
    var text: [UInt8] = []
    bits.write(to: &text, padding: padding)
    return String(decoding: text, as: UTF8.self)
}

@Suite struct `Bit reader` {
    @Test func `reads the most significant bit first, 6 bits a character`() throws {
        var bits = try reader("CQ-_")
        #expect(try bits.read(6) == 2)
        #expect(try bits.read(6) == 16)
        #expect(try bits.read(12) == 62 << 6 | 63)
        #expect(bits.remaining == 0)
    }

    @Test func `reads across the border of words`() throws {
        var bits = try reader(String(repeating: "V", count: 22))
        _ = try bits.read(59)
        #expect(try bits.read(64) == 0b1010_1010 &* 0x0101_0101_0101_0101)
    }

    @Test(arguments: 1...70)
    func `any number of characters is legal, and no bit behind them is`(_ count: Int) throws {
        var bits = try reader(String(repeating: "_", count: count))
        for _ in 0..<(count * 6) { #expect(try bits.readFlag()) }
        #expect(throws: ConsentStringError(.truncated, bitOffset: count * 6)) { try bits.readFlag() }
        #expect(bits.window(at: count * 6) == 0)
    }

    @Test func `a field that is cut fails at its first bit and moves nothing`() throws {
        var bits = try reader("AAA", segment: 2)
        _ = try bits.read(10)
        #expect(throws: ConsentStringError(.truncated, segment: 2, bitOffset: 10)) { try bits.read(9) }
        #expect(bits.position == 10)
        #expect(try bits.read(8) == 0)
    }

    @Test func `an empty segment is an error`() {
        #expect(throws: ConsentStringError(.emptySegment)) { try reader("") }
    }

    @Test func `knows exactly the 64 characters`() {
        for byte in UInt8.min...UInt8.max {
            let isLetter = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8.contains(byte)
            #expect((Base64URL.value(byte) >= 0) == isLetter)
        }
        for index in Base64URL.alphabet.indices {
            #expect(Base64URL.value(Base64URL.alphabet[index]) == Int64(index))
        }
    }

    @Test(arguments: [0, 5, 31, 32, 33, 63, 64, 99])
    func `names the place of an illegal character`(_ place: Int) {
        for character in ["=", "+", "/", " ", "\n", "é", "%", "\0"] {
            let text = String(repeating: "Q", count: place) + character + String(repeating: "Q", count: 99 - place)
            #expect(throws: ConsentStringError(.illegalCharacter, bitOffset: place * 6)) { try reader(text) }
        }
    }

    @Test func `finds the first bit set in the padding`() throws {
        var bits = try reader("A" + String(repeating: "A", count: 30) + "I")
        #expect(bits.paddingFault == 31 * 6 + 2)
        bits.position = 31 * 6 + 3
        #expect(bits.paddingFault == nil)
    }
}

@Suite struct `Bit writer` {
    @Test func `pads to characters, or to bytes and then to characters`() {
        var bits = BitWriter(capacity: 8)
        bits.append(1, 1)
        #expect(characters(bits, .character) == "g")
        #expect(characters(bits, .byte) == "gA")
        bits.append(0, 23)
        #expect(characters(bits, .character) == "gAAA")
        #expect(characters(bits, .byte) == "gAAA")
        bits.append(1, 1)
        #expect(characters(bits, .character) == "gAAAg")
        #expect(characters(bits, .byte) == "gAAAgA")
    }

    @Test func `writes nothing as nothing`() {
        #expect(characters(BitWriter(capacity: 0)) == "")
    }

    @Test func `a reader reads back fields of every width`() throws {
        var random = CodecRandom(state: 1)
        for _ in 0..<300 {
            let fields: [(UInt64, Int)] = (0..<Int.random(in: 1...60, using: &random)).map { _ in
                let width = Int.random(in: 1...64, using: &random)
                return (random.next() >> UInt64(64 - width), width)
            }
            var writer = BitWriter(capacity: 64)
            for (value, width) in fields { writer.append(value, width) }
            #expect(writer.count == fields.reduce(0) { $0 + $1.1 })
            var bits = try reader(characters(writer, .byte))
            for (value, width) in fields { #expect(try bits.read(width) == value) }
            #expect(bits.paddingFault == nil && bits.remaining < 12)
        }
    }

    @Test(arguments: [0, 1, 63, 64, 65, 128, 500])
    func `repeats a bit`(_ count: Int) throws {
        var writer = BitWriter(capacity: 0)
        writer.append(5, 3)
        writer.append(true, times: count)
        writer.append(false, times: count)
        writer.append(true)
        var bits = try reader(characters(writer))
        #expect(try bits.read(3) == 5)
        for _ in 0..<count { #expect(try bits.readFlag()) }
        for _ in 0..<count { #expect(try !bits.readFlag()) }
        #expect(try bits.readFlag())
    }
}
