// SPDX-License-Identifier: Apache-2.0

internal import CSQLite
internal import Glibc

/// One connection to the database file and its prepared statements.
///
/// Safe: the handle is valid until `deinit`, statements are finalized before it closes. One thread at a time uses a
/// connection: it is opened without SQLite's own lock.
@safe
final class SQLiteConnection {
    /// The first error since the writer last asked.
    let faults = SQLiteFaults()
    /// What was last read of table `current`.
    let choiceMemory = ChoiceMemory()
    private let handle: OpaquePointer
    private var statements: [SQLiteStatement?]
    private let writeAheadLogPageCount: UnsafeMutablePointer<Int32>

    /// What a connection may do.
    enum Role {
        /// Writes and checkpoints: one connection in the world.
        case writer
        /// Only reads.
        case reader
        /// Makes a new file.
        case creator
    }

    /// What must be set once, before the library is first used.
    private static let setting: Void = {
        _ = csqlite_count_no_memory()
        _ = csqlite_register_clean()
    }()

    init(_ path: String, as role: Role) throws(StorageError) {
        _ = Self.setting
        let access =
            switch role {
            case .writer: SQLITE_OPEN_READWRITE
            case .reader: SQLITE_OPEN_READONLY
            case .creator: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            }
        var opened: OpaquePointer?
        // What writes leaves nothing of deleted rows in the file's pages.
        let code = unsafe sqlite3_open_v2(
            path, &opened, access | SQLITE_OPEN_NOMUTEX, role == .reader ? nil : "clean")
        guard code == SQLITE_OK, let handle = unsafe opened else {
            let message = unsafe opened.map { unsafe String(cString: sqlite3_errmsg($0)) }
            unsafe sqlite3_close_v2(opened)
            throw StorageError(SQLiteResult(rawValue: code), message: message ?? "out of memory")
        }
        unsafe self.handle = handle
        statements = Array(repeating: nil, count: Query.allCases.count)
        unsafe writeAheadLogPageCount = .allocate(capacity: 1)
        unsafe writeAheadLogPageCount.initialize(to: 0)
        unsafe sqlite3_extended_result_codes(handle, 1)
        // Only the writer, told so, may ever move pages from the log into the file.
        keepsLogOnClose(true)
        unsafe csqlite_count_wal_pages(handle, writeAheadLogPageCount)
    }

    deinit {
        statements = []
        unsafe sqlite3_close_v2(handle)
        unsafe writeAheadLogPageCount.deallocate()
    }

    /// Pages in the write-ahead log after this connection's last commit.
    var writeAheadLogPages: Int { unsafe Int(writeAheadLogPageCount.pointee) }

    /// Whether a transaction is open; SQLite ends one by itself on some errors.
    var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

    /// Whether closing leaves the write-ahead log, and so the file, as it is.
    func keepsLogOnClose(_ keeps: Bool) { unsafe _ = csqlite_keep_wal_on_close(handle, keeps ? 1 : 0) }

    /// How long to wait for a lock that another connection holds.
    func waitsForLocks(milliseconds: Int32) { unsafe sqlite3_busy_timeout(handle, milliseconds) }

    /// Runs statements that give no rows.
    func execute(_ sql: String) throws(StorageError) {
        let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else {
            let result = SQLiteResult(code, systemError: errno)
            if faults.first == nil { faults.first = result }
            throw StorageError(result, message: unsafe String(cString: sqlite3_errmsg(handle)))
        }
    }

    /// A statement that is not kept.
    func prepare(_ sql: String) throws(StorageError) -> SQLiteStatement {
        try unsafe SQLiteStatement(sql, database: handle, faults: faults)
    }

    /// The statement of a query, prepared once.
    func statement(_ query: Query) throws(StorageError) -> SQLiteStatement {
        if let known = statements[query.rawValue] { return known }
        let statement = try prepare(query.sql)
        statements[query.rawValue] = statement
        return statement
    }

    /// Runs a query that gives no rows.
    func run(_ query: Query, _ values: [SQLiteValue] = []) throws(StorageError) {
        let statement = try statement(query)
        defer { statement.reset() }
        try statement.bind(values)
        while try statement.step() {}
    }

    /// The first column of the first row, as text; nil where there is no row.
    func value(of sql: String) throws(StorageError) -> String? {
        let statement = try prepare(sql)
        defer { statement.reset() }
        return try statement.step() ? statement.text(0) : nil
    }

    /// Begins a copy of this database into an empty one; nil where SQLite refuses.
    func beginBackup(into target: SQLiteConnection) -> OpaquePointer? {
        unsafe sqlite3_backup_init(target.handle, "main", handle, "main")
    }

    /// Moves pages from the log into the file; the result tells what kept it from moving them all.
    ///
    /// Only the writer calls it.
    func checkpoint(_ mode: CheckpointMode) -> (result: SQLiteResult, isComplete: Bool) {
        var pages: Int32 = 0
        var moved: Int32 = 0
        let code = unsafe sqlite3_wal_checkpoint_v2(handle, nil, mode.rawValue, &pages, &moved)
        let result = SQLiteResult(code, systemError: errno)
        if mode == .truncate, code == SQLITE_OK { unsafe writeAheadLogPageCount.pointee = 0 }
        return (result, code == SQLITE_OK && pages == moved)
    }

    /// How far a checkpoint goes.
    enum CheckpointMode: Int32 {
        /// As far as readers let it, without waiting.
        case passive = 0
        /// All of it, waiting for readers in the way, so that the next commit begins the log anew.
        case restart = 2
        /// All of it, and then the log is cut to nothing.
        case truncate = 3
    }
}
