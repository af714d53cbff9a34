// SPDX-License-Identifier: Apache-2.0

/// Why the store could not do what was asked.
enum StorageError: Error, Sendable, Equatable {
    /// No room on the disk: writes are refused until there is.
    case full
    /// The file can't be written: read-only file system or permissions.
    case readOnly
    /// Too much is waiting, or another holds the file too long: try again later.
    case busy
    /// A sync to disk failed: nothing more is acknowledged until a restart has read the file anew.
    case failed
    /// The file is damaged.
    case corrupt(String)
    /// The store was closed.
    case closed
    /// Anything else that the database said.
    case database(String)
}

/// What `/readyz` says of the store.
struct StorageHealth: Sendable, Equatable {
    /// Nil while writes are accepted.
    var refusing: StorageError?
    /// Changes that wait for the writer.
    var waiting: Int = 0
    /// Bytes of the write-ahead log.
    var writeAheadLogBytes: Int64 = 0
}
