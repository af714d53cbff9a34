// SPDX-License-Identifier: Apache-2.0

/// Tells whether an object names a member twice, in constant time a name.
///
/// Names are compared byte for byte, as RFC 8259 (8.3) wants it: `String` itself takes composed and decomposed letters
/// for equal. Few names are compared one by one; more go into a set whose hashes are seeded per process, so that a
/// caller can't make them collide.
struct NameSet {
    private static let few = 12
    private var names: Set<Name> = []

    /// Whether `name` is new; `members` are those that came before it.
    mutating func insert(_ name: String, besides members: [JSONMember]) -> Bool {
        let name = Name(text: name)
        if members.count < Self.few {
            return !members.contains { Name(text: $0.name) == name }
        }
        if members.count == Self.few {
            for member in members { names.insert(Name(text: member.name)) }
        }
        return names.insert(name).inserted
    }

    private struct Name: Hashable {
        let text: String

        static func == (left: Self, right: Self) -> Bool {
            left.text.utf8.count == right.text.utf8.count && left.text.utf8.elementsEqual(right.text.utf8)
        }

        func hash(into hasher: inout Hasher) {
            let done: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
                unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
            }
            if done == nil { for byte in text.utf8 { hasher.combine(byte) } }
        }
    }
}
