// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentServer

func parseJSON(_ text: String, maximumDepth: Int = 32) throws(JSONError) -> JSONValue {
    try JSONScanner.parse(Array(text.utf8), maximumDepth: maximumDepth)
}

private func error(of text: String) throws -> JSONError {
    try #require(throws: JSONError.self) { try parseJSON(text) }
}

@Suite struct JSONScannerTests {
    @Test func `keeps every kind of value and the order of members`() throws {
        let value = try parseJSON(#" {"b": [1, -2.5, true, false, null], "a": {"x": "y"}, "": ""} "#)
        #expect(
            value
                == .object([
                    JSONMember(
                        name: "b", value: .array([.integer(1), .double(-2.5), .bool(true), .bool(false), .null])),
                    JSONMember(name: "a", value: .object([JSONMember(name: "x", value: .string("y"))])),
                    JSONMember(name: "", value: .string("")),
                ]))
    }

    @Test(
        arguments: [
            ("0", .integer(0)), ("-0", .integer(0)), ("9007199254740993", .integer(9_007_199_254_740_993)),
            ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
            ("1.0", .double(1)), ("1e3", .double(1000)), ("0e400", .double(0)), ("0.000e-999", .double(0)),
            ("5e-324", .double(.leastNonzeroMagnitude)), ("1.7976931348623157e308", .double(.greatestFiniteMagnitude)),
        ] as [(String, JSONValue)])
    func `keeps a number exactly`(_ text: String, _ value: JSONValue) throws {
        #expect(try parseJSON(text) == value)
    }

    @Test(
        arguments: [
            "1e400", "-1e400", "1e-400", "9223372036854775808", "-9223372036854775809", "18446744073709551616",
            "1" + String(repeating: "0", count: 2000), "0." + String(repeating: "0", count: 2000) + "1",
        ])
    func `refuses a number that would lose its value`(_ text: String) throws {
        #expect(try error(of: "[\(text)]").code == .numberOutOfRange)
    }

    @Test(
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
            (#""\uD834\uDD1E""#, "𝄞"), (#""\udbff\uDFFF""#, "\u{10FFFF}"), (#""a\u0000b""#, "a\0b"),
            (#""é€𝄞""#, "é€𝄞"), (#""é\n€""#, "é\n€"), ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
            (#""\uFFFD""#, "\u{FFFD}"),
        ])
    func `reads a string's escapes`(_ text: String, _ value: String) throws {
        guard case .string(let read) = try parseJSON(text) else { throw Unexpected() }
        #expect(Array(read.utf8) == Array(value.utf8))
    }

    @Test(
        arguments: [
            "\\uD800", "\\uDC00", "\\uD800\\u0041", "\\uD800\\uD800", "\\uD800x", "\\uDFFF\\uD800", "\\uD800\\n",
        ])
    func `refuses half a surrogate pair`(_ escape: String) throws {
        let error = try error(of: "[\"\(escape)\"]")
        #expect(error.code == .invalidUnicode)
        #expect(error.offset == 2)
    }

    @Test(
        arguments: [
            [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0xAF], [0xF0, 0x80, 0x80, 0xAF], [0xED, 0xA0, 0x80],
            [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0x80], [0xFF], [0xC3], [0xE2, 0x82],
        ] as [[UInt8]])
    func `refuses bytes that are not UTF-8 and says where`(_ bad: [UInt8]) throws {
        let text = Array("{\n\"é\": \"".utf8) + bad + Array("\"}".utf8)
        let error = try #require(throws: JSONError.self) { try JSONScanner.parse(text) }
        #expect(error.code == .invalidUnicode)
        #expect(error.offset == 9)
        #expect((error.line, error.column) == (2, 7))
    }

    @Test func `refuses every truncation and takes only the whole`() throws {
        let text = Array(#"{"a": [1.5e3, "\u00e9\n", true, null, {"b": false}], "c": -0}"#.utf8)
        for count in 0..<text.count {
            let error = try #require(throws: JSONError.self) { try JSONScanner.parse(Array(text[..<count])) }
            #expect(error.code == .malformed)
            #expect(error.offset <= count)
        }
        #expect(throws: Never.self) { try JSONScanner.parse(text) }
    }

    @Test func `lives through any byte in any place`() {
        let text = Array(#"{"a": [1.5e3, "\u00e9\n€", true, null, {"b": false}], "c": -0}"#.utf8)
        var refused = 0
        for position in text.indices {
            for byte in UInt8.min...UInt8.max {
                var changed = text
                changed[position] = byte
                if (try? JSONScanner.parse(changed)) == nil { refused += 1 }
            }
        }
        #expect(refused > text.count * 128)
    }

    @Test(
        arguments: [
            ("", "A value is expected, not the end (line 1, column 1)."),
            ("{\"a\": 1,}", "A name in quotes is expected, not \"}\" (line 1, column 9)."),
            ("[1\n 2]", "A comma or ] is expected, not \"2\" (line 2, column 2)."),
            ("{\"a\" 1}", "A colon is expected, not \"1\" (line 1, column 6)."),
            ("[tru]", "A value is expected, not \"t\" (line 1, column 2)."),
            ("{} x", "Something follows the end of the value: \"x\" (line 1, column 4)."),
            ("01", "A number can't begin with 0 (line 1, column 1)."),
            ("-a", "A digit is expected, not \"a\" (line 1, column 2)."),
            (
                "\"a\tb\"",
                "A control character stands bare in a string; write \"\\u{9}\" as an escape (line 1, column 3)."
            ),
            ("\"\\x\"", "There is no escape \\ with \"x\" (line 1, column 3)."),
            ("\"\\u00g0\"", "Four hexadecimal digits are expected behind \\u, not \"g\" (line 1, column 6)."),
            ("\"abc", "A string has no closing quote (line 1, column 5)."),
            ("\u{FEFF}{}", "A byte-order mark precedes the value; send UTF-8 without one (line 1, column 1)."),
            ("{\"é\": 1, \"é\": 2}", "The name \"é\" stands twice in one object (line 1, column 10)."),
        ])
    func `says what it found where`(_ text: String, _ detail: String) throws {
        #expect(try error(of: text).detail == detail)
    }

    @Test(arguments: [1, 5, 11, 12, 13, 14, 40, 1000])
    func `refuses a name twice, however many stand between`(_ count: Int) throws {
        let names = (0..<count).map { "\"n\($0)\": 0" }
        #expect(throws: Never.self) { try parseJSON("{\(names.joined(separator: ","))}") }
        for twice in Set([0, count / 2, count - 1]) {
            let text = "{\((names + [names[twice]]).joined(separator: ","))}"
            #expect(try error(of: text).code == .duplicateKey)
        }
    }

    @Test func `compares names after their escapes`() throws {
        #expect(try error(of: #"{"ab": 1, "\u0061b": 2}"#).code == .duplicateKey)
        #expect(try error(of: #"{"/": 1, "\/": 2}"#).code == .duplicateKey)
    }

    @Test func `takes composed and decomposed letters for different names`() throws {
        #expect(throws: Never.self) { try parseJSON("{\"\u{E9}\": 1, \"e\u{301}\": 2}") }
    }

    @Test func `shortens and defuses a name that it quotes`() throws {
        let name = "\\u001b\u{202E}" + String(repeating: "x", count: 5000)
        let detail = try error(of: "{\"\(name)\": 1, \"\(name)\": 2}").detail
        #expect(detail.count < 200)
        #expect(detail.hasPrefix("The name \"\\u{1b}\\u{202e}xxx"))
    }

    private struct Unexpected: Error {}
}
