// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The log as everyone may see it: heads that are signed, and proofs against them.
struct Transparency: Sendable {
    let store: any RecordStore
    let key: SigningKey
    let hashing = EventSealing.standard.hashing
    let now: @Sendable () -> Timestamp
    /// The last head that was signed for a reader, so that the same log has the same head.
    private let lastSigned = Locked<SignedHead?>(nil)

    init(store: any RecordStore, key: SigningKey, now: @escaping @Sendable () -> Timestamp) {
        self.store = store
        self.key = key
        self.now = now
    }

    /// The newest head over all that is on disk; nil while the log is being indexed.
    ///
    /// A kept one where it covers everything, else one that is signed for the reader: a read writes nothing.
    func head(_ reader: any RecordReader) throws(StorageError) -> SignedHead? {
        guard let size = try reader.logSize() else { return nil }
        if let kept = try reader.newestHead(), kept.head.size == size { return kept }
        if let last = lastSigned.withLock({ $0 }), last.head.size == size { return last }
        let signed = try sign(size, reader)
        return lastSigned.withLock { last in
            // Whoever came first, so that two readers of one log see one head.
            if let other = last, other.head.size == size { return other }
            last = signed
            return signed
        }
    }

    /// A head over the first `size` entries, signed now.
    func sign(_ size: Int64, _ reader: any RecordReader) throws(StorageError) -> SignedHead {
        key.sign(LogHead(log: store.instance, size: size, root: try root(size, reader), signedAt: now()))
    }

    /// The Merkle tree hash over the first `size` entries.
    func root(_ size: Int64, _ reader: any RecordReader) throws(StorageError) -> [UInt8] {
        try hash(of: LogRange(0, size), reader)
    }

    func inclusion(of index: Int64, size: Int64, _ reader: any RecordReader) throws(StorageError) -> [[UInt8]] {
        try hashes(of: LogProof.inclusion(of: index, size: size), reader)
    }

    func consistency(from earlier: Int64, to size: Int64, _ reader: any RecordReader) throws(StorageError) -> [[UInt8]]
    {
        try hashes(of: LogProof.consistency(from: earlier, to: size), reader)
    }

    private func hashes(of ranges: [LogRange], _ reader: any RecordReader) throws(StorageError) -> [[UInt8]] {
        var hashes: [[UInt8]] = []
        for range in ranges { hashes.append(try hash(of: range, reader)) }
        return hashes
    }

    private func hash(of range: LogRange, _ reader: any RecordReader) throws(StorageError) -> [UInt8] {
        var hashes: [[UInt8]] = []
        for node in range.nodes { hashes.append(try reader.logHash(of: node)) }
        return hashing.fold(hashes)
    }
}
