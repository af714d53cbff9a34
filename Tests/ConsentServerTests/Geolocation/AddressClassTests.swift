// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentServer

@Suite struct AddressClassTests {
    @Test(
        arguments: [
            ("0.0.0.0", "unspecified"), ("0.255.255.255", "unspecified"), ("1.0.0.0", "global"), ("8.8.8.8", "global"),
            ("9.255.255.255", "global"), ("10.0.0.0", "private"), ("10.255.255.255", "private"),
            ("11.0.0.0", "global"), ("100.63.255.255", "global"), ("100.64.0.0", "carrier_nat"),
            ("100.127.255.255", "carrier_nat"), ("100.128.0.0", "global"), ("126.255.255.255", "global"),
            ("127.0.0.1", "loopback"), ("128.0.0.0", "global"), ("169.253.255.255", "global"),
            ("169.254.169.254", "link_local"), ("169.255.0.0", "global"), ("172.15.255.255", "global"),
            ("172.16.0.0", "private"), ("172.31.255.255", "private"), ("172.32.0.0", "global"),
            ("192.0.0.1", "reserved"), ("192.0.1.0", "global"), ("192.0.2.1", "documentation"),
            ("192.88.99.1", "reserved"), ("192.167.255.255", "global"), ("192.168.0.1", "private"),
            ("192.169.0.0", "global"), ("198.17.255.255", "global"), ("198.18.0.0", "reserved"),
            ("198.19.255.255", "reserved"), ("198.20.0.0", "global"), ("198.51.100.7", "documentation"),
            ("203.0.113.255", "documentation"), ("223.255.255.255", "global"), ("224.0.0.1", "multicast"),
            ("239.255.255.255", "multicast"), ("240.0.0.0", "reserved"), ("255.255.255.255", "reserved"),
            ("::", "unspecified"), ("::1", "loopback"), ("::2", "reserved"), ("::8.8.8.8", "reserved"),
            ("0:0:0:1::", "reserved"), ("100::1", "reserved"), ("1fff:ffff::", "reserved"), ("2000::", "global"),
            ("2001::1", "reserved"), ("2001:2::1", "reserved"), ("2001:1ff:ffff::", "reserved"),
            ("2001:200::", "global"), ("2001:db7:ffff::", "global"), ("2001:db8::1", "documentation"),
            ("2001:db9::", "global"), ("2606:4700::1111", "global"), ("3ffe:ffff::", "global"),
            ("3fff::1", "documentation"), ("3fff:fff:ffff::", "documentation"), ("3fff:1000::", "global"),
            ("4000::", "reserved"), ("5f00::1", "reserved"), ("64:ff9b:1::1", "private"), ("64:ff9b:2::1", "reserved"),
            ("fbff:ffff::", "reserved"), ("fc00::1", "unique_local"), ("fdff:ffff::1", "unique_local"),
            ("fe00::1", "reserved"), ("fe80::1", "link_local"), ("febf::1", "link_local"), ("fec0::1", "private"),
            ("ff02::1", "multicast"),
            // The v4 address inside decides.
            ("::ffff:10.0.0.1", "private"), ("::ffff:8.8.8.8", "global"), ("64:ff9b::10.0.0.1", "private"),
            ("64:ff9b::8.8.8.8", "global"), ("2002:a00:1::1", "private"), ("2002:808:808::1", "global"),
            ("2002:7f00:1::", "loopback"),
        ])
    func `says what an address is for, up to the network's edges`(_ row: (text: String, addressClass: String)) throws {
        #expect(try #require(IPAddress(row.text)).addressClass.rawValue == row.addressClass)
    }

    @Test func `every row is a network without host bits`() {
        for row in AddressClass.v4Rows + AddressClass.v6Rows {
            #expect(row.network & ~row.mask == 0)
            #expect(row.mask != 0)
        }
    }
}
