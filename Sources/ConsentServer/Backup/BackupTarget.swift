// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The files that a store lives in.
struct StoreFiles: Sendable {
    var database: String
    var key: String

    /// Files beside the database that are part of it, or kept by its server.
    private static let suffixes = ["", "-wal", "-shm", "-journal", ".lock", ".sock", ".new"]

    /// Whether a path leads to one of them, or would.
    func own(_ path: String) -> Bool {
        let paths = Self.suffixes.map { (FileSystem.resolved(database) ?? database) + $0 } + [key]
        if paths.contains(path) { return true }
        guard let found = FileSystem.entry(path)?.identity else { return false }
        return paths.contains { FileSystem.entry($0)?.identity == found }
    }
}

/// Why a backup or a restore is not made: one line with the remedy, and nothing was touched.
struct BackupRefusal: Error, Equatable, CustomStringConvertible {
    /// What it is about: the commands have an exit status for each.
    enum Cause: String, Sendable, CaseIterable {
        /// The place that it is to go to is no place for it, or taken.
        case target
        /// There is nothing to copy, or it can't be read.
        case source
        /// What was read is not sound, or of something else.
        case content
        /// No room, or the disk failed.
        case disk
        /// The user may not.
        case permission
        /// The key is missing, another, or not kept as a key has to be.
        case key
        /// Not now, or not with this store.
        case unavailable
    }

    let cause: Cause
    let description: String

    init(_ cause: Cause, _ description: String) {
        self.cause = cause
        self.description = description
    }
}

/// Where a backup goes: a file, with the key beside it.
struct BackupTarget: Sendable {
    let path: String
    let directory: String
    var keyPath: String { path + ".key" }
    /// The copy before it was checked.
    var unfinished: String { path + ".unfinished" }

    /// Looks at the path alone.
    init(_ given: String) throws(BackupRefusal) {
        guard given.hasPrefix("/"), !given.utf8.contains(0), let slash = given.lastIndex(of: "/") else {
            throw BackupRefusal(
                .target, "\(quoted(given)) is not an absolute path: name a file, such as /backups/consent.db")
        }
        let name = given[given.index(after: slash)...]
        let parent = slash == given.startIndex ? "/" : String(given[..<slash])
        guard !name.isEmpty, name != ".", name != "..", FileSystem.entry(given)?.kind != .directory else {
            throw BackupRefusal(.target, "\(given) is a directory: name a file in it")
        }
        guard let directory = FileSystem.resolved(parent), FileSystem.entry(directory)?.kind == .directory else {
            throw BackupRefusal(.target, "there is no directory \(parent): make it, or name another file")
        }
        self.directory = directory
        path = directory == "/" ? "/\(name)" : "\(directory)/\(name)"
    }

    /// Looks at what is there: only an older backup of the same store may be replaced.
    func check(against files: StoreFiles, instance: [UInt8], bytes: Int64) throws(BackupRefusal) {
        guard !files.own(path), !files.own(keyPath), !files.own(unfinished) else {
            throw BackupRefusal(.target, "\(path) is the database itself, or one of its files: name a file elsewhere")
        }
        if let entry = FileSystem.entry(path) {
            guard entry.kind == .file else {
                throw BackupRefusal(.target, "\(path) is a \(entry.kind.rawValue), not a file: name another")
            }
            guard (FileSystem.entry(path + "-wal")?.size ?? 0) == 0 else {
                throw BackupRefusal(
                    .target,
                    "\(path) has a write-ahead log beside it, so no backup command made it: name another file, or move "
                        + "both away")
            }
            guard let there = try? BackupFile(path: path).identity(), there.instance == instance else {
                throw BackupRefusal(
                    .target, "\(path) exists and is not a backup of this database: name another file, or move it away")
            }
        }
        let uid = FileSystem.userID
        guard FileSystem.allows(3, directory) else {
            throw BackupRefusal(
                .permission, "uid \(uid) may not write in \(directory): run chown \(uid) \(directory), or name another")
        }
        if let room = FileSystem.room(in: directory), room < bytes {
            throw BackupRefusal(
                .disk,
                "no room in \(directory): \(bytes >> 10) KiB are needed and \(room >> 10) KiB are free; make room, or "
                    + "name a file on another disk")
        }
        let key = try Self.key(at: files.key)
        if let there = (try? FileText.read(keyPath)) ?? nil, there != key {
            throw BackupRefusal(.target, "\(keyPath) holds another key: name another file, or move it away")
        }
    }

    /// Puts the key beside the backup, for the owner's eyes alone.
    func placeKey(of files: StoreFiles) throws(BackupRefusal) {
        let key = try Self.key(at: files.key)
        if FileText.exists(keyPath) { return }
        do throws(ConfigurationError) {
            try FileText.create(keyPath, content: key, mode: 0o600)
        } catch { throw BackupRefusal(.disk, "\(error)") }
    }

    /// Gives the checked copy its name, in one step.
    func publish() throws(BackupRefusal) {
        guard FileSystem.rename(unfinished, to: path), FileSystem.sync(directory) else {
            throw BackupRefusal(.disk, "\(path) can't be put in place: \(FileSystem.lastFailure)")
        }
    }

    /// Takes away what a backup that failed, or a server that was killed, left behind.
    func clear() {
        for suffix in ["", "-wal", "-shm", "-journal"] { FileSystem.remove(unfinished + suffix) }
    }

    private static func key(at path: String) throws(BackupRefusal) -> String {
        do throws(ConfigurationError) {
            if let key = try FileText.read(path) { return key }
        } catch { throw BackupRefusal(.key, "the key can't be read: \(error)") }
        throw BackupRefusal(
            .key, "the key file \(path) is gone, and a backup without it is of no use: put it back (CONSENT_KEY_FILE)")
    }
}
