// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension Schema {
    /// What is kept of the log above its entries, and what accounts for what is gone.
    static let logSchema = """
        -- Complete subtrees of 256, 65536 … entries: derived from the events, so that a proof need not hash them all.
        -- A database of schema 1 gets them while the server runs.
        CREATE TABLE log_nodes (
            level INTEGER NOT NULL,
            idx INTEGER NOT NULL,
            last_sequence INTEGER NOT NULL,
            hash BLOB NOT NULL,
            PRIMARY KEY (level, idx)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE log_heads (
            number INTEGER PRIMARY KEY,
            size INTEGER NOT NULL UNIQUE,
            root BLOB NOT NULL,
            signed_at INTEGER NOT NULL,
            signature BLOB NOT NULL
        ) STRICT;
        CREATE TRIGGER log_heads_keep BEFORE UPDATE ON log_heads
            BEGIN SELECT RAISE(ABORT, 'heads are never changed'); END;
        CREATE TRIGGER log_heads_stay BEFORE DELETE ON log_heads
            BEGIN SELECT RAISE(ABORT, 'heads are never deleted'); END;

        -- How many heads were ever kept and forms ever published, so that the last one can't go unseen.
        CREATE TABLE log_counts (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            heads INTEGER NOT NULL,
            forms INTEGER NOT NULL
        ) STRICT;
        INSERT INTO log_counts (id, heads, forms) SELECT 1, 0, count(*) FROM forms;

        -- The events whose payloads are gone, and why: whoever erases says so here.
        CREATE TABLE erasures (
            sequence INTEGER PRIMARY KEY,
            reason INTEGER NOT NULL,
            erased_at INTEGER NOT NULL,
            seal BLOB NOT NULL
        ) STRICT;

        ALTER TABLE forms ADD COLUMN seal BLOB;
        """
}

/// The hash over all of a form's row.
enum FormSeals {
    /// Seals the forms that an older schema left without.
    @Sendable static func fill(_ connection: SQLiteConnection) throws(StorageError) {
        let hashing = EventSealing.standard.hashing
        let update = try connection.prepare("UPDATE forms SET seal = ?2 WHERE number = ?1")
        for sealed in try SQLiteReader(connection: connection).sealedForms(after: 0, limit: .max) {
            try update.bind([.integer(sealed.number), .blob(SealedForm.seal(sealed.form, hashing))])
            _ = try update.step()
            update.reset()
        }
    }
}
