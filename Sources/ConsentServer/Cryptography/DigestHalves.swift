// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension UInt64 {
    /// The number that eight bytes spell, the first of them the most significant.
    init(bigEndianBytes bytes: some Sequence<UInt8>) { self = bytes.reduce(0) { $0 << 8 | UInt64($1) } }
}

extension ChoiceFingerprint {
    /// The fingerprint that a hash begins with.
    init(firstBytesOf digest: [UInt8]) {
        self.init(high: UInt64(bigEndianBytes: digest[0..<8]), low: UInt64(bigEndianBytes: digest[8..<16]))
    }
}
