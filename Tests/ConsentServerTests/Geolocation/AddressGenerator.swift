// SPDX-License-Identifier: Apache-2.0

@testable import ConsentServer

/// SplitMix64: the same seed gives the same addresses everywhere.
struct AddressGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    mutating func v4() -> IPAddress { IPAddress(v4: UInt32(truncatingIfNeeded: next())) }

    /// A v6 address; every other one has runs of zero groups.
    mutating func v6() -> IPAddress {
        let sparse = Bool.random(using: &self)
        var bits: UInt128 = 0
        for _ in 0..<8 {
            let group = sparse && Bool.random(using: &self) ? 0 : UInt16.random(in: 0...UInt16.max, using: &self)
            bits = bits << 16 | UInt128(group)
        }
        return IPAddress(v6: bits)
    }
}
