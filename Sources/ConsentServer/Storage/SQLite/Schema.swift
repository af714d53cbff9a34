// SPDX-License-Identifier: Apache-2.0

/// One step from a schema to the next.
struct Migration: Sendable {
    /// The schema's version afterwards.
    let version: Int32
    /// What it does, for the log.
    let name: String
    let sql: String
    /// What SQL can't do, in the same transaction.
    var fill: (@Sendable (SQLiteConnection) throws(StorageError) -> Void)?
}

/// The shape of the database file.
///
/// The schema's version stands in `user_version` and what the file is in `application_id`, both of which can be read
/// from the first 100 bytes of the file without opening it.
enum Schema {
    /// "CnSt", so that `file(1)` and a start can tell the file from another's.
    static let applicationID: Int32 = 0x436E_5374

    /// Every migration there ever was: order matters, add at the end, never change one that was released.
    static let migrations: [Migration] = [
        Migration(version: 1, name: "apps, forms, choices and their evidence", sql: firstSchema),
        Migration(version: 2, name: "what tells choices apart without reading them", sql: likeness),
        Migration(version: 3, name: "strings that are written anew when what they rest on changes", sql: signals),
        Migration(version: 4, name: "the parts of forms", sql: formParts),
        Migration(version: 5, name: "the log's nodes and heads", sql: logSchema, fill: FormSeals.fill),
        Migration(version: 6, name: "statistics", sql: statisticsSchema),
        Migration(
            version: 7, name: "sums of statistics", sql: statisticsSumsSchema, fill: StatisticsSums.fill),
    ]

    /// The version of the schema that this server writes.
    static var newest: Int32 { migrations.last?.version ?? 0 }

    /// Rows from before have none: they are read whole until they are next written.
    private static let likeness = """
        ALTER TABLE current ADD COLUMN likeness_high INTEGER;
        ALTER TABLE current ADD COLUMN likeness_low INTEGER;
        """

    /// `basis` is a hash of all that the strings of an app's choices rest on beside the choices; while they are written
    /// anew, `next_slot` is where that goes on.
    private static let signals = """
        ALTER TABLE current ADD COLUMN signals_supplement TEXT;
        CREATE TABLE signals (
            app INTEGER PRIMARY KEY REFERENCES apps (number),
            basis INTEGER NOT NULL,
            next_slot INTEGER
        ) STRICT;
        """

    /// What several languages, versions or apps share of a form stands here once, named by its SHA-256.
    private static let formParts = """
        CREATE TABLE form_parts (
            id TEXT PRIMARY KEY,
            content BLOB NOT NULL
        ) STRICT;
        """

