// SPDX-License-Identifier: Apache-2.0

/// Writes HTML: markup comes from literals alone, and every other text is escaped.
struct HTML {
    private(set) var bytes: [UInt8] = []

    /// Attributes; nil leaves one out, and an empty one stands by its name.
    typealias Attributes = KeyValuePairs<StaticString, String?>

    /// An element with what is inside.
    mutating func element(_ tag: StaticString, _ attributes: Attributes = [:], _ inside: (inout HTML) -> Void) {
        open(tag, attributes)
        inside(&self)
        markup("</")
        markup(tag)
        markup(">")
    }

    /// An element with a text.
    mutating func element(_ tag: StaticString, _ attributes: Attributes, _ text: String) {
        element(tag, attributes) { $0.text(text) }
    }

    /// An element without attributes, with a text.
    mutating func element(_ tag: StaticString, _ text: String) { element(tag, [:], text) }

    /// An element that holds nothing and has no end.
    mutating func open(_ tag: StaticString, _ attributes: Attributes = [:]) {
        markup("<")
        markup(tag)
        for (name, value) in attributes {
            guard let value else { continue }
            markup(" ")
            markup(name)
            if value.isEmpty { continue }
            markup("=\"")
            text(value)
            markup("\"")
        }
        markup(">")
    }

    /// What was written as HTML in the source.
    mutating func markup(_ literal: StaticString) {
        literal.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    }

    /// Bytes that were made as HTML, CSS or JavaScript before.
    mutating func made(_ content: [UInt8]) { bytes += content }

    /// A text of anyone's, for the inside of an element or of a quoted attribute.
    mutating func text(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): markup("&amp;")
            case UInt8(ascii: "<"): markup("&lt;")
            case UInt8(ascii: ">"): markup("&gt;")
            case UInt8(ascii: "\""): markup("&quot;")
            case UInt8(ascii: "'"): markup("&#39;")
            default: bytes.append(byte)
            }
        }
    }

    /// Paragraphs that empty lines part; a single line break stays one.
    mutating func paragraphs(_ text: String) {
        for paragraph in text.split(separator: "\n\n") {
            element("p") { html in
                for (index, line) in paragraph.split(separator: "\n").enumerated() {
                    if index > 0 { html.open("br") }
                    html.text(String(line))
                }
            }
        }
    }
}
