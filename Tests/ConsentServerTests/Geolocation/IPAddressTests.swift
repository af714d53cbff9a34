// SPDX-License-Identifier: Apache-2.0

import Glibc
import Testing

@testable import ConsentServer

@Suite struct IPAddressTests {
    @Test(
        arguments: [
            ("0.0.0.0", "0.0.0.0"), ("255.255.255.255", "255.255.255.255"), ("1.2.3.4", "1.2.3.4"), ("::", "::"),
            ("::1", "::1"), ("1::", "1::"), ("2001:db8::1", "2001:db8::1"), ("2001:DB8:0:0:0:0:0:1", "2001:db8::1"),
            ("2001:0db8:0000:0000:0000:0000:0000:0001", "2001:db8::1"),
            // RFC 5952: no single zero group is shortened, the first of two equal runs is, and letters are lower case.
            ("2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"), ("2001:0:0:1:0:0:0:1", "2001:0:0:1::1"),
            ("2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"), ("ABCD:EF01::", "abcd:ef01::"),
            ("1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"), ("::2:3:4:5:6:7:8", "0:2:3:4:5:6:7:8"),
            ("::ffff:8.8.8.8", "::ffff:8.8.8.8"), ("::ffff:808:808", "::ffff:8.8.8.8"),
            ("0:0:0:0:0:FFFF:8.8.8.8", "::ffff:8.8.8.8"), ("64:ff9b::192.0.2.33", "64:ff9b::c000:221"),
            ("1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5:6:102:304"), ("fe80::1%eth0", "fe80::1"), ("fe80::1%25", "fe80::1"),
            ("ff02::1%lo", "ff02::1"),
        ])
    func `reads an address and writes its canonical form`(_ row: (text: String, canonical: String)) {
        #expect(IPAddress(row.text)?.description == row.canonical)
    }

    @Test(
        arguments: [
            "", " ", "1", "1.2.3", "1.2.3.4.5", "1.2.3.", ".1.2.3", "1..2.3", "256.1.1.1", "1.2.3.999", "010.0.0.1",
            "1.2.3.04", "00.0.0.0", "0x1.2.3.4", "1.2.3.4 ", " 1.2.3.4", "+1.2.3.4", "-1.2.3.4", "1.2.3.4/8",
            "1.2.3.4:80", "1,2,3,4", "١.٢.٣.٤", "1.2.3.4\u{0}", "16909060", "0x01020304", ":", ":::", "::::", "1:",
            ":1", "1::2::3", "12345::", "g::", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7:8::",
            "::1:2:3:4:5:6:7:8", "1:2:3:4::5:6:7:8", "1:2:3:4:5:6:7:1.2.3.4", "::1.2.3", "::1.2.3.4.5", "::1.2.3.04",
            "::1.2.3.4:5", "1.2.3.4::", "[::1]", "::1]", "::1/64", "::%eth0", "2001:db8::1%eth0", "1.2.3.4%eth0",
            "fe80::1%", "fe80::1%a b", "fe80::1%a%b", "::ffff:256.1.1.1",
        ])
    func `refuses what is not exactly an address`(_ text: String) {
        #expect(IPAddress(text) == nil)
    }

    @Test func `agrees with inet_pton on mutated addresses`() {
        var random = AddressGenerator(seed: 4291)
        let alphabet = Array("0123456789abcdefF:..::".utf8)
        var accepted = 0
        for _ in 0..<20_000 {
            let address = Bool.random(using: &random) ? random.v4() : random.v6()
            var text = Array(address.description.utf8)
            for _ in 0..<Int.random(in: 0...2, using: &random) where !text.isEmpty {
                let index = Int.random(in: 0..<text.count, using: &random)
                let letter = alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
                switch Int.random(in: 0..<3, using: &random) {
                case 0: text[index] = letter
                case 1: text.insert(letter, at: index)
                default: text.remove(at: index)
                }
            }
            let string = String(decoding: text, as: UTF8.self)
            let ours = IPAddress(string)
            #expect(ours == Self.parsedBySystem(string), "\(string)")
            if ours != nil { accepted += 1 }
        }
        #expect((5_000..<19_000).contains(accepted))
    }

    @Test func `writes what inet_ntop writes, and reads it back`() throws {
        var random = AddressGenerator(seed: 5952)
        for _ in 0..<5_000 {
            let address = Bool.random(using: &random) ? random.v4() : random.v6()
            // The system still writes the last 32 bits of the withdrawn `::/96` in dots (RFC 4291, 2.5.5.1).
            if address.family == .v4 || address.bits >> 32 != 0 {
                #expect(address.description == Self.writtenBySystem(address))
            }
            #expect(IPAddress(address.description) == address)
        }
    }

