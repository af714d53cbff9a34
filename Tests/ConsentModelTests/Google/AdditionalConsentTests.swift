// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct `Additional Consent strings` {
    @Test(arguments: try vectors("additional-consent.json", of: ReadableVector.self))
    func `decodes version, consented and disclosed providers`(_ vector: ReadableVector) throws {
        let string = try AdditionalConsent.decode(vector.string)
        var found = ["version": "\(string.version)", "consented": list(string.consented)]
        found["disclosed"] = string.disclosed.map(list)
        #expect(found == vector.fields)
        #expect(codes(string.problems) == vector.problems)
        if vector.problems.isEmpty { #expect(string.encoded == vector.string) }
        #expect(try AdditionalConsent.decode(string.encoded).encoded == string.encoded)
    }

    @Test func `an id is written once, consent first, ascending`() {
        let string = AdditionalConsent(consented: [41, 1, 35, 41, 0, -3], disclosed: [81, 9, 35, 1 << 40])
        #expect(string.encoded == "2~1.35.41~dv.9.81")
    }

    @Test func `nothing at all is written with all its separators`() {
        #expect(AdditionalConsent(consented: [], disclosed: []).encoded == "2~~dv.")
    }

    @Test(arguments: [
        ("2~1.2.3", ConsentStringError.Code.partMissing), ("2", .partMissing), ("2~1~", .partMissing),
        ("2~1~d", .partMissing), ("2~1~dx.2", .partMissing), ("2~1~dv2", .illegalCharacter),
        ("1~1.2~dv.3", .extraPart), ("2~0~dv.", .invalidID), ("2~2147483648~dv.", .invalidID),
        ("2~1..2~dv.", .emptySegment), ("21~1~dv.", .unsupportedVersion), ("~1~dv.", .unsupportedVersion),
        ("2~-1~dv.", .illegalCharacter), ("2~1~dv.2~", .extraPart), ("2~١~dv.", .illegalCharacter),
    ])
    func `refuses a malformed string with the reason`(_ string: String, _ code: ConsentStringError.Code) {
        #expect(readError("ac", string)?.code == code)
    }

    @Test func `the error names the part and the character`() {
        #expect(readError("ac", "2~1.2~dv.3.x") == ConsentStringError(.illegalCharacter, segment: 2, bitOffset: 12))
    }

    @Test func `random lists survive the round trip`() throws {
        var random = CodecRandom(state: 7)
        for _ in 0..<500 {
            let consented = (0..<Int.random(in: 0...20, using: &random)).map { _ in
                Int.random(in: 1...3000, using: &random)
            }
            let disclosed = (0..<Int.random(in: 0...20, using: &random)).map { _ in
                Int.random(in: 1...3000, using: &random)
            }
            let string = AdditionalConsent(consented: consented, disclosed: disclosed)
            #expect(try AdditionalConsent.decode(string.encoded) == string)
        }
    }

    private func list(_ ids: [Int]) -> String { ids.map(String.init).joined(separator: " ") }
}

@Suite struct `US Privacy strings` {
    @Test(arguments: ["1YNN", "1YYN", "1---", "1NYY", "1Y--", "1-N-"])
    func `reads and writes the three answers`(_ text: String) throws {
        let string = try USPrivacyString.decode(text)
        #expect(string.encoded == text)
        #expect("1\(string.notice.rawValue)\(string.optOutSale.rawValue)\(string.lspaCovered.rawValue)" == text)
    }

    @Test(arguments: ["1yyn", "2YNN", "1YNX", "1YN", "1YNNN", "1 NN", "1YN\u{301}", "YNN1", "malformed"])
    func `refuses every other form`(_ text: String) {
        #expect(readError("usp", text)?.code == .privacyStringForm)
    }

    @Test func `refuses nothing as nothing, not as a refusal`() {
        #expect(readError("usp", "")?.code == .empty)
    }

    @Test func `not applicable is written with hyphens`() {
        #expect(USPrivacyString.notApplicable.encoded == "1---")
    }
}
