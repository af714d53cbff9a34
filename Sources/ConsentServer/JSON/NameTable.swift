// SPDX-License-Identifier: Apache-2.0

/// Tells whether an object names a member twice, in constant time a name.
///
/// Names are compared byte for byte, as RFC 8259 (8.3) wants it. Few are compared one by one; more go into a hash table
/// with open addressing. Its hashes are seeded per process, so a caller can't make them collide, and kept, so that
/// growing computes none anew.
struct NameTable {
    private static let few = 12
    private var hashes: [Int] = []
    /// One more than the member's index, 0 where the slot is free; a power of two of them, at most half in use.
    private var slots: [Int32] = []

    /// Whether `name` is new; `members` are those that came before it.
    mutating func add(_ name: String, to members: [JSONMember]) -> Bool {
        if members.count < Self.few {
            for member in members where member.isNamed(name) { return false }
            return true
        }
        if 2 * members.count >= slots.count { grow(members) }
        let hash = Self.hash(name)
        var slot = hash & (slots.count - 1)
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            if hashes[index] == hash, members[index].isNamed(name) { return false }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = Int32(members.count + 1)
        hashes.append(hash)
        return true
    }

    private mutating func grow(_ members: [JSONMember]) {
        while hashes.count < members.count { hashes.append(Self.hash(members[hashes.count].name)) }
        slots = [Int32](repeating: 0, count: max(64, 4 * slots.count))
        for (index, hash) in hashes.enumerated() {
            var slot = hash & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(index + 1)
        }
    }

    private static func hash(_ name: String) -> Int {
        var hasher = Hasher()
        unsafe name.utf8.span.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
        return hasher.finalize()
    }
}
