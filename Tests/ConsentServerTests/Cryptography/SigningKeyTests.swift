// SPDX-License-Identifier: Apache-2.0

import Glibc
import Testing

@testable import ConsentModel
@testable import ConsentServer

@Suite struct SigningKeyTests {
    private func bytes(_ text: String) throws -> [UInt8] {
        try JSONField(path: "", value: .string(text)).bytes(text.utf8.count / 2)
    }

    @Test func `signs as RFC 8032 has it`() throws {
        // RFC 8032 §7.1, test 2.
        let key = SigningKey(seed: try bytes("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
        #expect(hexadecimal(key.publicKey) == "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
        let signature =
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
            + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
        #expect(hexadecimal(key.sign([0x72])) == signature)
        #expect(key.isSigned([0x72], by: try bytes(signature)))
    }

    @Test func `a changed message, signature or key is not signed`() {
        let key = SigningKey(seed: [UInt8](repeating: 1, count: 32))
        let signature = key.sign([1, 2, 3])
        #expect(!key.isSigned([1, 2, 4], by: signature))
        #expect(!key.isSigned([1, 2, 3], by: Array(signature.dropLast())))
        #expect(!SigningKey(seed: [UInt8](repeating: 2, count: 32)).isSigned([1, 2, 3], by: signature))
        for bit in stride(from: 0, to: 512, by: 37) {
            var changed = signature
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(!key.isSigned([1, 2, 3], by: changed))
        }
    }

    @Test func `a key file always gives the same signing key, and another gives another`() {
        let keyring = DeviceKeyring(key: Secret(bytes: [UInt8](repeating: 7, count: 32)))
        let other = DeviceKeyring(key: Secret(bytes: [UInt8](repeating: 8, count: 32)))
        #expect(keyring.signingKey.publicKey == keyring.signingKey.publicKey)
        #expect(keyring.signingKey.publicKey != other.signingKey.publicKey)
        // The form of a signing key is part of what was signed with it: it must never change.
        #expect(
            hexadecimal(keyring.signingKey.publicKey)
                == "8b0d19b4427d2835fff1ca24c33504eafdb818d1b4350ce10cdfd27e2109aeda")
    }

    @Test func `what is derived for one purpose tells nothing of another's`() {
        let keyring = DeviceKeyring(key: Secret(bytes: [UInt8](repeating: 7, count: 32)))
        #expect(keyring.derived("a") != keyring.derived("b"))
        #expect(keyring.derived("a").count == 32)
        #expect(!keyring.derived("consent-server key check").starts(with: keyring.checkValue))
    }
}

@Suite struct KeyFileModeTests {
    private func open(mode: mode_t) throws -> DeviceKeyring {
        try TemporaryDirectory.with { directory in
            try FileText.create(
                directory + "/key", content: String(repeating: "ab", count: 32) + "\n", mode: 0o600)
            let isSet = unsafe chmod(directory + "/key", mode) == 0
            #expect(isSet)
            defer { #expect(FileText.mode(directory + "/key") == mode) }
            return try DeviceKeyring.open(path: directory + "/key", mayCreate: false)
        }
    }

    @Test(arguments: [0o600, 0o400, 0o440, 0o640] as [mode_t])
    func `a key that its owner, and perhaps a group, can read is taken`(_ mode: mode_t) throws {
        _ = try open(mode: mode)
    }

    @Test(arguments: [0o644, 0o604, 0o602, 0o660, 0o666, 0o777] as [mode_t])
    func `a key that others can read or change is refused with the remedy`(_ mode: mode_t) {
        let refusal = #expect(throws: ConfigurationError.self) { try open(mode: mode) }
        #expect(refusal?.description.contains("chmod 600") == true)
        #expect(refusal?.description.contains(String(mode, radix: 8)) == true)
    }
}
