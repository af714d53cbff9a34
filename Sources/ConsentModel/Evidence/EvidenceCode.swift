// SPDX-License-Identifier: Apache-2.0

/// A closed list whose members stand in evidence as one byte each, the same for ever.
///
/// A code is never given to another meaning. `docs/evidence.md` lists them all.
public protocol EvidenceCoded: CaseIterable, Sendable {
    /// The byte that stands for this member.
    var evidenceCode: UInt8 { get }
}

extension EvidenceCoded {
    /// The member with this code, nil where none has it.
    ///
    /// Inlinable, since a store asks it for every row.
    @inlinable
    public init?(evidenceCode: UInt8) {
        for member in Self.allCases where member.evidenceCode == evidenceCode {
            self = member
            return
        }
        return nil
    }
}

extension EventType: EvidenceCoded {
    /// The byte that stands for this type.
    public var evidenceCode: UInt8 {
        switch self {
        case .choice: 1
        case .imported: 2
        case .reset: 3
        case .erasure: 4
        }
    }
}

extension ChoiceKind: EvidenceCoded {
    /// The byte that stands for this kind.
    public var evidenceCode: UInt8 {
        switch self {
        case .european: 1
        case .usStates: 2
        }
    }
}

extension GeographySource: EvidenceCoded {
    /// The byte that stands for this source.
    public var evidenceCode: UInt8 {
        switch self {
        case .unknown: 0
        case .ip: 1
        case .header: 2
        case .debug: 3
        }
    }
}

extension AppEnvironment: EvidenceCoded {
    /// The byte that stands for this environment.
    public var evidenceCode: UInt8 {
        switch self {
        case .production: 1
        case .testing: 2
        }
    }
}
