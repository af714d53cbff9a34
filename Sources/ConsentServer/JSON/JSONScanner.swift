// SPDX-License-Identifier: Apache-2.0

/// Reads a JSON text by the grammar of RFC 8259, exactly, into a tree.
///
/// Stricter than the RFC where a lenient reader would let two readers see two things: strict UTF-8 without a byte-order
/// mark, no name twice in an object, no half surrogates, no number that would lose its value. It descends recursively,
/// which the depth limit keeps within any thread's stack, and takes time linear in the bytes.
///
/// The text is handed from function to function as a span: nothing is copied or counted but what goes into the tree.
struct JSONScanner {
    let maximumDepth: Int
    var position = 0
    private var depth = 0

    /// The tree of `bytes`.
    static func parse(_ bytes: [UInt8], maximumDepth: Int = 32) throws(JSONError) -> JSONValue {
        let text = bytes.span
        var scanner = JSONScanner(maximumDepth: maximumDepth)
        try scanner.checkEncoding(text)
        scanner.skipSpace(text)
        let value = try scanner.value(text)
        scanner.skipSpace(text)
        guard scanner.position == text.count else {
            throw scanner.malformed("Something follows the end of the value: \(scanner.found(text))", text)
        }
        return value
    }

    private init(maximumDepth: Int) {
        self.maximumDepth = maximumDepth
    }

    private func checkEncoding(_ text: Span<UInt8>) throws(JSONError) {
        if text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF {
            throw malformed("A byte-order mark precedes the value; send UTF-8 without one", text)
        }
        do {
            _ = try UTF8Span(validating: text)
        } catch {
            throw JSONError(.invalidUnicode, "The bytes are not UTF-8", at: error.byteOffsets.lowerBound, of: text)
        }
    }

    mutating func value(_ text: Span<UInt8>) throws(JSONError) -> JSONValue {
        switch next(text) {
        case UInt8(ascii: "{"): return .object(try object(text))
        case UInt8(ascii: "["): return .array(try array(text))
        case UInt8(ascii: "\""): return .string(try string(text))
        case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return try number(text)
        case UInt8(ascii: "t"): return try word("true", .bool(true), text)
        case UInt8(ascii: "f"): return try word("false", .bool(false), text)
        case UInt8(ascii: "n"): return try word("null", .null, text)
        default: throw malformed("A value is expected, not \(found(text))", text)
        }
    }

    private mutating func word(
        _ word: StaticString, _ value: JSONValue, _ text: Span<UInt8>
    ) throws(JSONError) -> JSONValue {
        var end = position
        for byte in word.description.utf8 {
            guard end < text.count, text[end] == byte else {
                throw malformed("A value is expected, not \(found(text))", text)
            }
            end += 1
        }
        position = end
        return value
    }

    private mutating func array(_ text: Span<UInt8>) throws(JSONError) -> [JSONValue] {
        try descend(text)
        defer { depth -= 1 }
        var elements: [JSONValue] = []
        if take(UInt8(ascii: "]"), text) { return elements }
        while true {
            elements.append(try value(text))
            skipSpace(text)
            if next(text) == UInt8(ascii: "]") { break }
            guard take(UInt8(ascii: ","), text) else {
                throw malformed("A comma or ] is expected, not \(found(text))", text)
            }
        }
        position += 1
        return elements
    }

    private mutating func object(_ text: Span<UInt8>) throws(JSONError) -> [JSONMember] {
        try descend(text)
        defer { depth -= 1 }
        var members: [JSONMember] = []
        var names = NameTable()
        if take(UInt8(ascii: "}"), text) { return members }
        while true {
            guard next(text) == UInt8(ascii: "\"") else {
                throw malformed("A name in quotes is expected, not \(found(text))", text)
            }
            let start = position
            let name = try string(text)
            guard names.add(name, to: members) else {
                throw JSONError(
                    .duplicateKey, "The name \(quoted(name)) stands twice in one object", at: start, of: text)
            }
            skipSpace(text)
            guard take(UInt8(ascii: ":"), text) else {
                throw malformed("A colon is expected, not \(found(text))", text)
            }
            members.append(JSONMember(name: name, value: try value(text)))
            skipSpace(text)
            if next(text) == UInt8(ascii: "}") { break }
            guard take(UInt8(ascii: ","), text) else {
                throw malformed("A comma or } is expected, not \(found(text))", text)
            }
        }
        position += 1
        return members
    }

    /// Enters an array or object; a level too many is refused before anything of it is read.
    private mutating func descend(_ text: Span<UInt8>) throws(JSONError) {
        guard depth < maximumDepth else {
            throw JSONError(
                .tooDeep, "Arrays and objects are nested more than \(maximumDepth) deep", at: position, of: text)
        }
        depth += 1
        position += 1
        skipSpace(text)
    }
}

extension JSONScanner {
    /// The byte at the position, nil at the end.
    func next(_ text: Span<UInt8>) -> UInt8? { position < text.count ? text[position] : nil }

    mutating func skipSpace(_ text: Span<UInt8>) {
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
            default: return
            }
        }
    }

    /// Takes `byte`, and the space behind it, if it comes next.
    private mutating func take(_ byte: UInt8, _ text: Span<UInt8>) -> Bool {
        guard next(text) == byte else { return false }
        position += 1
        skipSpace(text)
        return true
    }

    func malformed(_ what: String, _ text: Span<UInt8>) -> JSONError {
        JSONError(.malformed, what, at: position, of: text)
    }

    /// What stands at the position, for a sentence.
    func found(_ text: Span<UInt8>) -> String {
        guard position < text.count else { return "the end" }
        var scalar: [UInt8] = []
        for index in position..<min(position + 4, text.count) { scalar.append(text[index]) }
        return quoted(String(String(decoding: scalar, as: UTF8.self).unicodeScalars.prefix(1)))
    }
}
