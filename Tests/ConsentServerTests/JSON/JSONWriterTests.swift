// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

@Suite struct JSONWriterTests {
    private func written(_ body: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter(capacity: 1)
        body(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    @Test func `writes ranges as pairs, every length of number`() {
        func text(_ ranges: [ClosedRange<UInt16>]) -> String {
            var json = JSONWriter(capacity: 8)
            json.object { json in
                json.name("ranges")
                json.write(pairs: ranges)
                json.member("next", 1)
            }
            return String(decoding: json.bytes, as: UTF8.self)
        }
        #expect(text([]) == #"{"ranges":[],"next":1}"#)
        #expect(text([0...9, 10...99, 100...999]) == #"{"ranges":[[0,9],[10,99],[100,999]],"next":1}"#)
        #expect(text([1000...9999, 10000...65535]) == #"{"ranges":[[1000,9999],[10000,65535]],"next":1}"#)
        let all = (0...UInt16.max).map { $0...$0 }
        let written = all.map { "[\($0.lowerBound),\($0.upperBound)]" }.joined(separator: ",")
        #expect(text(all) == #"{"ranges":[\#(written)],"next":1}"#)
    }

    @Test func `writes objects, arrays and members with commas between`() {
        let text = written { json in
            json.object { json in
                json.member("a", 1)
                json.object("b") { _ in }
                json.object("c") { json in
                    json.array("d") { json in
                        json.value("x")
                        json.array { _ in }
                        json.object { $0.member("y", true) }
                        json.array { $0.value(2) }
                    }
                    json.member("e", [UInt16]())
                }
                json.array("f") { _ in }
                json.member(named: "g\"", "h")
            }
        }
        #expect(text == #"{"a":1,"b":{},"c":{"d":["x",[],{"y":true},[2]],"e":[]},"f":[],"g\"":"h"}"#)
    }

    @Test func `writes every kind of value`() {
        let text = written { json in
            json.array { json in
                json.value(true)
                json.value(false)
                json.value(Bool?.none)
                json.value(Int64?(-3))
                json.value([1, nil] as [Int?])
                json.value(0.1)
                json.value(Double.infinity)
                json.value(Double.nan)
                json.value(AppEnvironment.testing)
                json.value(Timestamp(milliseconds: 1500))
            }
        }
        #expect(
            text == #"[true,false,null,-3,[1,null],0.1,null,null,"testing","1970-01-01T00:00:01.500Z"]"#)
    }

    @Test(
        arguments: [0, 1, 9, 10, 99, 100, 1_000_000_007, .max, -1, -10, .min] as [Int64])
    func `writes an integer as Swift does`(_ integer: Int64) {
        #expect(written { $0.value(integer) } == String(integer))
    }

    @Test func `writes the largest unsigned integers`() {
        #expect(written { $0.value([UInt64.max, 0]) } == "[18446744073709551615,0]")
        #expect(written { $0.value([UInt16.max]) } == "[65535]")
    }

    @Test(
        arguments: [
            ("", #""""#), ("a\"b", #""a\"b""#), ("\\", #""\\""#), ("/", #""/""#),
            ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
            ("\0", #""\u0000""#), ("\u{1F}", #""\u001f""#), ("\u{10}", #""\u0010""#),
            ("\u{7F}é€𝄞\u{2028}", "\"\u{7F}é€𝄞\u{2028}\""),
        ])
    func `escapes what RFC 8259 wants escaped and nothing else`(_ text: String, _ json: String) {
        #expect(written { $0.value(text) } == json)
    }

    @Test func `finds the one character that needs an escape at any place in a string of any length`() throws {
        var wrong: [String] = []
        for length in 1...26 {
            for place in 0..<length {
                for special in [0x00, 0x1F, 0x22, 0x5C] as [UInt8] {
                    for filler in [0x20, 0x21, 0x23, 0x5B, 0x5D, 0x7F] as [UInt8] {
                        var bytes = [UInt8](repeating: filler, count: length)
                        bytes[place] = special
                        let text = String(decoding: bytes, as: UTF8.self)
                        let json = Array(written { $0.value(text) }.utf8)
                        if try json.count < length + 3 || JSONScanner.parse(json) != .string(text) {
                            wrong.append(text)
                        }
                    }
                }
            }
        }
        #expect(wrong == [])
    }

    @Test func `copies what needs no escape`() {
        for length in 0...40 {
            for filler in ["x", "é", "€", "𝄞", "\u{80}", "\u{7F}"] {
                let text = String(repeating: filler, count: length)
                #expect(written { $0.value(text) } == "\"\(text)\"")
            }
        }
    }

    @Test func `splices what is JSON already, and ends lines`() {
        let text = written { json in
            for number in 1...2 {
                json.object { json in
                    json.member("n", number)
                    json.member("raw", raw: Array("{\"z\":[]}".utf8))
                    json.member("after", "x")
                }
                json.endLine()
            }
        }
        #expect(
            text == """
                {"n":1,"raw":{"z":[]},"after":"x"}
                {"n":2,"raw":{"z":[]},"after":"x"}

                """)
    }

    @Test func `passes an error of the body on`() {
        struct Refused: Error {}
        var json = JSONWriter()
        #expect(throws: Refused.self) {
            try json.object { (_: inout JSONWriter) throws(Refused) in throw Refused() }
        }
    }

    @Test func `grows to a megabyte without losing a byte`() throws {
        var json = JSONWriter(capacity: 0)
        json.array { json in for number in 0..<100_000 { json.value("n\(number)") } }
        let expected = (0..<100_000).map { JSONValue.string("n\($0)") }
        #expect(try JSONScanner.parse(json.bytes) == .array(expected))
    }

    @Test func `gives a tree back as it was read`() throws {
        let text = #"{"b":[1,-2.5,1e+20,true,null,"é\n"],"a":{"":{}}}"#
        #expect(JSONWriter.bytes(of: try parseJSON(text)) == Array(text.utf8))
    }

    @Test func `orders names by their bytes when asked for canonical bytes`() throws {
        let value = try parseJSON(#"{"é":1,"b":{"z":1,"Z":2,"10":3,"9":4},"":0,"𝄞":5,"\uffff":6}"#)
        #expect(
            String(decoding: value.canonicalBytes, as: UTF8.self)
                == "{\"\":0,\"b\":{\"10\":3,\"9\":4,\"Z\":2,\"z\":1},\"é\":1,\"\u{FFFF}\":6,\"𝄞\":5}")
    }
}
