// SPDX-License-Identifier: Apache-2.0

/// The id of an app: 1–128 of `A-Z a-z 0-9 . _ ~ -`, so that an AdMob app id fits.
public struct AppID: Hashable, Sendable, CustomStringConvertible {
    /// The id as the caller writes it.
    public let description: String

    /// Nil where `text` is not such an id.
    public init?(_ text: String) {
        guard isPlainIdentifier(text) else { return nil }
        description = text
    }
}

/// The id that an app made up for one device: the same alphabet as `AppID`, and the device's only credential.
public struct DeviceID: Hashable, Sendable, CustomStringConvertible {
    /// The id as the caller writes it; it is never stored but as a keyed hash.
    public let description: String

    /// Nil where `text` is not such an id.
    public init?(_ text: String) {
        guard isPlainIdentifier(text) else { return nil }
        description = text
    }

    /// Whether the id may stand for a person's device on a production app: at least 20 characters, not the zero UUID.
    ///
    /// The zero UUID is what a phone returns in place of an advertising id that was refused.
    public var isRandomEnough: Bool {
        description.utf8.count >= 20 && description.utf8.contains { $0 != UInt8(ascii: "0") && $0 != UInt8(ascii: "-") }
    }
}

/// The name of a published form in one language: the base64url SHA-256 of its content, 43 characters.
public struct FormID: Hashable, Sendable, CustomStringConvertible {
    /// The id as it stands in answers and in evidence.
    public let description: String

    /// Nil where `text` can't be such an id.
    public init?(_ text: String) {
        guard text.utf8.count == 43, isPlainIdentifier(text) else { return nil }
        description = text
    }

    /// The id of the form with this digest, which is 32 bytes.
    public init(digest: [UInt8]) {
        description = base64URL(digest)
    }
}

/// Whether `text` is 1–128 characters of the unreserved set of RFC 3986.
func isPlainIdentifier(_ text: String) -> Bool {
    let bytes = text.utf8.span
    guard (1...128).contains(bytes.count) else { return false }
    for index in bytes.indices {
        switch bytes[index] {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"),
            UInt8(ascii: "-"):
            continue
        default: return false
        }
    }
    return true
}
