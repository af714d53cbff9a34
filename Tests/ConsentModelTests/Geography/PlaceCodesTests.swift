// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct PlaceCodesTests {
    @Test(
        arguments: [
            "", "X", "XX", "ZZ", "T1", "A1", "A2", "O1", "AP", "??", "?", "AN", "CS", "SU", "YU", "UN", "AA", "QM",
            "QO", "QZ", "XA", "XJ", "XL", "XZ", "DEU", "D", "D3", " DE", "DE ", "DE, US", "É", "D\u{0301}", "ＤＥ",
            "D\u{7F}",
        ])
    func `a code that stands for no country is unknown`(_ code: String) {
        #expect(Place(countryCode: code) == .unknown)
        #expect(Place(countryCode: code, region: "CA") == .unknown)
    }

    @Test(
        arguments: [
            ("DE", "DE"), ("de", "DE"), ("dE", "DE"), ("UK", "GB"), ("uk", "GB"), ("GB", "GB"), ("EL", "GR"),
            ("GR", "GR"), ("FX", "FR"), ("DD", "DE"), ("EA", "ES"), ("IC", "ES"), ("TP", "TL"), ("XK", "XK"),
            ("US", "US"), ("AX", "AX"),
        ])
    func `a code is the country that it means`(_ row: (written: String, country: String)) throws {
        let country = try #require(CountryCode(row.country))
        #expect(Place(countryCode: row.written) == .country(country, nil))
    }

    @Test(arguments: ["EU", "eu", "EZ"])
    func `the EU without a country stays the EU, with a region too`(_ code: String) {
        #expect(Place(countryCode: code) == .europeanUnion)
        #expect(Place(countryCode: code, region: "BY") == .europeanUnion)
    }

    @Test(
        arguments: [
            ("US", "CA", "CA"), ("US", "ca", "CA"), ("US", "US-CA", "CA"), ("us", "us-ca", "CA"), ("GB", "ENG", "ENG"),
            ("UK", "UK-ENG", "ENG"), ("UK", "GB-ENG", "ENG"), ("FR", "75", "75"), ("CA", "QC", "QC"),
            ("DE", "DE-BY", "BY"), ("US", "", nil), ("US", "?", nil), ("US", "XX", nil), ("US", "ZZ", nil),
            ("US", "06", nil), ("US", "AE", nil), ("US", "California", nil), ("US", "CA-QC", nil), ("US", "-CA", nil),
            ("US", "US-", nil), ("US", "US-CA-1", nil), ("US", "CA, TX", nil), ("DE", "AT-9", nil), ("US", nil, nil),
        ] as [(String, String?, String?)])
    func `a region counts only where it is one of that country`(_ row: (String, String?, String?)) {
        let place = Place(countryCode: row.0, region: row.1)
        #expect(place.country != nil)
        #expect(place.region?.description == row.2)
    }

    @Test func `every pair of bytes gives a place, letters alone give countries`() {
        var countries = 0
        for code in UInt16.min...UInt16.max {
            let place = Place(packedCountryCode: code)
            if CountryCode(rawValue: code) == nil { #expect(place == .unknown) }
            if place.country != nil { countries += 1 }
        }
        // 26 × 26 pairs of letters, without the 47 that stand for nothing and the 2 of the EU.
        #expect(countries == 627)
    }

    @Test func `a packed code and its text name the same place`() {
        let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z"))
        for first in letters {
            for second in letters {
                let text = String(decoding: [first, second], as: UTF8.self)
                #expect(Place(packedCountryCode: UInt16(first) << 8 | UInt16(second)) == Place(countryCode: text))
            }
        }
    }

    @Test func `no row hides another`() {
        for (index, row) in PlaceCodes.rows.enumerated() {
            for other in PlaceCodes.rows.dropFirst(index + 1) { #expect(!row.codes.overlaps(other.codes)) }
        }
    }
}
