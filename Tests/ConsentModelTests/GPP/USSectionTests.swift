// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct `US section layouts` {
    /// The bits of every core, as the specifications add up.
    static let bits: [(GPPSectionID, Int, Int)] = [
        (.usnat, 1, 60), (.usnat, 2, 70), (.usca, 1, 46), (.usva, 1, 40), (.usco, 1, 38), (.usut, 1, 42),
        (.usct, 1, 44), (.usfl, 1, 46), (.usmt, 1, 46), (.usor, 1, 52), (.ustx, 1, 42), (.usde, 1, 52), (.usia, 1, 42),
        (.usne, 1, 42), (.usnh, 1, 46), (.usnj, 1, 54), (.ustn, 1, 42), (.usmn, 1, 42), (.usmd, 1, 22), (.usin, 1, 24),
        (.usky, 1, 24), (.usri, 1, 24),
    ]

    @Test(arguments: bits)
    func `has the width of the specification`(_ section: GPPSectionID, _ version: Int, _ bits: Int) throws {
        let layout = try #require(USLayout.layouts(of: section).first { $0.version == version })
        #expect(layout.bits == bits)
    }

    @Test func `every section from 7 to 27 has a layout, and no field occurs twice`() {
        #expect(USLayout.all.count == Self.bits.count)
        for id in 7...27 {
            let layouts = GPPSectionID(rawValue: id).map(USLayout.layouts) ?? []
            #expect(!layouts.isEmpty)
            for layout in layouts { #expect(Set(layout.slots.map(\.field)).count == layout.slots.count) }
        }
        #expect(USLayout.layouts(of: .uspv1).isEmpty)
    }

    @Test func `only Virginia, Utah and Florida have no place for the Global Privacy Control among 7 to 23`() {
        let without = USLayout.all.filter { !$0.hasHeader && $0.subsection == .none }.map(\.section)
        #expect(without == [.usva, .usut, .usfl])
    }
}

@Suite struct `US sections` {
    @Test func `writes what Google's SDK writes for the nation`() throws {
        var section = USSection(.usnat1)
        for field in [USField.saleOptOutNotice, .sharingOptOutNotice, .targetedAdvertisingOptOutNotice] {
            section[field] = 1
        }
        for field in [USField.saleOptOut, .sharingOptOut, .targetedAdvertisingOptOut] { section[field] = 2 }
        section[.sharingNotice] = 1
        #expect(try section.encoded() == "BVQqAAAAAg")
        #expect(try GPPString([GPPSection(section)]).encoded() == "DBABL~BVQqAAAAAg")
        for field in [USField.saleOptOut, .sharingOptOut, .targetedAdvertisingOptOut] { section[field] = 1 }
        #expect(try section.encoded() == "BVQVAAAAAg")
        #expect(section.isOptedOut)
    }

    @Test(arguments: USLayout.all)
    func `every value of every layout survives the round trip`(_ layout: USLayout) throws {
        var random = CodecRandom(state: UInt64(layout.section.rawValue * 2 + layout.version))
        for _ in 0..<50 {
            let model = randomSection(layout, &random)
            let text = try model.encoded()
            #expect(try USSection.decode(text, section: layout.section) == model)
            let whole = try GPPString([GPPSection(model)]).encoded()
            #expect(try GPPString.decode(whole)[layout.section]?.content == .us(model))
        }
    }

    @Test(arguments: USLayout.all)
    func `every shorter text is cut, never a default`(_ layout: USLayout) throws {
        var random = CodecRandom(state: 5)
        var model = randomSection(layout, &random)
        (model.gpc, model.sensitiveData) = (nil, nil)
        let text = try model.encoded()
        let core = layout.hasHeader ? text.split(separator: ".").last.map(String.init) ?? "" : text
        for count in 1..<core.count where count * 6 < layout.bits {
            let head = text.dropLast(core.count)
            let error = error(of: head + core.prefix(count), layout.section)
            // A national section of version 1 is as long as a cut one of version 2 would be.
            #expect(error?.code == .truncated)
        }
    }

    @Test func `setting what a section lacks changes nothing`() {
        var section = USSection(USLayout.usnat1)
        let before = section
        section[.processingNotice] = 1
        section.set(.sensitiveDataProcessing, to: [1, 2])
        #expect(section == before)
        #expect(section[.processingNotice] == nil && section.list(.processingNotice) == nil)
        section.set(.knownChildSensitiveDataConsents, to: [1, 2])
        #expect(section.list(.knownChildSensitiveDataConsents) == [1, 2])
        #expect(section[.knownChildSensitiveDataConsents] == 1)
    }

    @Test func `an opt-out or the Global Privacy Control alone is an opt-out`() {
        var section = USSection(USLayout.usnat1)
        #expect(!section.isOptedOut)
        section.gpc = false
        #expect(!section.isOptedOut)
        section.gpc = true
        #expect(section.isOptedOut)
        section.gpc = nil
        section[.targetedAdvertisingOptOut] = 1
        #expect(section.isOptedOut)
    }

