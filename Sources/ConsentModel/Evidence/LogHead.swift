// SPDX-License-Identifier: Apache-2.0

/// What the server signs of its log: how long it is, and the hash of all of it.
public struct LogHead: Sendable, Equatable {
    /// Names the log: 16 bytes, made with the database.
    public var log: [UInt8]
    /// How many entries it covers.
    public var size: Int64
    /// The Merkle tree hash over them.
    public var root: [UInt8]
    /// When it was signed, by the server's clock.
    public var signedAt: Timestamp

    /// A head.
    public init(log: [UInt8], size: Int64, root: [UInt8], signedAt: Timestamp) {
        self.log = log
        self.size = size
        self.root = root
        self.signedAt = signedAt
    }

    /// The bytes that are signed: five lines of text, `docs/evidence.md` §2.3.
    public var signedBytes: [UInt8] {
        let lines = [
            "consent-server log head 1", lowerHexadecimal(log), String(size), lowerHexadecimal(root),
            signedAt.description,
        ]
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }
}

/// A head and its Ed25519 signature.
public struct SignedHead: Sendable, Equatable {
    /// What was signed.
    public var head: LogHead
    /// 64 bytes.
    public var signature: [UInt8]

    /// A signed head.
    public init(head: LogHead, signature: [UInt8]) {
        self.head = head
        self.signature = signature
    }
}

/// Two lower-case digits a byte.
private func lowerHexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}
