// SPDX-License-Identifier: Apache-2.0

/// The hashes that evidence is made of, over a SHA-256 that is passed in.
///
/// The first byte of whatever is hashed says what it is, so that no hash of one sort can stand for another:
/// `0x00` a leaf and `0x01` a node of the log (RFC 6962 §2.1), `0x02` a payload, `0x03` a device, `0x04` the record of
/// an erasure, `0x05` a form.
public struct EventHashing: Sendable {
    /// Bytes of salt that an event has.
    public static let saltLength = 16

    private let sha256: @Sendable ([UInt8]) -> [UInt8]

    /// The hashes over this SHA-256.
    public init(sha256: @escaping @Sendable ([UInt8]) -> [UInt8]) {
        self.sha256 = sha256
    }

    /// The plain hash of bytes: of a form's content its id, of a payload the fingerprint that it begins with.
    public func digest(of bytes: [UInt8]) -> [UInt8] { sha256(bytes) }

    /// What an event says of its device: nothing, once the salt is gone.
    public func deviceCommitment(salt: [UInt8], device: [UInt8]) -> [UInt8] {
        sha256(joined(.device, salt, device))
    }

    /// What an event's leaf holds of its payload: nothing, once the salt is gone.
    public func payloadHash(salt: [UInt8], payload: [UInt8]) -> [UInt8] {
        sha256(joined(.payload, salt, payload))
    }

    /// The leaf of the log that an event is: the RFC 6962 leaf hash of its header and its payload's hash.
    public func leaf(header: [UInt8], payloadHash: [UInt8]) -> [UInt8] {
        sha256(joined(.leaf, header, payloadHash))
    }

    /// A node of the log over its two subtrees.
    public func node(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] { sha256(joined(.node, left, right)) }

    /// The hash of a log without entries.
    public var emptyLog: [UInt8] { sha256([]) }

    /// What keeps the record of an erasure from being changed unseen.
    public func seal(_ erasure: Erasure) -> [UInt8] {
        var writer = CanonicalWriter()
        writer.integer(erasure.sequence)
        writer.byte(erasure.reason.evidenceCode)
        writer.integer(erasure.erasedAt.milliseconds)
        return sha256(joined(.erasure, writer.written, []))
    }

    /// What keeps a published form from being changed unseen: all that stands beside its content, and the content.
    public func seal(form fields: [Int64], texts: [String], content: [UInt8]) -> [UInt8] {
        var writer = CanonicalWriter()
        for field in fields { writer.integer(field) }
        for text in texts {
            writer.integer(Int64(text.utf8.count))
            writer.bytes(Array(text.utf8))
        }
        return sha256(joined(.form, writer.written, content))
    }

    private func joined(_ domain: Domain, _ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(1 + first.count + second.count)
        bytes.append(domain.rawValue)
        bytes += first
        bytes += second
        return bytes
    }

    private enum Domain: UInt8 {
        case leaf = 0x00
        case node = 0x01
        case payload = 0x02
        case device = 0x03
        case erasure = 0x04
        case form = 0x05
    }
}
