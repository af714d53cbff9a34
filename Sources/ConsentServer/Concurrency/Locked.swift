// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A value that one thread at a time may touch: the only lock of the project.
///
/// It stands on `pthread_mutex_t` because ThreadSanitizer on Linux does not see the futex of `Synchronization.Mutex`
/// and reports races that are not there. Never call out to unknown code inside `withLock`.
@safe
final class Locked<Value>: @unchecked Sendable {
    // Safe to share: `value` is only ever touched between lock and unlock of `mutex`, and neither address ever changes.
    // Behind a pointer, since the lock has made sure already of what the runtime would check at each access of a property.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let value: UnsafeMutablePointer<Value>

    init(_ value: sending Value) {
        unsafe self.value = .allocate(capacity: 1)
        unsafe self.value.initialize(to: value)
        unsafe mutex = .allocate(capacity: 1)
        unsafe mutex.initialize(to: pthread_mutex_t())
        unsafe pthread_mutex_init(mutex, nil)
    }

    deinit {
        unsafe pthread_mutex_destroy(mutex)
        unsafe mutex.deallocate()
        unsafe value.deinitialize(count: 1)
        unsafe value.deallocate()
    }

    func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return try unsafe body(&value.pointee)
    }
}
