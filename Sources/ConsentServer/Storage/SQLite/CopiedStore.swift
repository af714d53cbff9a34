// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// A database file that nobody writes to, such as a copy that was just made, to be read as a store.
final class CopiedStore: RecordStore {
    let instance: [UInt8]
    let sealing = EventSealing.standard
    private let readers: ReaderPool

    init(path: String, instance: [UInt8]) {
        self.instance = instance
        readers = ReaderPool(path: path, condition: Locked(WriterCondition()), lockMilliseconds: 1000)
    }

    func read<Value>(_ body: (any RecordReader) throws(StorageError) -> Value) throws(StorageError) -> Value {
        try readers.read(body)
    }

    func submit<Answer: Sendable>(
        _ change: @escaping @Sendable (any RecordTransaction) throws(StorageError) -> Answer,
        completion: @escaping @Sendable (Result<Answer, StorageError>) -> Void
    ) {
        completion(.failure(.readOnly))
    }

    func copy(to path: String, completion: @escaping @Sendable (Result<Void, StorageError>) -> Void) {
        completion(.failure(.readOnly))
    }

    var health: StorageHealth { StorageHealth(refusing: .readOnly) }

    func close() { readers.close() }
}
