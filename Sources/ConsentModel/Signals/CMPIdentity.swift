// SPDX-License-Identifier: Apache-2.0

/// Who issues TC strings: a consent management platform, as IAB Europe registers it.
public struct CMPIdentity: Hashable, Sendable {
    /// The registered id; nil where the operator has none.
    public var id: UInt16?
    /// The platform's own version.
    public var version: UInt16

    /// An identity; without an id, that of an operator who has none.
    public init(id: UInt16? = nil, version: UInt16 = 1) {
        self.id = id
        self.version = version
    }

    /// The id in the strings of testing apps: the highest of 12 bits, which nobody has.
    public static let unassignedID: UInt16 = 4095
    /// The ids that a platform can have: 0 and 1 are invalid, and the highest is for testing.
    public static let validIDs: ClosedRange<UInt16> = 2...4094

    /// The id that an app's strings carry, nil where it can have none.
    public func issuingID(for environment: AppEnvironment) -> UInt16? {
        environment == .testing ? Self.unassignedID : id
    }
}
