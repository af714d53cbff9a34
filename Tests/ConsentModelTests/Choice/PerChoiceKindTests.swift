// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct PerChoiceKindTests {
    @Test func `has nothing at first`() {
        let values = PerChoiceKind<Int>()
        #expect(ChoiceKind.allCases.allSatisfy { values[$0] == nil })
        #expect(values == PerChoiceKind<Int>())
    }

    @Test func `each kind has a place of its own, which has a name too`() {
        var values = PerChoiceKind<Int>()
        for (index, kind) in ChoiceKind.allCases.enumerated() { values[kind] = index }
        #expect(ChoiceKind.allCases.map { values[$0] } == ChoiceKind.allCases.indices.map { $0 })
        #expect(values.european == values[.european] && values.usStates == values[.usStates])
        values.usStates = nil
        #expect(values[.usStates] == nil && values[.european] == 0)
    }
}
