// SPDX-License-Identifier: Apache-2.0

extension AdditionalConsent {
    /// Reads a string of version 1 (`1~1.2`) or 2 (`2~1.2~dv.3`).
    public static func decode(_ text: String) throws(ConsentStringError) -> Self {
        let bytes = text.utf8Span.span
        try ConsentText.checkLength(bytes)
        let versionEnd = ConsentText.end(of: ConsentText.tilde, in: bytes, from: 0, to: bytes.count)
        guard versionEnd < bytes.count else { throw ConsentStringError(.partMissing, segment: 1) }
        guard versionEnd == 1, let version = [UInt8(ascii: "1"): 1, UInt8(ascii: "2"): 2][bytes[0]] else {
            throw ConsentStringError(.unsupportedVersion)
        }
        var problems: [ConsentStringProblem] = []
        let listEnd = ConsentText.end(of: ConsentText.tilde, in: bytes, from: 2, to: bytes.count)
        let granted = try readIDs(bytes, from: 2, to: listEnd, segment: 1, &problems)
        var shown: [Int]?
        if version == 2 {
            guard listEnd < bytes.count else { throw ConsentStringError(.partMissing, segment: 2) }
            let end = ConsentText.end(of: ConsentText.tilde, in: bytes, from: listEnd + 1, to: bytes.count)
            shown = try readDisclosed(bytes, from: listEnd + 1, to: end, &problems)
            guard end == bytes.count else { throw ConsentStringError(.extraPart, segment: 3) }
        } else if listEnd < bytes.count {
            throw ConsentStringError(.extraPart, segment: 2)
        }
        var result = Self(version: version, consented: granted, disclosed: shown)
        if result.consented.count + (result.disclosed?.count ?? 0) < granted.count + (shown?.count ?? 0) {
            problems.append(.init(.idRepeated, .notice, segment: shown == nil ? 1 : 2))
        }
        result.problems = problems
        return result
    }

    /// The third part: "dv." and ids.
    ///
    /// "dv" alone is seen in the wild and means none.
    private static func readDisclosed(
        _ text: Span<UInt8>, from start: Int, to end: Int, _ problems: inout [ConsentStringProblem]
    ) throws(ConsentStringError) -> [Int] {
        guard end - start >= 2, text[start] == UInt8(ascii: "d"), text[start + 1] == UInt8(ascii: "v") else {
            throw ConsentStringError(.partMissing, segment: 2)
        }
        guard end - start > 2 else {
            problems.append(.init(.separatorMissing, .notice, segment: 2, bitOffset: 12))
            return []
        }
        guard text[start + 2] == ConsentText.dot else {
            throw ConsentStringError(.illegalCharacter, segment: 2, bitOffset: 12)
        }
        return try readIDs(text, from: start + 3, to: end, segment: 2, &problems)
    }

    /// Decimal ids joined by dots; nothing at all is the empty list.
    private static func readIDs(
        _ text: Span<UInt8>, from start: Int, to end: Int, segment: Int, _ problems: inout [ConsentStringProblem]
    ) throws(ConsentStringError) -> [Int] {
        var ids: [Int] = []
        var next = start
        guard start < end else { return ids }
        var hasLeadingZero = false
        while next <= end {
            let idEnd = ConsentText.end(of: ConsentText.dot, in: text, from: next, to: end)
            let place = (next - start) * 6
            guard next < idEnd else { throw ConsentStringError(.emptySegment, segment: segment, bitOffset: place) }
            var id = 0
            for index in next..<idEnd {
                guard (0x30...0x39).contains(text[index]) else {
                    throw ConsentStringError(.illegalCharacter, segment: segment, bitOffset: (index - start) * 6)
                }
                id = id * 10 + Int(text[index] - 0x30)
                guard id <= Int(Int32.max) else {
                    throw ConsentStringError(.invalidID, segment: segment, bitOffset: place)
                }
            }
            guard id > 0 else { throw ConsentStringError(.invalidID, segment: segment, bitOffset: place) }
            if text[next] == 0x30, !hasLeadingZero {
                hasLeadingZero = true
                problems.append(.init(.leadingZero, .notice, segment: segment, bitOffset: place, value: id))
            }
            ids.append(id)
            next = idEnd + 1
        }
        return ids
    }
}
