// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ConsentModel
@testable import ConsentServer

/// Who writes an app's texts finds the keys in the contract.
@Suite struct TextKeysTests {
    @Test func `the contract lists every key that an app may give a text for, in the same order`() throws {
        let contract = String(decoding: OpenAPIDocument.bytes, as: UTF8.self)
        let parts = contract.components(separatedBy: "\n    TextKey:\n")
        #expect(parts.count == 2)
        let list = try #require(parts.last?.components(separatedBy: "enum: [").dropFirst().first)
        let keys = list.prefix { $0 != "]" }.split { $0 == "," || $0.isWhitespace }.map(String.init)
        #expect(keys == FormText.allCases.map(\.rawValue))
    }
}
