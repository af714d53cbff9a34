// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A lock on the database file itself, for where someone deleted the lock file under a running server.
///
/// It is of the kind that SQLite does not use, so neither sees the other's; on a network file system both kinds are one,
/// and there is none. It must go after every connection of this process: closing a file lets go of SQLite's locks on it.
final class DatabaseHold: Sendable {
    private let descriptor: Int32

    /// Takes the lock on a file that is there and that this process has no connection to.
    init(_ path: String) throws(LockFile.Refusal) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .system("\(path): \(FileSystem.lastFailure)") }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let failure: LockFile.Refusal =
                errno == EWOULDBLOCK
                ? .held(by: "unknown, whose lock file was deleted") : .system("\(path): \(FileSystem.lastFailure)")
            close(descriptor)
            throw failure
        }
        self.descriptor = descriptor
    }

    deinit {
        // A child that another thread is just starting has the descriptor too, until it runs its program.
        _ = flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
