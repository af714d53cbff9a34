// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct TCFPolicyTests {
    @Test(
        arguments: [
            (4, 5, false), (5, 5, false), (4, 4, false), (2, 5, true), (3, 5, true), (2, 4, true), (0, 5, true),
            (5, 6, true), (4, 6, true), (6, 5, false), (5, 4, false),
        ])
    func `asks anew between versions that do not stand in the table of pairs`(_ row: (Int, Int, Bool)) {
        #expect(TCFPolicy.asksAnew(from: row.0, to: row.1) == row.2)
    }
}
