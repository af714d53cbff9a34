// SPDX-License-Identifier: Apache-2.0

/// The `Forwarded` header (RFC 7239): one element a hop, the nearest last.
///
/// Read whole or not at all: after one stray quote nobody can tell which element was whose.
/// Two liberties, both seen in the field: blanks around `;`, and `:[]/` in a value without quotes.
struct ForwardedHeader {
    /// What each hop said, the farthest first.
    let nodes: [ForwardedNode]

    /// Nil where the value breaks the grammar or an element has two `for`.
    init?(_ value: String) {
        var reader = Reader(bytes: Array(value.utf8))
        var nodes: [ForwardedNode] = []
        repeat {
            guard let node = reader.element() else { return nil }
            nodes.append(node)
        } while reader.skip(UInt8(ascii: ","))
        guard reader.isAtEnd else { return nil }
        self.nodes = nodes
    }

    private struct Reader {
        let bytes: [UInt8]
        var index = 0

        var isAtEnd: Bool { index == bytes.count }

        mutating func skip(_ byte: UInt8) -> Bool {
            guard index < bytes.count, bytes[index] == byte else { return false }
            index += 1
            return true
        }

        mutating func skipBlanks() {
            while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
                index += 1
            }
        }

        /// The pairs up to the next comma or the end; nil where they are malformed.
        mutating func element() -> ForwardedNode? {
            var node: ForwardedNode?
            repeat {
                skipBlanks()
                let name = take { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ",") }
                if name.isEmpty { continue }
                guard skip(UInt8(ascii: "=")), let value = self.value() else { return nil }
                skipBlanks()
                guard name.elementsEqual("for".utf8, by: { $0 | 0x20 == $1 }) else { continue }
                guard node == nil else { return nil }
                node = ForwardedNode(value)
            } while skip(UInt8(ascii: ";"))
            return node ?? .hidden
        }

        private mutating func value() -> ArraySlice<UInt8>? {
            guard skip(UInt8(ascii: "\"")) else {
                let value = take { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ",") }
                return value.isEmpty ? nil : value
            }
            var value: [UInt8] = []
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                switch byte {
                case UInt8(ascii: "\""):
                    return value[...]
                case UInt8(ascii: "\\"):
                    guard index < bytes.count else { return nil }
                    value.append(bytes[index])
                    index += 1
                default:
                    value.append(byte)
                }
            }
            return nil
        }

        /// Visible characters, quotes and backslashes apart, as long as the condition holds.
        private mutating func take(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
            let start = index
            while index < bytes.count, (0x21...0x7e).contains(bytes[index]), condition(bytes[index]),
                bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\\")
            {
                index += 1
            }
            return bytes[start..<index]
        }
    }
}
