// SPDX-License-Identifier: Apache-2.0

/// Reads a JSON text by the grammar of RFC 8259, exactly, into a tree.
///
/// Stricter than the RFC where a lenient reader would let two readers see two things: strict UTF-8 without a byte-order
/// mark, no name twice in an object, no half surrogates, no number that would lose its value. It descends recursively,
/// which the depth limit keeps within any thread's stack, and takes time linear in the bytes.
struct JSONScanner {
    let bytes: [UInt8]
    let maximumDepth: Int
    var position = 0
    private var depth = 0

    /// The tree of `bytes`.
    static func parse(_ bytes: [UInt8], maximumDepth: Int = 32) throws(JSONError) -> JSONValue {
        var scanner = JSONScanner(bytes: bytes, maximumDepth: maximumDepth)
        try scanner.checkEncoding()
        scanner.skipSpace()
        let value = try scanner.value()
        scanner.skipSpace()
        guard scanner.position == bytes.count else {
            throw scanner.malformed("Something follows the end of the value: \(scanner.found)")
        }
        return value
    }

    private init(bytes: [UInt8], maximumDepth: Int) {
        self.bytes = bytes
        self.maximumDepth = maximumDepth
    }

    private func checkEncoding() throws(JSONError) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            throw malformed("A byte-order mark precedes the value; send UTF-8 without one")
        }
        do {
            _ = try UTF8Span(validating: bytes.span)
        } catch {
            throw JSONError(.invalidUnicode, "The bytes are not UTF-8", at: error.byteOffsets.lowerBound, of: bytes)
        }
    }

    /// The byte at the position, nil at the end.
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
            default: return
            }
        }
    }

    mutating func value() throws(JSONError) -> JSONValue {
        switch next {
        case UInt8(ascii: "{"): return .object(try object())
        case UInt8(ascii: "["): return .array(try array())
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return try number()
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: throw malformed("A value is expected, not \(found)")
        }
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
        guard bytes[position...].starts(with: word.utf8) else { throw malformed("A value is expected, not \(found)") }
        position += word.utf8.count
        return value
    }

    private mutating func array() throws(JSONError) -> [JSONValue] {
        try descend()
        defer { depth -= 1 }
        var elements: [JSONValue] = []
        if take(UInt8(ascii: "]")) { return elements }
        while true {
            elements.append(try value())
            skipSpace()
            if take(UInt8(ascii: "]")) { return elements }
            guard take(UInt8(ascii: ",")) else { throw malformed("A comma or ] is expected, not \(found)") }
        }
    }

    private mutating func object() throws(JSONError) -> [JSONMember] {
        try descend()
        defer { depth -= 1 }
        var members: [JSONMember] = []
        var names = NameSet()
        if take(UInt8(ascii: "}")) { return members }
        while true {
            guard next == UInt8(ascii: "\"") else { throw malformed("A name in quotes is expected, not \(found)") }
            let start = position
            let name = try string()
            guard names.insert(name, besides: members) else {
                throw JSONError(
                    .duplicateKey, "The name \(quoted(name)) stands twice in one object", at: start, of: bytes)
            }
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw malformed("A colon is expected, not \(found)") }
            members.append(JSONMember(name: name, value: try value()))
            skipSpace()
            if take(UInt8(ascii: "}")) { return members }
            guard take(UInt8(ascii: ",")) else { throw malformed("A comma or } is expected, not \(found)") }
        }
    }

    /// Enters an array or object; a level too many is refused before anything of it is read.
    private mutating func descend() throws(JSONError) {
        guard depth < maximumDepth else {
            throw JSONError(
                .tooDeep, "Arrays and objects are nested more than \(maximumDepth) deep", at: position, of: bytes)
        }
        depth += 1
        position += 1
        skipSpace()
    }

    /// Takes `byte`, and the space behind it, if it comes next.
    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        skipSpace()
        return true
    }

    func malformed(_ what: String) -> JSONError {
        JSONError(.malformed, what, at: position, of: bytes)
    }

    /// What stands at the position, for a sentence.
    var found: String {
        guard position < bytes.count else { return "the end" }
        return quoted(String(String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars.prefix(1)))
    }
}
