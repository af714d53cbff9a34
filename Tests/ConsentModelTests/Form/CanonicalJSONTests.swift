// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ConsentModel

@Suite struct CanonicalJSONTests {
    private func text(_ members: (inout CanonicalJSON) -> Void) -> String {
        String(decoding: CanonicalJSON(members).bytes, as: UTF8.self)
    }

    @Test func `writes members in their order, without white space`() {
        let json = text { json in
            json.string("b", "x")
            json.integer("a", -5)
            json.bool("t", true)
            json.optional("n", nil)
            json.object("o") { $0.bool("f", false) }
            json.integers("l", [1, 2])
            json.strings("s", ["y"])
            json.objects("e", [1, 2]) { $0.integer("i", $1) }
        }
        #expect(
            json == #"{"b":"x","a":-5,"t":true,"n":null,"o":{"f":false},"l":[1,2],"s":["y"],"e":[{"i":1},{"i":2}]}"#)
    }

    @Test func `writes what is empty`() {
        #expect(text { _ in } == "{}")
        #expect(text { $0.integers("l", [Int]()) } == #"{"l":[]}"#)
        #expect(text { $0.object("o") { _ in } } == #"{"o":{}}"#)
        #expect(text { $0.string("", "") } == #"{"":""}"#)
    }

    @Test(arguments: [
        ("a\"b", #"a\"b"#), (#"a\b"#, #"a\\b"#), ("a\nb", #"a\nb"#), ("\u{0}\u{1f}\t\r", #"\u0000\u001f\u0009\u000d"#),
        ("é日本🙂</script>", "é日本🙂</script>"),
    ])
    func `escapes what JSON must and nothing else`(_ raw: String, _ escaped: String) {
        #expect(text { $0.string("s", raw) } == #"{"s":""# + escaped + #""}"#)
    }

    @Test func `any text comes back from a parser`() throws {
        var random = FormsRandom(seed: 5)
        for _ in 0..<300 {
            var raw = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...30, using: &random) {
                let limit: UInt32 = Bool.random(using: &random) ? 0x7f : 0xd7ff
                raw.append(Unicode.Scalar(UInt32.random(in: 0...limit, using: &random)) ?? "?")
            }
            let bytes = CanonicalJSON { $0.string("s", String(raw)) }.bytes
            let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: String])
            #expect(object["s"]?.unicodeScalars.elementsEqual(raw) == true)
        }
    }
}
