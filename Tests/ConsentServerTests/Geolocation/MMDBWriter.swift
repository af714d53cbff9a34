// SPDX-License-Identifier: Apache-2.0

/// Writes databases of one record, for shapes that no fixture has: it answers for 0.0.0.0/1 and for nothing else.
enum MMDBWriter {
    indirect enum Value {
        case text(String)
        case number(UInt16)
        case count(UInt32)
        case epoch(UInt64)
        case list([Value])
        case map([(String, Value)])
    }

    static func database(
        record: Value, type: String = "Test", epoch: UInt64 = 1_700_000_000, descriptions: [(String, String)] = []
    ) -> [UInt8] {
        // One node of two 24-bit records: the left one points at the data, the right one (the node count) at nothing.
        let tree: [UInt8] = [0, 0, 17, 0, 0, 1]
        let metadata = Value.map([
            ("node_count", .count(1)), ("record_size", .number(24)), ("ip_version", .number(4)),
            ("database_type", .text(type)), ("languages", .list([.text("en")])),
            ("binary_format_major_version", .number(2)), ("binary_format_minor_version", .number(0)),
            ("build_epoch", .epoch(epoch)), ("description", .map(descriptions.map { ($0.0, .text($0.1)) })),
        ])
        return tree + [UInt8](repeating: 0, count: 16) + encoded(record) + [0xab, 0xcd, 0xef]
            + Array("MaxMind.com".utf8) + encoded(metadata)
    }

    private static func encoded(_ value: Value) -> [UInt8] {
        switch value {
        case .text(let text): control(2, text.utf8.count) + Array(text.utf8)
        case .number(let number): control(5, 2) + [UInt8(number >> 8), UInt8(number & 255)]
        case .count(let number): control(6, 4) + (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
        case .epoch(let number): control(9, 8) + (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
        case .list(let values): control(11, values.count) + values.flatMap(encoded)
        case .map(let pairs): control(7, pairs.count) + pairs.flatMap { encoded(.text($0.0)) + encoded($0.1) }
        }
    }

    /// Type and size, as the format packs them; sizes up to 284 are enough here.
    private static func control(_ type: UInt8, _ size: Int) -> [UInt8] {
        let (short, long) = size < 29 ? (UInt8(size), []) : (29, [UInt8(size - 29)])
        return type <= 7 ? [type << 5 | short] + long : [short, type - 7] + long
    }
}
