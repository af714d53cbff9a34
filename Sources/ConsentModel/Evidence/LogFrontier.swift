// SPDX-License-Identifier: Apache-2.0

/// The right edge of the log: the hashes of the complete subtrees that it falls into, from which it grows.
///
/// A leaf costs one hash of a node on average, and the head as many as there are subtrees.
public struct LogFrontier: Sendable, Equatable {
    /// How many entries the log has.
    public private(set) var size: Int64 = 0
    /// The largest subtree's first.
    private var hashes: [[UInt8]] = []

    /// An empty log.
    public init() {}

    /// A log of that size, whose subtrees' hashes are looked up.
    public init<Failure>(size: Int64, hash: (LogNode) throws(Failure) -> [UInt8]) throws(Failure) {
        self.size = size
        for node in LogRange(0, size).nodes { hashes.append(try hash(node)) }
    }

    /// Adds an entry; gives the subtrees that it completed, the smallest first, without its own leaf.
    @discardableResult
    public mutating func append(_ leaf: [UInt8], hashing: EventHashing) -> [(node: LogNode, hash: [UInt8])] {
        var completed: [(LogNode, [UInt8])] = []
        var hash = leaf
        var level = 0
        while size >> Int64(level) & 1 == 1, let left = hashes.popLast() {
            hash = hashing.node(left, hash)
            level += 1
            completed.append((LogNode(level: level, index: size >> Int64(level)), hash))
        }
        hashes.append(hash)
        size += 1
        return completed
    }

    /// The Merkle tree hash (RFC 6962 §2.1).
    public func root(_ hashing: EventHashing) -> [UInt8] { hashing.fold(hashes) }
}

extension EventHashing {
    /// The hash of a stretch of the log from those of its complete subtrees, the largest first.
    public func fold(_ hashes: [[UInt8]]) -> [UInt8] {
        guard var hash = hashes.last else { return emptyLog }
        for left in hashes.dropLast().reversed() { hash = node(left, hash) }
        return hash
    }

    /// The hash that the path leads to from a leaf: the head's, where the entry is in the log (RFC 9162 §2.1.3.2).
    ///
    /// Nil where the path has the wrong length.
    public func root(ofLeaf leaf: [UInt8], index: Int64, size: Int64, path: [[UInt8]]) -> [UInt8]? {
        guard index >= 0, index < size else { return nil }
        let ranges = LogProof.inclusion(of: index, size: size)
        guard ranges.count == path.count else { return nil }
        var hash = leaf
        for (range, sibling) in zip(ranges, path) {
            hash = range.lower > index ? node(hash, sibling) : node(sibling, hash)
        }
        return hash
    }

    /// The heads that a consistency proof leads to; nil where it has the wrong length (RFC 9162 §2.1.4.2).
    public func roots(
        from earlier: Int64, root: [UInt8], to size: Int64, path: [[UInt8]]
    ) -> (earlier: [UInt8], later: [UInt8])? {
        let ranges = LogProof.consistency(from: earlier, to: size)
        guard earlier > 0, earlier <= size, ranges.count == path.count else { return nil }
        if earlier == size { return (root, root) }
        var steps = Array(zip(ranges, path))
        var (old, new) = (root, root)
        if let first = steps.first, first.0.upper == earlier {
            (old, new) = (first.1, first.1)
            steps.removeFirst()
        }
        for (range, sibling) in steps {
            if range.lower >= earlier {
                new = node(new, sibling)
            } else {
                old = node(sibling, old)
                new = node(sibling, new)
            }
        }
        return (old, new)
    }
}
