// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct `GPP string vectors` {
    @Test(arguments: try vectors("gpp-strings.json", of: ReadableVector.self))
    func `decodes every field and names every broken rule`(_ vector: ReadableVector) throws {
        let string = try GPPString.decode(vector.string)
        #expect(fields(of: string) == vector.fields)
        #expect(codes(string.problems()) == vector.problems)
    }

    @Test(arguments: try vectors("gpp-strings.json", of: ReadableVector.self))
    func `writes the header anew and passes sections on as they were`(_ vector: ReadableVector) throws {
        let string = try GPPString.decode(vector.string)
        let text = try string.encoded()
        let (new, old) = (text.split(separator: "~"), vector.string.split(separator: "~"))
        #expect(new.dropFirst() == old.dropFirst())
        #expect(old.first.map { old in new.first.map { old.hasPrefix($0) || $0.hasPrefix(old) } } == true)
        #expect(try GPPString.decode(text).sections == string.sections)
    }

    @Test(arguments: try vectors("gpp-strings.json", of: ReadableVector.self))
    func `writes every US section so that it reads the same`(_ vector: ReadableVector) throws {
        for section in try GPPString.decode(vector.string).sections {
            guard case .us(let us) = section.content else { continue }
            let text = try us.encoded(.asRead)
            let again = try #require(try USSection.decode(text, section: us.layout.section))
            #expect(fields(of: again) == fields(of: us))
            if us.layout.hasHeader { continue }
            // The same bits: only the zeros at the ends of the parts may differ in number.
            let (new, old) = (text.split(separator: "."), section.text.split(separator: "."))
            let hasCleanPadding = !us.decodingProblems.contains { $0.code == .nonZeroPadding }
            #expect(new.count == old.count)
            for (new, old) in zip(new, old) where hasCleanPadding {
                #expect(old.hasPrefix(new) && old.dropFirst(new.count).allSatisfy { $0 == "A" })
            }
        }
    }
}