    @Test func `reads an address from bytes and from socket addresses`() throws {
        #expect(IPAddress(networkBytes: [1, 2, 3, 4])?.description == "1.2.3.4")
        let address = try #require(IPAddress("2001:db8::1:2"))
        #expect(IPAddress(networkBytes: address.bytesAsV6) == address)
        #expect(IPAddress(networkBytes: [1, 2, 3]) == nil)
        #expect(IPAddress(networkBytes: [UInt8](repeating: 0, count: 17)) == nil)

        var v4 = sockaddr_in()
        v4.sin_family = sa_family_t(AF_INET)
        v4.sin_addr.s_addr = UInt32(0x0102_0304).bigEndian
        #expect(Self.read(v4)?.description == "1.2.3.4")
        var v6 = sockaddr_in6()
        v6.sin6_family = sa_family_t(AF_INET6)
        unsafe withUnsafeMutableBytes(of: &v6.sin6_addr) { unsafe $0.copyBytes(from: address.bytesAsV6) }
        #expect(Self.read(v6) == address)
        #expect(Self.read(v6, length: 16) == nil)
        v6.sin6_family = sa_family_t(AF_UNIX)
        #expect(Self.read(v6) == nil)
    }

    @Test func `orders v4 before v6 and by number within each`() throws {
        let texts = [
            "0.0.0.0", "9.255.255.255", "10.0.0.0", "255.255.255.255", "::", "::1", "1::", "1:0:0:1::", "ffff::",
        ]
        let addresses = try texts.map { try #require(IPAddress($0)) }
        #expect(addresses.shuffled().sorted() == addresses)
    }

    @Test(
        arguments: [
            ("8.8.8.8", "ipv4", "8.8.8.8"), ("2600::1", "ipv6", "2600::1"),
            ("::ffff:8.8.8.8", "ipv4_mapped", "8.8.8.8"), ("::ffff:808:808", "ipv4_mapped", "8.8.8.8"),
            ("64:ff9b::8.8.8.8", "nat64", "8.8.8.8"), ("64:ff9b::808:808", "nat64", "8.8.8.8"),
            ("2002:808:808::1", "6to4", "8.8.8.8"), ("::8.8.8.8", "ipv6", "::808:808"),
            ("64:ff9b:1::808:808", "ipv6", "64:ff9b:1::808:808"), ("64:ff9b::1:808:808", "ipv6", "64:ff9b::1:808:808"),
            ("::fffe:8.8.8.8", "ipv6", "::fffe:808:808"),
        ])
    func `finds the v4 address inside`(_ row: (text: String, form: String, lookedUp: String)) throws {
        let address = try #require(IPAddress(row.text))
        #expect(address.form.rawValue == row.form)
        #expect(address.lookedUp.description == row.lookedUp)
        #expect(address.unmapped == (address.form == .v4Mapped ? address.lookedUp : address))
    }

    private static func parsedBySystem(_ text: String) -> IPAddress? {
        var bytes = [UInt8](repeating: 0, count: 16)
        if unsafe inet_pton(AF_INET, text, &bytes) == 1 { return IPAddress(networkBytes: bytes.prefix(4)) }
        return unsafe inet_pton(AF_INET6, text, &bytes) == 1 ? IPAddress(networkBytes: bytes) : nil
    }

    private static func writtenBySystem(_ address: IPAddress) -> String {
        let isV4 = address.family == .v4
        var text = [UInt8](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let bytes = isV4 ? Array(address.bytesAsV6.suffix(4)) : address.bytesAsV6
        let written = unsafe text.withUnsafeMutableBytes { buffer in
            unsafe inet_ntop(isV4 ? AF_INET : AF_INET6, bytes, buffer.baseAddress, socklen_t(buffer.count)) != nil
        }
        return written ? String(decoding: text.prefix { $0 != 0 }, as: UTF8.self) : ""
    }

    private static func read<Socket>(_ socket: Socket, length: Int = MemoryLayout<Socket>.size) -> IPAddress? {
        unsafe withUnsafeBytes(of: socket) { bytes -> IPAddress? in
            guard let base = bytes.baseAddress else { return nil }
            return unsafe IPAddress(socketAddress: base.assumingMemoryBound(to: sockaddr.self), length: length)
        }
    }
}
