// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

@Suite struct TimestampWritingTests {
    @Test func `writes what the model writes`() {
        var random = SystemRandomNumberGenerator()
        let some = (0..<2000).map { _ in
            Timestamp(milliseconds: Int64.random(in: -62_167_219_200_000...253_402_300_799_999, using: &random))
        }
        let edges: [Int64] = [0, 1, 999, 1000, -1, -1000, 1_796_040_000_000, 253_402_300_800_000, -62_167_219_200_001]
        for moment in some + edges.map({ Timestamp(milliseconds: $0) }) {
            #expect(String(decoding: JSONWriter.bytes(of: moment), as: UTF8.self) == "\"\(moment)\"")
        }
    }
}
