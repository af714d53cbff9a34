// SPDX-License-Identifier: Apache-2.0

internal import CSodium

/// The few primitives that the service takes from libsodium.
enum Sodium {
    /// Readies libsodium; false where the machine has no source of randomness.
    ///
    /// Safe to call again.
    static func start() -> Bool { sodium_init() >= 0 }

    /// The version that is linked.
    static var libraryVersion: String { unsafe String(cString: sodium_version_string()) }

    /// SHA-256, 32 bytes.
    static func sha256(_ bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: 32)
        unsafe crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
        return digest
    }

    /// SHA-256 over the parts in order, 32 bytes.
    static func sha256(_ parts: [UInt8]...) -> [UInt8] {
        var state = crypto_hash_sha256_state()
        unsafe crypto_hash_sha256_init(&state)
        for part in parts { unsafe crypto_hash_sha256_update(&state, part, UInt64(part.count)) }
        var digest = [UInt8](repeating: 0, count: 32)
        unsafe crypto_hash_sha256_final(&state, &digest)
        return digest
    }

    /// `count` bytes that nobody can guess.
    static func random(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        unsafe randombytes_buf(&bytes, count)
        return bytes
    }

    /// A keyed BLAKE2b hash of 16 bytes; `key` has 16–64.
    static func keyedHash(_ message: [UInt8], key: [UInt8]) -> (high: UInt64, low: UInt64) {
        var digest: (UInt64, UInt64) = (0, 0)
        unsafe withUnsafeMutablePointer(to: &digest) { digest in
            _ = unsafe crypto_generichash(digest, 16, message, UInt64(message.count), key, key.count)
        }
        return (UInt64(bigEndian: digest.0), UInt64(bigEndian: digest.1))
    }

    /// A keyed BLAKE2b hash of `count` bytes, 16–64.
    static func keyedHash(_ message: [UInt8], key: [UInt8], count: Int) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: count)
        unsafe crypto_generichash(&digest, count, message, UInt64(message.count), key, key.count)
        return digest
    }

    /// Whether two byte strings are equal, in a time that tells nothing of where they differ.
    ///
    /// Both are hashed first, so that not even the length shows.
    static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        let (left, right) = (sha256(left), sha256(right))
        return unsafe sodium_memcmp(left, right, 32) == 0
    }
}
