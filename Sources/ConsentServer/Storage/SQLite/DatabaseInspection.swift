// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// What is checked inside a file before it is used.
///
/// A file up to `SQLiteStore.Options.fullCheckBytes` is checked page by page. A larger one would keep the service from
/// being ready in half a second: there the small tables are checked page by page, and the newest event against its own
/// hash. The rest shows when it is read (`/readyz` turns red) and in the checks of a backup.
struct DatabaseInspection {
    let file: DatabaseFile
    let connection: SQLiteConnection

    /// The instance that the file calls itself; throws what is wrong.
    func check() throws(StoreOpeningError) -> [UInt8] {
        let applicationID = try value("PRAGMA application_id")
        guard applicationID == String(Schema.applicationID) else { throw file.refusal(.foreign) }
        // The first bytes of the file were read before its log was.
        let known = file.options.migrations.last?.version ?? 0
        let found = try file.throwing { () throws(StorageError) in try SchemaMigrator.version(of: connection) }
        guard found <= known else { throw file.refusal(.newerSchema(found: found, known: known)) }
        let instance = try checkKey()
        let bytes = FileSystem.entry(file.path)?.size ?? 0
        if bytes <= file.options.fullCheckBytes {
            try quickCheck("PRAGMA quick_check(1)")
        } else {
            for table in ["meta", "apps", "forms", "test_devices"] { try quickCheck("PRAGMA quick_check(\(table))") }
        }
        if file.options.checksNewestEvent { try checkNewestEvent() }
        return instance
    }

    private func value(_ sql: String) throws(StoreOpeningError) -> String? {
        try file.throwing { () throws(StorageError) in try connection.value(of: sql) }
    }

    private func quickCheck(_ pragma: String) throws(StoreOpeningError) {
        let verdict = try value(pragma) ?? ""
        // One line, whatever the check lists.
        guard verdict == "ok" else { throw file.refusal(.damaged(String(verdict.prefix { $0 != "\n" }.prefix(200)))) }
    }

    private func checkKey() throws(StoreOpeningError) -> [UInt8] {
        let meta = try file.throwing {
            () throws(StorageError) -> (keyCheck: [UInt8], instance: [UInt8])? in
            let row = try connection.prepare("SELECT key_check, instance FROM meta WHERE id = 1")
            return try row.step() ? (row.blob(0), row.blob(1)) : nil
        }
        guard let meta else { throw file.refusal(.damaged("table meta is empty")) }
        guard Sodium.areEqual(meta.keyCheck, file.keyCheck) else { throw wrongKey() }
        return meta.instance
    }

    /// Another key, unless the key signed the newest head: then it is this file's, and what the file keeps to know it by
    /// is not as it was written.
    private func wrongKey() -> StoreOpeningError {
        // A schema without heads, or heads that can't be read, tell nothing.
        let head = try? SQLiteReader(connection: connection).newestHead()
        guard let head, let recognizes = file.options.recognizes, recognizes(head) else {
            return file.refusal(.wrongKey)
        }
        return file.refusal(
            .damaged(
                "table meta: its check of the key is not this key's, which signed the head over \(head.head.size) events"
            ))
    }

    private func checkNewestEvent() throws(StoreOpeningError) {
        let problem = try file.throwing {
            () throws(StorageError) -> String? in
            let row = try connection.prepare(
                "SELECT sequence, header, payload_hash, leaf FROM events ORDER BY sequence DESC LIMIT 1")
            guard try row.step() else { return nil }
            let sequence = row.integer(0)
            let leaf = file.options.sealing.hashing.leaf(header: row.blob(1), payloadHash: row.blob(2))
            guard leaf == row.blob(3) else { return "event \(sequence) does not match its leaf" }
            let header = try? EventHeader(canonicalBytes: row.blob(1))
            return header?.sequence == sequence ? nil : "event \(sequence) has another's header"
        }
        if let problem { throw file.refusal(.damaged(problem)) }
    }
}
