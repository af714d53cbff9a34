// SPDX-License-Identifier: Apache-2.0

/// What a publisher allows some vendors for one purpose, whatever they declared, as it stands in a string.
///
/// What of it counts in a choice is a `PublisherRestriction`.
public struct PubRestriction: Hashable, Sendable {
    /// The kinds of restriction, by their number on the wire.
    public enum Kind: UInt8, Hashable, Sendable {
        case notAllowed = 0
        case requireConsent = 1
        case requireLegitimateInterest = 2
        /// Not defined by the framework: to be ignored.
        case undefined = 3
    }

    /// The purpose, 0 to 63 on the wire; the vendor list defines 1 to 11.
    public var purposeId: UInt8
    /// What is restricted.
    public var restrictionType: Kind
    /// The vendors it applies to; gaps and deleted vendors may be among them.
    public var vendors: VendorSet

    /// A restriction of some vendors for one purpose.
    public init(purposeId: UInt8, restrictionType: Kind, vendors: VendorSet) {
        (self.purposeId, self.restrictionType, self.vendors) = (purposeId, restrictionType, vendors)
    }
}

extension BitReader {
    /// The list of restrictions; what breaks a rule in it is added to `problems`.
    mutating func readRestrictions(
        problems: inout [ConsentStringProblem]
    ) throws(ConsentStringError) -> [PubRestriction] {
        let count = Int(try read(12))
        var restrictions: [PubRestriction] = []
        restrictions.reserveCapacity(min(count, remaining / 20))
        for _ in 0..<count {
            let start = position
            let purpose = UInt8(truncatingIfNeeded: try read(6))
            let kind = PubRestriction.Kind(rawValue: UInt8(truncatingIfNeeded: try read(2))) ?? .undefined
            var overlap = false
            let vendors = try readRanges(max: .max, overlap: &overlap)
            restrictions.append(PubRestriction(purposeId: purpose, restrictionType: kind, vendors: vendors))
            if !TCString.definedPurposes.contains(Int(purpose)) {
                problems.append(
                    .init(
                        .restrictionPurposeUndefined, .invalid, segment: segment, bitOffset: start, value: Int(purpose))
                )
            }
            if kind == .undefined {
                problems.append(
                    .init(.restrictionTypeUndefined, .invalid, segment: segment, bitOffset: start + 6, value: 3))
            }
            if overlap {
                problems.append(.init(.rangesOverlap, .notice, segment: segment, bitOffset: start + 8))
            }
        }
        return restrictions
    }
}

extension BitWriter {
    /// Appends the list of restrictions.
    ///
    /// The caller has checked its limits.
    mutating func append(_ restrictions: [PubRestriction]) {
        append(UInt64(restrictions.count), 12)
        for restriction in restrictions {
            append(UInt64(restriction.purposeId), 6)
            append(UInt64(restriction.restrictionType.rawValue), 2)
            append(restriction.vendors.ranges)
        }
    }
}
