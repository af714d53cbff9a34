// SPDX-License-Identifier: Apache-2.0

extension PackedCountryTable {
    /// Where everything is in a file of version 1.
    ///
    /// All numbers are little-endian.
    ///
    ///     offset  bytes
    ///          0      8  magic
    ///          8      4  version
    ///         12      4  n4, the number of v4 ranges
    ///         16      4  n6, the number of v6 ranges
    ///         20      4  zero
    ///         24      8  when the source was made, seconds since 1970, 0 for unknown
    ///         32      8  checksum of all other bytes
    ///         40     24  zero
    ///         64  8 × n6  first 64 bits of each v6 range's first address, ascending with the next column
    ///              8 × n6  its last 64 bits
    ///              4 × n4  each v4 range's first address, ascending
    ///              2 × n6  each v6 range's code: two characters as the source wrote them, the first in the high byte
    ///              2 × n4  each v4 range's code; a code of 0 is a gap
    ///              0–7    zeros up to a multiple of 8
    struct Layout: Sendable {
        let v4Count: Int
        let v6Count: Int

        static let magic: UInt64 = 0x0a1a_0a0d_4347_5089  // "\x89PGC\r\n\x1a\n": a transfer as text breaks it
        static let version: UInt32 = 1
        static let sourceDateOffset = 24
        static let checksumOffset = 32
        static let headerSize = 64
        /// More ranges than the internet has routes for, and few enough that no sum below overflows.
        static let maximumCount = 1 << 26

        var v6Highs: Int { Self.headerSize }
        var v6Lows: Int { v6Highs + 8 * v6Count }
        var v4Starts: Int { v6Lows + 8 * v6Count }
        var v6Codes: Int { v4Starts + 4 * v4Count }
        var v4Codes: Int { v6Codes + 2 * v6Count }
        var size: Int { (v4Codes + 2 * v4Count + 7) / 8 * 8 }

        init(v4Count: Int, v6Count: Int) {
            self.v4Count = v4Count
            self.v6Count = v6Count
        }

        /// The layout that a file's header states, if the file is as long as that.
        init(of file: MappedFile) throws(Damage) {
            guard Self.isPacked(file) else { throw Damage(problem: .unknownFormat("no magic number")) }
            guard file.count >= Self.headerSize else { throw .damage("it ends within its header") }
            let version = UInt32(littleEndian: file.load(UInt32.self, at: 8))
            guard version == Self.version else { throw Damage(problem: .version(version)) }
            v4Count = Int(UInt32(littleEndian: file.load(UInt32.self, at: 12)))
            v6Count = Int(UInt32(littleEndian: file.load(UInt32.self, at: 16)))
            guard v4Count <= Self.maximumCount, v6Count <= Self.maximumCount, size == file.count else {
                throw .damage("it has \(file.count) bytes, and its header says otherwise")
            }
        }

        static func isPacked(_ file: MappedFile) -> Bool {
            file.count >= 8 && UInt64(littleEndian: file.load(UInt64.self, at: 0)) == magic
        }
    }

    /// What is wrong with a table, without the path that only the caller knows.
    struct Damage: Error {
        var problem: AddressTableError.Problem

        static func damage(_ reason: String) -> Damage { Damage(problem: .damaged(reason)) }
    }

    /// Checks the sum, the order of the ranges and the date.
    static func check(_ file: MappedFile, _ layout: Layout) throws(Damage) {
        var checksum = Checksum()
        for offset in stride(from: 0, to: file.count, by: 8) where offset != Layout.checksumOffset {
            checksum.add(UInt64(littleEndian: file.load(UInt64.self, at: offset)))
        }
        guard checksum.value == UInt64(littleEndian: file.load(UInt64.self, at: Layout.checksumOffset)) else {
            throw .damage("its checksum does not match")
        }
        let date = Int64(littleEndian: file.load(Int64.self, at: Layout.sourceDateOffset))
        guard (0...253_402_300_799).contains(date) else { throw .damage("its date is outside the calendar") }
        for index in 1..<max(layout.v4Count, 1) {
            let start = UInt32(littleEndian: file.load(UInt32.self, at: layout.v4Starts + index * 4))
            let previous = UInt32(littleEndian: file.load(UInt32.self, at: layout.v4Starts + (index - 1) * 4))
            guard previous < start else { throw .damage("v4 range \(index) is out of order") }
        }
        var previous: (UInt64, UInt64)?
        for index in 0..<layout.v6Count {
            let start = (
                UInt64(littleEndian: file.load(UInt64.self, at: layout.v6Highs + index * 8)),
                UInt64(littleEndian: file.load(UInt64.self, at: layout.v6Lows + index * 8))
            )
            if let previous, previous >= start { throw .damage("v6 range \(index) is out of order") }
            previous = start
        }
    }

    /// FNV-1a over words of 64 bits: each step is a bijection, so that any one changed word changes the sum.
    ///
    /// It finds damage; who can write the file can also write the sum.
    struct Checksum {
        private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

        mutating func add(_ word: UInt64) { value = (value ^ word) &* 0x0000_0100_0000_01b3 }
    }
}
