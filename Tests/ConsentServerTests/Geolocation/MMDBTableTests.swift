// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

@Suite struct MMDBTableTests {
    @Test(
        arguments: [
            ("81.2.69.142", "GB", "ENG"), ("216.160.83.56", "US", "WA"), ("2.125.160.216", "GB", "ENG"),
            ("89.160.20.112", "SE", "E"), ("175.16.199.1", "CN", "22"), ("202.196.224.1", "PH", nil),
            ("2001:218::1", "JP", nil), ("2a02:d300::1", "UA", nil), ("67.43.156.1", "BT", nil), ("8.8.8.8", nil, nil),
            ("2600::1", nil, nil),
        ] as [(String, String?, String?)])
    func `finds country and subdivision`(_ row: (address: String, country: String?, region: String?)) throws {
        let table = try MMDBTable(path: GeolocationFixtures.mmdb("GeoIP2-City-Test.mmdb"))
        let answer = try table.answer(for: #require(IPAddress(row.address)))
        #expect(answer.place.country?.description == row.country)
        #expect(answer.place.region?.description == row.region)
        #expect(answer.finding == (row.country == nil ? .absent : .found))
    }

    @Test(arguments: [("81.2.69.142", "US", "GB"), ("216.160.83.56", "GB", "US"), ("67.43.156.1", "RO", "BT")])
    func `takes the country of use, not the block's registration`(
        _ row: (address: String, registered: String, used: String)
    ) throws {
        let table = try MMDBTable(path: GeolocationFixtures.mmdb("GeoIP2-Country-Test.mmdb"))
        #expect(try table.answer(for: #require(IPAddress(row.address))).place.country?.description == row.used)
        let record = MMDBWriter.Value.map([("registered_country", .map([("iso_code", .text(row.registered))]))])
        #expect(try Self.answer(record) == TableAnswer(place: .unknown, finding: .absent))
    }

    @Test(
        arguments: [
            (.map([("country", .map([("iso_code", .text("DE"))]))]), "DE", nil, .found),
            (.map([("country", .text("DE"))]), "DE", nil, .found),
            (.map([("country", .text("United States")), ("country_code", .text("US"))]), "US", nil, .found),
            (.map([("country_code", .text("US")), ("region_code", .text("CA"))]), "US", "CA", .found),
            (.map([("country_code", .text("US")), ("region", .text("California"))]), "US", nil, .found),
            (
                .map([
                    ("country", .map([("iso_code", .text("US"))])),
                    ("subdivisions", .list([.map([("iso_code", .text("CA"))]), .map([("iso_code", .text("LA"))])])),
                ]), "US", "CA", .found
            ),
            (.map([("country", .map([("iso_code", .text("US"))])), ("subdivisions", .list([]))]), "US", nil, .found),
            (.map([("country", .map([("iso_code", .text("US"))])), ("subdivisions", .text("CA"))]), "US", nil, .found),
            (.map([("country", .map([("iso_code", .text("XX"))]))]), nil, nil, .placeholder),
            (.map([("country", .map([("iso_code", .text("A1"))]))]), nil, nil, .placeholder),
            (.map([("country", .text("Germany"))]), nil, nil, .placeholder),
            (.map([("country", .text(""))]), nil, nil, .absent),
            (.map([("country", .text(String(repeating: "D", count: 200)))]), nil, nil, .absent),
            (.map([("country", .number(49))]), nil, nil, .absent), (.map([]), nil, nil, .absent),
            (.map([("continent", .map([("code", .text("EU"))]))]), nil, nil, .absent),
            (.text("DE"), nil, nil, .absent), (.list([.text("DE")]), nil, nil, .absent),
            (.number(1), nil, nil, .absent),
        ] as [(MMDBWriter.Value, String?, String?, TableAnswer.Finding)])
    func `reads the shapes of several makers`(
        _ row: (record: MMDBWriter.Value, country: String?, region: String?, finding: TableAnswer.Finding)
    ) throws {
        let answer = try Self.answer(row.record)
        #expect(answer.place.country?.description == row.country)
        #expect(answer.place.region?.description == row.region)
        #expect(answer.finding == row.finding)
    }

    @Test func `a v4 database has no answer for v6`() throws {
        let table = try MMDBTable(path: GeolocationFixtures.mmdb("MaxMind-DB-test-ipv4-24.mmdb"))
        #expect(try table.answer(for: #require(IPAddress("2600::1"))).finding == .otherFamily)
        #expect(try table.answer(for: #require(IPAddress("1.1.1.1"))).finding == .absent)
    }

    @Test func `a v6 database without a v4 tree has no answer for v4`() throws {
        let table = try MMDBTable(path: GeolocationFixtures.mmdb("MaxMind-DB-no-ipv4-search-tree.mmdb"))
        #expect(try table.answer(for: #require(IPAddress("8.8.8.8"))).place == .unknown)
    }

    @Test func `says what it is and when it was built`() throws {
        let city = try MMDBTable(path: GeolocationFixtures.mmdb("GeoIP2-City-Test.mmdb")).metadata
        #expect(city.type == "GeoIP2-City")
        #expect(city.hasSubdivisions)
        #expect(city.buildDate == Timestamp(seconds: 1_770_245_369))
        #expect(city.description.hasPrefix("GeoIP2 City Test Database"))
        #expect(try !MMDBTable(path: GeolocationFixtures.mmdb("GeoIP2-Country-Test.mmdb")).metadata.hasSubdivisions)
    }

    @Test(
        arguments: [
            ("GeoLite2-City", true), ("DBIP-City-Lite", true), ("GeoIP2-Enterprise", true),
            ("GeoIP2-Precision-Insights", true), ("ipinfo standard_location.mmdb", true), ("GeoLite2-Country", false),
            ("DBIP-Country-Lite", false), ("ipinfo lite.mmdb", false), ("", false),
        ])
    func `knows by its kind whether it has subdivisions`(_ row: (type: String, expected: Bool)) throws {
        let table = try Self.table(MMDBWriter.database(record: .map([]), type: row.type))
        #expect(table.metadata.hasSubdivisions == row.expected)
    }

    @Test(
        arguments: [
            ([("de", "Deutsch"), ("en", "English")], "English"), ([("de", "Deutsch")], "Deutsch"), ([], "Kind"),
            ([("en", "")], "Kind"), ([("en", "two\nlines\u{1b}[31m")], "twolines[31m"),
        ] as [([(String, String)], String)])
    func `describes itself in English where it can, without control characters`(
        _ row: (descriptions: [(String, String)], text: String)
    ) throws {
        let bytes = MMDBWriter.database(record: .map([]), type: "Kind", descriptions: row.descriptions)
        #expect(try Self.table(bytes).metadata.description == row.text)
    }

    @Test(arguments: [UInt64.max, 253_402_300_800])
    func `a build time outside the calendar is none`(_ epoch: UInt64) throws {
        #expect(try Self.table(MMDBWriter.database(record: .map([]), epoch: epoch)).metadata.buildDate == nil)
    }

    // MARK: Broken databases

    @Test func `the fixtures are there`() {
        #expect(GeolocationFixtures.databases.count == 9)
        #expect(GeolocationFixtures.brokenDatabases.count == 21)
    }

    @Test(arguments: GeolocationFixtures.brokenDatabases)
    func `a broken database is refused or says unknown`(_ name: String) {
        #expect(Self.places(in: GeolocationFixtures.mmdb(name)).isSubset(of: [.unknown]))
    }

    @Test(
        arguments: [
            "bad/cyclic-data-structure.mmdb", "bad/invalid-bytes-length.mmdb", "bad/invalid-string-length.mmdb",
            "bad/libmaxminddb-metadata-marker-only.mmdb", "bad/libmaxminddb-offset-integer-overflow.mmdb",
            "bad/metadata-is-an-uint128.mmdb", "bad/unexpected-bytes.mmdb",
        ])
    func `a database that is broken at its root is refused with a reason`(_ name: String) throws {
        let path = GeolocationFixtures.mmdb(name)
        let error = try #require(throws: AddressTableError.self) { try AddressTable(path: path) }
        #expect(error.description.hasPrefix("\(path): neither a packed country table nor an MMDB ("))
    }

    @Test(arguments: GeolocationFixtures.databases)
    func `a database cut short is refused`(_ name: String) throws {
        let folder = try ScratchFolder()
        let whole = try MappedFile(path: GeolocationFixtures.mmdb(name)).bytes
        for length in stride(from: 1, to: whole.count, by: whole.count / 23) {
            let path = try folder.write(Array(whole[..<length]), to: "cut.mmdb")
            #expect(throws: AddressTableError.self) { try AddressTable(path: path) }
        }
    }

    @Test(arguments: GeolocationFixtures.databases)
    func `no changed byte makes a look-up crash or invent a malformed place`(_ name: String) throws {
        var random = AddressGenerator(seed: 101)
        let folder = try ScratchFolder()
        let whole = try MappedFile(path: GeolocationFixtures.mmdb(name)).bytes
        for round in 0..<30 {
            var changed = whole
            // Every other round aims at the metadata, which stands last.
            let first = round % 2 == 0 ? 0 : max(0, whole.count - 400)
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                changed[Int.random(in: first..<whole.count, using: &random)] = UInt8(truncatingIfNeeded: random.next())
            }
            for place in Self.places(in: try folder.write(changed, to: "changed.mmdb")) {
                if case .country(let country, _) = place { #expect(CountryCode(rawValue: country.rawValue) != nil) }
            }
        }
    }

    // MARK: Support

    private static func table(_ bytes: [UInt8]) throws -> MMDBTable {
        let folder = try ScratchFolder()
        return try MMDBTable(path: folder.write(bytes, to: "test.mmdb"))
    }

    private static func answer(_ record: MMDBWriter.Value) throws -> TableAnswer {
        let table = try table(MMDBWriter.database(record: record))
        #expect(try table.answer(for: #require(IPAddress("200.0.0.1"))).finding == .absent)
        return try table.answer(for: #require(IPAddress("1.2.3.4")))
    }

    /// All places that a database names for some thousand addresses; none where it can't be opened.
    private static func places(in path: String) -> Set<Place> {
        guard let table = try? AddressTable(path: path) else { return [] }
        var random = AddressGenerator(seed: 9)
        var places: Set<Place> = []
        for index in 0..<256 {
            places.insert(table.answer(for: IPAddress(v4: UInt32(index) << 24 | 0x0001_0101)).place)
            places.insert(table.answer(for: random.v4()).place)
            places.insert(table.answer(for: random.v6()).place)
            places.insert(table.answer(for: IPAddress(high: 0x2001_0200_0000_0000 + UInt64(index) << 35, low: 1)).place)
        }
        return places
    }
}
