// SPDX-License-Identifier: Apache-2.0

/// A copy that someone asked the writer for.
struct CopyRequest: Sendable {
    let path: String
    /// Called once, on the writer's thread.
    let completion: @Sendable (Result<Void, StorageError>) -> Void
}

/// The writer's side of copies: one at a time, a few pages between two batches.
final class WriterCopying {
    private let requests: Locked<[CopyRequest]>
    private let connection: SQLiteConnection
    private let pages: Int32
    private var current: (request: CopyRequest, backup: OnlineBackup)?

    init(_ requests: Locked<[CopyRequest]>, of connection: SQLiteConnection, pages: Int32) {
        self.requests = requests
        self.connection = connection
        self.pages = pages
    }

    /// Whether there is work.
    var isBusy: Bool { current != nil || requests.withLock { !$0.isEmpty } }

    /// Goes on with the copy in the making, or begins the next.
    func goOn() {
        do throws(StorageError) {
            if current == nil {
                guard let next = requests.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return }
                do throws(StorageError) {
                    current = (next, try OnlineBackup(of: connection, to: next.path))
                } catch {
                    next.completion(.failure(error))
                    return
                }
            }
            guard let (request, backup) = current, try backup.step(pages: pages) else { return }
            try backup.finish()
            current = nil
            request.completion(.success(()))
        } catch {
            fail(error)
        }
    }

    /// Gives up what was begun and what waits.
    func end() {
        fail(.closed)
        for request in requests.withLock({ requests -> [CopyRequest] in
            defer { requests = [] }
            return requests
        }) { request.completion(.failure(.closed)) }
    }

    private func fail(_ error: StorageError) {
        let request = current?.request
        current = nil
        request?.completion(.failure(error))
    }
}
