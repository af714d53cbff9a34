// SPDX-License-Identifier: Apache-2.0

/// A complete subtree of the log: the 2^level entries from index × 2^level on.
public struct LogNode: Hashable, Sendable {
    /// 0 for an entry's leaf.
    public var level: Int
    /// Counts the subtrees of that level from 0.
    public var index: Int64

    /// A complete subtree.
    public init(level: Int, index: Int64) {
        self.level = level
        self.index = index
    }
}

/// A stretch of the log whose hash stands in a proof: RFC 6962's `D[lower:upper]`.
public struct LogRange: Hashable, Sendable {
    /// The index of its first entry.
    public var lower: Int64
    /// The index behind its last entry.
    public var upper: Int64

    /// The entries from `lower` to before `upper`.
    public init(_ lower: Int64, _ upper: Int64) {
        self.lower = lower
        self.upper = upper
    }

    /// How many entries it has.
    public var count: Int64 { upper - lower }

    /// The complete subtrees that it falls into, the largest first; its hash is folded from the last to the first.
    public var nodes: [LogNode] {
        var nodes: [LogNode] = []
        var start = lower
        while start < upper {
            let level = 63 - (upper - start).leadingZeroBitCount
            nodes.append(LogNode(level: level, index: start >> Int64(level)))
            start += 1 << Int64(level)
        }
        return nodes
    }

    /// Where RFC 6962 splits it: behind the largest power of two that is smaller than its count, which is 2 or more.
    fileprivate var middle: Int64 { lower + 1 << Int64(63 - (count - 1).leadingZeroBitCount) }
}

/// Which stretches of the log a proof is made of (RFC 6962 §2.1.1, §2.1.2), in the order of the proof.
public enum LogProof {
    /// The path from an entry to the head of a log of `size` entries; `index` is smaller than `size`.
    public static func inclusion(of index: Int64, size: Int64) -> [LogRange] {
        var path: [LogRange] = []
        var range = LogRange(0, size)
        while range.count > 1 {
            let middle = range.middle
            if index < middle {
                path.append(LogRange(middle, range.upper))
                range.upper = middle
            } else {
                path.append(LogRange(range.lower, middle))
                range.lower = middle
            }
        }
        return path.reversed()
    }

    /// What shows that a log of `size` entries begins with those that it had at `earlier`; from 0 and from `size`
    /// itself there is nothing to show.
    public static func consistency(from earlier: Int64, to size: Int64) -> [LogRange] {
        guard earlier > 0, earlier < size else { return [] }
        var path: [LogRange] = []
        var range = LogRange(0, size)
        while range.upper != earlier {
            let middle = range.middle
            if earlier <= middle {
                path.append(LogRange(middle, range.upper))
                range.upper = middle
            } else {
                path.append(LogRange(range.lower, middle))
                range.lower = middle
            }
        }
        // The earlier head itself is known to whoever asks, where it is one complete stretch from the start.
        if range.lower > 0 { path.append(range) }
        return path.reversed()
    }
}
