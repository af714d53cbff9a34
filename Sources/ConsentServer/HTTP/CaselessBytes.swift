// SPDX-License-Identifier: Apache-2.0

/// A lower-case ASCII word that bytes are compared with without case.
struct CaselessBytes: Sendable, Equatable {
    let bytes: [UInt8]

    init(_ word: String) { bytes = Array(word.lowercased().utf8) }

    func equals(_ other: Span<UInt8>) -> Bool {
        other.count == bytes.count && begins(other)
    }

    /// Whether `other` begins with this word.
    func begins(_ other: Span<UInt8>) -> Bool {
        guard other.count >= bytes.count else { return false }
        for index in bytes.indices {
            let byte = other[index]
            let lower = (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
            if lower != bytes[index] { return false }
        }
        return true
    }
}
