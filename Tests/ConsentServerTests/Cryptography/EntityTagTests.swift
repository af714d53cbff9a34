// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentServer

@Suite struct EntityTagTests {
    private let tag = EntityTag(of: Array("content".utf8))

    @Test func `is quoted hexadecimal and the same for the same content`() {
        #expect(tag == EntityTag(of: Array("content".utf8)))
        #expect(tag != EntityTag(of: Array("Content".utf8)))
        #expect(tag.description.count == 34)
        #expect(tag.description.hasPrefix("\"") && tag.description.hasSuffix("\""))
    }

    @Test func `is found in a list, weak ones only where they count`() {
        #expect(tag.isNamed(by: tag.description, weakly: false))
        #expect(tag.isNamed(by: "\"a\", \(tag) ,\"b\"", weakly: false))
        #expect(!tag.isNamed(by: "W/\(tag)", weakly: false))
        #expect(tag.isNamed(by: "W/\(tag)", weakly: true))
        #expect(!tag.isNamed(by: "\"a\"", weakly: true))
        #expect(!tag.isNamed(by: "", weakly: true))
        #expect(!tag.isNamed(by: String(tag.description.dropFirst().dropLast()), weakly: true))
    }
}
