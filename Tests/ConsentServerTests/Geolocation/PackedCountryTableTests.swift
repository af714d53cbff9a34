// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

@Suite struct PackedCountryTableTests {
    @Test(
        arguments: [
            ("0.0.0.0", ""), ("0.255.255.255", ""), ("1.0.0.0", "AU"), ("1.0.0.255", "AU"), ("1.0.1.0", "CN"),
            ("1.0.4.255", "CN"), ("1.0.5.0", ""), ("1.0.5.3", ""), ("1.0.5.4", "CN"), ("1.0.7.255", "CN"),
            ("1.0.8.0", ""), ("8.8.7.255", ""), ("8.8.8.0", "US"), ("8.8.8.255", "US"), ("8.8.9.0", "??"),
            ("8.8.9.1", ""), ("192.168.0.255", ""), ("192.168.1.0", "DE"), ("255.255.255.255", "DE"), ("::", ""),
            ("2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff", ""), ("2001:200::", "JP"),
            ("2001:200:ffff:ffff:ffff:ffff:ffff:ffff", "JP"), ("2001:201::", ""), ("2001:506:9::", "US"),
            ("2001:506:9::3", "US"), ("2001:506:9::4", "BR"), ("2001:506:9::5", "BR"), ("2001:506:9::6", ""),
            ("2001:506:9:1::", ""), ("2600::1", "EU"), ("2600:1::", ""), ("ff00::", "AP"),
            ("ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "AP"),
        ])
    func `finds the range around an address, up to its edges`(_ row: (address: String, code: String)) throws {
        let folder = try ScratchFolder()
        let table = try PackedCountryTable(path: folder.write(GeolocationFixtures.packed(), to: "table"))
        let code = try table.code(for: #require(IPAddress(row.address)))
        #expect(code == row.code.utf8.reduce(0) { $0 << 8 | UInt16($1) })
    }

    @Test func `joins neighbours of one country and keeps the older date`() throws {
        let folder = try ScratchFolder()
        let table = try PackedCountryTable(path: folder.write(GeolocationFixtures.packed(), to: "table"))
        // AU, CN, gap, CN, gap, US, ??, gap, DE; JP, gap, US, BR, gap, EU, gap, AP.
        #expect(table.rangeCount == (9, 8))
        #expect(table.buildDate == Timestamp(seconds: 1_782_362_039 - 86_400))
    }

    @Test func `a text without a date gives a table without one`() throws {
        let folder = try ScratchFolder()
        let bytes = try PackedCountryTable.pack(v4Text: Array("1,2,DE".utf8), v6Text: Array("1::,2::,DE".utf8))
        #expect(try PackedCountryTable(path: folder.write(bytes, to: "table")).buildDate == nil)
    }

    @Test func `the same texts give the same bytes`() throws {
        #expect(try GeolocationFixtures.packed() == GeolocationFixtures.packed())
    }

    @Test(arguments: 0..<24 as Range<UInt64>)
    func `answers as a search through all ranges does`(_ seed: UInt64) throws {
        var random = AddressGenerator(seed: seed)
        let v4 = Self.ranges(of: .v4, using: &random)
        let v6 = Self.ranges(of: .v6, using: &random)
        let bytes = try PackedCountryTable.pack(v4Text: Self.text(v4), v6Text: Self.text(v6))
        let folder = try ScratchFolder()
        let table = try PackedCountryTable(path: folder.write(bytes, to: "table"))
        for ranges in [v4, v6] {
            var addresses = (0..<300).map { _ in ranges[0].first.family == .v4 ? random.v4() : random.v6() }
            for range in ranges {
                addresses += [range.first, range.last, Self.neighbour(range.first, &-), Self.neighbour(range.last, &+)]
            }
            for address in addresses {
                let expected = ranges.first { $0.first <= address && address <= $0.last }?.code ?? ""
                #expect(table.code(for: address) == expected.utf8.reduce(0) { $0 << 8 | UInt16($1) }, "\(address)")
            }
        }
    }

    // MARK: Broken tables

    @Test func `refuses a table cut at any length`() throws {
        let folder = try ScratchFolder()
        let bytes = try GeolocationFixtures.packed()
        for length in Array(0..<72) + Array(stride(from: 72, to: bytes.count, by: 5)) + [bytes.count - 1] {
            #expect(throws: AddressTableError.self) {
                try AddressTable(path: folder.write(Array(bytes[..<length]), to: "table"))
            }
        }
        #expect(throws: AddressTableError.self) { try AddressTable(path: folder.write(bytes + [0], to: "table")) }
        #expect(throws: AddressTableError.self) { try AddressTable(path: folder.write(bytes + bytes, to: "table")) }
    }

    @Test func `refuses a table with any one bit flipped`() throws {
        let folder = try ScratchFolder()
        let bytes = try GeolocationFixtures.packed()
        // Every 13th bit reaches each column and each place in a byte.
        for bit in stride(from: 0, to: bytes.count * 8, by: 13) {
            var broken = bytes
            broken[bit / 8] ^= 1 << (bit % 8)
            #expect(throws: AddressTableError.self, "bit \(bit)") {
                try AddressTable(path: folder.write(broken, to: "table"))
            }
        }
    }

