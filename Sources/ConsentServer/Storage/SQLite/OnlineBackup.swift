// SPDX-License-Identifier: Apache-2.0

internal import CSQLite

/// A copy of the database in the making, page by page (https://www.sqlite.org/backup.html).
///
/// The writer's own connection is its source: what that writes meanwhile goes into the copy too, so the copy never begins
/// anew, no reader pins the log, and an erasure reaches what was copied already.
///
/// Safe: the handle is valid until `finish` or `deinit`, and both connections are kept until then.
@safe
final class OnlineBackup {
    private var handle: OpaquePointer?
    private let source: SQLiteConnection
    private let target: SQLiteConnection

    /// Begins a copy into a new file.
    init(of source: SQLiteConnection, to path: String) throws(StorageError) {
        let target = try SQLiteConnection(path, as: .creator)
        // Whoever asked for the copy syncs it when it is whole; before, it is nothing that a crash could harm.
        for setting in ["journal_mode = OFF", "synchronous = OFF", "cache_size = -2048"] {
            _ = try target.value(of: "PRAGMA \(setting)")
        }
        guard let handle = unsafe source.beginBackup(into: target) else {
            throw .database("the copy can't be begun")
        }
        unsafe self.handle = handle
        self.source = source
        self.target = target
    }

    deinit { unsafe _ = sqlite3_backup_finish(handle) }

    /// Copies some pages; true when all are.
    func step(pages: Int32) throws(StorageError) -> Bool {
        let code = unsafe sqlite3_backup_step(handle, pages)
        switch SQLiteResult(rawValue: code).primary {
        case .ok, .busy, .locked: return false
        case .done: return true
        default: throw StorageError(SQLiteResult(rawValue: code), message: "the copy failed with code \(code)")
        }
    }

    /// Ends the copy; throws what went wrong on the way.
    func finish() throws(StorageError) {
        let code = unsafe sqlite3_backup_finish(handle)
        unsafe handle = nil
        guard code == SQLITE_OK else {
            throw StorageError(SQLiteResult(rawValue: code), message: "the copy failed with code \(code)")
        }
    }
}
