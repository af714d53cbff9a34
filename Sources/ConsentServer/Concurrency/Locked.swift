// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A value that one thread at a time may touch: the only lock of the project.
///
/// It stands on `pthread_mutex_t` because ThreadSanitizer on Linux does not see the futex of `Synchronization.Mutex`
/// and reports races that are not there. Never call out to unknown code inside `withLock`.
@safe
final class Locked<Value>: @unchecked Sendable {
    // Safe to share: `value` is only ever touched between lock and unlock of `mutex`, whose address never changes.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private var value: Value

    init(_ value: sending Value) {
        self.value = value
        unsafe mutex = .allocate(capacity: 1)
        unsafe mutex.initialize(to: pthread_mutex_t())
        unsafe pthread_mutex_init(mutex, nil)
    }

    deinit {
        unsafe pthread_mutex_destroy(mutex)
        unsafe mutex.deallocate()
    }

    func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return try body(&value)
    }
}
