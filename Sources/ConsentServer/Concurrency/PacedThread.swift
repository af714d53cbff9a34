// SPDX-License-Identifier: Apache-2.0

internal import Dispatch

/// A thread that waits between its steps, and ends where it is told to while it waits.
final class PacedThread: Sendable {
    private let stopping = DispatchSemaphore(value: 0)
    private let thread = Locked<OwnThread?>(nil)

    /// Starts it; where the system has no room for another thread nothing runs.
    ///
    /// Call it once.
    func start(_ body: @escaping @Sendable () -> Void) {
        let started = OwnThread(body)
        thread.withLock { $0 = started }
    }

    /// Waits; false where the end came, once for all.
    func wait(milliseconds: Int) -> Bool {
        guard stopping.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else { return true }
        stopping.signal()
        return false
    }

    /// Tells it to end and waits for that; false where none runs.
    @discardableResult
    func stop() -> Bool {
        let running = thread.withLock { thread in
            defer { thread = nil }
            return thread
        }
        stopping.signal()
        running?.join()
        return running != nil
    }
}
