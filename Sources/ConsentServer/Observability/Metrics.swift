// SPDX-License-Identifier: Apache-2.0

/// Counts of what was answered, by route, method and status: the route is the matched pattern, never the raw path.
final class Metrics: Sendable {
    private let exchanges = Locked<[Key: Tally]>([:])

    struct Key: Hashable, Sendable {
        var route: String
        var method: String
        var status: Int

        /// There are few keys, and the text of a route is long: its length tells it from nearly all others.
        func hash(into hasher: inout Hasher) {
            hasher.combine(route.utf8.count << 16 ^ status)
        }
    }

    struct Tally: Sendable {
        var count: UInt64 = 0
        var nanoseconds: UInt64 = 0
        /// One a bound of `bounds`, then those above all.
        var buckets = [UInt64](repeating: 0, count: Metrics.bounds.count + 1)

        mutating func add(_ duration: UInt64) {
            count += 1
            nanoseconds += duration
            buckets[Metrics.bounds.firstIndex { duration <= $0 } ?? Metrics.bounds.count] += 1
        }
    }

    /// Upper bounds of the duration histogram, in nanoseconds.
    static let bounds: [UInt64] = [
        100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000, 100_000_000, 1_000_000_000,
    ]

    func count(_ exchange: HTTPExchangeRecord) {
        let key = Key(route: exchange.route, method: exchange.method, status: exchange.status)
        exchanges.withLock { $0[key, default: Tally()].add(exchange.nanoseconds) }
    }

    var tallies: [(key: Key, tally: Tally)] {
        exchanges.withLock { Array($0) }
            .map { ($0.key, $0.value) }
            .sorted { ($0.0.route, $0.0.method, $0.0.status) < ($1.0.route, $1.0.method, $1.0.status) }
    }
}
