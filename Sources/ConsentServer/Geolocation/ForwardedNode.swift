// SPDX-License-Identifier: Apache-2.0

/// What one hop wrote about who had asked it.
enum ForwardedNode: Hashable, Sendable {
    case address(IPAddress)
    /// `unknown` or a made-up name such as `_hidden` (RFC 7239, section 6), or nothing about it at all.
    case hidden
    case malformed
}

extension ForwardedNode {
    /// Reads a node, with or without a port: `1.2.3.4:80`, `[2001:db8::1]:80`, `2001:db8::1`, `unknown`, `_hidden`.
    ///
    /// A v6 address without brackets is taken whole, since no port can be told from its last group.
    init(_ text: ArraySlice<UInt8>) {
        self = Self.address(of: text).map { .address($0) } ?? (Self.isHidden(text) ? .hidden : .malformed)
    }

    private static func address(of text: ArraySlice<UInt8>) -> IPAddress? {
        let colon = UInt8(ascii: ":")
        if text.first == UInt8(ascii: "[") {
            guard let close = text.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            let rest = text[(close + 1)...]
            guard rest.isEmpty || rest.first == colon && isPort(rest.dropFirst()) else { return nil }
            let address = IPAddress(utf8: text[(text.startIndex + 1)..<close])
            return address?.family == .v6 ? address : nil
        }
        guard let first = text.firstIndex(of: colon), text[(first + 1)...].firstIndex(of: colon) == nil else {
            return IPAddress(utf8: text)
        }
        return isPort(text[(first + 1)...]) ? IPAddress(utf8: text[..<first]) : nil
    }

    /// A port of 1–5 digits up to 65535, or an obfuscated one (`_ephemeral`).
    private static func isPort(_ text: ArraySlice<UInt8>) -> Bool {
        if isObfuscated(text) { return true }
        guard (1...5).contains(text.count), text.allSatisfy({ (48...57).contains($0) }) else { return false }
        return text.reduce(0) { $0 * 10 + Int($1 - 48) } <= 65535
    }

    private static func isHidden(_ text: ArraySlice<UInt8>) -> Bool {
        let name = text.firstIndex(of: UInt8(ascii: ":")).map { isPort(text[($0 + 1)...]) ? text[..<$0] : [] } ?? text
        return isObfuscated(name) || name.count == 7 && name.elementsEqual("unknown".utf8) { $0 | 0x20 == $1 }
    }

    private static func isObfuscated(_ text: ArraySlice<UInt8>) -> Bool {
        text.first == UInt8(ascii: "_") && text.count > 1
            && text.dropFirst().allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }
}
