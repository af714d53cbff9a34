// SPDX-License-Identifier: Apache-2.0

/// Why a database can't be opened: one line that names the file, what is wrong with it, and what to do.
///
/// Whatever it is, the file is as it was.
struct StoreOpeningError: Error, Equatable, CustomStringConvertible {
    /// The database file.
    var path: String
    var problem: Problem

    /// Everything that can be wrong.
    enum Problem: Equatable, Sendable {
        /// Another process holds it; what its lock file says of it.
        case inUse(by: String)
        /// The path is no path of a file.
        case notAPath
        case noDirectory(String)
        case directoryNotWritable(String, uid: UInt32, owner: UInt32)
        case readOnlyFileSystem(String)
        case notAFile(String)
        case severalNames(Int)
        case networkFileSystem(String)
        case unreadable(uid: UInt32, owner: UInt32)
        case notWritable(uid: UInt32, owner: UInt32)
        case empty
        /// The log of a database whose file is gone.
        case logWithoutFile
        case notADatabase
        case truncated(bytes: Int64, expected: Int64)
        case foreign
        case newerSchema(found: Int32, known: Int32)
        case damaged(String)
        case wrongKey
        case setting(String, found: String)
        case system(String)

        /// Whether another process has it: it may be free the next time.
        var isInUse: Bool {
            if case .inUse = self { true } else { false }
        }

        /// Whether the file is there and is not, or not any more, what a server wrote.
        var isDamage: Bool {
            switch self {
            case .empty, .notADatabase, .truncated, .damaged: true
            default: false
            }
        }
    }

    var description: String {
        let (what, remedy) = Self.text(of: problem, path: path)
        return "\(path): \(what); \(remedy)"
    }

    private static func access(_ uid: UInt32, _ owner: UInt32, _ path: String) -> String {
        uid == owner ? "run: chmod u+rw \(path)" : "run: chown \(uid) \(path)"
    }

    private static func text(of problem: Problem, path: String) -> (what: String, remedy: String) {
        switch problem {
        case .inUse(let holder):
            ("in use by process \(holder)", "stop that process, or let one server alone use the file")
        case .notAPath:
            ("not the path of a file", "set CONSENT_DATABASE to one, such as /data/consent.db")
        case .noDirectory(let directory):
            ("there is no directory \(directory)", "make it, or set CONSENT_DATABASE to another path")
        case .directoryNotWritable(let directory, let uid, let owner):
            (
                "uid \(uid) may not write in \(directory), which belongs to uid \(owner)",
                "run: chown \(uid) \(directory)"
            )
        case .readOnlyFileSystem(let place):
            (
                "\(place) is on a file system that is read-only",
                "mount it writable, or set CONSENT_DATABASE to another path"
            )
        case .notAFile(let kind): ("a \(kind), not a file", "set CONSENT_DATABASE to the path of a file")
        case .severalNames(let count):
            ("the file has \(count) names (hard links)", "leave one: under another the lock would not be seen")
        case .networkFileSystem(let name):
            (
                "on the network file system \(name), where locks and syncs can't be relied on",
                "use a local disk, or set CONSENT_ALLOW_NETWORK_FS=true at your own risk"
            )
        case .unreadable(let uid, let owner):
            ("uid \(uid) may not read it; it belongs to uid \(owner)", access(uid, owner, path))
        case .notWritable(let uid, let owner):
            ("uid \(uid) may not write it; it belongs to uid \(owner)", access(uid, owner, path))
        case .empty:
            (
                "the file has 0 bytes, which no server leaves behind",
                "restore a backup, or remove the file to begin anew"
            )
        case .logWithoutFile:
            (
                "the file is gone but its log \(path)-wal is there and may hold choices",
                "put the file back or restore a backup; to begin anew, move the log away"
            )
        case .notADatabase: ("not an SQLite database", "restore a backup, or set CONSENT_DATABASE to another path")
        case .truncated(let bytes, let expected):
            ("cut short: \(bytes) of \(expected) bytes", "restore a backup; keep this file, it may be salvaged")
        case .foreign:
            ("an SQLite database of another program", "set CONSENT_DATABASE to another path")
        case .newerSchema(let found, let known):
            (
                "written by a newer server (schema \(found), this one knows \(known))",
                "run the newer server, or restore a backup made before the upgrade"
            )
        case .damaged(let detail):
            ("damaged (\(detail))", "restore a backup; keep this file, it may be salvaged")
        case .wrongKey:
            (
                "made with another key",
                "put the key file of this database back (CONSENT_KEY_FILE); if it is the right one, the file's check of "
                    + "the key is damaged: restore a backup"
            )
        case .setting(let name, let found):
            (
                "SQLite would not set \(name), it stays \(found)",
                "check the file system, which may not map shared memory"
            )
        case .system(let message): ("\(message)", "check the disk and the system's log")
        }
    }
}
