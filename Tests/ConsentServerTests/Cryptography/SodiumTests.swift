// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

@Suite struct SodiumTests {
    init() { #expect(Sodium.start()) }

    @Test func `SHA-256 gives the vectors of FIPS 180-2`() {
        #expect(
            hexadecimal(Sodium.sha256(Array("abc".utf8)))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            hexadecimal(Sodium.sha256([])) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    @Test func `parts are hashed as if they were one`() {
        #expect(Sodium.sha256([1, 2], [], [3]) == Sodium.sha256([1, 2, 3]))
    }

    @Test func `a keyed hash depends on its key and its message`() {
        let key = [UInt8](repeating: 1, count: 32)
        let hash = Sodium.keyedHash([1, 2, 3], key: key)
        #expect(hash == Sodium.keyedHash([1, 2, 3], key: key))
        #expect(hash != Sodium.keyedHash([1, 2, 4], key: key))
        #expect(hash != Sodium.keyedHash([1, 2, 3], key: [UInt8](repeating: 2, count: 32)))
    }

    @Test func `equality is of content and length`() {
        #expect(Sodium.areEqual(Array("token".utf8), Array("token".utf8)))
        #expect(!Sodium.areEqual(Array("token".utf8), Array("tokem".utf8)))
        #expect(!Sodium.areEqual(Array("token".utf8), Array("toke".utf8)))
        #expect(Sodium.areEqual([], []))
    }

    @Test func `no two random strings are equal`() {
        #expect(Set((0..<1000).map { _ in Sodium.random(16) }).count == 1000)
    }
}
