// SPDX-License-Identifier: Apache-2.0

/// Where in its work the store met an error.
enum StorageStep: CaseIterable {
    /// Beginning a transaction, or in a statement of it: nothing was committed.
    case statement
    /// Committing: unless SQLite says why it did not, nobody knows what is on disk.
    case commit
    /// Moving pages from the log into the file: the log still has them.
    case checkpoint
    /// A reader's statement.
    case reading
}

/// Whether the store accepts writes, as a function of what went wrong.
struct WriterCondition: Equatable {
    /// Why writes are refused, nil while they are accepted.
    private(set) var refusing: StorageError?
    /// Whether only a restart can help.
    private(set) var isFinal = false

    /// What an error means for the writes to come.
    enum Consequence: Equatable {
        /// Only whoever met it.
        case none
        /// Refused until a write succeeds again.
        case untilWritten(StorageError)
        /// Refused until a restart has read the file anew.
        case untilRestart(StorageError)
    }

    /// What an error of SQLite in this step means.
    static func consequence(of result: SQLiteResult, in step: StorageStep) -> Consequence {
        if result.isSyncFailure { return .untilRestart(.failed) }
        switch (result.primary, step) {
        case (.corrupt, _), (.notADatabase, _):
            return .untilRestart(.corrupt("SQLite found damage (code \(result.rawValue))"))
        case (.full, .statement), (.full, .commit), (.full, .checkpoint): return .untilWritten(.full)
        case (.readOnly, .statement), (.readOnly, .commit), (.readOnly, .checkpoint), (.permission, .statement):
            return .untilWritten(.readOnly)
        case (.busy, _), (.locked, _): return .none
        case (_, .commit), (.inputOutput, .checkpoint): return .untilRestart(.failed)
        default: return .none
        }
    }

    /// Takes note of an error.
    mutating func met(_ result: SQLiteResult, in step: StorageStep) {
        guard !isFinal else { return }
        switch Self.consequence(of: result, in: step) {
        case .none: break
        case .untilWritten(let error): refusing = error
        case .untilRestart(let error):
            refusing = error
            isFinal = true
        }
    }

    /// Takes note that the file is no longer where it was: what is written now would be found by nobody.
    mutating func lostFile() {
        guard !isFinal else { return }
        refusing = .failed
        isFinal = true
    }

    /// Takes note of a write that reached the disk.
    mutating func wrote() {
        if !isFinal { refusing = nil }
    }
}
