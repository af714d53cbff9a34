// SPDX-License-Identifier: Apache-2.0

internal import CMicroHTTPD
internal import Synchronization

/// A response that is still being worked on, while its connection is suspended.
///
/// Whoever moves `state` away from `waiting` first, and nobody else, resumes the connection. The library then reads before
/// it asks for the response: a client that has closed its sending side meanwhile counts as gone.
@safe
final class MicroHTTPDPending: @unchecked Sendable {
    // Safe to share: `response` is written once, between winning `waiting` and the releasing store of `ready`, and read
    // only after an acquiring load of `ready`. `connection` is suspended, so it lives, until the winner resumes it.
    private enum State {
        static let waiting = 0
        static let filling = 1
        static let ready = 2
        static let abandoned = 3
    }

    private let state = Atomic<Int>(State.waiting)
    private var response: HTTPResponse?
    private let connection: OpaquePointer
    private let shared: MicroHTTPDShared
    private let completed: @Sendable (HTTPResponse) -> HTTPResponse

    init(
        _ connection: OpaquePointer, _ shared: MicroHTTPDShared,
        _ completed: @escaping @Sendable (HTTPResponse) -> HTTPResponse
    ) {
        unsafe self.connection = unsafe connection
        self.shared = shared
        self.completed = completed
    }

    /// Takes the response, once; a second one, or one for an abandoned connection, is dropped.
    func finish(_ response: HTTPResponse) {
        guard wins(State.filling) else { return }
        self.response = response
        resume(as: State.ready)
    }

    /// Gives the connection up.
    func abandon() {
        if wins(State.filling) { resume(as: State.abandoned) }
    }

    /// The response, or nil when the connection was given up; for the connection's worker.
    func take() -> HTTPResponse? {
        state.load(ordering: .acquiring) == State.ready ? response.map(completed) : nil
    }

    private func wins(_ next: Int) -> Bool {
        state.compareExchange(expected: State.waiting, desired: next, ordering: .acquiringAndReleasing).exchanged
    }

    private func resume(as next: Int) {
        shared.resuming.add(1, ordering: .acquiringAndReleasing)
        state.store(next, ordering: .releasing)
        unsafe MHD_resume_connection(connection)
        shared.resuming.subtract(1, ordering: .acquiringAndReleasing)
    }
}
