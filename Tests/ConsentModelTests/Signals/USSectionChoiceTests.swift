// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct USSectionChoiceTests {
    static let sections = Array(7...27)

    func section(_ id: Int, _ choice: USChoice, _ stance: USStance? = nil) throws -> USSection {
        let text = try #require(choice.gppString(section: id, stance: stance))
        let string = try GPPString.decode(text)
        #expect(string.problems().isEmpty, "\(text)")
        guard case .us(let section)? = string.sections.first?.content else {
            throw ConsentStringError(.emptySection, section: id)
        }
        return section
    }

    @Test(arguments: sections) func `every section says who opted out, and is read back`(_ id: Int) throws {
        #expect(try USChoice(section(id, USChoice())) == USChoice())
        #expect(try USChoice(section(id, .allOptedOut)).hasOptOut)
        #expect(try section(id, USChoice(), .optedOut).isOptedOut)
    }

    @Test(arguments: sections) func `no single opt-out is lost in a section without its field`(_ id: Int) throws {
        for path in [\USChoice.saleOptOut, \.sharingOptOut, \.targetedAdvertisingOptOut] {
            var choice = USChoice()
            choice[keyPath: path] = true
            #expect(try section(id, choice).isOptedOut)
        }
    }

    @Test(arguments: sections) func `notices are given, MSPA is not claimed, and children are not spoken of`(
        _ id: Int
    ) throws {
        let section = try section(id, USChoice())
        for field in [USField.sharingNotice, .processingNotice, .saleOptOutNotice, .targetedAdvertisingOptOutNotice] {
            #expect(section[field] ?? 1 == 1)
        }
        #expect(section[.mspaCoveredTransaction] == 2)
        #expect(section[.knownChildSensitiveDataConsents] ?? 0 == 0)
        #expect(section[.sensitiveDataLimitUseNotice] ?? 0 == 0 && section.gpc == nil)
    }

    @Test(arguments: sections) func `GPC is written where the section can say it`(_ id: Int) throws {
        let section = try section(id, USChoice(), .globalPrivacyControl)
        #expect(section.gpc == (section.layout.subsection == .gpc ? true : nil))
        #expect(section.isOptedOut)
    }

    @Test(arguments: sections) func `the list of sensitive data is as long as the section's`(_ id: Int) throws {
        let layout = try #require(USLayout.all.first { $0.section.rawValue == id })
        let places = USSensitiveData.places(in: layout.section)
        let count: Int? =
            if case .sensitiveData(let count) = layout.subsection { count } else {
                layout.slots.first { $0.field == .sensitiveDataProcessing }?.count
            }
        #expect(places.count == count ?? 0)
    }

    @Test(arguments: SensitiveDataCategory.allCases)
    func `a category that is opted out of is named alone, with its notice`(_ category: SensitiveDataCategory) throws {
        var choice = USChoice()
        choice.sensitiveDataOptOuts = [category]
        let national = try section(7, choice)
        #expect(USChoice(national) == choice)
        #expect(national.list(.sensitiveDataProcessing)?.reduce(0, +) == 1)
        #expect(national[.sensitiveDataProcessingOptOutNotice] == 1 && national[.sensitiveDataLimitUseNotice] == 1)
        for id in 8...27 {
            // California joins three in one place.
            let read = try USChoice(section(id, choice)).sensitiveDataOptOuts
            let isNamed = USSensitiveData.places(in: try #require(GPPSectionID(rawValue: id)))
                .contains { $0.contains(category) }
            #expect(read.contains(category) == isNamed, "section \(id)")
        }
    }

    @Test func `places that differ from state to state`() throws {
        func place(_ section: GPPSectionID, _ category: SensitiveDataCategory) -> Int? {
            USSensitiveData.places(in: section).firstIndex { $0.contains(category) }.map { $0 + 1 }
        }
        #expect(place(.usnat, .preciseGeolocation) == 8 && place(.usca, .preciseGeolocation) == 3)
        #expect(place(.usut, .health) == 5 && place(.usva, .health) == 3)
        #expect(place(.usor, .preciseGeolocation) == 11 && place(.usde, .preciseGeolocation) == 9)
        #expect(place(.usnj, .accountCredentials) == 10 && place(.usco, .preciseGeolocation) == nil)
    }

    @Test func `an imported section with GPC opts out of all three`() throws {
        #expect(try USChoice(section(7, USChoice(), .globalPrivacyControl)).optOuts == USOptOut.allCases)
        var bare = USSection(USLayout.usnat1)
        bare.gpc = true
        #expect(USChoice(bare) == .allOptedOut)
    }

    @Test func `a US Privacy string speaks of sale alone, or of nothing`() throws {
        var sale = USChoice()
        sale.saleOptOut = true
        #expect(USChoice(try USPrivacyString.decode("1YYN")) == sale)
        #expect(USChoice(try USPrivacyString.decode("1YNN")) == USChoice())
        #expect(USChoice(.notApplicable) == nil)
    }
}
