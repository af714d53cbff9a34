// SPDX-License-Identifier: Apache-2.0

/// The path that a database was opened at, and which file was there.
struct FilePlace: Sendable {
    let path: String
    private let identity: FileSystem.Identity?

    init(path: String) {
        self.path = path
        identity = FileSystem.entry(path)?.identity
    }

    /// Whether the same file is there still: moved or removed, it is written to by us and found by no one.
    var isHeld: Bool { FileSystem.entry(path)?.identity == identity }
}
