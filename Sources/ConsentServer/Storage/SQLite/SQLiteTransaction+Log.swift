// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// What the writer knows of the log's right edge.
enum LogEdge {
    /// Nothing yet, or nothing any more: it is read when it is needed.
    case unknown
    /// Entries of an older schema wait to be indexed; until then new ones wait behind them.
    case behind
    case known(LogFrontier)
}

extension SQLiteTransaction {
    /// Adds a leaf to the log and keeps what it completes; the event is written after it.
    func growLog(_ leaf: [UInt8], sequence: Int64) throws(StorageError) {
        if case .unknown = logEdge { logEdge = try readEdge() }
        guard case .known(var frontier) = logEdge else { return }
        // Not shared while it grows, so that its hashes are not copied for each leaf.
        logEdge = .unknown
        let completed = frontier.append(leaf, hashing: sealing.hashing)
        for (node, hash) in completed where node.level % StoredLog.step == 0 {
            try keep(node, hash, end: sequence)
        }
        logEdge = .known(frontier)
    }

    private func keep(_ node: LogNode, _ hash: [UInt8], end: Int64) throws(StorageError) {
        try connection.run(
            .putLogNode, [.integer(Int64(node.level)), .integer(node.index), .integer(end), .blob(hash)])
    }

    private func readEdge() throws(StorageError) -> LogEdge {
        let block = try lastBlock()
        let rest = try leaves(after: block.end, skipping: 0, limit: StoredLog.block)
        guard rest.count < Int(StoredLog.block) else { return .behind }
        return .known(try frontier(of: block.count, and: rest.map(\.leaf)))
    }

    private func frontier(of blocks: Int64, and leaves: [[UInt8]]) throws(StorageError) -> LogFrontier {
        var frontier = try LogFrontier(size: blocks * StoredLog.block) { (node) throws(StorageError) in
            try logHash(of: node)
        }
        for leaf in leaves { frontier.append(leaf, hashing: sealing.hashing) }
        return frontier
    }

    func indexLog(limit: Int) throws(StorageError) -> Bool {
        let block = try lastBlock()
        let rest = try leaves(after: block.end, skipping: 0, limit: max(StoredLog.block, Int64(limit)))
        let whole = rest.count / Int(StoredLog.block) * Int(StoredLog.block)
        guard whole > 0 else { return false }
        try willWrite()
        var frontier = try frontier(of: block.count, and: [])
        for (leaf, sequence) in rest.prefix(whole) {
            for (node, hash) in frontier.append(leaf, hashing: sealing.hashing)
            where node.level % StoredLog.step == 0 {
                try keep(node, hash, end: sequence)
            }
        }
        logEdge = .unknown
        return true
    }

    func keep(_ head: SignedHead) throws(StorageError) {
        try willWrite()
        try connection.run(
            .putHead,
            [
                .integer(head.head.size), .blob(head.head.root), .integer(head.head.signedAt.milliseconds),
                .blob(head.signature),
            ])
        try connection.run(.countHead)
    }

    func recordErasure(
        of sequences: [Int64], reason: ErasureReason, at time: Timestamp
    ) throws(StorageError) {
        try willWrite()
        for sequence in sequences {
            let erasure = Erasure(sequence: sequence, reason: reason, erasedAt: time)
            try connection.run(
                .putErasure,
                [
                    .integer(sequence), .integer(Int64(reason.evidenceCode)), .integer(time.milliseconds),
                    .blob(sealing.hashing.seal(erasure)),
                ])
        }
    }
}
