// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// A file that was copied from a database: what it says it is, and whether all in it is sound.
struct BackupFile {
    let path: String

    /// What a sound backup holds.
    struct Content: Sendable, Equatable {
        var instance: [UInt8]
        var keyCheck: [UInt8]
        var schema: Int32
        var events: Int64
        /// The sequence of the newest event, 0 for none.
        var lastSequence: Int64
        var bytes: Int64
    }

    /// Why a file is no backup that can be relied on; one line with the remedy.
    struct Fault: Error, Equatable, CustomStringConvertible {
        enum Cause: Equatable {
            /// There is no such file, or none that can be read.
            case absent
            /// The user may not read it.
            case forbidden
            /// What is in it is not sound, or of something else.
            case content
            /// It can't be written or put on the disk.
            case disk
        }

        let cause: Cause
        let description: String

        init(_ cause: Cause, _ description: String) {
            self.cause = cause
            self.description = description
        }
    }

    /// Makes a fresh copy a file of its own: without a log beside it, private, on the disk.
    func seal() throws(Fault) {
        do throws(StorageError) {
            let connection = try SQLiteConnection(path, as: .creator)
            connection.keepsLogOnClose(false)
            guard try connection.value(of: "PRAGMA journal_mode = DELETE") == "delete" else {
                throw .database("its log can't be taken away")
            }
        } catch {
            let cause: Fault.Cause = if case .corrupt = error { .content } else { .disk }
            throw Fault(cause, "\(path): \(error)")
        }
        for suffix in ["-wal", "-shm"] { FileSystem.remove(path + suffix) }
        guard FileSystem.makePrivate(path), FileSystem.sync(path) else {
            throw Fault(.disk, "\(path): \(FileSystem.lastFailure)")
        }
    }

    /// What the file is made of, without a look at every page.
    func identity() throws(Fault) -> Content {
        guard let entry = FileSystem.entry(path) else {
            throw Fault(.absent, "there is no file \(path): name a backup")
        }
        guard entry.kind == .file else {
            throw Fault(.absent, "\(path) is a \(entry.kind.rawValue), not a backup file: name a file")
        }
        guard FileSystem.allows(4, path) else {
            let uid = FileSystem.userID
            throw Fault(
                .forbidden,
                "uid \(uid) may not read \(path), which belongs to uid \(entry.owner): run chown \(uid) \(path)")
        }
        guard let header = FileSystem.prefix(of: path, count: DatabaseHeader.length).flatMap(DatabaseHeader.init) else {
            throw Fault(.content, "\(path) is not a backup: it is no SQLite database; name another file")
        }
        guard header.applicationID == Schema.applicationID else {
            throw Fault(.content, "\(path) is not a backup: it is the database of another program; name another file")
        }
        guard header.schemaVersion <= Schema.newest else {
            throw Fault(
                .content,
                "\(path) was made by a newer server (schema \(header.schemaVersion), this one knows \(Schema.newest)): "
                    + "use that one")
        }
        if let pages = header.pageCount, entry.size < pages * header.pageSize {

            throw Fault(
                .content,
                "\(path) is cut short: \(entry.size) of \(pages * header.pageSize) bytes; use another backup")

        }
        return try reading { (connection) throws(StorageError) in
            let meta = try connection.prepare("SELECT instance, key_check FROM meta WHERE id = 1")
            guard try meta.step() else { throw .corrupt("table meta is empty") }
            let log = try connection.prepare("SELECT count(*), coalesce(max(sequence), 0) FROM events")
            _ = try log.step()
            return Content(
                instance: meta.blob(0), keyCheck: meta.blob(1), schema: header.schemaVersion, events: log.integer(0),
                lastSequence: log.integer(1), bytes: entry.size)
        }
    }

    /// Reads each page.
    func checkPages() throws(Fault) -> Content {
        let content = try identity()
        let verdict = try reading { (connection) throws(StorageError) in
            try connection.value(of: "PRAGMA integrity_check(1)") ?? ""
        }
        guard verdict == "ok" else { throw damaged(String(verdict.prefix { $0 != "\n" }.prefix(200))) }
        return content
    }

    /// Holds each event against its leaf: all that can be told of a file whose log has no index yet.
    func checkLeaves(_ hashing: EventHashing) throws(Fault) {
        let problem = try reading { (connection) throws(StorageError) in
            try Self.firstBrokenEvent(connection, hashing)
        }
        if let problem { throw damaged(problem) }
    }

    func damaged(_ detail: String) -> Fault {
        Fault(.content, "\(path) is damaged (\(detail)): use another backup")
    }

    /// What is wrong with the first event whose header, payload or device does not give its leaf.
    private static func firstBrokenEvent(
        _ connection: SQLiteConnection, _ hashing: EventHashing
    ) throws(StorageError) -> String? {
        let row = try connection.prepare(
            """
            SELECT sequence, header, payload_hash, leaf, salt, payload, device_high, device_low
            FROM events LEFT JOIN payloads USING (sequence) ORDER BY sequence
            """)
        while try row.step() {
            let sequence = row.integer(0)
            let payloadHash = row.blob(2)
            guard hashing.leaf(header: row.blob(1), payloadHash: payloadHash) == row.blob(3),
                let header = try? EventHeader(canonicalBytes: row.blob(1)), header.sequence == sequence
            else { return "event \(sequence) does not give its leaf" }
            guard let salt = row.optionalBlob(4), let payload = row.optionalBlob(5) else { continue }
            let device = DeviceKey(high: row.bits(6), low: row.bits(7))
            guard hashing.payloadHash(salt: salt, payload: payload) == payloadHash,
                hashing.deviceCommitment(salt: salt, device: device.bytes) == header.deviceCommitment
            else { return "the payload of event \(sequence) is not the one of its leaf" }
        }
        return nil
    }

    private func reading<Value>(
        _ body: (SQLiteConnection) throws(StorageError) -> Value
    ) throws(Fault) -> Value {
        // A reader of a file with a log makes the log's index, and the log where there is none: neither stays behind.
        let made = ["-wal", "-shm"].filter { FileSystem.entry(path + $0) == nil }
        defer { for suffix in made { FileSystem.remove(path + suffix) } }
        do throws(StorageError) {
            return try body(try SQLiteConnection(path, as: .reader))
        } catch {
            switch error {
            case .corrupt(let detail): throw damaged(detail)
            default: throw Fault(.disk, "\(path) can't be read: \(error)")
            }
        }
    }
}
