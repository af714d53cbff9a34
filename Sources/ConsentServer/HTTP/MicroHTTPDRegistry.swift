// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import Synchronization

/// The open connections, so that another thread can end them.
///
/// A connection is taken out, under the lock, before the library closes its socket: while the lock is held, every
/// descriptor in here is that connection's own.
final class MicroHTTPDRegistry: Sendable {
    private let connections = Locked<[MicroHTTPDConnection]>([])

    func insert(_ connection: MicroHTTPDConnection) {
        connections.withLock { connections in
            connection.slot.store(connections.count, ordering: .relaxed)
            connections.append(connection)
        }
    }

    func remove(_ connection: MicroHTTPDConnection) {
        connections.withLock { connections in
            let slot = connection.slot.load(ordering: .relaxed)
            let last = connections.removeLast()
            if last !== connection {
                connections[slot] = last
                last.slot.store(slot, ordering: .relaxed)
            }
        }
    }

    /// Ends every connection whose deadline has passed, and says how many.
    @discardableResult
    func endLate(now: UInt64) -> Int {
        end { $0.deadline.load(ordering: .relaxed) <= now }
    }

    /// Ends every connection.
    func endAll() {
        end { _ in true }
    }

    /// Refuses the requests of this worker whose length can't be read, before the library does.
    ///
    /// What it tells names no connection. One whose head is not complete yet would be refused all the same.
    func refuseUnreadableLengths(worker: pthread_t) {
        let own = connections.withLock { $0.filter { $0.worker == worker } }
        for connection in own { connection.refuseUnreadableLength() }
    }

    /// Ends connections that no request is on, nor on its way to.
    ///
    /// Both ways at once: a request that arrives behind `SHUT_RD` alone would be carried out, and the library, which
    /// reads the end of the connection before it sends a response that took time, would not answer it.
    func closeIdle(now: UInt64, freshFor: UInt64) {
        connections.withLock { connections in
            for connection in connections where connection.mayCloseIdle(now: now, freshFor: freshFor) {
                shutdown(connection.descriptor, Int32(SHUT_RDWR))
            }
        }
    }

    @discardableResult
    private func end(where isOver: (MicroHTTPDConnection) -> Bool) -> Int {
        let ended = connections.withLock { connections in
            connections.filter { connection in
                guard isOver(connection) else { return false }
                connection.deadline.store(.max, ordering: .relaxed)
                shutdown(connection.descriptor, Int32(SHUT_RDWR))
                return true
            }
        }
        // The library does not notice that a suspended connection has ended; the lock is not held while resuming.
        for connection in ended { connection.pending.withLock { $0 }?.abandon() }
        return ended.count
    }
}
