// SPDX-License-Identifier: Apache-2.0

internal import CSQLite
internal import ConsentModel
internal import Glibc

/// A store in one SQLite file: one connection writes, on its own thread, and every reader has its own.
final class SQLiteStore: RecordStore {
    /// What can be set, with the defaults of a server.
    struct Options: Sendable {
        /// Whether the file may lie on a network file system.
        var allowsNetworkFileSystem = false
        /// Changes that may wait; more get `.busy`.
        var queueCapacity = 4096
        /// Files up to this size are checked page by page before they are used.
        var fullCheckBytes: Int64 = 32 << 20
        /// Whether a file whose newest event is not as it was hashed is refused; not where it is opened to name that event.
        var checksNewestEvent = true
        /// Whether the key that the file is opened with signed a head; where nobody can say, a file whose check of the
        /// key is not this key's is taken for one of another key.
        var recognizes: (@Sendable (SignedHead) -> Bool)?
        var writer = SQLiteWriter.Limits()
        var sealing = EventSealing.standard
        var migrations = Schema.migrations
        /// The clock, for the file's date of birth alone.
        var now: @Sendable () -> Timestamp = { Timestamp(seconds: Int64(time(nil))) }
    }

    /// The version of the SQLite library in use.
    static var libraryVersion: String { unsafe String(cString: sqlite3_libversion()) }

    /// Random bytes made with the file, which tell it from every other.
    let instance: [UInt8]
    let sealing: EventSealing

    private let path: String
    private let place: FilePlace
    private let queue: SubmissionQueue
    private let condition = Locked(WriterCondition())
    private let readers: ReaderPool
    private let isClosed = Locked(false)
    private let copies = Locked<[CopyRequest]>([])
    private let writer: OwnThread

    /// Opens the file, or makes it where there is none.
    ///
    /// `keyCheck` is a hash of the key that device keys are made with: a file is only opened with the key that it was
    /// made with.
    init(path: String, keyCheck: [UInt8], options: Options = Options()) throws(StoreOpeningError) {
        guard Sodium.start() else {
            throw StoreOpeningError(path: path, problem: .system("the machine has no source of randomness"))
        }
        let file = try DatabaseFile(path, keyCheck: keyCheck, options: options)
        let opened = try file.open()
        let queue = SubmissionQueue(capacity: options.queueCapacity)
        let condition = condition
        let copies = copies
        instance = opened.instance
        sealing = options.sealing
        let readers = ReaderPool(
            path: file.path, condition: condition, lockMilliseconds: options.writer.lockMilliseconds)
        self.readers = readers
        let estate = Estate(opened)
        let place = FilePlace(path: file.path)
        let thread = OwnThread {
            estate.use { connection in
                SQLiteWriter(
                    connection, sealing: options.sealing, queue: queue, condition: condition, readers: readers,
                    limits: options.writer, copies: copies, fileIsInPlace: { place.isHeld }
                ).run()
            }
        }
        guard let thread else {
            throw StoreOpeningError(path: path, problem: .system("no thread for the writer"))
        }
        writer = thread
        self.path = file.path
        self.place = place
        self.queue = queue
    }

    deinit { close() }

    /// Throws what can be seen of the file at a path without opening or making it.
    static func check(path: String, options: Options = Options()) throws(StoreOpeningError) {
        let file = try DatabaseFile(path, keyCheck: [], options: options)
        try file.checkSurroundings()
        if file.isLost { throw file.refusal(.logWithoutFile) }
    }

    func read<Value>(_ body: (any RecordReader) throws(StorageError) -> Value) throws(StorageError) -> Value {
        try readers.read(body)
    }

    func recentOutlines(of device: DeviceKey) -> ChoiceOutlines? { readers.recent[device] }

    func submit<Answer: Sendable>(
        _ change: @escaping @Sendable (any RecordTransaction) throws(StorageError) -> Answer,
        completion: @escaping @Sendable (Result<Answer, StorageError>) -> Void
    ) {
        let submission = Submission(change, completion: completion)
        let final = condition.withLock { $0.isFinal ? $0.refusing : nil }
        if let refusal = final ?? queue.put(submission) { submission.fail(refusal) }
    }

    func copy(to path: String, completion: @escaping @Sendable (Result<Void, StorageError>) -> Void) {
        let request = CopyRequest(path: path, completion: completion)
        copies.withLock { $0.append(request) }
        // A change of nothing wakes the writer, unless there is so much to do that it wakes by itself.
        submit(
            { _ in },
            completion: { [copies] (outcome: Result<Void, StorageError>) in
                guard case .failure(let error) = outcome, error != .busy else { return }
                let wasWaiting = copies.withLock { copies -> Bool in
                    let count = copies.count
                    copies.removeAll { $0.path == path }
                    return copies.count < count
                }
                if wasWaiting { completion(.failure(error)) }
            })
    }

    var health: StorageHealth {
        if !place.isHeld { condition.withLock { $0.lostFile() } }
        return StorageHealth(
            refusing: condition.withLock { $0.refusing }, waiting: queue.count,
            writeAheadLogBytes: FileSystem.entry(path + "-wal")?.size ?? 0)
    }

    func close() {
        let wasClosed = isClosed.withLock { isClosed in
            defer { isClosed = true }
            return isClosed
        }
        if wasClosed { return }
        queue.close()
        // Readers go first, so that the connection that closes last is the one that may move the log into the file.
        readers.close()
        writer.join()
    }

    /// What the writer's thread holds, and lets go of at its end: the connection first, and then the locks.
    ///
    /// Safe to send: it goes to that thread, once, and nobody else holds it.
    private final class Estate: @unchecked Sendable {
        private var opened: DatabaseFile.Opened?

        init(_ opened: DatabaseFile.Opened) { self.opened = opened }

        func use(_ body: (SQLiteConnection) -> Void) {
            guard let lock = opened?.lock else { return }
            let hold = opened?.hold
            if let connection = opened?.connection { body(connection) }
            withExtendedLifetime((lock, hold)) { opened = nil }
        }
    }
}
