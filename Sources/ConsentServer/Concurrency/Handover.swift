// SPDX-License-Identifier: Apache-2.0

internal import Dispatch

/// Carries one value from the thread that makes it to the thread that waits for it.
final class Handover<Value: Sendable>: Sendable {
    private let value = Locked<Value?>(nil)
    private let arrived = DispatchSemaphore(value: 0)

    /// Hands the value over.
    ///
    /// Call it once.
    func put(_ newValue: Value) {
        value.withLock { $0 = newValue }
        arrived.signal()
    }

    /// Waits for the value.
    func take() -> Value {
        while true {
            arrived.wait()
            if let value = value.withLock({ $0 }) { return value }
        }
    }
}
