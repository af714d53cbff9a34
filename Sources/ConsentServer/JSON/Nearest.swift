// SPDX-License-Identifier: Apache-2.0

/// The one of `candidates` that `text` is most likely a misspelling of; nil where none is close.
///
/// Letters' case and the difference between `camelCase` and `snake_case` do not count; beyond that, one slip is allowed
/// in a short name and two in a name of six characters or more.
func nearest(to text: String, of candidates: some Sequence<String>) -> String? {
    let text = plainLetters(text)
    guard (1...64).contains(text.count) else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
        let letters = plainLetters(candidate)
        let limit = letters.count < 6 ? 1 : 2
        guard abs(letters.count - text.count) <= limit else { continue }
        let distance = editDistance(text, letters)
        if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
}

private func plainLetters(_ text: String) -> [UInt8] {
    text.utf8.prefix(128).compactMap { byte in
        switch byte {
        case UInt8(ascii: "_"), UInt8(ascii: "-"): nil
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        default: byte
        }
    }
}

/// How many insertions, deletions, replacements and swaps of neighbours lead from one to the other.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, byte) in left.enumerated() {
        var current = [row + 1]
        for (column, other) in right.enumerated() {
            var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (byte == other ? 0 : 1))
            if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
                cost = min(cost, beforeLast[column - 1] + 1)
            }
            current.append(cost)
        }
        (beforeLast, last) = (last, current)
    }
    return last[right.count]
}
