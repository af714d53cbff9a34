// SPDX-License-Identifier: Apache-2.0

/// How far a verification has come: whoever runs it carries it from one step to the next.
struct VerificationState: Sendable, Equatable {
    /// What the next step looks at.
    enum Phase: Int64, Sendable {
        case entries, forms, places, strays, done
    }

    var phase = Phase.entries
    /// The newest event when it began.
    var bound: Int64 = 0
    /// Entries that the log had then.
    var size: Int64 = 0
    /// Heads that were kept of it then.
    var heads: Int64 = 0
    /// The next block of 256 entries.
    var block: Int64 = 0
    /// The last form that was looked at.
    var form: Int64 = 0
    /// The last row of the current choices that was looked at.
    var slot: Int64 = .min
    var tally = SegmentTally()

    /// One line for the caller to give back.
    var text: String {
        let numbers = [
            phase.rawValue, bound, size, block, form, slot, tally.entries, tally.erased, tally.current, tally.heads,
            Int64(bitPattern: tally.references.high), Int64(bitPattern: tally.references.low),
            heads, Int64(bitPattern: tally.places.high), Int64(bitPattern: tally.places.low),
        ]
        return numbers.map { String($0) }.joined(separator: ".")
    }

    init() {}

    /// Nil where the text is not that of a state.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int64($0) }
        guard parts.count == 15, numbers.count == 15, let phase = Phase(rawValue: numbers[0]),
            numbers[1...4].allSatisfy({ $0 >= 0 }), numbers[3] <= numbers[2] / StoredLog.block + 1
        else { return nil }
        self.phase = phase
        (bound, size, block, form, slot) = (numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
        heads = numbers[12]
        tally = SegmentTally(
            entries: numbers[6], erased: numbers[7], current: numbers[8], heads: numbers[9],
            references: ReferenceSum(
                high: UInt64(bitPattern: numbers[10]), low: UInt64(bitPattern: numbers[11])),
            places: ReferenceSum(
                high: UInt64(bitPattern: numbers[13]), low: UInt64(bitPattern: numbers[14])))
    }
}
