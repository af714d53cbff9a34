// SPDX-License-Identifier: Apache-2.0

internal import CSQLite
internal import Glibc

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
    static let sharedMemorySizeError = SQLiteResult(rawValue: SQLITE_IOERR | 19 << 8)
    static let truncateError = SQLiteResult(rawValue: SQLITE_IOERR | 6 << 8)

    /// The code without its extension.
    var primary: SQLiteResult { SQLiteResult(rawValue: rawValue & 0xFF) }

    /// Whether it says that a sync to disk failed.
    var isSyncFailure: Bool { self == .syncError || self == .directorySyncError }
}

extension SQLiteResult {
    /// What SQLite answered, with `errno` right behind its answer.
    ///
    /// Of all that keeps a write from being taken SQLite tells a full disk alone apart. A file system that became
    /// read-only or a used-up quota refuses a write just as surely before any of it is done, which is nothing like a
    /// disk that failed: they get the codes that SQLite has for such. A failed sync stays one, whatever the reason.
    ///
    /// `sqlite3_system_errno` is not set by a `COMMIT` (3.40). `errno` is: these three codes say that the last call that
    /// failed was a write, and what follows in SQLite, letting go of locks, does not fail.
    init(_ code: Int32, systemError: Int32) {
        let plain = SQLiteResult(rawValue: code)
        let isWrite = [.writeError, .truncateError, .sharedMemorySizeError].contains(plain)
        self = isWrite ? Self.refusals[systemError] ?? plain : plain
    }

    private static let refusals: [Int32: SQLiteResult] = [
        EROFS: .readOnly, EPERM: .readOnly, EACCES: .readOnly, EDQUOT: .full, ENOSPC: .full, EFBIG: .full,
    ]
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
