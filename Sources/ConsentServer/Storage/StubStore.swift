internal import ConsentModel

struct SQLiteOpenError: Error {}
final class SQLiteStore: RecordStore {
    static let libraryVersion = ""
    init(path: String, keyCheck: [UInt8], allowsNetworkFileSystem: Bool) throws(SQLiteOpenError) {
        throw SQLiteOpenError()
    }
    func read<Value>(_ body: (any RecordReader) throws(StorageError) -> Value) throws(StorageError) -> Value {
        throw .closed
    }
    func submit<Answer: Sendable>(
        _ change: @escaping @Sendable (any RecordTransaction) throws(StorageError) -> Answer,
        completion: @escaping @Sendable (Result<Answer, StorageError>) -> Void
    ) {}
    var health: StorageHealth { StorageHealth() }
    func close() {}
}
