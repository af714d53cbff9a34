// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct AssignedCountriesTests {
    @Test func `the 249 codes of the standard, and Kosovo's`() {
        #expect(AssignedCountries.codes.count == 250)
        #expect(AssignedCountries.contains(code: "XK"))
    }

    @Test func `every code is found as a country and as it is spelled`() {
        for country in AssignedCountries.codes {
            #expect(AssignedCountries.contains(country))
            #expect(AssignedCountries.contains(code: country.description))
        }
    }

    @Test(arguments: ["", "D", "de", "De", "DEU", "UK", "EL", "AA", "ZZ", "\u{212A}E", "D\u{0301}E", "DE ", "D\u{0}"])
    func `nothing else is, not even what Swift takes for equal`(_ text: String) {
        #expect(!AssignedCountries.contains(code: text))
    }
}
