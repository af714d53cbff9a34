// SPDX-License-Identifier: Apache-2.0

/// Brings a file from the schema that it has to the newest.
struct SchemaMigrator {
    private let connection: SQLiteConnection
    private let migrations: [Migration]

    init(_ connection: SQLiteConnection, _ migrations: [Migration]) {
        self.connection = connection
        self.migrations = migrations
    }

    /// The version of the file's schema, 0 for a file without one.
    static func version(of connection: SQLiteConnection) throws(StorageError) -> Int32 {
        try connection.value(of: "PRAGMA user_version").flatMap { Int32($0) } ?? 0
    }

    /// Runs what is missing, each migration in its own transaction; true where there was any.
    ///
    /// A crash or an error in one leaves the file at the migration before it.
    @discardableResult
    func migrate() throws(StorageError) -> Bool {
        let version = try Self.version(of: connection)
        let missing = migrations.filter { $0.version > version }
        for migration in missing {
            try connection.execute("BEGIN IMMEDIATE")
            do throws(StorageError) {
                let before = try lastEvent()
                try connection.execute(migration.sql)
                try migration.fill?(connection)
                // A migration may not lose evidence: the log must end where it ended.
                let after = try lastEvent()
                guard before == nil || before == after else {
                    throw .database("migration \(migration.version) (\(migration.name)) changed the end of the log")
                }
                try connection.execute("PRAGMA user_version = \(migration.version)")
                try connection.execute("COMMIT")
            } catch {
                if connection.isInTransaction { try? connection.execute("ROLLBACK") }
                throw error
            }
        }
        return !missing.isEmpty
    }

    /// The newest event, as text; nil where there is no log yet.
    private func lastEvent() throws(StorageError) -> String? {
        let exists = try connection.value(of: "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'events'")
        guard exists != nil else { return nil }
        return try connection.value(
            of: "SELECT sequence || ' ' || hex(leaf) FROM events ORDER BY sequence DESC LIMIT 1")
    }
}
