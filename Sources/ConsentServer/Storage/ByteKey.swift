// SPDX-License-Identifier: Apache-2.0

/// Bytes as the key of a dictionary.
///
/// An array of bytes hashes one element after the other, which takes ten times as long as eight at once.
struct ByteKey: Hashable, Sendable {
    var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func hash(into hasher: inout Hasher) {
        unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
}
