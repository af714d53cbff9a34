// SPDX-License-Identifier: Apache-2.0

/// A setting of a connection, and what reading it back must give.
struct ConnectionSetting {
    var name: String
    /// Nil where something else sets it, and it is only read back.
    var value: String?
    var expected: String

    init(_ name: String, _ value: String?, reads expected: String) {
        self.name = name
        self.value = value
        self.expected = expected
    }

    /// The writer's: what makes an acknowledged write durable.
    ///
    /// `wal_autocheckpoint` is 0 because the connection counts the log's pages itself, in the same hook: to set it would
    /// take the hook away. `cache_size` is in KiB. `mmap_size` stays 0, since a mapping makes SQLite's WAL-reset bug worse and turns read
    /// errors into signals.
    static let writer =
        [
            ConnectionSetting("journal_mode", "WAL", reads: "wal"),
            ConnectionSetting("synchronous", "FULL", reads: "2"),
            ConnectionSetting("secure_delete", "ON", reads: "1"),
            ConnectionSetting("wal_autocheckpoint", nil, reads: "0"),
            ConnectionSetting("journal_size_limit", "67108864", reads: "67108864"),
            ConnectionSetting("cache_size", "-8192", reads: "-8192"),
        ] + shared

    /// A reader's.
    static let reader =
        [
            ConnectionSetting("query_only", "ON", reads: "1"),
            ConnectionSetting("cache_size", "-8192", reads: "-8192"),
        ] + shared

    private static let shared = [
        ConnectionSetting("mmap_size", "0", reads: "0"),
        ConnectionSetting("temp_store", "MEMORY", reads: "2"),
        ConnectionSetting("foreign_keys", "ON", reads: "1"),
        ConnectionSetting("trusted_schema", "OFF", reads: "0"),
    ]
}

extension SQLiteConnection {
    /// Sets everything, and gives the first setting that did not take.
    func apply(_ settings: [ConnectionSetting]) throws(StorageError) -> (name: String, found: String)? {
        for setting in settings {
            if let value = setting.value { _ = try self.value(of: "PRAGMA \(setting.name) = \(value)") }
            let found = try value(of: "PRAGMA \(setting.name)") ?? ""
            if found != setting.expected { return (setting.name, found) }
        }
        return nil
    }
}
