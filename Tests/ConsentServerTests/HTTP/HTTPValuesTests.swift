// SPDX-License-Identifier: Apache-2.0

internal import Testing

@testable internal import ConsentServer

@Suite struct HTTPFieldsTests {
    @Test func `names are compared without case, lines of one name are one value`() {
        let fields = HTTPFields([("Accept", "a"), ("X-One", "1"), ("ACCEPT", "b"), ("accept", "")])
        #expect(fields["accept"] == "a, b, ")
        #expect(fields["x-one"] == "1")
        #expect(fields["x-two"] == nil)
        #expect(fields.fields.map(\.name) == ["accept", "x-one"])
    }

    @Test func `equal fields have the same order`() {
        #expect(HTTPFields([("A", "1"), ("B", "2")]) == HTTPFields([("a", "1"), ("b", "2")]))
        #expect(HTTPFields([("A", "1"), ("B", "2")]) != HTTPFields([("B", "2"), ("A", "1")]))
    }
}

@Suite struct HTTPFieldTableTests {
    @Test func `finds every name it was given, in any case, and no other`() {
        let kept: Set = ["accept-language", "X-Forwarded-For", "if-match", "if-none-match", "origin"]
        let table = HTTPFieldTable(kept: kept)
        let known = kept.union(HTTPFieldTable.alwaysKept).union(["host", "content-length", "expect", "x-request-id"])
        for name in known {
            for spelled in [name, name.uppercased(), name.lowercased()] {
                let index = table.find(Array(spelled.utf8).span)
                #expect(index.map { table.entries[$0].name } == name.lowercased())
            }
        }
        for name in ["", "h", "hos", "hostt", "hast", "if_match", "x-forwarded-fox", "accept language", "\u{0}ost"] {
            #expect(table.find(Array(name.utf8).span) == nil)
        }
    }

    @Test func `framing fields are not kept unless the service asks for them`() {
        let plain = HTTPFieldTable(kept: [])
        #expect(Set(plain.entries.filter(\.isKept).map(\.name)) == HTTPFieldTable.alwaysKept)
        let asking = HTTPFieldTable(kept: ["host"])
        #expect(asking.entries.first { $0.name == "host" }?.isKept == true)
    }

    @Test func `a byte that differs from a letter by the case bit alone is another name`() {
        let table = HTTPFieldTable(kept: ["a[b"])
        #expect(table.find(Array("A[B".utf8).span) != nil)
        #expect(table.find(Array("a{b".utf8).span) == nil)
    }
}

@Suite struct HTTPFieldValueTests {
    @Test(arguments: [("", ""), ("a", "a"), (" a ", "a"), ("\t a b\t", "a b"), ("   ", ""), ("\r", "\r")])
    func `trims spaces and tabs`(_ value: String, _ trimmed: String) {
        let bytes = Array(value.utf8)
        let range = HTTPFieldValue.trimmed(bytes.span)
        #expect(String(decoding: bytes[range], as: UTF8.self) == trimmed)
    }

    @Test func `only a tab is a harmless control byte`() {
        for byte in UInt8.min...UInt8.max {
            let isControl = byte < 0x20 && byte != 9 || byte == 0x7f
            #expect(HTTPFieldValue.hasControl([0x61, byte].span) == isControl)
        }
    }

    @Test func `bytes that are not UTF-8 are replaced`() {
        #expect(HTTPFieldValue.text([0x61, 0xff, 0x62].span) == "a\u{fffd}b")
        #expect(HTTPFieldValue.text(Array("ä€".utf8).span) == "ä€")
    }
}

@Suite struct ByteSetTests {
    @Test func `a token is made of exactly the characters of RFC 9110`() {
        let token = Set("!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
        for byte in UInt8.min...UInt8.max { #expect(ByteSet.token.contains(byte) == token.contains(byte)) }
    }

    @Test func `a target is made of printable ASCII without the number sign`() {
        for byte in UInt8.min...UInt8.max {
            #expect(ByteSet.target.contains(byte) == ((0x21...0x7e).contains(byte) && byte != UInt8(ascii: "#")))
        }
    }
}

@Suite struct RequestIDsTests {
    @Test func `ten thousand ids are ten thousand`() {
        let ids = RequestIDs()
        let all = (0..<10_000).map { _ in ids.next() }
        #expect(Set(all).count == all.count)
        #expect(all.allSatisfy { $0.utf8.count == 13 && RequestIDs.accepted(Array($0.utf8).span) == $0 })
    }

    @Test(arguments: ["a", "A-1_b.c", String(repeating: "x", count: 64)])
    func `takes a caller's`(_ id: String) { #expect(RequestIDs.accepted(Array(id.utf8).span) == id) }

    @Test(arguments: ["", "a b", "a\nb", "a/b", "ä", "\"", "{}", String(repeating: "x", count: 65)])
    func `refuses what a log should not hold`(_ id: String) { #expect(RequestIDs.accepted(Array(id.utf8).span) == nil) }
}

@Suite struct HTTPDeadlinesTests {
    @Test(
        arguments: [
            (.seconds(10), 10_000_000_000), (.milliseconds(40), 40_000_000), (.nanoseconds(1), 1), (.zero, 0),
            (.seconds(-1), 0),
            (.seconds(Int64.max), UInt64.max), (.nanoseconds(-1), 0),
        ] as [(Duration, UInt64)])
    func `a duration in nanoseconds never wraps`(_ duration: Duration, _ nanoseconds: UInt64) {
        #expect(duration.nanoseconds == nanoseconds)
    }

    @Test func `the clock goes forward`() {
        let first = MonotonicClock.nanoseconds()
        #expect(first > 0 && MonotonicClock.nanoseconds() >= first)
    }
}

@Suite struct MicroHTTPDWireFormatTests {
    @Test(arguments: [
        (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
        (1_709_164_800, "Thu, 29 Feb 2024 00:00:00 GMT"), (4_102_444_799, "Thu, 31 Dec 2099 23:59:59 GMT"),
    ])
    func `dates`(_ seconds: Int, _ text: String) { #expect(MicroHTTPDWireFormat.date(seconds) == text) }

    @Test func `a closing response says how long it is and that it is the last`() {
        let response = HTTPResponse(
            status: 413, headers: [("Content-Type", "text/plain"), ("X-Bad", "a\r\nSet-Cookie: b")],
            body: Array("no".utf8))
        let whole = String(decoding: MicroHTTPDWireFormat.closingResponse(response, isHead: false), as: UTF8.self)
        #expect(whole.hasPrefix("HTTP/1.1 413 "))
        #expect(whole.contains("\r\nConnection: close\r\n"))
        #expect(whole.contains("\r\nContent-Type: text/plain\r\n"))
        #expect(!whole.contains("Set-Cookie"))
        #expect(whole.hasSuffix("\r\nContent-Length: 2\r\n\r\nno"))
        let head = String(decoding: MicroHTTPDWireFormat.closingResponse(response, isHead: true), as: UTF8.self)
        #expect(head.hasSuffix("\r\nContent-Length: 2\r\n\r\n"))
    }
}
