// SPDX-License-Identifier: Apache-2.0

/// Decoding of `%` escapes, once.
enum PercentDecoding {
    /// The bytes that `bytes` stand for; nil for a bad escape or a NUL.
    static func bytes(_ bytes: Span<UInt8>, plusIsSpace: Bool = false) -> [UInt8]? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "%"):
                guard index + 2 < bytes.count, let high = nibble(bytes[index + 1]), let low = nibble(bytes[index + 2])
                else { return nil }
                decoded.append(high << 4 | low)
                index += 3
            case UInt8(ascii: "+") where plusIsSpace:
                decoded.append(UInt8(ascii: " "))
                index += 1
            case let byte:
                decoded.append(byte)
                index += 1
            }
        }
        return decoded.contains(0) ? nil : decoded
    }

    /// `bytes` as they are; nil for bad UTF-8.
    static func text(_ bytes: Span<UInt8>) -> String? {
        guard let valid = try? UTF8Span(validating: bytes) else { return nil }
        return String(copying: valid)
    }

    private static func nibble(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
