// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Reads of the log: every eighth level is stored, the rest is hashed from what is stored.
extension SQLiteReading {
    func logSize() throws(StorageError) -> Int64? {
        let block = try lastBlock()
        // A whole block of them waits to be indexed.
        let rest = try integer(.countAfter, [.integer(block.end), .integer(StoredLog.block)]) ?? 0
        return rest == StoredLog.block ? nil : block.count * StoredLog.block + rest
    }

    /// How many blocks are indexed, and the sequence of the last entry in them.
    func lastBlock() throws(StorageError) -> (count: Int64, end: Int64) {
        let row = try connection.statement(.lastBlock)
        defer { row.reset() }
        return try row.step() ? (row.integer(0) + 1, row.integer(1)) : (0, .min)
    }

    func lastSequence(ofBlock block: Int64) throws(StorageError) -> Int64? {
        try integer(.blockEnd, [.integer(block)])
    }

    func logHash(of node: LogNode) throws(StorageError) -> [UInt8] {
        let base = node.level / StoredLog.step * StoredLog.step
        let width: Int64 = 1 << Int64(node.level - base)
        let first = node.index * width
        let hashes =
            base == 0 ? try leaves(from: first, count: width) : try stored(base, first...(first + width - 1))
        guard Int64(hashes.count) == width else {
            throw .corrupt("the log has no node \(node.index) of level \(node.level)")
        }
        return hashing.perfectRoot(hashes)
    }

    private var hashing: EventHashing { EventSealing.standard.hashing }

    private func stored(_ level: Int, _ indices: ClosedRange<Int64>) throws(StorageError) -> [[UInt8]] {
        let row = try connection.statement(.logNodes)
        defer { row.reset() }
        try row.bind([.integer(Int64(level)), .integer(indices.lowerBound), .integer(indices.upperBound)])
        var hashes: [[UInt8]] = []
        while try row.step() { hashes.append(row.exactBlob(0)) }
        return hashes
    }

    /// Leaves of one block, or of those behind the last.
    private func leaves(from index: Int64, count: Int64) throws(StorageError) -> [[UInt8]] {
        let block = index / StoredLog.block
        let start = block == 0 ? Int64.min : try lastSequence(ofBlock: block - 1)
        guard let start else { throw .corrupt("the log has no block \(block - 1)") }
        return try leaves(after: start, skipping: index % StoredLog.block, limit: count).map(\.leaf)
    }

    func leaves(
        after sequence: Int64, skipping offset: Int64, limit: Int64
    ) throws(StorageError) -> [(leaf: [UInt8], sequence: Int64)] {
        let row = try connection.statement(.leaves)
        defer { row.reset() }
        try row.bind([.integer(sequence), .integer(offset), .integer(limit)])
        var leaves: [(leaf: [UInt8], sequence: Int64)] = []
        while try row.step() { leaves.append((row.exactBlob(0), row.integer(1))) }
        return leaves
    }

    func logIndex(of sequence: Int64) throws(StorageError) -> Int64? {
        // The first block that ends at or behind it; sequences ascend with the blocks.
        var (low, high) = (Int64(0), try lastBlock().count)
        while low < high {
            let middle = (low + high) / 2
            guard let end = try lastSequence(ofBlock: middle) else { throw .corrupt("the log has no block \(middle)") }
            if end < sequence { low = middle + 1 } else { high = middle }
        }
        let start = low == 0 ? Int64.min : try lastSequence(ofBlock: low - 1) ?? .min
        let row = try connection.statement(.countBetween)
        defer { row.reset() }
        try row.bind([.integer(start), .integer(sequence)])
        guard try row.step(), row.integer(0) > 0, row.integer(1) == sequence else { return nil }
        return low * StoredLog.block + row.integer(0) - 1
    }

    func newestHead() throws(StorageError) -> SignedHead? { try head(notBeyond: .max)?.head }

    func head(notBeyond size: Int64) throws(StorageError) -> StoredHead? {
        try heads(.headNotBeyond, [.integer(size)]).first
    }

    func heads(beyond size: Int64, through last: Int64) throws(StorageError) -> [StoredHead] {
        try heads(.headsBeyond, [.integer(size), .integer(last)])
    }

    private func heads(_ query: Query, _ values: [SQLiteValue]) throws(StorageError) -> [StoredHead] {
        let log = try instance()
        let row = try connection.statement(query)
        defer { row.reset() }
        try row.bind(values)
        var heads: [StoredHead] = []
        while try row.step() {
            let head = LogHead(
                log: log, size: row.integer(1), root: row.exactBlob(2),
                signedAt: Timestamp(milliseconds: row.integer(3)))
            heads.append(
                StoredHead(
                    number: row.integer(0), head: SignedHead(head: head, signature: row.exactBlob(4))))
        }
        return heads
    }

    private func instance() throws(StorageError) -> [UInt8] {
        let row = try connection.prepare("SELECT instance FROM meta WHERE id = 1")
        return try row.step() ? row.blob(0) : []
    }

    /// The first column of the first row.
    func integer(_ query: Query, _ values: [SQLiteValue]) throws(StorageError) -> Int64? {
        let row = try connection.statement(query)
        defer { row.reset() }
        try row.bind(values)
        return try row.step() ? row.optionalInteger(0) : nil
    }
}

extension EventHashing {
    /// The hash over a power of two of hashes.
    func perfectRoot(_ hashes: [[UInt8]]) -> [UInt8] {
        var hashes = hashes
        while hashes.count > 1 {
            hashes = stride(from: 0, to: hashes.count - 1, by: 2).map { node(hashes[$0], hashes[$0 + 1]) }
        }
        return hashes.first ?? emptyLog
    }
}
