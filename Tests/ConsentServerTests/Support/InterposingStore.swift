// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

/// A store in memory before which something else can be done, once: when a change is handed to it, or between its
/// commit and its answer, where another change of the same batch would be answered.
final class InterposingStore: RecordStore {
    private let store = MemoryStore()
    private let next = Locked<(@Sendable () throws -> Void)?>(nil)
    private let beforeAnswer = Locked<(@Sendable () -> Void)?>(nil)

    func comeBetween(_ body: @escaping @Sendable () throws -> Void) { next.withLock { $0 = body } }

    /// `body` runs on the writer's thread.
    func comeBeforeAnswer(_ body: @escaping @Sendable () -> Void) { beforeAnswer.withLock { $0 = body } }

    var instance: [UInt8] { store.instance }
    var sealing: EventSealing { store.sealing }
    var health: StorageHealth { store.health }

    func read<Value>(_ body: (any RecordReader) throws(StorageError) -> Value) throws(StorageError) -> Value {
        try store.read(body)
    }

    func submit<Answer: Sendable>(
        _ change: @escaping @Sendable (any RecordTransaction) throws(StorageError) -> Answer,
        completion: @escaping @Sendable (Result<Answer, StorageError>) -> Void
    ) {
        if let body = Self.take(next) { #expect(throws: Never.self) { try body() } }
        let body = Self.take(beforeAnswer)
        store.submit(change) { result in
            body?()
            completion(result)
        }
    }

    private static func take<Body: Sendable>(_ place: Locked<Body?>) -> Body? {
        place.withLock { place in
            defer { place = nil }
            return place
        }
    }

    func copy(to path: String, completion: @escaping @Sendable (Result<Void, StorageError>) -> Void) {
        store.copy(to: path, completion: completion)
    }

    func close() { store.close() }
}
