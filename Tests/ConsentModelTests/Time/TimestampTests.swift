// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct TimestampTests {
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("2026-11-30T12:00:00Z", 1_796_040_000_000),
        ("2026-11-30T12:00:00.5Z", 1_796_040_000_500), ("2026-11-30t13:00:00.1239+01:00", 1_796_040_000_123),
        ("2026-11-30T06:30:00-05:30", 1_796_040_000_000), ("2016-12-31T23:59:60Z", 1_483_228_800_000),
        ("1969-12-31T23:59:59Z", -1000), ("2038-01-19T03:14:08Z", 2_147_483_648_000),
    ])
    func `reads RFC 3339`(_ text: String, _ milliseconds: Int64) {
        #expect(Timestamp(rfc3339: text)?.milliseconds == milliseconds)
    }

    @Test(arguments: [
        "", "2026-11-30", "2026-11-30T12:00:00", "2026-11-30 12:00:00Z", "2026-13-01T00:00:00Z",
        "2026-02-29T00:00:00Z", "2026-11-30T24:00:00Z", "2026-11-30T12:60:00Z", "2026-11-30T12:00:61Z",
        "2026-11-30T12:00:00.Z", "2026-11-30T12:00:00+1:00", "2026-11-30T12:00:00Zz", "+2026-11-30T12:00:00Z",
        "2026-11-30T12:00:00+24:00", "0000-01-01T00:00:00Z", "0001-01-01T00:00:00+23:59", "9999-12-31T23:59:60Z",
        "20２6-11-30T12:00:00Z",
    ])
    func `refuses what is not RFC 3339`(_ text: String) {
        #expect(Timestamp(rfc3339: text) == nil)
    }

    @Test(arguments: ["1969-12-31T23:59:59.001Z", "2026-11-30T12:00:00Z", "2028-02-29T00:00:00.250Z"])
    func `writes what it reads`(_ text: String) {
        #expect(Timestamp(rfc3339: text)?.description == text)
    }
}