    /// Columns are plain, so that any SQLite shell can read them; codes are those of `docs/evidence.md` and
    /// `StoredCodes`, times are milliseconds since 1970, sets of ids are `IDSet+Blob`'s.
    private static let firstSchema = """
        CREATE TABLE meta (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            instance BLOB NOT NULL,
            created_at INTEGER NOT NULL,
            key_check BLOB NOT NULL,
            probes INTEGER NOT NULL DEFAULT 0
        ) STRICT;

        -- A row stays for ever, so that a number always means the same app; without a document the app is deleted.
        CREATE TABLE apps (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            version INTEGER NOT NULL,
            document BLOB,
            is_managed_by_file INTEGER NOT NULL,
            created_at INTEGER NOT NULL,
            updated_at INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE forms (
            number INTEGER PRIMARY KEY,
            app INTEGER NOT NULL REFERENCES apps (number),
            id TEXT NOT NULL,
            version INTEGER NOT NULL,
            kind TEXT NOT NULL,
            language TEXT NOT NULL,
            content BLOB NOT NULL,
            published_at INTEGER NOT NULL,
            UNIQUE (app, id)
        ) STRICT;

        CREATE TABLE test_devices (
            app INTEGER NOT NULL REFERENCES apps (number),
            device TEXT NOT NULL,
            label TEXT NOT NULL,
            added_at INTEGER NOT NULL,
            PRIMARY KEY (app, device)
        ) STRICT, WITHOUT ROWID;

        -- Derived from the events. The slot is made from the device's key: `DeviceSlots` says how. Without an action
        -- there is no choice, and the row only goes on counting: `revision` is the newest event's, which need not be
        -- the choice's.
        CREATE TABLE current (
            slot INTEGER PRIMARY KEY,
            device_high INTEGER NOT NULL,
            device_low INTEGER NOT NULL,
            kind INTEGER NOT NULL,
            app INTEGER NOT NULL,
            revision INTEGER NOT NULL,
            sequence INTEGER NOT NULL,
            action INTEGER,
            outcome INTEGER,
            received_at INTEGER,
            decided_at INTEGER,
            stated_at INTEGER,
            form TEXT,
            form_version INTEGER,
            language TEXT,
            environment INTEGER,
            is_forced INTEGER,
            gpc_shown INTEGER,
            fingerprint_high INTEGER,
            fingerprint_low INTEGER,
            tcf_policy_version INTEGER,
            vendor_list_version INTEGER,
            tc_string TEXT,
            ac_string TEXT,
            gpp_string TEXT,
            purposes_consent INTEGER,
            purposes_legitimate_interest INTEGER,
            special_features INTEGER,
            vendors_consent BLOB,
            vendors_legitimate_interest BLOB,
            vendors_disclosed BLOB,
            ad_tech_providers BLOB,
            ad_tech_providers_disclosed BLOB,
            restrictions BLOB,
            opt_outs INTEGER,
            sensitive_data_opt_outs INTEGER,
            choice_revision INTEGER
        ) STRICT;

        -- The log. Nothing in it names a device, and nothing of it is ever changed.
        CREATE TABLE events (
            sequence INTEGER PRIMARY KEY,
            app INTEGER NOT NULL,
            header BLOB NOT NULL,
            payload_hash BLOB NOT NULL,
            leaf BLOB NOT NULL
        ) STRICT;
        CREATE INDEX events_by_app ON events (app);
        CREATE TRIGGER events_keep BEFORE UPDATE ON events
            BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;
        CREATE TRIGGER events_stay BEFORE DELETE ON events
            BEGIN SELECT RAISE(ABORT, 'events are never deleted'); END;

        -- What erasure deletes. `previous` is the device's event of the same kind before: from the sequence in
        -- `current` back, the rows are the device's history, without an index by device that every write would pay.
        CREATE TABLE payloads (
            sequence INTEGER PRIMARY KEY,
            device_high INTEGER NOT NULL,
            device_low INTEGER NOT NULL,
            previous INTEGER,
            salt BLOB,
            payload BLOB
        ) STRICT;

        -- Numbers ascend, so the oldest are found without an index by time.
        CREATE TABLE idempotency (
            number INTEGER PRIMARY KEY,
            device_high INTEGER NOT NULL,
            device_low INTEGER NOT NULL,
            key TEXT NOT NULL,
            request_high INTEGER NOT NULL,
            request_low INTEGER NOT NULL,
            status INTEGER NOT NULL,
            etag TEXT,
            body BLOB NOT NULL,
            answered_at INTEGER NOT NULL,
            UNIQUE (device_high, device_low, key)
        ) STRICT;
        """

    /// Counts begin with the upgrade: what lies in the log already is not added to them.
    private static let statisticsSchema = """
        -- How people answered, without anything that is of one person alone. Days are counted from 1970-01-01.
        CREATE TABLE statistics (
            app INTEGER NOT NULL,
            day INTEGER NOT NULL,
            country TEXT NOT NULL,
            regulation TEXT NOT NULL,
            language TEXT NOT NULL,
            form TEXT NOT NULL,
            event TEXT NOT NULL,
            outcome TEXT NOT NULL,
            count INTEGER NOT NULL,
            PRIMARY KEY (app, day, country, regulation, language, form, event, outcome)
        ) STRICT, WITHOUT ROWID;
        """

    /// What `StatisticsSums` says of it; `period` is the day, or the first day of the month.
    private static let statisticsSumsSchema = """
        -- What stood in table `statistics`, by some of its dimensions (country 1, regulation 2, language 4, form 8,
        -- added up; the others are empty). Sums and that table have nothing twice.
        CREATE TABLE statistics_sums (
            app INTEGER NOT NULL,
            dimensions INTEGER NOT NULL,
            is_month INTEGER NOT NULL,
            period INTEGER NOT NULL,
            country TEXT NOT NULL,
            regulation TEXT NOT NULL,
            language TEXT NOT NULL,
            form TEXT NOT NULL,
            consent_all INTEGER NOT NULL,
            consent_none INTEGER NOT NULL,
            consent_partial INTEGER NOT NULL,
            do_not_consent_all INTEGER NOT NULL,
            do_not_consent_none INTEGER NOT NULL,
            do_not_consent_partial INTEGER NOT NULL,
            save_choices_all INTEGER NOT NULL,
            save_choices_none INTEGER NOT NULL,
            save_choices_partial INTEGER NOT NULL,
            import_all INTEGER NOT NULL,
            import_none INTEGER NOT NULL,
            import_partial INTEGER NOT NULL,
            reset INTEGER NOT NULL,
            served INTEGER NOT NULL,
            PRIMARY KEY (app, dimensions, is_month, period, country, regulation, language, form)
        ) STRICT, WITHOUT ROWID;
        """
}
