// SPDX-License-Identifier: Apache-2.0

internal import CSQLite

/// A result code of SQLite, extended (`SQLITE_IOERR_FSYNC`) or primary (`SQLITE_IOERR`).
///
/// The extended ones are macros over expressions, which Swift does not import.
struct SQLiteResult: RawRepresentable, Hashable, Sendable {
    let rawValue: Int32

    static let ok = SQLiteResult(rawValue: SQLITE_OK)
    static let row = SQLiteResult(rawValue: SQLITE_ROW)
    static let done = SQLiteResult(rawValue: SQLITE_DONE)
    static let permission = SQLiteResult(rawValue: SQLITE_PERM)
    static let busy = SQLiteResult(rawValue: SQLITE_BUSY)
    static let locked = SQLiteResult(rawValue: SQLITE_LOCKED)
    static let noMemory = SQLiteResult(rawValue: SQLITE_NOMEM)
    static let readOnly = SQLiteResult(rawValue: SQLITE_READONLY)
    static let inputOutput = SQLiteResult(rawValue: SQLITE_IOERR)
    static let corrupt = SQLiteResult(rawValue: SQLITE_CORRUPT)
    static let full = SQLiteResult(rawValue: SQLITE_FULL)
    static let cannotOpen = SQLiteResult(rawValue: SQLITE_CANTOPEN)
    static let constraint = SQLiteResult(rawValue: SQLITE_CONSTRAINT)
    static let notADatabase = SQLiteResult(rawValue: SQLITE_NOTADB)
    static let readError = SQLiteResult(rawValue: SQLITE_IOERR | 1 << 8)
    static let shortRead = SQLiteResult(rawValue: SQLITE_IOERR | 2 << 8)
    static let writeError = SQLiteResult(rawValue: SQLITE_IOERR | 3 << 8)
    static let syncError = SQLiteResult(rawValue: SQLITE_IOERR | 4 << 8)
    static let directorySyncError = SQLiteResult(rawValue: SQLITE_IOERR | 5 << 8)

    /// The code without its extension.
    var primary: SQLiteResult { SQLiteResult(rawValue: rawValue & 0xFF) }

    /// Whether it says that a sync to disk failed.
    var isSyncFailure: Bool { self == .syncError || self == .directorySyncError }
}

extension StorageError {
    /// What a result code means to whoever asked the store for something.
    init(_ result: SQLiteResult, message: @autoclosure () -> String) {
        switch result.primary {
        case .full: self = .full
        case .readOnly, .permission: self = .readOnly
        case .busy, .locked: self = .busy
        case .corrupt, .notADatabase: self = .corrupt(message())
        default: self = result.isSyncFailure ? .failed : .database(message())
        }
    }
}
