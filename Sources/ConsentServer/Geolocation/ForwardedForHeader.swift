// SPDX-License-Identifier: Apache-2.0

/// The entries of `X-Forwarded-For` from the last one, the nearest hop's, to the first.
///
/// Only what is asked for is read: what a client makes up stands in front and costs nothing.
struct ForwardedForHeader: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var end: Int?

    init(_ value: String) {
        bytes = Array(value.utf8)
        end = bytes.count
    }

    /// The next entry towards the client; an empty one is a hop that said nothing.
    mutating func next() -> ForwardedNode? {
        guard let end else { return nil }
        let comma = bytes[..<end].lastIndex(of: UInt8(ascii: ","))
        var entry = bytes[(comma.map { $0 + 1 } ?? 0)..<end]
        self.end = comma
        while let first = entry.first, Self.isBlank(first) { entry.removeFirst() }
        while let last = entry.last, Self.isBlank(last) { entry.removeLast() }
        return entry.isEmpty ? .hidden : ForwardedNode(entry)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
