// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Opens the database file for the writer, or says why not and leaves it as it is.
///
/// The order is the point: what can be seen from outside comes first, the lock before anything inside is read, and
/// nothing is written before everything was checked.
struct DatabaseFile {
    let path: String
    let keyCheck: [UInt8]
    let options: SQLiteStore.Options

    /// An open file: who keeps others out, who writes, and what the file calls itself.
    struct Opened {
        let lock: LockFile
        let hold: DatabaseHold?
        let connection: SQLiteConnection
        let instance: [UInt8]
    }

    /// The file at a path, links resolved; throws what can be seen of it from outside.
    init(_ given: String, keyCheck: [UInt8], options: SQLiteStore.Options) throws(StoreOpeningError) {
        func refusal(_ problem: StoreOpeningError.Problem) -> StoreOpeningError {
            StoreOpeningError(path: given, problem: problem)
        }
        let parts = given.split(separator: "/", omittingEmptySubsequences: false)
        guard let name = parts.last, !name.isEmpty, name != ".", name != "..", !given.hasPrefix(":"),
            !given.hasPrefix("file:"), !given.utf8.contains(0)
        else { throw refusal(.notAPath) }
        let parent = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/") + "/"
        guard let directory = FileSystem.resolved(parent), let folder = FileSystem.entry(directory),
            folder.kind == .directory
        else { throw refusal(.noDirectory(parent)) }
        path = FileSystem.resolved(given) ?? (directory == "/" ? "/\(name)" : "\(directory)/\(name)")
        self.keyCheck = keyCheck
        self.options = options
    }

    /// Opens the file, or makes it.
    func open() throws(StoreOpeningError) -> Opened {
        try checkSurroundings()
        let lock = try locking { () throws(LockFile.Refusal) in try LockFile(path + ".lock") }
        if let entry = FileSystem.entry(path) {
            try checkHeader(size: entry.size, owner: entry.owner)
        } else {
            if isLost { throw refusal(.logWithoutFile) }
            try create()
        }
        let isElsewhere = FileSystem.networkFileSystem(of: path) != nil
        let hold = try locking { () throws(LockFile.Refusal) in isElsewhere ? nil : try DatabaseHold(path) }
        let hadLog = hasLog
        do throws(StoreOpeningError) {
            let (connection, instance) = try openChecked()
            return Opened(lock: lock, hold: hold, connection: connection, instance: instance)
        } catch {
            // A log with something in it, such as a migration that went through, is no litter.
            if !hadLog, !hasLog {
                FileSystem.remove(path + "-shm")
                FileSystem.remove(path + "-wal")
            }
            throw error
        }
    }

    private func locking<Lock>(_ body: () throws(LockFile.Refusal) -> Lock) throws(StoreOpeningError) -> Lock {
        do throws(LockFile.Refusal) {
            return try body()
        } catch {
            switch error {
            case .held(let holder): throw refusal(.inUse(by: holder))
            case .system(let message): throw refusal(.system(message))
            }
        }
    }

    func refusal(_ problem: StoreOpeningError.Problem) -> StoreOpeningError {
        StoreOpeningError(path: path, problem: problem)
    }

    /// Whether there is a write-ahead log with anything in it.
    private var hasLog: Bool { (FileSystem.entry(path + "-wal")?.size ?? 0) > 0 }

    /// Whether the file is gone and its log is not.
    var isLost: Bool { FileSystem.entry(path) == nil && hasLog }

    // MARK: - From outside

