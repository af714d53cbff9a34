// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Ids that tell one request's log lines from another's: unique in a process, and hard to guess from another.
final class RequestIDs: Sendable {
    private let counter = Atomic<UInt64>(0)
    private let seed = UInt64.random(in: .min ... .max)

    /// 13 characters, few enough for a string without an allocation.
    func next() -> String {
        let number = counter.wrappingAdd(1, ordering: .relaxed).newValue
        return Self.text(Self.scrambled(seed &+ number &* 0x9e37_79b9_7f4a_7c15))
    }

    /// The caller's own id, where it is one that a log may hold.
    static func accepted(_ value: Span<UInt8>) -> String? {
        guard (1...64).contains(value.count), ByteSet.requestID.contains(all: value) else { return nil }
        return PercentDecoding.text(value)
    }

    /// SplitMix64's finalizer: each number has its own result.
    private static func scrambled(_ number: UInt64) -> UInt64 {
        var bits = number
        bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
        return bits ^ bits >> 31
    }

    private static func text(_ number: UInt64) -> String {
        let digits: StaticString = "0123456789abcdefghjkmnpqrstvwxyz"
        return unsafe String(unsafeUninitializedCapacity: 13) { bytes in
            for index in 0..<13 {
                let digit = Int(truncatingIfNeeded: number &>> UInt64(60 - 5 * index) & 31)
                unsafe bytes[index] = digits.utf8Start[digit]
            }
            return 13
        }
    }
}
