// SPDX-License-Identifier: Apache-2.0

/// The first part of a GPP string: which sections follow, ascending.
enum GPPHeader {
    /// The type every header starts with.
    static let type: UInt64 = 3
    /// The version of the header's layout.
    static let version: UInt64 = 1

    /// Reads the section ids, of which there must be exactly `count`: checked before any range is expanded.
    static func read(_ reader: inout BitReader, count: Int) throws(ConsentStringError) -> [Int] {
        let type = try reader.read(6)
        guard type == Self.type else { throw reader.failure(.headerType, at: 0, value: Int(type)) }
        let version = try reader.read(6)
        guard version == Self.version else { throw reader.failure(.unsupportedVersion, at: 6, value: Int(version)) }
        let ids = try reader.readFibonacciRange(limit: count, excess: .sectionCountMismatch).flatMap(Array.init)
        guard ids.count == count else { throw reader.failure(.sectionCountMismatch, at: 12, value: count) }
        return ids
    }

    /// Writes the header for ascending ids.
    static func text(_ ids: [Int]) -> [UInt8] {
        var bits = BitWriter(capacity: 24 + ids.count * 16)
        bits.append(type, 6)
        bits.append(version, 6)
        bits.appendFibonacciRange(ids)
        var text: [UInt8] = []
        bits.write(to: &text, padding: .character)
        return text
    }
}
