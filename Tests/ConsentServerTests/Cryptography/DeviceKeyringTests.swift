// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

@Suite struct DeviceKeyringTests {
    private let keyring = DeviceKeyring(key: Secret(bytes: [UInt8](repeating: 7, count: 32)))

    private func key(_ app: String, _ device: String) throws -> DeviceKey {
        keyring.deviceKey(app: try #require(AppID(app)), device: try #require(DeviceID(device)))
    }

    @Test func `a device has one key, and another in every app`() throws {
        #expect(try key("shop", "device-1") == key("shop", "device-1"))
        #expect(try key("shop", "device-1") != key("game", "device-1"))
        #expect(try key("shop", "device-1") != key("shop", "device-2"))
    }

    @Test func `where the app's id ends does matter`() throws {
        #expect(try key("ab", "c") != key("a", "bc"))
    }

    @Test func `another key makes other keys and another check value`() throws {
        let other = DeviceKeyring(key: Secret(bytes: [UInt8](repeating: 8, count: 32)))
        #expect(other.checkValue != keyring.checkValue)
        #expect(
            other.deviceKey(app: try #require(AppID("shop")), device: try #require(DeviceID("device-1")))
                != (try key("shop", "device-1")))
    }

    @Test func `a key file is made once and read again`() throws {
        try TemporaryDirectory.with { directory in
            let made = try DeviceKeyring.open(path: directory + "/key", mayCreate: true)
            let read = try DeviceKeyring.open(path: directory + "/key", mayCreate: false)
            #expect(made.checkValue == read.checkValue)
            #expect(try TemporaryDirectory.mode(of: directory + "/key") == 0o600)
        }
    }

    @Test func `a missing key of a database that had one is not made anew`() throws {
        try TemporaryDirectory.with { directory in
            #expect(throws: ConfigurationError.self) {
                try DeviceKeyring.open(path: directory + "/key", mayCreate: false)
            }
        }
    }

    @Test(arguments: ["", "abc", "zz", String(repeating: "a", count: 63), String(repeating: "g", count: 64)])
    func `what is no key is refused and left alone`(_ content: String) throws {
        try TemporaryDirectory.with { directory in
            try FileText.create(directory + "/key", content: content, mode: 0o600)
            #expect(throws: ConfigurationError.self) {
                try DeviceKeyring.open(path: directory + "/key", mayCreate: true)
            }
            #expect(try FileText.read(directory + "/key") == content)
        }
    }
}
