// SPDX-License-Identifier: Apache-2.0

/// When the writer moves the log into the file: small and often, so that no request waits for a large one.
struct CheckpointPolicy {
    /// Pages in the log at which it is due.
    let threshold: Int
    private var due: Int
    /// Whether the log has nothing in it.
    private(set) var logIsCut = false

    init(threshold: Int) {
        self.threshold = threshold
        due = threshold
    }

    /// Takes note of the log's length after a commit; gives the checkpoint that is due.
    ///
    /// Readers that are always about keep the log from beginning anew, now and then: where it grew to eight times the
    /// threshold, they are waited for.
    @discardableResult
    mutating func committed(pages: Int) -> SQLiteConnection.CheckpointMode? {
        if pages > 0 { logIsCut = false }
        // A log that begins anew has been moved in full.
        if pages < due - threshold { due = threshold }
        guard pages >= due else { return nil }
        due = pages + threshold
        return pages >= 8 * threshold ? .restart : .passive
    }

    /// Takes note of a checkpoint: after a complete one the next commit begins the log anew.
    mutating func checkpointed(isComplete: Bool) {
        if isComplete { due = threshold }
    }

    /// Takes note that the log was cut to nothing.
    mutating func cut() {
        logIsCut = true
        due = threshold
    }
}
