// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Whole small files, without Foundation.
enum FileText {
    /// The largest file that is read whole.
    static let limit = 64 << 20

    /// The file's bytes; nil where there is none.
    static func readBytes(_ path: String) throws(ConfigurationError) -> [UInt8]? {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw ConfigurationError(description: "can't read \(path): \(systemError())")
        }
        defer { close(file) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG || path.hasPrefix("/proc/") else {
            throw ConfigurationError(description: "\(path) is not a regular file")
        }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe Glibc.read(file, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw ConfigurationError(description: "can't read \(path): \(systemError())") }
            if count == 0 { return bytes }
            bytes += buffer.prefix(count)
            guard bytes.count <= limit else {
                throw ConfigurationError(description: "\(path) is larger than \(limit >> 20) MiB")
            }
        }
    }

    /// The permission bits of a file; nil where there is none.
    static func mode(_ path: String) -> mode_t? {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
    }

    /// Whether something is at that path.
    static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

    /// The file's text; nil where there is none.
    static func read(_ path: String) throws(ConfigurationError) -> String? {
        guard let bytes = try readBytes(path) else { return nil }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ConfigurationError(description: "\(path) is not UTF-8 text")
        }
        return text
    }

    /// Makes a new file that is on disk when this returns; an existing one is left as it is.
    static func create(_ path: String, content: String, mode: mode_t) throws(ConfigurationError) {
        // Written beside and linked into place, so that a crash leaves the whole file or none.
        let draft = "\(path).\(getpid()).new"
        let file = unsafe open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard file >= 0 else { throw ConfigurationError(description: "can't create \(path): \(systemError())") }
        defer {
            close(file)
            unsafe unlink(draft)
        }
        let bytes = Array(content.utf8)
        guard unsafe Glibc.write(file, bytes, bytes.count) == bytes.count, fsync(file) == 0,
            unsafe link(draft, path) == 0,
            syncDirectory(of: path)
        else { throw ConfigurationError(description: "can't write \(path): \(systemError())") }
    }

    /// Makes the directory's entry of a new file durable.
    private static func syncDirectory(of path: String) -> Bool {
        let parent = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        let directory = unsafe open(parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard directory >= 0 else { return false }
        defer { close(directory) }
        return fsync(directory) == 0
    }

    private static func systemError() -> String { unsafe String(cString: strerror(errno)) }
}
