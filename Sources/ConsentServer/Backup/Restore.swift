// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Brings a backup back: into a directory where nothing is, and only when all of it was read and found sound.
struct Restore {
    let file: String
    /// Where the backup's key is.
    let keyFile: String
    let files: StoreFiles

    /// Gives what was restored.
    func run() throws(BackupRefusal) -> BackupFile.Content {
        let source = BackupFile(path: file)
        let content: BackupFile.Content
        do throws(BackupFile.Fault) { content = try source.identity() } catch { throw BackupRefusal(error) }
        let directory = try emptyDirectory(room: content.bytes)
        let (key, keyring) = try key(for: content)
        let unfinished = files.database + ".restoring"
        do throws(BackupRefusal) {
            // A snapshot of a running server's files has its newest choices in the log.
            let hasLog = (FileSystem.entry(file + "-wal")?.size ?? 0) > 0
            guard FileSystem.copy(file, to: unfinished),
                !hasLog || FileSystem.copy(file + "-wal", to: unfinished + "-wal")
            else {
                throw BackupRefusal(.disk, "\(file) can't be copied to \(directory): \(FileSystem.lastFailure)")
            }
            // The copy is checked, not the source: that is what will be used.
            do throws(BackupFile.Fault) {
                let copy = BackupFile(path: unfinished)
                try copy.seal()
                let copied = try BackupVerification(file: copy, keyring: keyring).run()
                guard copied.events == content.events, copied.lastSequence == content.lastSequence else {
                    throw BackupFile.Fault(
                        .content,
                        "it changed while it was read (\(content.events) events, then \(copied.events)): use a copy "
                            + "that no server writes to")
                }
            } catch { throw BackupRefusal(error, "\(file): ") }
            // Never a database without its key.
            if !FileText.exists(files.key) {
                do throws(ConfigurationError) {
                    try FileText.create(files.key, content: key, mode: 0o600)
                } catch { throw BackupRefusal(.disk, "\(error)") }
            }
            guard FileSystem.rename(unfinished, to: files.database), FileSystem.sync(directory) else {

                throw BackupRefusal(
                    .disk, "\(files.database) can't be put in place: \(FileSystem.lastFailure)")

            }
        } catch {
            for suffix in ["", "-wal", "-shm", "-journal"] { FileSystem.remove(unfinished + suffix) }
            throw error
        }
        return content
    }

    private func key(for content: BackupFile.Content) throws(BackupRefusal) -> (text: String, keyring: DeviceKeyring) {
        let given: String?
        let there: String?
        do throws(ConfigurationError) {
            given = try FileText.read(keyFile)
            there = try FileText.read(files.key)
        } catch { throw BackupRefusal(.key, error.description) }
        guard let given else {
            throw BackupRefusal(
                .key, "the key \(keyFile) is missing, and without it no device would be found again: name it with --key"
            )
        }
        let keyring: DeviceKeyring
        do throws(ConfigurationError) {
            keyring = try DeviceKeyring.open(path: keyFile, mayCreate: false)
        } catch { throw BackupRefusal(.key, error.description) }
        guard Sodium.areEqual(keyring.checkValue, content.keyCheck) else {
            throw BackupRefusal(.key, "\(keyFile) is not the key of \(file): name the right one with --key")
        }
        guard there == nil || there == given else {
            throw BackupRefusal(.target, "\(files.key) is there and holds another key: move it away")
        }
        return (given, keyring)
    }

    /// The database's directory, made where it is missing.
    private func emptyDirectory(room: Int64) throws(BackupRefusal) -> String {
        let path = files.database
        let parent = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        if FileSystem.entry(parent) == nil, !FileSystem.makeDirectory(parent) {
            throw BackupRefusal(
                .target,
                "there is no directory \(parent), and it can't be made (\(FileSystem.lastFailure)): make it, or set CONSENT_DATABASE to another path"
            )
        }
        guard FileSystem.entry(parent)?.kind == .directory else {
            throw BackupRefusal(.target, "\(parent) is not a directory: set CONSENT_DATABASE to a path in one")
        }
        // A fresh ext4 volume has lost+found.
        let inside = FileSystem.names(in: parent).filter { $0 != "lost+found" && "\(parent)/\($0)" != files.key }
        guard inside.isEmpty else {
            throw BackupRefusal(
                .target,
                "\(parent) is not empty (\(quoted(inside[0])) is in it), and a restore replaces nothing: name another "
                    + "directory with CONSENT_DATABASE, or move its files away")
        }
        let uid = FileSystem.userID
        guard FileSystem.allows(3, parent) else {
            throw BackupRefusal(
                .permission, "uid \(uid) may not write in \(parent): run chown \(uid) \(parent), or name another")
        }
        if let free = FileSystem.room(in: parent), free < room {
            throw BackupRefusal(
                .disk,
                "no room in \(parent): \(room >> 10) KiB are needed and \(free >> 10) KiB are free; make room")
        }
        return parent
    }
}
