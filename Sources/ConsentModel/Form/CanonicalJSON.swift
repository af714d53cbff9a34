// SPDX-License-Identifier: Apache-2.0

/// Writes JSON whose bytes depend on nothing but what is written: no white space, members in the order of the calls.
///
/// Names are the program's own and need no escapes. It is not the server's `JSONWriter`, which writes answers for speed
/// and into memory of its own: an id of a form is the hash of these bytes, so that not even the spelling of an escape
/// (`\u0009`, where the other has `\t`) may ever change, and the model needs it without the server.
struct CanonicalJSON {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    init(_ members: (inout CanonicalJSON) -> Void) {
        bytes.reserveCapacity(1024)
        object(nil, members)
    }

    mutating func object(_ name: String?, _ members: (inout CanonicalJSON) -> Void) {
        open("{", name)
        members(&self)
        close("}")
    }

    mutating func array<Element>(
        _ name: String, _ elements: [Element], _ write: (inout CanonicalJSON, Element) -> Void
    ) {
        open("[", name)
        for element in elements { write(&self, element) }
        close("]")
    }

    /// One object per element.
    mutating func objects<Element>(
        _ name: String, _ elements: [Element], _ members: (inout CanonicalJSON, Element) -> Void
    ) {
        array(name, elements) { json, element in json.object(nil) { members(&$0, element) } }
    }

    mutating func integers(_ name: String, _ values: some Sequence<some BinaryInteger>) {
        open("[", name)
        for value in values { integer(nil, value) }
        close("]")
    }

    mutating func strings(_ name: String, _ values: [String]) {
        array(name, values) { $0.string(nil, $1) }
    }

    mutating func integer(_ name: String?, _ value: some BinaryInteger) {
        begin(name)
        if let digit = UInt8(exactly: value), digit < 10 {
            bytes.append(UInt8(ascii: "0") + digit)
        } else {
            bytes.append(contentsOf: String(value).utf8)
        }
    }

    mutating func bool(_ name: String?, _ value: Bool) {
        begin(name)
        bytes += (value ? "true" : "false").utf8
    }

    mutating func string(_ name: String?, _ value: String) {
        begin(name)
        quote(value)
    }

    /// The text, or `null`.
    mutating func optional(_ name: String, _ value: String?) {
        if let value { return string(name, value) }
        begin(name)
        bytes += "null".utf8
    }

    private mutating func open(_ bracket: Unicode.Scalar, _ name: String?) {
        begin(name)
        bytes.append(UInt8(ascii: bracket))
        needsComma = false
    }

    private mutating func close(_ bracket: Unicode.Scalar) {
        bytes.append(UInt8(ascii: bracket))
        needsComma = true
    }

    private mutating func begin(_ name: String?) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
        guard let name else { return }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: name.utf8)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        defer { bytes.append(UInt8(ascii: "\"")) }
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
            return bytes.append(contentsOf: text.utf8)
        }
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): bytes += "\\n".utf8
            case 0..<0x20:
                let digits = Array("0123456789abcdef".utf8)
                bytes += "\\u00".utf8
                bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            default: bytes.append(byte)
            }
        }
    }
}
