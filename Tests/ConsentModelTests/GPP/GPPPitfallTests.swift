// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

// What has gone wrong in the field with GPP strings. The numbers are those of docs/consent-strings.md.

@Suite struct `GPP pitfalls` {
    private func us(_ text: String, _ id: GPPSectionID) throws -> USSection {
        guard case .us(let section) = try #require(try GPPString.decode(text)[id]).content else {
            throw ConsentStringError(.unsupportedVersion)
        }
        return section
    }

    @Test func `pitfall 1: usnat labelled version 1 with the width of version 2 keeps all 16 categories`() throws {
        let section = try us("DBABLA~BVVKqqqqqoCA", .usnat)
        #expect(section.version == 1 && section.layout == .usnat2)
        #expect(section.list(.sensitiveDataProcessing)?.count == 16)
        #expect(section.list(.knownChildSensitiveDataConsents)?.count == 3)
        #expect(section.problems.map(\.code) == [.versionLabelMismatch])
        let first = try us("DBABL~BVVKqqqqgg", .usnat)
        #expect(first.version == 1 && first.layout == .usnat1 && first.problems.isEmpty)
    }

    @Test func `pitfall 2: usnat labelled version 2 with the width of version 1 is refused as cut`() {
        let error = readError("gpp", "DBABLA~CAAAAAAAAQA.QA")
        #expect(error == ConsentStringError(.truncated, section: 7, segment: 0, bitOffset: 66))
    }

    @Test func `pitfall 3: a string padded to 6 bits, as Google's SDK writes it, is read`() throws {
        let section = try us("DBABL~BVQqAAAAAg", .usnat)
        #expect(section[.saleOptOut] == 2 && section[.mspaCoveredTransaction] == 2 && section.problems.isEmpty)
    }

    @Test(arguments: 0...4)
    func `pitfall 4: up to 23 bits of padding and more are accepted`(_ more: Int) throws {
        let padding = String(repeating: "A", count: more)
        let section = try us("DBABQYA~BqqqqqqA" + padding, .ustn)
        #expect(section == (try us("DBABQY~BqqqqqqA", .ustn)))
        #expect(section.problems.isEmpty)
    }

    @Test func `pitfall 5: Tennessee has MspaCoveredTransaction, and a text without it is cut`() throws {
        let layout = try #require(USLayout.layouts(of: .ustn).first)
        #expect(layout.slots.map(\.field).contains(.mspaCoveredTransaction) && layout.bits == 42)
        #expect(readError("gpp", "DBABQYA~Bqqqqq")?.code == .truncated)
    }

    @Test(arguments: ["DBABM", "DBABMA", "DBABMAA", "DBABMAAA"])
    func `pitfall 6: the header is read whatever it is padded to`(_ header: String) throws {
        let string = try GPPString.decode(header + "~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA")
        #expect(string.sections.map(\.id) == [2] && string.decodingProblems.isEmpty)
    }

    @Test func `pitfall 7: subsection 0 has no Fibonacci code, so the core is not listed`() throws {
        let section = USSection(USLayout.layouts(of: .usky)[0])
        let header = try section.encoded().split(separator: ".")[0]
        var bits = try reader(String(header))
        bits.position = 12
        #expect(try bits.readFibonacciRange(limit: 0, excess: .subsectionCountMismatch).isEmpty)
    }

    @Test func `pitfall 8: a Canadian section is read in the dialect in which it ends where it should`() throws {
        let fibonacci = "BQgYw8AQgYw8AAfAHCFRAMCIAKAAAEEAAABlADVq5GwAHAQAAA"
        #expect(try TCFCanada.decode(fibonacci).rangeDialect == .fibonacci)
        #expect(try TCFCanada.decode(fibonacci).vendorExpressConsent == [12, 24, 48, 49, 50])
        let wrong = "BPSG_8APSG_8AAyACAENGdCgf_gfgAfgfgBgABABAAABAB4AACACADwAAEAE"
        #expect(throws: ConsentStringError.self) { try TCFCanada.decode(wrong) }
    }

    @Test(arguments: ["DBAB6FKBY~BVVqAAEABCA", "DBAB5RIBUw~BVVqAAEABCA"])
    func `pitfall 16: a header that claims thousands of sections is refused unexpanded`(_ text: String) {
        #expect(readError("gpp", text)?.code == .sectionCountMismatch)
    }

    @Test func `pitfall 16: more sections than any registry has are refused uncounted`() {
        let text = "DBABL" + String(repeating: "~x", count: 129)
        #expect(readError("gpp", text) == ConsentStringError(.tooManySections, value: 129))
        #expect(readError("gpp", String(text.dropLast(2)))?.code == .sectionCountMismatch)
    }

    @Test(arguments: [
        ("DBABL~section1~section2", ConsentStringError.Code.sectionCountMismatch),
        ("DAABL~BVVqAAEABCA", .unsupportedVersion), ("DCABL~BVVqAAEABCA", .unsupportedVersion),
        ("DBABTA~1yyn", .privacyStringForm), ("DBABTA~present", .privacyStringForm),
        ("DBABL~DVVqAAEABCA", .unsupportedVersion),
    ])
    func `pitfall 17: what other readers let pass is refused`(_ text: String, _ code: ConsentStringError.Code) {
        #expect(readError("gpp", text)?.code == code)
    }
}
