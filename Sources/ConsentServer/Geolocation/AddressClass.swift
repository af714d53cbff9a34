// SPDX-License-Identifier: Apache-2.0

/// What an address is for, by the special-purpose registries of IANA (RFC 6890).
enum AddressClass: String, Sendable, CaseIterable {
    /// Assigned to someone, somewhere: the only class that has a country.
    case global
    case unspecified
    case loopback
    /// A network of one's own (RFC 1918).
    case `private`
    /// Shared by a carrier's customers behind its NAT (RFC 6598).
    case carrierNAT = "carrier_nat"
    case linkLocal = "link_local"
    /// A v6 network of one's own (RFC 4193).
    case uniqueLocal = "unique_local"
    case documentation
    case multicast
    /// Set aside for protocols, tests or later.
    case reserved
}

extension IPAddress {
    /// What the address is for, or the v4 address inside it.
    var addressClass: AddressClass {
        let address = lookedUp
        if address.family == .v4 {
            for row in AddressClass.v4Rows where address.low & row.mask == row.network { return row.addressClass }
            return .global
        }
        for row in AddressClass.v6Rows where address.high & row.mask == row.network { return row.addressClass }
        if address.high == 0, address.low <= 1 { return address.low == 0 ? .unspecified : .loopback }
        return address.high >> 61 == 0b001 ? .global : .reserved
    }
}

extension AddressClass {
    struct Row: Sendable {
        var network: UInt64
        var mask: UInt64
        var addressClass: AddressClass

        init(v4 first: UInt64, _ second: UInt64, _ third: UInt64, _ prefix: Int, _ addressClass: AddressClass) {
            mask = (UInt64(UInt32.max) << (32 - prefix)) & UInt64(UInt32.max)
            network = first << 24 | second << 16 | third << 8
            self.addressClass = addressClass
        }

        /// A v6 row looks at the first 64 bits.
        init(v6 high: UInt64, _ prefix: Int, _ addressClass: AddressClass) {
            mask = UInt64.max << (64 - prefix)
            network = high
            self.addressClass = addressClass
        }
    }

    static let v4Rows: [Row] = [
        Row(v4: 10, 0, 0, 8, .private), Row(v4: 172, 16, 0, 12, .private), Row(v4: 192, 168, 0, 16, .private),
        Row(v4: 127, 0, 0, 8, .loopback), Row(v4: 100, 64, 0, 10, .carrierNAT), Row(v4: 169, 254, 0, 16, .linkLocal),
        // "This network"; then protocol assignments, the former 6to4 relays and benchmarks.
        Row(v4: 0, 0, 0, 8, .unspecified), Row(v4: 192, 0, 0, 24, .reserved), Row(v4: 192, 88, 99, 24, .reserved),
        Row(v4: 198, 18, 0, 15, .reserved), Row(v4: 192, 0, 2, 24, .documentation),
        Row(v4: 198, 51, 100, 24, .documentation), Row(v4: 203, 0, 113, 24, .documentation),
        Row(v4: 224, 0, 0, 4, .multicast), Row(v4: 240, 0, 0, 4, .reserved),
    ]

    /// What is in no row and outside `2000::/3` is reserved, `::` and `::1` apart.
    static let v6Rows: [Row] = [
        Row(v6: 0x2001_0db8_0000_0000, 32, .documentation), Row(v6: 0x3fff_0000_0000_0000, 20, .documentation),
        // Protocol assignments (RFC 2928), among them Teredo, benchmarks and ORCHID: none says where its user is.
        Row(v6: 0x2001_0000_0000_0000, 23, .reserved),
        Row(v6: 0xfc00_0000_0000_0000, 7, .uniqueLocal), Row(v6: 0xfe80_0000_0000_0000, 10, .linkLocal),
        Row(v6: 0xff00_0000_0000_0000, 8, .multicast),
        // The former site-local addresses, and a NAT64 prefix of one's own (RFC 8215).
        Row(v6: 0xfec0_0000_0000_0000, 10, .private), Row(v6: 0x0064_ff9b_0001_0000, 48, .private),
    ]
}
