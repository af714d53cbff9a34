// SPDX-License-Identifier: Apache-2.0

/// Which header fields the server reads for itself and which it keeps for the service, found by name without case.
struct HTTPFieldTable: Sendable {
    /// What a field means to the framing of a request.
    enum Role: Sendable {
        case none, host, contentLength, transferEncoding, expect, requestID
    }

    struct Entry: Sendable {
        var name: String
        var role: Role
        /// Whether the field's value goes into the request.
        var isKept: Bool
    }

    /// Kept always: `BodyPolicy` reads them.
    static let alwaysKept: Set<String> = ["content-type", "content-encoding"]

    private static let roles: [String: Role] = [
        "host": .host, "content-length": .contentLength, "transfer-encoding": .transferEncoding, "expect": .expect,
        "x-request-id": .requestID,
    ]

    let entries: [Entry]
    /// Length, first and last byte of each name: nearly always enough to tell that a field is not here.
    private let keys: [UInt32]
    private let names: [CaselessBytes]

    init(kept: Set<String>) {
        let kept = Set(kept.map { $0.lowercased() }).union(Self.alwaysKept)
        entries = kept.union(Self.roles.keys).sorted().map { name in
            Entry(name: name, role: Self.roles[name] ?? .none, isKept: kept.contains(name))
        }
        names = entries.map { CaselessBytes($0.name) }
        keys = names.map { Self.key($0.bytes.span) }
    }

    /// The index in `entries` of the field named `name`.
    func find(_ name: Span<UInt8>) -> Int? {
        guard !name.isEmpty else { return nil }
        let key = Self.key(name)
        for index in keys.indices where keys[index] == key && names[index].equals(name) { return index }
        return nil
    }

    private static func key(_ name: Span<UInt8>) -> UInt32 {
        guard !name.isEmpty else { return 0 }
        let ends = UInt32(name[0] | 0x20) << 8 | UInt32(name[name.count - 1] | 0x20)
        return UInt32(truncatingIfNeeded: name.count) << 16 | ends
    }
}