    @Test func `refuses to write what a section can not say`() {
        func error(_ layout: USLayout, _ change: (inout USSection) -> Void) -> ConsentStringEncodingError? {
            var section = USSection(layout)
            change(&section)
            do throws(ConsentStringEncodingError) {
                _ = try section.encoded()
                return nil
            } catch {
                return error
            }
        }
        let virginia = USLayout.layouts(of: .usva)[0]
        let indiana = USLayout.layouts(of: .usin)[0]
        #expect(error(virginia) { $0.gpc = true } == .doesNotFit(field: "Gpc"))
        #expect(error(indiana) { $0.gpc = true } == .doesNotFit(field: "Gpc"))
        #expect(error(indiana) { $0.sensitiveData = [1] } == .doesNotFit(field: "SensitiveDataProcessing"))
        #expect(error(.usnat1) { $0.sensitiveData = [1] } == .doesNotFit(field: "SensitiveDataProcessing"))
        #expect(error(.usnat1) { $0[.saleOptOut] = 4 } == .doesNotFit(field: "SaleOptOut"))
        #expect(
            error(.usnat1) { $0[.saleOptOut] = 3 }
                == .breaksRule(.init(.valueUndefined, .invalid, section: 7, bitOffset: 18, value: 3)))
        #expect(
            error(.usnat1) { $0[.mspaCoveredTransaction] = 0 }
                == .breaksRule(.init(.coveredTransactionZero, .notice, section: 7, bitOffset: 54)))
        #expect(
            error(.usnat2) { $0.version = 1 }
                == .breaksRule(.init(.versionLabelMismatch, .invalid, section: 7, value: 1)))
        #expect(error(.usnat1) { _ in } == nil)
    }

    @Test func `the sections since 2025 are written with their header`() throws {
        var section = USSection(USLayout.layouts(of: .usmd)[0])
        #expect(try section.encoded() == "YBAA.BgAA")
        section.gpc = true
        #expect(try section.encoded() == "YBABY.BgAA.Y")
        var indiana = USSection(USLayout.layouts(of: .usin)[0])
        indiana.sensitiveData = [1, 0, 1, 2, 0, 2, 2, 0]
        #expect(try indiana.encoded() == "ZBABY.BgAA.Rig")
    }

    @Test(arguments: [
        ("BgAA", Bool?.none, true), ("BgAA.Y", true, true), ("YBAA.BgAA", nil, false), ("YBABY.BgAA.Q", false, false),
        ("YBABYA.BgAAAA.QA", false, false),
    ])
    func `the sections since 2025 are read with a header or without`(
        _ text: String, _ gpc: Bool?, _ isHeaderMissing: Bool
    ) throws {
        let section = try #require(try USSection.decode(text, section: .usmd))
        #expect(section.gpc == gpc)
        #expect(section[.mspaCoveredTransaction] == 2)
        #expect(section.problems.map(\.code) == (isHeaderMissing ? [.sectionHeaderMissing] : []))
    }

    @Test(arguments: [
        ("YBAA", ConsentStringError.Code.subsectionCountMismatch), ("YBABY.BgAA", .subsectionCountMismatch),
        ("YBAA.BgAA.Y", .subsectionCountMismatch), ("YCAA.BgAA", .unsupportedVersion),
        ("YBABM.BgAA.Y", .unknownSegmentType), ("BgAA.g", .unknownSegmentType), ("BgAA.Y.Y", .duplicateSegment),
        ("BgAA.", .emptySegment), ("CgAA", .unsupportedVersion), ("BgA", .truncated), ("YBABY.BgA.Y", .truncated),
        ("BgAAAAAAAAAAAAAA__", .trailingData), ("BgAA.Y.Y.Y", .duplicateSegment),
    ])
    func `a broken section since 2025 is refused with the reason`(_ text: String, _ code: ConsentStringError.Code) {
        #expect(error(of: text, .usmd)?.code == code)
    }

    @Test func `an undefined value is named by its place`() throws {
        let section = try #require(try USSection.decode("BVQqDAAAAg", section: .usnat))
        #expect(section.problems == [.init(.valueUndefined, .invalid, section: 7, bitOffset: 28, value: 3)])
    }

    @Test func `a section that is not one of the US states is none`() throws {
        #expect(try USSection.decode("1YNN", section: .uspv1) == nil)
    }

    private func error(of text: some StringProtocol, _ section: GPPSectionID) -> ConsentStringError? {
        do throws(ConsentStringError) {
            _ = try USSection.decode(String(text), section: section)
            return nil
        } catch {
            return error
        }
    }
}

/// A section that may be issued, with every value at random.
func randomSection(_ layout: USLayout, _ random: inout CodecRandom) -> USSection {
    var section = USSection(layout)
    for slot in layout.slots {
        section.set(slot.field, to: (0..<slot.count).map { _ in UInt8(random.next() % 3) })
    }
    section[.mspaCoveredTransaction] = UInt8(1 + random.next() % 2)
    switch layout.subsection {
    case .none: break
    case .gpc: section.gpc = [nil, false, true][Int(random.next() % 3)]
    case .sensitiveData(let count):
        section.sensitiveData = random.next() % 2 == 0 ? nil : (0..<count).map { _ in UInt8(random.next() % 3) }
    }
    return section
}
