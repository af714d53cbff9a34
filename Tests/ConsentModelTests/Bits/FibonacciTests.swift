// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct `Fibonacci coding` {
    @Test(arguments: [
        (1, "11"), (2, "011"), (3, "0011"), (4, "1011"), (5, "00011"), (6, "10011"), (7, "01011"), (100, "00101000011"),
    ])
    func `has the codes of the specification`(_ number: Int, _ code: String) throws {
        var writer = BitWriter(capacity: 16)
        writer.appendFibonacci(number)
        #expect(writer.count == code.count)
        var bits = try reader(characters(writer))
        for digit in code { #expect(try bits.readFlag() == (digit == "1")) }
        bits.position = 0
        #expect(try bits.readFibonacci() == number)
    }

    @Test func `reads back every number to 2000 and the largest`() throws {
        for number in Array(1...2000) + [65535, 1_000_000, Int(Int32.max)] {
            var writer = BitWriter(capacity: 64)
            writer.appendFibonacci(number)
            var bits = try reader(characters(writer))
            #expect(try bits.readFibonacci() == number)
            #expect(bits.position == writer.count)
        }
    }

    @Test func `zero has no code`() {
        var writer = BitWriter(capacity: 0)
        writer.appendFibonacci(0)
        #expect(writer.count == 0)
    }

    @Test func `a code without its end is cut, not zero`() throws {
        var bits = try reader("AAAA")
        #expect(throws: ConsentStringError(.truncated, bitOffset: 24)) { try bits.readFibonacci() }
    }

    @Test func `a code of more terms than any id has is refused`() throws {
        var bits = try reader(String(repeating: "A", count: 20) + "Y")
        #expect(throws: ConsentStringError(.numberTooLarge)) { try bits.readFibonacci() }
    }

    @Test(arguments: [[], [1], [2, 6], [5, 6], [7, 8, 9, 12, 20, 21], Array(1...27)])
    func `ranges survive the round trip`(_ ids: [Int]) throws {
        var writer = BitWriter(capacity: 64)
        writer.appendFibonacciRange(ids)
        var bits = try reader(characters(writer))
        #expect(try bits.readFibonacciRange(limit: ids.count, excess: .sectionCountMismatch).flatMap(Array.init) == ids)
        #expect(bits.position == writer.count)
    }

    @Test func `ranges that hold more than the limit are refused before they are expanded`() throws {
        var writer = BitWriter(capacity: 64)
        writer.append(1, 12)
        writer.append(true)
        writer.appendFibonacci(1)
        writer.appendFibonacci(2_000_000_000)
        var bits = try reader(characters(writer))
        #expect(throws: ConsentStringError(.sectionCountMismatch, bitOffset: 12, value: 2_000_000_001)) {
            try bits.readFibonacciRange(limit: 10, excess: .sectionCountMismatch)
        }
    }
}
