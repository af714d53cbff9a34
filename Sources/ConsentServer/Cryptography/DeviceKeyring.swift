// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel
internal import Glibc

/// The server's key: it turns device ids into what is stored of them.
struct DeviceKeyring: Sendable {
    /// 32 bytes.
    private let key: Secret

    init(key: Secret) { self.key = key }

    /// The stored name of an app's device: nobody without the key can tell which id it was.
    func deviceKey(app: AppID, device: DeviceID) -> DeviceKey {
        let app = app.description.utf8
        var message: [UInt8] = []
        message.reserveCapacity(app.count + 1 + device.description.utf8.count)
        message.append(contentsOf: app)
        message.append(0)
        message.append(contentsOf: device.description.utf8)
        let hash = Sodium.keyedHash(message, key: key.bytes)
        return DeviceKey(high: hash.high, low: hash.low)
    }

    /// The stored name of an `Idempotency-Key`: apps may well have made it of the device's id.
    func idempotencyKey(_ value: String, of device: DeviceKey) -> IdempotencyKey {
        let hash = Sodium.keyedHash(Array("idempotency\0".utf8) + Array(value.utf8), key: key.bytes)
        return IdempotencyKey(device: device, value: hexadecimal(withBytes(hash.high) + withBytes(hash.low)))
    }

    /// A value that a database keeps to know its key again: it tells nothing of the key.
    var checkValue: [UInt8] {
        let hash = Sodium.keyedHash(Array("consent-server key check".utf8), key: key.bytes)
        return withBytes(hash.high) + withBytes(hash.low)
    }

    /// 32 bytes for another purpose, which tell nothing of the key or of those for any other.
    func derived(_ purpose: String) -> [UInt8] {
        Sodium.keyedHash(Array(purpose.utf8), key: key.bytes, count: 32)
    }

    private func withBytes(_ value: UInt64) -> [UInt8] {
        stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> UInt64($0)) }
    }
}

extension DeviceKeyring {
    /// Reads the key file, or makes it where there is none and `mayCreate`; an error is one line with the remedy.
    static func open(path: String, mayCreate: Bool) throws(ConfigurationError) -> DeviceKeyring {
        if let content = try FileText.read(path) {
            // Who can read it can look devices up and sign in the server's name; a group may, as container secrets need.
            if let mode = FileText.mode(path), mode & 0o027 != 0 {
                throw ConfigurationError(
                    description:
                        "\(path) has mode \(String(mode, radix: 8)), so that others can read or change the key; "
                        + "run: chmod 600 \(path)")
            }
            guard let key = unhexadecimal(content), key.count == 32 else {
                throw ConfigurationError(
                    description: "\(path) is not a key file: it has 64 hexadecimal digits; restore it from the backup")
            }
            return DeviceKeyring(key: Secret(bytes: key))
        }
        guard mayCreate else {
            throw ConfigurationError(
                description: "\(path) is missing, but the database was made with a key: restore it from the backup")
        }
        let key = Sodium.random(32)
        try FileText.create(path, content: hexadecimal(key) + "\n", mode: 0o600)
        return DeviceKeyring(key: Secret(bytes: key))
    }

    private static func unhexadecimal(_ text: String) -> [UInt8]? {
        let digits = text.utf8.filter { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        guard digits.count % 2 == 0 else { return nil }
        var bytes: [UInt8] = []
        var half: UInt8?
        for digit in digits {
            guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
            if let high = half {
                bytes.append(high << 4 | UInt8(value))
                half = nil
            } else {
                half = UInt8(value)
            }
        }
        return bytes
    }
}
