// SPDX-License-Identifier: Apache-2.0

internal import CSodium

/// A strong entity tag (RFC 9110 §8.8.3) made of nothing but the content that it names.
struct EntityTag: Sendable, Equatable, CustomStringConvertible {
    /// With its quotation marks, as it stands in the header.
    let description: String

    init(of content: [UInt8]) { self.init(EntityTagSeed(of: content).digest) }

    fileprivate init(_ digest: (high: UInt64, low: UInt64)) {
        description = unsafe String(unsafeUninitializedCapacity: 34) { text in
            unsafe text[0] = UInt8(ascii: "\"")
            for index in 0..<16 {
                let shift = UInt64(60 - 4 * index)
                unsafe text[1 + index] = Self.digit(UInt8(truncatingIfNeeded: digest.high >> shift) & 15)
                unsafe text[17 + index] = Self.digit(UInt8(truncatingIfNeeded: digest.low >> shift) & 15)
            }
            unsafe text[33] = UInt8(ascii: "\"")
            return 34
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

/// A hash of content, from which tags are made for contents that differ from it in a few numbers alone.
struct EntityTagSeed: Sendable {
    fileprivate let digest: (high: UInt64, low: UInt64)

    // Not a secret: a tag need not resist forgery, only tell contents apart.
    private static let key = [UInt8](repeating: 0x65, count: 16)

    init(of content: [UInt8]) { digest = Self.hash(content) }

    /// The tag of the content with these numbers.
    func tag(with numbers: (Int64, Int64, Int64)) -> EntityTag {
        let message = (digest.high, digest.low, numbers.0, numbers.1, numbers.2)
        return EntityTag(unsafe withUnsafeBytes(of: message) { bytes in unsafe Self.hash(bytes) })
    }

    private static func hash(_ content: [UInt8]) -> (high: UInt64, low: UInt64) {
        unsafe content.withUnsafeBytes { bytes in unsafe hash(bytes) }
    }

    private static func hash(_ content: UnsafeRawBufferPointer) -> (high: UInt64, low: UInt64) {
        var digest: (UInt64, UInt64) = (0, 0)
        unsafe withUnsafeMutablePointer(to: &digest) { digest in
            _ = unsafe crypto_shorthash_siphashx24(digest, content.baseAddress, UInt64(content.count), Self.key)
        }
        return (UInt64(bigEndian: digest.0), UInt64(bigEndian: digest.1))
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
