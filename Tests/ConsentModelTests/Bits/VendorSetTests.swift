// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

/// Sets of every shape: none, few, clustered, dense, full, and the highest ids.
func randomVendors(_ random: inout CodecRandom) -> VendorSet {
    switch Int.random(in: 0...6, using: &random) {
    case 0: return []
    case 1: return VendorSet((0...random.next() % 8).map { _ in Int.random(in: 1...1600, using: &random) })
    case 2: return VendorSet((1...Int.random(in: 1...300, using: &random)).filter { _ in random.next() % 10 < 7 })
    case 3: return VendorSet(ranges: [1...UInt16.random(in: 1...1600, using: &random)])
    case 4:
        let ranges = (0...random.next() % 12).map { _ in
            let start = UInt16.random(in: 1...60000, using: &random)
            return start...(start + UInt16.random(in: 0...300, using: &random))
        }
        return VendorSet(ranges: ranges)
    case 5: return VendorSet((1...120).filter { $0 % 2 == 0 })
    default: return VendorSet([65535, 65534, 1])
    }
}

@Suite struct `Vendor set` {
    @Test func `keeps ranges ascending, merged and apart`() {
        let set = VendorSet(ranges: [20...30, 1...3, 4...4, 25...40, 50...50, 49...49])
        #expect(set.ranges == [1...4, 20...40, 49...50])
        #expect(set == VendorSet(Array(1...4) + Array(20...40) + [50, 49]))
        #expect(set.description == "1-4 20-40 49-50")
    }

    @Test func `leaves out what is no vendor id`() {
        #expect(VendorSet([0, -1, 65536, 7]) == [7])
        #expect(VendorSet(ranges: [0...2]) == [1, 2])
        #expect(VendorSet(ranges: [0...0]).isEmpty)
        #expect(VendorSet(ranges: [0...0, 2...3]) == [2, 3])
    }

    @Test func `a whole id space is one range`() {
        let all = VendorSet(ranges: [1...40000, 30000...65535])
        #expect(all.ranges == [1...65535])
        #expect(all.count == 65535 && all.last == 65535)
        #expect(!all.contains(0) && all.contains(1) && all.contains(65535) && !all.contains(65536))
    }

    @Test func `agrees with a plain set in everything`() {
        var random = CodecRandom(state: 3)
        for _ in 0..<300 {
            let (one, two) = (randomVendors(&random), randomVendors(&random))
            let (a, b) = (Set(one.ids), Set(two.ids))
            #expect(one.count == a.count && one.last == (a.max() ?? 0) && one.isEmpty == a.isEmpty)
            #expect(one.union(two) == VendorSet(a.union(b)))
            #expect(one.intersection(two) == VendorSet(a.intersection(b)))
            #expect(one.subtracting(two) == VendorSet(a.subtracting(b)))
            #expect(one.isSubset(of: two) == a.isSubset(of: b))
            #expect(one.firstMissing(in: two) == a.subtracting(b).min())
            for id in [0, 1, 2, 755, one.last, one.last + 1] { #expect(one.contains(id) == a.contains(id)) }
        }
    }

    @Test func `reads a bit field of any length and pattern`() throws {
        var random = CodecRandom(state: 4)
        for length in Array(1...200) + [1000, 4095] {
            let density = UInt64.random(in: 0...100, using: &random)
            let ids = (1...length).filter { _ in random.next() % 100 < density }
            var writer = BitWriter(capacity: length)
            writer.append(1, 1)
            for id in 1...length { writer.append(ids.contains(id)) }
            // Bits behind the field must not count.
            writer.append(true, times: 70)
            var bits = try reader(characters(writer))
            bits.position = 1
            #expect(VendorSet(field: bits, count: length) == VendorSet(ids))
        }
    }

    @Test func `is written as the zeros and ones of an in-app key`() {
        #expect(VendorSet([2, 3, 6]).binaryString == "011001")
        #expect(VendorSet().binaryString == "")
    }
}

@Suite struct `Bit field` {
    @Test func `holds the ids 1 to 64 and no others`() {
        let set = BitField([0, 1, 64, 65, -7, 12])
        #expect(set.ids == [1, 12, 64])
        #expect(set.count == 3 && set.last == 64 && set.contains(64) && !set.contains(0) && !set.contains(65))
        #expect(BitField().last == 0 && BitField().isEmpty)
    }

    @Test func `the first bit of a field is id 1`() {
        #expect(BitField(field: 0b1000_0000_0001, width: 12).ids == [1, 12])
        #expect(BitField([1, 12]).field(width: 12) == 0b1000_0000_0001)
        #expect(BitField([1]).field(width: 0) == 0)
        for width in 1...64 { #expect(BitField(field: 1, width: width).ids == [width]) }
    }

    @Test func `does the algebra of sets`() {
        var set: BitField = [1, 2, 3]
        #expect(set.union([9]) == [1, 2, 3, 9])
        #expect(set.intersection([2, 9]) == [2])
        #expect(set.subtracting([2, 9]) == [1, 3])
        #expect(BitField([2]).isSubset(of: set) && !BitField([2, 9]).isSubset(of: set))
        set.remove(2)
        set.insert(24)
        #expect(set == [1, 3, 24])
    }

    @Test func `is written as the zeros and ones of an in-app key`() {
        #expect(BitField([1, 3, 24]).binaryString(length: 11) == "10100000000")
        #expect(BitField([1]).binaryString(length: 0) == "")
    }
}

@Suite struct `Letter pair` {
    @Test func `takes two letters in either case and writes them upper case`() throws {
        #expect(LetterPair("de")?.description == "DE")
        let last = try #require(LetterPair("Zz"))
        #expect(last.field == 25 << 6 | 25)
        #expect(LetterPair.unknown.description == "AA" && LetterPair.english.description == "EN")
    }

    @Test(arguments: ["", "d", "deu", "d1", "d-", "ä", "d@", "d[", "d{", "!!"])
    func `refuses all else`(_ text: String) {
        #expect(LetterPair(text) == nil)
    }

    @Test func `a value beyond Z is an error at its letter`() throws {
        var first = try reader("aA")
        #expect(throws: ConsentStringError(.letterOutOfRange, value: 26)) { try first.readLetters() }
        var second = try reader("A_")
        #expect(throws: ConsentStringError(.letterOutOfRange, bitOffset: 6, value: 63)) { try second.readLetters() }
    }
}

@Suite struct `Codes and words of consent strings` {
    @Test func `every code is in snake case and explained`() {
        let all =
            ConsentStringError.Code.allCases.map { ($0.rawValue, $0.explanation) }
            + ConsentStringProblem.Code.allCases.map { ($0.rawValue, $0.explanation) }
        for (code, words) in all {
            #expect(code.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "_" })
            #expect(words.count > 15)
        }
    }

    @Test func `an error says what, where and how much`() {
        let error = ConsentStringError(.rangeReversed, section: 2, segment: 1, bitOffset: 40, value: 7)
        #expect(error.description == "a range ends before it starts (7): section 2, segment 1, bit 40")
        let problem = ConsentStringProblem(.purposeUndefined, .invalid, bitOffset: 175, value: 24)
        #expect(problem.description == "no vendor list defines this purpose (24): segment 0, bit 175")
    }
}
