// SPDX-License-Identifier: Apache-2.0

/// What came out of one stretch of the log.
struct SegmentTally: Sendable, Equatable {
    var entries: Int64 = 0
    /// Entries whose payload is erased.
    var erased: Int64 = 0
    /// Rows of the current choices that were held against their event.
    var current: Int64 = 0
    /// Kept heads whose signature and hash are right.
    var heads: Int64 = 0
    var references = ReferenceSum()
    /// Rows of the current choices that events led to.
    var places = ReferenceSum()

    mutating func add(_ other: SegmentTally) {
        entries += other.entries
        erased += other.erased
        current += other.current
        heads += other.heads
        references.add(other.references)
        places.add(other.places)
    }
}
