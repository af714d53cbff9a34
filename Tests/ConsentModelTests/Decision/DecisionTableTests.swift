// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct DecisionTableTests {
    @Test(arguments: DecisionTable.rows)
    func `decides as the table says`(_ row: DecisionTable.Row) {
        let info = decide(row.request)
        #expect(DecisionTable.words(of: info) == row.expected)
        #expect(info.formStatus == (info.formKind == nil ? .unavailable : .available))
        #expect(info.privacyOptionsRequirementStatus == (info.formKind == nil ? .notRequired : .required))
        #expect(!info.reason.detail.isEmpty)
    }

    @Test func `has 300 rows, and every reason, mode and status among them`() {
        #expect(DecisionTable.rows.count >= 300)
        let words = Set(DecisionTable.rows.flatMap { $0.expected.split(separator: " ").map(String.init) })
        for code in ReasonCode.allCases { #expect(words.contains(code.rawValue)) }
        for mode in AdsMode.allCases { #expect(words.contains(mode.rawValue)) }
        for status in ConsentStatus.allCases { #expect(words.contains(status.rawValue)) }
    }
}
