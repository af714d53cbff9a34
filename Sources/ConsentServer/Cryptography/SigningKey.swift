// SPDX-License-Identifier: Apache-2.0

internal import CSodium
internal import ConsentModel

/// The Ed25519 key that heads of the log and receipts are signed with (RFC 8032).
struct SigningKey: Sendable {
    /// 32 bytes, for whoever checks.
    let publicKey: [UInt8]
    private let secretKey: Secret

    /// The key pair of a seed of 32 bytes.
    init(seed: [UInt8]) {
        var publicKey = [UInt8](repeating: 0, count: 32)
        var secretKey = [UInt8](repeating: 0, count: 64)
        unsafe crypto_sign_seed_keypair(&publicKey, &secretKey, seed)
        self.publicKey = publicKey
        self.secretKey = Secret(bytes: secretKey)
    }

    /// The signature, 64 bytes: the same bytes always have the same.
    func sign(_ message: [UInt8]) -> [UInt8] {
        var signature = [UInt8](repeating: 0, count: 64)
        unsafe crypto_sign_detached(&signature, nil, message, UInt64(message.count), secretKey.bytes)
        return signature
    }

    func sign(_ head: LogHead) -> SignedHead { SignedHead(head: head, signature: sign(head.signedBytes)) }

    /// Whether a signature is one of this key over the message.
    func isSigned(_ message: [UInt8], by signature: [UInt8]) -> Bool {
        guard signature.count == 64 else { return false }
        return unsafe crypto_sign_verify_detached(signature, message, UInt64(message.count), publicKey) == 0
    }

    func isSigned(_ head: SignedHead) -> Bool { isSigned(head.head.signedBytes, by: head.signature) }
}

extension DeviceKeyring {
    /// The signing key that belongs to the key file: made from it, so that there is one secret to keep.
    var signingKey: SigningKey {
        SigningKey(seed: derived("consent-server signing key 1"))
    }
}
