// SPDX-License-Identifier: Apache-2.0

internal import CSQLite
internal import Glibc

/// What the operating system says of paths.
enum FileSystem {
    /// What `stat` says of a path.
    struct Entry {
        var kind: Kind
        var size: Int64
        var owner: UInt32
        var names: Int
        /// Which file it is, whatever it is called.
        var identity: Identity
    }

    /// The device and number by which the kernel knows a file.
    struct Identity: Equatable, Sendable {
        var device: UInt64
        var number: UInt64
    }

    /// What a path leads to.
    enum Kind: String {
        case file, directory, device, pipe, socket
    }

    /// Nil where there is nothing.
    static func entry(_ path: String) -> Entry? {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        let kind: Kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .directory
            case S_IFIFO: .pipe
            case S_IFSOCK: .socket
            default: .device
            }
        return Entry(
            kind: kind, size: Int64(status.st_size), owner: status.st_uid, names: Int(status.st_nlink),
            identity: Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino)))
    }

    /// The path without links; nil where it leads nowhere.
    static func resolved(_ path: String) -> String? {
        guard let resolved = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// Whether this process may do so with the path: `R_OK`, `W_OK`, `X_OK`.
    static func allows(_ mode: Int32, _ path: String) -> Bool {
        unsafe faccessat(AT_FDCWD, path, mode, AT_EACCESS) == 0
    }

    /// Whether nobody may write there, the owner and root included, as the file system is mounted read-only.
    static func isReadOnly(_ path: String) -> Bool {
        unsafe faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) != 0 && errno == EROFS
    }

    /// The name of the network file system that holds the path, nil where it is a local one.
    static func networkFileSystem(of path: String) -> String? {
        networkFileSystem(magic: unsafe csqlite_file_system_magic(path))
    }

    /// The name of the network file system with this magic number (statfs(2)), nil where it is a local one.
    ///
    /// FUSE counts as one: virtiofs, sshfs and the shared folders of desktop virtual machines are FUSE.
    static func networkFileSystem(magic: UInt32) -> String? {
        switch magic {
        case 0x6969: "nfs"
        case 0xFF53_4D42: "cifs"
        case 0x517B: "smb"
        case 0xFE53_4D42: "smb2"
        case 0x0102_1997: "9p"
        case 0x6573_5546: "fuse"
        case 0x5346_414F: "afs"
        case 0x00C3_6400: "ceph"
        case 0x7375_7245: "coda"
        case 0x564C: "ncp"
        case 0x0BD0_0BD0: "lustre"
        case 0x786F_4256: "vboxsf"
        default: nil
        }
    }

    /// The first bytes of a file; nil where it can't be read.
    static func prefix(of path: String, count: Int) -> [UInt8]? {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: count)
        let got = unsafe read(file, &bytes, count)
        return got < 0 ? nil : Array(bytes.prefix(got))
    }

    /// Brings a file, or a directory's list of names, to the disk; false where that failed.
    static func sync(_ path: String) -> Bool {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        return fsync(file) == 0
    }

    /// Keeps everyone but its owner from a file; false where that failed.
    static func makePrivate(_ path: String) -> Bool { unsafe chmod(path, 0o600) == 0 }

    /// Takes a file away, if it is there.
    static func remove(_ path: String) { unsafe _ = unlink(path) }

    /// Gives a file another name; false where that failed.
    static func rename(_ path: String, to other: String) -> Bool { unsafe Glibc.rename(path, other) == 0 }

    /// Bytes that this process may still write in a directory; nil where the system does not say.
    static func room(in directory: String) -> Int64? {
        var status = statvfs()
        guard unsafe statvfs(directory, &status) == 0 else { return nil }
        return Int64(clamping: UInt64(status.f_bavail) &* UInt64(status.f_frsize))
    }

    /// The names in a directory, in no order; none where it can't be read.
    static func names(in directory: String) -> [String] {
        guard let stream = unsafe opendir(directory) else { return [] }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { bytes in
                unsafe bytes.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Makes a directory for its owner alone; false where that failed.
    static func makeDirectory(_ path: String) -> Bool { unsafe mkdir(path, 0o700) == 0 }

    /// Copies a file into a new one that is private and on the disk afterwards; false where that failed.
    static func copy(_ path: String, to other: String) -> Bool {
        let source = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard source >= 0 else { return false }
        defer { close(source) }
        let target = unsafe open(other, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard target >= 0 else { return false }
        defer { close(target) }
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = unsafe read(source, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return false }
            if count == 0 { return fsync(target) == 0 }
            var sent = 0
            while sent < count {
                let written = unsafe buffer[sent..<count].withUnsafeBytes { rest in
                    unsafe write(target, rest.baseAddress, rest.count)
                }
                if written < 0, errno == EINTR { continue }
                guard written > 0 else { return false }
                sent += written
            }
        }
    }

    /// Who this process acts as.
    static var userID: UInt32 { geteuid() }

    /// The last failure in words.
    static var lastFailure: String { unsafe String(cString: strerror(errno)) }
}
