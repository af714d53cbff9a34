// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Threads of our own: the writer, the log's, the sweep's.
enum Thread {
    /// Starts a detached thread; nothing waits for it but what it signals itself.
    static func start(named name: String, _ body: @escaping @Sendable () -> Void) {
        let box = Body(run: body)
        var thread = pthread_t()
        let status = unsafe pthread_create(
            &thread, nil,
            { argument in
                guard let argument = unsafe argument else { return nil }
                let body = unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue()
                body.run()
                return nil
            }, Unmanaged.passRetained(box).toOpaque())
        precondition(status == 0, "the system gives no thread for \(name): raise its limit on processes (ulimit -u)")
        pthread_detach(thread)
    }

    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(run: @escaping @Sendable () -> Void) { self.run = run }
    }
}
