// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Lets any thread end another's `poll`: a pipe of which one end is polled.
struct WakeUp: ~Copyable, Sendable {
    /// Becomes readable on `signal`; negative when the process has no descriptors left.
    let descriptor: Int32
    private let writing: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        _ = unsafe pipe(&ends)
        (descriptor, writing) = (ends[0], ends[1])
        for end in ends where end >= 0 {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
    }

    deinit {
        close(descriptor)
        close(writing)
    }

    /// A full pipe is fine: the other thread is awake already.
    func signal() {
        var byte: UInt8 = 1
        _ = unsafe write(writing, &byte, 1)
    }

    func clear() {
        var bytes = [UInt8](repeating: 0, count: 256)
        while unsafe read(descriptor, &bytes, bytes.count) == bytes.count {}
    }
}