    /// Throws what can be seen of the file without opening it.
    func checkSurroundings() throws(StoreOpeningError) {
        let directory = String(path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex))
        if let entry = FileSystem.entry(path) {
            if entry.kind != .file { throw refusal(.notAFile(entry.kind.rawValue)) }
            if entry.names > 1 { throw refusal(.severalNames(entry.names)) }
        }
        if !options.allowsNetworkFileSystem, let name = FileSystem.networkFileSystem(of: directory) {
            throw refusal(.networkFileSystem(name))
        }
        for place in [directory, path] where FileSystem.isReadOnly(place) { throw refusal(.readOnlyFileSystem(place)) }
        guard FileSystem.allows(3, directory) else {
            let owner = FileSystem.entry(directory)?.owner ?? 0
            throw refusal(.directoryNotWritable(directory, uid: FileSystem.userID, owner: owner))
        }
    }

    private func checkHeader(size: Int64, owner: UInt32) throws(StoreOpeningError) {
        if size == 0 { throw refusal(.empty) }
        guard let bytes = FileSystem.prefix(of: path, count: DatabaseHeader.length) else {
            throw refusal(.unreadable(uid: FileSystem.userID, owner: owner))
        }
        guard FileSystem.allows(2, path) else { throw refusal(.notWritable(uid: FileSystem.userID, owner: owner)) }
        guard let header = DatabaseHeader(bytes) else { throw refusal(.notADatabase) }
        let known = options.migrations.last?.version ?? 0
        if let problem = header.problem(fileSize: size, hasLog: hasLog, knownSchema: known) { throw refusal(problem) }
    }

    // MARK: - A new file

    /// Makes the file under another name and renames it: no crash leaves half a database behind.
    private func create() throws(StoreOpeningError) {
        let unfinished = path + ".new"
        for suffix in ["", "-wal", "-shm", "-journal"] { FileSystem.remove(unfinished + suffix) }
        try throwing {
            () throws(StorageError) in
            let connection = try SQLiteConnection(unfinished, as: .creator)
            connection.keepsLogOnClose(false)
            try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
            _ = try connection.apply(ConnectionSetting.writer)
            try SchemaMigrator(connection, options.migrations).migrate()
            let meta = try connection.prepare(
                "INSERT INTO meta (id, instance, created_at, key_check) VALUES (1, ?, ?, ?)")
            try meta.bind([.blob(Sodium.random(16)), .integer(options.now().milliseconds), .blob(keyCheck)])
            _ = try meta.step()
            // The log stays behind under the other name: all of it must be in the file.
            meta.reset()
            let moved = connection.checkpoint(.truncate)
            guard moved.isComplete else {
                throw StorageError(moved.result, message: "the new file's log can't be moved into it")
            }
        }
        let directory = String(path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex))
        guard FileSystem.makePrivate(unfinished), FileSystem.sync(unfinished), FileSystem.rename(unfinished, to: path),
            FileSystem.sync(directory)
        else {
            throw refusal(.system(FileSystem.lastFailure))
        }
    }

    // MARK: - Inside

    private func openChecked() throws(StoreOpeningError) -> (SQLiteConnection, instance: [UInt8]) {
        let connection = try throwing { () throws(StorageError) in try SQLiteConnection(path, as: .writer) }
        connection.waitsForLocks(milliseconds: options.writer.lockMilliseconds)
        let instance = try DatabaseInspection(file: self, connection: connection).check()
        let unset = try throwing { () throws(StorageError) in try connection.apply(ConnectionSetting.writer) }
        if let (name, found) = unset { throw refusal(.setting(name, found: found)) }
        let migrated = try throwing {
            () throws(StorageError) in try SchemaMigrator(connection, options.migrations).migrate()
        }
        // So that the file's first bytes tell its schema.
        if migrated { _ = connection.checkpoint(.truncate) }
        return (connection, instance)
    }

    /// Turns what SQLite says into a refusal.
    func throwing<Value>(_ body: () throws(StorageError) -> Value) throws(StoreOpeningError) -> Value {
        do throws(StorageError) {
            return try body()
        } catch {
            switch error {
            case .corrupt(let message): throw refusal(.damaged(message))
            case .readOnly where FileSystem.isReadOnly(path): throw refusal(.readOnlyFileSystem(path))
            case .readOnly:
                throw refusal(.notWritable(uid: FileSystem.userID, owner: FileSystem.entry(path)?.owner ?? 0))
            case .busy: throw refusal(.inUse(by: "unknown, which does not know this server's lock"))
            case .full: throw refusal(.system("no space left on the device"))
            case .failed: throw refusal(.system("a sync to disk failed"))
            case .closed: throw refusal(.system("closed"))
            case .database(let message): throw refusal(.system(message))
            }
        }
    }
}
