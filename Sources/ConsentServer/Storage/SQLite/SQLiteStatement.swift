// SPDX-License-Identifier: Apache-2.0

internal import CSQLite
internal import ConsentModel
internal import Glibc

/// A value on its way into a statement.
enum SQLiteValue {
    case null
    case integer(Int64)
    case text(String)
    case blob([UInt8])

    /// The value, or NULL where there is none.
    static func integer(_ value: Int64?) -> SQLiteValue { value.map { .integer($0) } ?? .null }
    /// The text, or NULL where there is none.
    static func text(_ value: String?) -> SQLiteValue { value.map { .text($0) } ?? .null }
    /// All 64 bits: SQLite knows no unsigned integers.
    static func bits(_ value: UInt64) -> SQLiteValue { .integer(Int64(bitPattern: value)) }
    /// 1 or 0.
    static func flag(_ value: Bool) -> SQLiteValue { .integer(value ? 1 : 0) }
}

/// The first error of a connection since someone asked: a change may swallow an error, the writer must not.
final class SQLiteFaults {
    var first: SQLiteResult?
}

/// A prepared statement; its connection owns it and outlives it.
///
/// Safe: the handle is valid from `init` to `deinit`, and pointers into a row never leave the function that copies.
@safe
final class SQLiteStatement {
    private let handle: OpaquePointer
    private let faults: SQLiteFaults

    init(_ sql: String, database: OpaquePointer, faults: SQLiteFaults) throws(StorageError) {
        var handle: OpaquePointer?
        let code = unsafe sqlite3_prepare_v3(database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard code == SQLITE_OK, let handle = unsafe handle else {
            let result = SQLiteResult(rawValue: code)
            if faults.first == nil { faults.first = result }
            throw StorageError(result, message: unsafe String(cString: sqlite3_errmsg(database)))
        }
        unsafe self.handle = handle
        self.faults = faults
    }

    deinit { unsafe sqlite3_finalize(handle) }

    /// Binds one integer; the first parameter is 1.
    func bind(_ index: Int32, _ value: Int64) { unsafe sqlite3_bind_int64(handle, index, value) }

    /// Binds all parameters, from the first.
    func bind(_ values: [SQLiteValue]) throws(StorageError) {
        var index: Int32 = 0
        for value in values {
            index += 1
            let code =
                switch value {
                case .null: unsafe sqlite3_bind_null(handle, index)
                case .integer(let value): unsafe sqlite3_bind_int64(handle, index, value)
                case .text(let text): bind(index, text: text)
                case .blob(let bytes): unsafe csqlite_bind_blob(handle, index, bytes, Int32(bytes.count))
                }
            if code != SQLITE_OK { throw fault(code) }
        }
    }

    private func bind(_ index: Int32, text: String) -> Int32 {
        var text = text
        return text.withUTF8 { utf8 in
            unsafe utf8.withMemoryRebound(to: CChar.self) { characters in
                unsafe csqlite_bind_text(handle, index, characters.baseAddress, Int32(characters.count))
            }
        }
    }

    /// Goes on to the next row; false where there is none.
    func step() throws(StorageError) -> Bool {
        let code = unsafe sqlite3_step(handle)
        if code == SQLITE_ROW { return true }
        if code == SQLITE_DONE { return false }
        throw fault(code)
    }

    /// Ends the statement, so that it can run again and holds no state of the database.
    func reset() { unsafe sqlite3_reset(handle) }

    private func fault(_ code: Int32) -> StorageError {
        let result = SQLiteResult(code, systemError: errno)
        if faults.first == nil { faults.first = result }
        return StorageError(result, message: unsafe String(cString: sqlite3_errmsg(sqlite3_db_handle(handle))))
    }
}

/// The columns of the row that `step` came to; the first is 0.
extension SQLiteStatement {
    /// The bytes of a column that holds a BLOB; none where it holds anything else, even with the same bytes.
    func exactBlob(_ column: Int32) -> [UInt8] {
        unsafe sqlite3_column_type(handle, column) == SQLITE_BLOB ? blob(column) : []
    }

    /// Whether a column holds just this value, in its own type.
    func holds(_ value: SQLiteValue, _ column: Int32) -> Bool {
        let type = unsafe sqlite3_column_type(handle, column)
        return switch value {
        case .null: type == SQLITE_NULL
        case .integer(let value): type == SQLITE_INTEGER && integer(column) == value
        case .text(let text): type == SQLITE_TEXT && optionalText(column) == text
        case .blob(let bytes): type == SQLITE_BLOB && blob(column) == bytes
        }
    }

    /// Appends how columns are kept, so that no two rows that differ in one are spelled alike; false for a type that
    /// nothing here writes.
    func spell(_ columns: Range<Int32>, into bytes: inout [UInt8]) -> Bool {
        for column in columns {
            let type = unsafe sqlite3_column_type(handle, column)
            bytes.append(UInt8(truncatingIfNeeded: type))
            switch type {
            case SQLITE_NULL: break
            case SQLITE_INTEGER: unsafe withUnsafeBytes(of: integer(column)) { unsafe bytes.append(contentsOf: $0) }
            case SQLITE_TEXT, SQLITE_BLOB:
                // Of a text these are its bytes as they are kept.
                let content = unsafe sqlite3_column_blob(handle, column)
                let count = unsafe Int(sqlite3_column_bytes(handle, column))
                unsafe withUnsafeBytes(of: count) { unsafe bytes.append(contentsOf: $0) }
                unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(start: content, count: count))
            default: return false
            }
        }
        return true
    }

    func holdsInteger(_ column: Int32) -> Bool { unsafe sqlite3_column_type(handle, column) == SQLITE_INTEGER }

    func isNull(_ column: Int32) -> Bool { unsafe sqlite3_column_type(handle, column) == SQLITE_NULL }

    func integer(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(handle, column) }

    func bits(_ column: Int32) -> UInt64 { UInt64(bitPattern: integer(column)) }

    func flag(_ column: Int32) -> Bool { integer(column) != 0 }

    func optionalInteger(_ column: Int32) -> Int64? { isNull(column) ? nil : integer(column) }

    func blob(_ column: Int32) -> [UInt8] {
        let bytes = unsafe sqlite3_column_blob(handle, column)
        let count = unsafe Int(sqlite3_column_bytes(handle, column))
        return unsafe [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
    }

    func optionalBlob(_ column: Int32) -> [UInt8]? { isNull(column) ? nil : blob(column) }

    func text(_ column: Int32) -> String { optionalText(column) ?? "" }

    func optionalText(_ column: Int32) -> String? {
        guard let characters = unsafe sqlite3_column_text(handle, column) else { return nil }
        let count = unsafe Int(sqlite3_column_bytes(handle, column))
        return unsafe String(decoding: UnsafeBufferPointer(start: characters, count: count), as: UTF8.self)
    }

    /// The set of ids, empty for NULL; nil where the bytes spell none.
    func ids(_ column: Int32) -> IDSet? {
        guard let bytes = unsafe sqlite3_column_blob(handle, column) else { return .empty }
        let count = unsafe Int(sqlite3_column_bytes(handle, column))
        let spelled = unsafe UnsafeBufferPointer(start: bytes.assumingMemoryBound(to: UInt8.self), count: count)
        return unsafe IDSet(blob: spelled.span)
    }
}
