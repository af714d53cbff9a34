// SPDX-License-Identifier: Apache-2.0

extension IPAddress: CustomStringConvertible {
    /// The canonical text of RFC 5952; a v4-mapped address ends in its dotted v4 part.
    var description: String {
        guard family == .v6 else { return Self.dotted(UInt32(truncatingIfNeeded: low)) }
        if form == .v4Mapped { return "::ffff:" + Self.dotted(UInt32(truncatingIfNeeded: low)) }
        let bits = bits
        let groups = (0..<8).map { UInt16(truncatingIfNeeded: bits >> (112 - 16 * $0)) }
        guard let gap = Self.longestRunOfZeros(groups) else { return Self.joined(groups[...]) }
        return Self.joined(groups[..<gap.lowerBound]) + "::" + Self.joined(groups[gap.upperBound...])
    }

    private static func dotted(_ bits: UInt32) -> String {
        "\(bits >> 24).\(bits >> 16 & 255).\(bits >> 8 & 255).\(bits & 255)"
    }

    private static func joined(_ groups: ArraySlice<UInt16>) -> String {
        groups.map { String($0, radix: 16) }.joined(separator: ":")
    }

    /// The first of the longest runs of two or more zero groups, the one that `::` stands for.
    private static func longestRunOfZeros(_ groups: [UInt16]) -> Range<Int>? {
        var longest = 0..<0
        var start = 0
        for (index, group) in groups.enumerated() {
            if group != 0 {
                start = index + 1
            } else if index + 1 - start > longest.count {
                longest = start..<index + 1
            }
        }
        return longest.count >= 2 ? longest : nil
    }
}
