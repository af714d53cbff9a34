// SPDX-License-Identifier: Apache-2.0

extension IPAddress {
    /// How an address is written, and whether a v4 address is inside it.
    enum Form: String, Sendable, CaseIterable {
        case v4 = "ipv4"
        case v6 = "ipv6"
        /// `::ffff:0:0/96`: a v4 peer seen through a v6 socket (RFC 4291, 2.5.5.2).
        case v4Mapped = "ipv4_mapped"
        /// `64:ff9b::/96`: a v4 address seen from a v6-only network (RFC 6052).
        case nat64
        /// `2002::/16`: a v6 network behind a v4 address (RFC 3056).
        case sixToFour = "6to4"
    }

    var form: Form {
        if family == .v4 { return .v4 }
        if high == 0, low >> 32 == 0xffff { return .v4Mapped }
        if high == 0x0064_ff9b_0000_0000, low >> 32 == 0 { return .nat64 }
        if high >> 48 == 0x2002 { return .sixToFour }
        return .v6
    }

    /// The address to look up: the v4 address inside, where there is one, else the address itself.
    var lookedUp: IPAddress {
        switch form {
        case .v4, .v6: self
        case .v4Mapped, .nat64: IPAddress(v4: UInt32(truncatingIfNeeded: low))
        case .sixToFour: IPAddress(v4: UInt32(truncatingIfNeeded: high >> 16))
        }
    }

    /// The address to compare with trusted ones: a v4-mapped one as v4, and nothing else unwrapped.
    ///
    /// A NAT64 or 6to4 address names a v4 address that it need not have come from.
    var unmapped: IPAddress {
        form == .v4Mapped ? IPAddress(v4: UInt32(truncatingIfNeeded: low)) : self
    }
}
