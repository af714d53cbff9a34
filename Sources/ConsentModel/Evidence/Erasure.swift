// SPDX-License-Identifier: Apache-2.0

/// Why a payload is gone.
public enum ErasureReason: String, Sendable, CaseIterable {
    /// The person asked for it.
    case request
    /// It was kept as long as it was to be kept.
    case retention
}

extension ErasureReason: EvidenceCoded {
    /// The byte that stands for this reason: no single bit apart.
    public var evidenceCode: UInt8 {
        switch self {
        case .request: 1
        case .retention: 2
        }
    }
}

/// The record that an event's payload was erased: without one, a missing payload is damage.
public struct Erasure: Sendable, Equatable {
    /// The event's.
    public var sequence: Int64
    /// Why.
    public var reason: ErasureReason
    /// When.
    public var erasedAt: Timestamp

    /// A record.
    public init(sequence: Int64, reason: ErasureReason, erasedAt: Timestamp) {
        self.sequence = sequence
        self.reason = reason
        self.erasedAt = erasedAt
    }
}
