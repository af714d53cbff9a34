// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A thread that runs one function to its end and can be waited for.
///
/// ThreadSanitizer sees what `pthread_create` and `pthread_join` order; of a Dispatch queue on Linux it sees nothing.
@safe
struct OwnThread: Sendable {
    private let thread: pthread_t

    /// Starts it; nil where the system has no room for another thread.
    ///
    /// With a niceness above 0 it, and each thread that it starts, leaves the processors to others.
    init?(niceness: Int32 = 0, _ body: @escaping @Sendable () -> Void) {
        let context = unsafe Unmanaged.passRetained(Body(niceness, body))
        var thread = pthread_t(0)
        let code = unsafe pthread_create(
            &thread, nil,
            { context in
                guard let context = unsafe context else { return nil }
                unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
                return nil
            }, unsafe context.toOpaque())
        guard code == 0 else {
            unsafe context.release()
            return nil
        }
        self.thread = thread
    }

    /// Runs a function on a thread that nobody waits for; false where the system has no room for another thread.
    static func detached(niceness: Int32 = 0, _ body: @escaping @Sendable () -> Void) -> Bool {
        guard let thread = OwnThread(niceness: niceness, body) else { return false }
        pthread_detach(thread.thread)
        return true
    }

    /// Waits for its end, or lets go of it where it is the one that asks; until then the system keeps its stack.
    ///
    /// Call it once.
    func join() {
        if pthread_equal(pthread_self(), thread) != 0 {
            pthread_detach(thread)
        } else {
            pthread_join(thread, nil)
        }
    }

    private final class Body: Sendable {
        private let niceness: Int32
        private let body: @Sendable () -> Void

        init(_ niceness: Int32, _ body: @escaping @Sendable () -> Void) {
            self.niceness = niceness
            self.body = body
        }

        func run() {
            // On Linux this is about the calling thread alone.
            if niceness != 0 { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness) }
            body()
        }
    }
}
