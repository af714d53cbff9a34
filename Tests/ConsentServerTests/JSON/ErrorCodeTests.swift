// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentServer

/// The codes are part of the contract: apps branch on them.
@Suite struct ErrorCodeTests {
    @Test func `codes of malformed JSON`() {
        #expect(
            JSONError.Code.allCases.map(\.rawValue)
                == ["malformed_json", "invalid_unicode", "duplicate_key", "too_deep", "number_out_of_range"])
    }

    @Test func `codes of wrong fields`() {
        #expect(
            FieldError.Code.allCases.map(\.rawValue)
                == ["invalid_field", "unknown_field", "missing_field", "conflicting_fields"])
    }

    @Test func `a path quotes and defuses a name that is not plain`() {
        #expect(memberPath("", "a") == "a")
        #expect(memberPath("a.b", "c-d~e.f") == "a.b.c-d~e.f")
        #expect(memberPath("a", "") == "a.\"\"")
        #expect(memberPath("a", "b c\u{1B}[0m") == "a.\"b c\\u{1b}[0m\"")
        #expect(memberPath("", String(repeating: "x", count: 5000)).count < 80)
    }
}
