// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ConsentModel

@Suite struct Base64URLBytesTests {
    @Test(arguments: [
        ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
        ("foobar", "Zm9vYmFy"),
    ])
    func `writes what RFC 4648 gives as examples, without the padding`(_ text: String, _ encoded: String) {
        #expect(base64URL(Array(text.utf8)) == encoded)
    }

    @Test func `uses the two characters that are safe in addresses`() {
        #expect(base64URL([0xFB, 0xEF, 0xFF]) == "--__")
    }

    @Test func `is the standard's base64 in another alphabet, whatever the length`() {
        var random = CodecRandom(state: 64)
        for count in 0..<200 {
            let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            let standard = Data(bytes).base64EncodedString().replacingOccurrences(of: "=", with: "")
                .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            #expect(base64URL(bytes) == standard)
        }
    }
}
