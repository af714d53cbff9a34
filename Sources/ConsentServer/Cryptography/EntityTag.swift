// SPDX-License-Identifier: Apache-2.0

internal import CSodium

/// A strong entity tag (RFC 9110 §8.8.3) made of nothing but the content that it names.
struct EntityTag: Sendable, Equatable, CustomStringConvertible {
    /// With its quotation marks, as it stands in the header.
    let description: String

    // Not a secret: the tag need not resist forgery, only tell contents apart.
    private static let key = [UInt8](repeating: 0x65, count: 16)

    init(of content: [UInt8]) {
        description = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16) { digest in
            guard let start = digest.baseAddress else { return "\"\"" }
            unsafe crypto_shorthash_siphashx24(start, content, UInt64(content.count), Self.key)
            return unsafe String(unsafeUninitializedCapacity: 34) { text in
                unsafe text[0] = UInt8(ascii: "\"")
                for index in 0..<16 {
                    unsafe text[1 + 2 * index] = Self.digit(digest[index] >> 4)
                    unsafe text[2 + 2 * index] = Self.digit(digest[index] & 15)
                }
                unsafe text[33] = UInt8(ascii: "\"")
                return 34
            }
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }

    /// Whether a list of `If-Match` or `If-None-Match` names this tag; weak ones count only where `weakly`.
    func isNamed(by list: String, weakly: Bool) -> Bool {
        list.split(separator: ",").contains { item in
            let item = item.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed()
            let text = String(item)
            return text == description || weakly && text == "W/" + description
        }
    }
}

/// Two lower-case hexadecimal digits a byte.
func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    for byte in bytes {
        text.append(digits[Int(byte >> 4)])
        text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
}
