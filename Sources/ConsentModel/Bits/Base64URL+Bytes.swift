// SPDX-License-Identifier: Apache-2.0

/// Base64url of whole bytes, without padding (RFC 4648 §5).
public func base64URL(_ bytes: [UInt8]) -> String {
    var bits = BitWriter(capacity: bytes.count * 8)
    for byte in bytes { bits.append(UInt64(byte), 8) }
    var text: [UInt8] = []
    bits.write(to: &text, padding: .character)
    return String(decoding: text, as: UTF8.self)
}
