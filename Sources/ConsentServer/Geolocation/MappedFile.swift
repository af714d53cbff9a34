// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A file mapped read-only for as long as this object lives.
///
/// A file that stays mapped must be replaced by renaming, never written over: the kernel answers a read behind the end
/// of a file that became shorter with a signal. `copied` is out of its reach.
@safe
final class MappedFile: @unchecked Sendable {
    // Safe to share: the memory is never written, and unmapped only when nobody holds the object any more.
    private let base: UnsafeRawPointer
    let count: Int

    init(path: String) throws(AddressTableError) {
        let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw AddressTableError(path: path, problem: .unreadable(Self.systemError())) }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else {
            throw AddressTableError(path: path, problem: .unreadable(Self.systemError()))
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw AddressTableError(path: path, problem: .notAFile) }
        guard status.st_size > 0 else { throw AddressTableError(path: path, problem: .empty) }
        let size = Int(status.st_size)
        guard let memory = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), unsafe memory != MAP_FAILED
        else {
            throw AddressTableError(path: path, problem: .unreadable(Self.systemError()))
        }
        unsafe base = UnsafeRawPointer(memory)
        count = size
    }

    /// The same bytes in memory of this process, which no change of the file reaches; nil where there is no room.
    func copied() -> MappedFile? {
        guard
            let memory = unsafe mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
            unsafe memory != MAP_FAILED
        else { return nil }
        unsafe memory.copyMemory(from: base, byteCount: count)
        return unsafe MappedFile(base: UnsafeRawPointer(memory), count: count)
    }

    private init(base: UnsafeRawPointer, count: Int) {
        unsafe self.base = unsafe base
        self.count = count
    }

    deinit {
        unsafe munmap(UnsafeMutableRawPointer(mutating: base), count)
    }

    /// The value at that offset, in the machine's byte order; an offset outside the file is a bug of ours and traps.
    @inline(__always)
    func load<Value: BitwiseCopyable>(_: Value.Type, at offset: Int) -> Value {
        precondition(offset >= 0 && offset <= count - MemoryLayout<Value>.size, "read outside the mapped file")
        return unsafe base.loadUnaligned(fromByteOffset: offset, as: Value.self)
    }

    /// A copy of the whole file.
    var bytes: [UInt8] { unsafe [UInt8](UnsafeRawBufferPointer(start: base, count: count)) }

    private static func systemError() -> String {
        unsafe String(cString: strerror(errno))
    }
}
