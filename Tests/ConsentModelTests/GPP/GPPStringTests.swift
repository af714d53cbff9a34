// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct `GPP header` {
    @Test(arguments: [([2], "DBABM"), ([2, 6], "DBACNY"), ([5, 6], "DBABjw"), ([7], "DBABL"), ([], "DBAA")])
    func `is written as in the specification's examples`(_ ids: [Int], _ text: String) {
        #expect(String(decoding: GPPHeader.text(ids), as: UTF8.self) == text)
    }

    @Test func `every set of sections survives the round trip`() throws {
        var random = CodecRandom(state: 11)
        for _ in 0..<500 {
            let ids = (1...40).filter { _ in random.next() % 4 == 0 }
            var bits = try reader(String(decoding: GPPHeader.text(ids), as: UTF8.self))
            #expect(try GPPHeader.read(&bits, count: ids.count) == ids)
            #expect(bits.paddingFault == nil && bits.remaining < 6)
        }
    }

    @Test(arguments: [
        ("DBABM", ConsentStringError.Code.sectionCountMismatch), ("DBABM~a~b", .sectionCountMismatch),
        ("DBAA~", .sectionCountMismatch),
        ("CBABM~x", .headerType), ("DCABM~x", .unsupportedVersion), ("D~x", .truncated), ("~x", .emptySegment),
        ("DBABM=~x", .illegalCharacter), ("DBABM~", .emptySection), ("", .empty),
    ])
    func `a broken header is refused with the reason`(_ text: String, _ code: ConsentStringError.Code) {
        #expect(readError("gpp", text)?.code == code)
    }

    @Test func `padding that is not zero is noticed`() throws {
        let string = try GPPString.decode("DBABTB~1YNN")
        #expect(string.problems() == [.init(.nonZeroPadding, .notice, bitOffset: 35)])
        #expect(string.isValid())
    }
}

@Suite struct `GPP strings` {
    @Test func `an error in a section names the section, the segment and the bit`() {
        #expect(
            readError("gpp", "DBACNY~CQgYw8AQgYw8AAfAHBDECPFgAP_gAEPgAAqIABMAAAAA.IA~1YNN")
                == ConsentStringError(.truncated, section: 2, segment: 1, bitOffset: 3))
        #expect(readError("gpp", "DBABTA~1YNX") == ConsentStringError(.privacyStringForm, section: 6, bitOffset: 18))
    }

    @Test func `sections are sorted, and of two with one id the later counts`() throws {
        let privacy = GPPSection(USPrivacyString.notApplicable)
        let later = GPPSection(USPrivacyString(notice: .yes, optOutSale: .no, lspaCovered: .no))
        let national = try GPPSection(USSection(.usnat1))
        let string = GPPString([national, privacy, later])
        #expect(string.sections == [later, national])
        #expect(try GPPString.decode(try string.encoded()) == string)
        #expect(string[.uspv1]?.text == "1YNN" && string[.usnat] == national && string[.usca] == nil)
    }

    @Test func `a section that is not known is kept as it is`() throws {
        let text = String(decoding: GPPHeader.text([40]), as: UTF8.self) + "~any-thing.goes!"
        let string = try GPPString.decode(text)
        #expect(string.sections == [GPPSection(id: 40, text: "any-thing.goes!", content: .unknown)])
        #expect(string.sections.first?.name == nil)
        #expect(string.problems() == [.init(.sectionUnknown, .notice, section: 40)])
        #expect(try string.encoded() == text)
    }

    @Test(arguments: ["a b", "é", "a\nb", "\u{7F}"])
    func `a section that is not known must still be able to stand in a URL`(_ section: String) {
        let text = String(decoding: GPPHeader.text([40]), as: UTF8.self) + "~" + section
        #expect(readError("gpp", text)?.code == .illegalCharacter)
    }

    @Test func `a TC string inside is passed on byte for byte`() throws {
        let tc = "CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA"
        let string = try GPPString.decode("DBABMA~" + tc)
        #expect(string[.tcfeuv2]?.text == tc)
        #expect(try string.encoded() == "DBABM~" + tc)
        #expect(string.problems().allSatisfy { $0.section == 2 })
    }

    @Test func `a whole string of every section survives the round trip`() throws {
        var random = CodecRandom(state: 12)
        for _ in 0..<200 {
            var sections = [GPPSection(USPrivacyString(notice: .yes, optOutSale: .yes, lspaCovered: .notApplicable))]
            if random.next() % 2 == 0 { sections.append(try GPPSection(randomIssuable(&random))) }
            for layout in USLayout.all where random.next() % 2 == 0 {
                sections.append(try GPPSection(randomSection(layout, &random)))
            }
            let string = GPPString(sections)
            #expect(try GPPString.decode(try string.encoded()) == string)
        }
    }

    @Test func `the names are the prefixes of the client API`() {
        #expect(GPPSectionID.allCases.map(\.rawValue) == Array(1...27))
        #expect(GPPSectionID.usnat.name == "usnat" && GPPSectionID.tcfcav1.name == "tcfcav1")
    }
}
