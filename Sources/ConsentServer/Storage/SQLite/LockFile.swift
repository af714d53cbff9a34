// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The lock beside the database that keeps every other process out of it, this server's commands included.
///
/// SQLite's own locks let a second process in, and with Debian 12's SQLite two that checkpoint can lose acknowledged
/// writes (docs/decisions/0002-sqlite.md). The kernel lets go of it when the process ends, however it ends. The file
/// itself stays: whoever deleted it could let a third process in.
final class LockFile: Sendable {
    private let descriptor: Int32

    /// Takes the lock; throws who holds it, or why there is none.
    init(_ path: String) throws(Refusal) {
        let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .system("\(path): \(FileSystem.lastFailure)") }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let failure: Refusal =
                errno == EWOULDBLOCK
                ? .held(by: Self.holder(descriptor)) : .system("\(path): \(FileSystem.lastFailure)")
            close(descriptor)
            throw failure
        }
        self.descriptor = descriptor
        let line = Array("\(getpid()) on \(Self.hostName)\n".utf8)
        // For people: nothing depends on what the file says.
        if ftruncate(descriptor, 0) == 0 { unsafe _ = pwrite(descriptor, line, line.count, 0) }
    }

    deinit {
        // A child that another thread is just starting has the descriptor too, until it runs its program.
        _ = flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// Why there is no lock.
    enum Refusal: Error, Equatable {
        case held(by: String)
        case system(String)
    }

    private static func holder(_ descriptor: Int32) -> String {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = unsafe pread(descriptor, &bytes, bytes.count, 0)
        let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        let line = text.prefix { $0 != "\n" && ($0.isLetter || $0.isNumber || " .-_".contains($0)) }
        return line.isEmpty ? "unknown" : String(line)
    }

    private static var hostName: String {
        var name = [CChar](repeating: 0, count: 256)
        guard unsafe gethostname(&name, name.count - 1) == 0 else { return "unknown" }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