    @Test(
        arguments: [
            (8, 2, "version 2"), (12, 10, "bytes"), (16, 0, "bytes"), (12, 0xffff_ffff, "bytes"),
            (16, 0xffff_ffff, "bytes"), (28, 0x7fff_ffff, "calendar"), (28, 0xffff_ffff, "calendar"),
        ] as [(Int, UInt32, String)])
    func `refuses a false header even where its sum is right`(_ row: (offset: Int, value: UInt32, words: String)) throws
    {
        let folder = try ScratchFolder()
        let broken = Self.summed(try GeolocationFixtures.packed(), with: row.value, at: row.offset)
        let error = try #require(throws: AddressTableError.self) {
            try AddressTable(path: folder.write(broken, to: "table"))
        }
        #expect(error.description.contains(row.words))
        #expect(error.description.contains("/table: "))
        #expect(error.description.contains("build the file anew"))
    }

    @Test func `refuses ranges out of order even where the sum is right`() throws {
        let folder = try ScratchFolder()
        let bytes = try GeolocationFixtures.packed()
        let layout = PackedCountryTable.Layout(v4Count: 9, v6Count: 8)
        for offset in [layout.v4Starts + 8, layout.v6Highs + 20, layout.v6Lows + 24] {
            let error = try #require(throws: AddressTableError.self) {
                try AddressTable(path: folder.write(Self.summed(bytes, with: 0, at: offset), to: "table"))
            }
            #expect(error.description.contains("out of order"))
        }
    }

    // MARK: Files

    @Test func `packs files, and leaves nothing behind where that fails`() throws {
        let folder = try ScratchFolder()
        let v4 = try folder.write(GeolocationFixtures.v4Text, to: "geoip")
        let v6 = try folder.write(GeolocationFixtures.v6Text, to: "geoip6")
        let output = "\(folder.path)/countries"
        try PackedCountryTable.packFiles(v4: v4, v6: v6, into: output)
        #expect(try MappedFile(path: output).bytes == GeolocationFixtures.packed())

        #expect(throws: GeoIPTextError.self) { try PackedCountryTable.packFiles(v4: v6, v6: v6, into: output) }
        #expect(throws: AddressTableError.self) {
            try PackedCountryTable.packFiles(v4: "\(folder.path)/none", v6: v6, into: output)
        }
        #expect(throws: PackedCountryTable.WriteError.self) {
            try PackedCountryTable.packFiles(v4: v4, v6: v6, into: "\(folder.path)/none/countries")
        }
        #expect(try MappedFile(path: output).bytes == GeolocationFixtures.packed())
        #expect(throws: (any Error).self) { try PackedCountryTable.packFiles(v4: v4, v6: v6, into: folder.path) }
    }

    @Test func `says why a file is no table`() throws {
        let folder = try ScratchFolder()
        let cases = [
            ("\(folder.path)/none", "No such file"), (folder.path, "not a regular file"),
            ("/dev/zero", "not a regular file"), (try folder.write([], to: "empty"), "empty"),
            (try folder.write([1], to: "one"), "neither"),
            (try folder.write([UInt8](repeating: 0, count: 70_000), to: "zeros"), "neither"),
        ]
        for (path, words) in cases {
            let error = try #require(throws: AddressTableError.self) { try AddressTable(path: path) }
            #expect(error.path == path)
            #expect(error.description.contains(words))
        }
    }

    // MARK: Support

    private typealias NamedRange = (first: IPAddress, last: IPAddress, code: String)

    /// Ascending ranges: some touch, some have one address, some hold a whole family's last address.
    private static func ranges(of family: IPAddress.Family, using random: inout AddressGenerator) -> [NamedRange] {
        var edges = Set<IPAddress>()
        for _ in 0..<Int.random(in: 2...80, using: &random) {
            let edge = family == .v4 ? random.v4() : random.v6()
            edges.insert(edge)
            if Bool.random(using: &random) { edges.insert(neighbour(edge, &+)) }
        }
        if Bool.random(using: &random) { edges.insert(family == .v4 ? IPAddress(v4: .max) : IPAddress(v6: .max)) }
        if Bool.random(using: &random) { edges.insert(family == .v4 ? IPAddress(v4: 0) : IPAddress(v6: 0)) }
        let sorted = edges.sorted()
        let codes = ["DE", "FR", "??", "A1"]
        var ranges: [NamedRange] = []
        var index = 0
        while index < sorted.count {
            let last = Bool.random(using: &random) && index + 1 < sorted.count ? index + 1 : index
            ranges.append((sorted[index], sorted[last], codes[Int.random(in: 0..<codes.count, using: &random)]))
            index = last + 1
        }
        return ranges
    }

    private static func text(_ ranges: [NamedRange]) -> [UInt8] {
        let lines = ranges.map { range in
            range.first.family == .v4
                ? "\(range.first.low),\(range.last.low),\(range.code)\n"
                : "\(range.first),\(range.last),\(range.code)\n"
        }
        return Array(lines.joined().utf8)
    }

    private static func neighbour(_ address: IPAddress, _ step: (UInt128, UInt128) -> UInt128) -> IPAddress {
        let bits = step(address.bits, 1)
        return address.family == .v4 ? IPAddress(v4: UInt32(truncatingIfNeeded: bits)) : IPAddress(v6: bits)
    }

    /// The bytes with one number changed and the sum made right again.
    private static func summed(_ bytes: [UInt8], with value: UInt32, at offset: Int) -> [UInt8] {
        var changed = bytes
        for index in 0..<4 { changed[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index)) }
        let sum = PackedCountryTable.checksum(of: changed)
        for index in 0..<8 {
            changed[PackedCountryTable.Layout.checksumOffset + index] = UInt8(truncatingIfNeeded: sum >> (8 * index))
        }
        return changed
    }
}
