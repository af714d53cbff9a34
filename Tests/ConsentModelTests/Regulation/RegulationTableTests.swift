// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct RegulationTableTests {
    let table = RegulationTable.standard

    func found(_ place: String, at day: String = "2026-11-30", switchedOn: Set<String> = []) -> Law? {
        let finding = table.lookUp(
            DecisionFixture.place(place), at: DecisionFixture.moment(day), switchedOn: switchedOn)
        return finding.index.map { table.laws[$0] }
    }

    @Test(
        arguments: """
            AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH
            """.split(whereSeparator: \.isWhitespace).map(String.init))
    func `the EEA, GB and CH are under GDPR`(_ country: String) throws {
        let law = try #require(found(country))
        #expect(law.id == "gdpr")
        #expect(law.approach == .optIn)
    }

    /// Left out of published lists: HR (prebid-server-java), CY, EE and GB (consent-sdk-android#58), IS, LI, NO
    /// (simorgh#1465); CH is disputed (prebid#3678); SK was once spelled `sl`.
    @Test(arguments: ["HR", "CY", "EE", "GB", "IS", "LI", "NO", "CH", "SK", "SI"])
    func `countries that other lists forgot are in`(_ country: String) {
        #expect(found(country)?.id == "gdpr")
    }

    @Test(arguments: [("RE", "FR"), ("GP", "FR"), ("MQ", "FR"), ("GF", "FR"), ("YT", "FR"), ("MF", "FR"), ("AX", "FI")])
    func `territories of the EU with a code of their own are under its law`(_ row: (territory: String, of: String)) {
        #expect(found(row.territory)?.id == "gdpr")
        #expect(found(row.territory)?.effectiveFrom == found(row.of)?.effectiveFrom)
    }

    @Test(arguments: Territory.decidedOtherwise)
    func `a territory that was decided otherwise has no GDPR row and a reason`(_ territory: Territory) {
        #expect(!table.laws.contains { $0.area == territory.area && $0.id == "gdpr" })
        #expect(found(territory.area.description) == nil)
        #expect(territory.reason.count > 20)
    }

    @Test func `the territories that lists disagree on are each decided`() {
        let decided = Set((Territory.decidedOtherwise.map(\.area) + table.laws.map(\.area)).map(\.description))
        let disputed = """
            RE GP MQ GF YT MF AX IC EA NC PF PM WF BL TF AW CW SX BQ GL FO SJ JE GG IM GI AD MC SM VA \
            AI BM FK GS IO KY MS PN SH TC VG
            """
        for code in disputed.split(separator: " ") { #expect(decided.contains(String(code)), "\(code)") }
        #expect(Set(Territory.decidedOtherwise.map(\.area)).count == Territory.decidedOtherwise.count)
    }

    @Test func `GDPR covers these areas and no others`() {
        let areas = table.laws.filter { $0.id == "gdpr" }.map(\.area.description)
        let expected = """
            AT AX BE BG CH CY CZ DE DK EA EE ES EU FI FR GB GF GI GP GR HR HU IC IE IM IS IT LI LT LU LV MF MQ MT NL NO \
            PL PT RE RO SE SI SK YT
            """
        #expect(areas.sorted() == expected.split(separator: " ").map(String.init))
    }

    @Test(
        arguments: [
            ("CA", "2020-01-01", 8), ("VA", "2023-01-01", 9), ("CO", "2023-07-01", 10), ("CT", "2023-07-01", 12),
            ("UT", "2023-12-31", 11), ("FL", "2024-07-01", 13), ("OR", "2024-07-01", 15), ("TX", "2024-07-01", 16),
            ("MT", "2024-10-01", 14), ("DE", "2025-01-01", 17), ("IA", "2025-01-01", 18), ("NE", "2025-01-01", 19),
            ("NH", "2025-01-01", 20), ("NJ", "2025-01-15", 21), ("TN", "2025-07-01", 22), ("MN", "2025-07-31", 23),
            ("MD", "2025-10-01", 24), ("IN", "2026-01-01", 25), ("KY", "2026-01-01", 26), ("RI", "2026-01-01", 27),
            ("LA", "2027-01-01", nil), ("OK", "2027-01-01", nil), ("AL", "2027-05-01", nil),
        ] as [(String, String, Int?)])
    func `a state's law takes force on its date`(_ row: (state: String, day: String, section: Int?)) throws {
        let start = DecisionFixture.moment(row.day + "T00:00:00Z")
        let dayBefore = start + -1
        let place = DecisionFixture.place("US-" + row.state)
        let before = table.lookUp(place, at: dayBefore, switchedOn: [])
        #expect(before.index == nil)
        #expect(before.nextChange == start)
        let law = try #require(found("US-" + row.state, at: row.day + "T00:00:00Z"))
        #expect(law.id == "us_state")
        #expect(law.approach == .optOut)
        #expect(law.gppSection == row.section)
        #expect(table.lookUp(place, at: start, switchedOn: []).nextChange == nil)
    }

    @Test func `every US state law is in the list above, and GPP's state sections are each used once`() {
        let rows = table.laws.filter { $0.id == "us_state" }
        #expect(rows.count == 23)
        #expect(rows.compactMap(\.gppSection).sorted() == Array(8...27))
    }

    @Test(arguments: RegulationTable.standard.laws)
    func `a row names a place that exists, its law and its source`(_ law: Law) throws {
        let parts = law.area.description.split(separator: "-")
        if law.area.description != "EU" {
            #expect(AssignedCountries.contains(try #require(CountryCode(parts[0]))) || ["IC", "EA"].contains(parts[0]))
        }
        if parts[0] == "US" { #expect(PlaceCodes.statesOfTheUS.contains(String(parts[1]))) }
        #expect(!law.name.isEmpty && !law.source.isEmpty)
        #expect(law.name.first?.isUppercase == true)
        #expect(law.isOnByDefault == ["gdpr", "us_state"].contains(law.id))
        #expect(law.effectiveUntil.map { $0 > law.effectiveFrom } ?? true)
    }

    @Test func `no two rows overlap, so the order of the rows decides nothing`() {
        for law in table.laws {
            let others = table.laws.filter {
                $0.area == law.area && $0 != law && $0.isInForce(at: law.effectiveFrom.start)
            }
            #expect(others.isEmpty, "\(law.area)")
        }
    }

    @Test func `laws that are off by default hold for apps that switched them on`() {
        #expect(
            table.optionalLawIDs == ["lgpd", "law25", "pdpa", "faroe", "channel_islands", "french_overseas"])
        #expect(found("BR") == nil)
        #expect(found("BR", switchedOn: ["lgpd"])?.id == "lgpd")
        #expect(found("BR-SP", switchedOn: ["lgpd"])?.id == "lgpd")
        #expect(found("CA-QC", switchedOn: ["law25"])?.id == "law25")
        #expect(found("CA-ON", switchedOn: ["law25"]) == nil)
        #expect(found("CA", switchedOn: ["law25"]) == nil)
        #expect(found("DE", switchedOn: table.optionalLawIDs)?.id == "gdpr")
    }

    @Test func `the place that stands for no law has none, whatever is switched on`() throws {
        let other = try #require(DebugGeography.other.place)
        #expect(table.lookUp(other, at: DecisionFixture.now, switchedOn: table.optionalLawIDs).index == nil)
        #expect(!table.laws.contains { $0.area.key == other.areaKey })
    }

    @Test func `a law that ends no longer holds, and its successor takes over`() {
        let old = Law(
            id: "gdpr", area: Area("AQ"), name: "Old", approach: .optIn,
            effectiveFrom: CalendarDay(year: 2026, month: 1, day: 1),
            effectiveUntil: CalendarDay(year: 2027, month: 1, day: 1), source: "test")
        var new = old
        new.name = "New"
        new.effectiveFrom = CalendarDay(year: 2027, month: 1, day: 1)
        new.effectiveUntil = nil
        let table = RegulationTable(laws: [new, old])
        let place = DecisionFixture.place("AQ")
        func name(_ moment: String) -> String? {
            table.lookUp(place, at: DecisionFixture.moment(moment), switchedOn: []).index.map { table.laws[$0].name }
        }
        #expect(name("2025-12-31T23:59:59.999Z") == nil)
        #expect(name("2026-01-01T00:00:00Z") == "Old")
        #expect(name("2026-12-31T23:59:59.999Z") == "Old")
        #expect(name("2027-01-01T00:00:00Z") == "New")
        #expect(
            table.lookUp(place, at: DecisionFixture.now, switchedOn: []).nextChange
                == DecisionFixture.moment("2027-01-01T00:00:00Z"))
    }

    @Test func `an empty table knows no law, not even for unknown places`() {
        let table = RegulationTable(laws: [])
        for place in ["DE", "EU", "??", "US", "US-CA"] {
            #expect(decide(DecisionFixture.request(place), using: table).regulation == "none")
        }
    }
}
