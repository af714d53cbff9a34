// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct `TC string vectors` {
    @Test(arguments: try vectors("tc-strings.json", of: ReadableVector.self))
    func `decodes every field and names every broken rule`(_ vector: ReadableVector) throws {
        let string = try TCString.decode(vector.string)
        #expect(fields(of: string) == vector.fields)
        #expect(codes(string.problems()) == vector.problems)
    }

    @Test(arguments: try vectors("tc-strings.json", of: ReadableVector.self))
    func `encodes as read what it decoded, up to padding and the order of ranges`(_ vector: ReadableVector) throws {
        let string = try TCString.decode(vector.string)
        let text = try string.encoded(.asRead)
        let again = try TCString.decode(text)
        #expect(fields(of: again) == vector.fields)
        #expect(codes(again.problems()) == vector.problems.filter { $0 != "ranges_overlap" })
        if !vector.problems.contains("ranges_overlap") {
            #expect(withoutPadding(text) == withoutPadding(vector.string))
        }
    }

    @Test(arguments: try vectors("tc-strings.json", of: ReadableVector.self))
    func `issues only what is valid, and then loses nothing`(_ vector: ReadableVector) throws {
        let string = try TCString.decode(vector.string)
        do {
            let again = try TCString.decode(try string.encoded())
            #expect(again.isValid())
            #expect(again.vendorConsents.vendors == string.vendorConsents.vendors)
            #expect(again.vendorLegitimateInterests.vendors == string.vendorLegitimateInterests.vendors)
            #expect(again.disclosedVendors?.vendors == string.disclosedVendors?.vendors)
            #expect(again.publisherRestrictions == string.publisherRestrictions)
            #expect(again.publisherTC == string.publisherTC)
            #expect(again.allowedVendors == nil)
            #expect(again.created == string.lastUpdated.startOfDay && again.lastUpdated == again.created)
        } catch ConsentStringEncodingError.breaksRule(let problem) {
            #expect(vector.problems.contains(problem.code.rawValue))
        }
    }

    @Test(arguments: try vectors("invalid.json", of: InvalidVector.self))
    func `reads what breaks a rule, and calls it invalid`(_ vector: InvalidVector) throws {
        let string = try TCString.decode(vector.string)
        let problems = string.problems(now: Deciseconds(day: 20800))
        #expect(problems.contains { $0.code.rawValue == vector.problem && $0.severity == .invalid })
        #expect(!string.isValid(now: Deciseconds(day: 20800)))
    }

    @Test(arguments: try vectors("unreadable.json", of: UnreadableVector.self))
    func `refuses what it can not read, with the reason`(_ vector: UnreadableVector) {
        let error = readError(vector.kind, vector.string)
        #expect(error?.code.rawValue == vector.error)
    }

    @Test(arguments: try vectors("hostile.json", of: HostileVector.self))
    func `refuses what would cost too much`(_ vector: HostileVector) {
        let error = readError(vector.kind, vector.string)
        #expect(error?.code.rawValue == vector.error)
    }

    /// The segments without the zeros at their ends.
    private func withoutPadding(_ text: String) -> [String] {
        text.split(separator: ".").map { segment in
            var segment = segment
            while segment.last == "A" { segment.removeLast() }
            return String(segment)
        }
    }
}
