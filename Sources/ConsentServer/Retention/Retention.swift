// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Takes away what is past its time, a few events at a time.
struct Retention: Sendable {
    let policy: RetentionPolicy
    let apps: Catalogue
    let now: Timestamp

    /// An event that goes.
    struct Victim: Sendable, Equatable {
        var header: EventHeader
        var device: DeviceKey
    }

    /// A stretch of the log that was looked at.
    struct Stretch: Sendable {
        var victims: [Victim] = []
        var examined = 0
        /// The sequence at which it ended.
        var end: Int64
        var hasMore = true
    }

    /// Events looked at, and found, in one stretch: small, so that the writer is never held up for long.
    static let examinedAtMost = 2000
    static let victimsAtMost = 100

    /// Looks for what goes, from behind a sequence.
    func stretch(after sequence: Int64, in reader: any RecordReader) throws(StorageError) -> Stretch {
        var stretch = Stretch(end: sequence)
        while stretch.hasMore, stretch.examined < Self.examinedAtMost {
            let slice = 200
            let held = try reader.heldEvents(after: stretch.end, limit: slice)
            stretch.hasMore = held.count == slice
            for event in held {
                stretch.end = event.header.sequence
                stretch.examined += 1
                guard try goes(event, in: reader) else { continue }
                stretch.victims.append(Victim(header: event.header, device: event.device))
                if stretch.victims.count == Self.victimsAtMost {
                    stretch.hasMore = true
                    return stretch
                }
            }
        }
        return stretch
    }

    /// Takes the victims away, but for what became current meanwhile; gives how many went.
    ///
    /// Runs inside the store's transaction.
    func forget(_ victims: [Victim], in transaction: any RecordTransaction) throws(StorageError) -> Int {
        var count = 0
        for (device, victims) in Dictionary(grouping: victims, by: \.device) {
            var sequences: Set<Int64> = []
            var kinds: Set<ChoiceKind> = []
            let choices = try transaction.choices(of: device)
            for victim in victims {
                let header = victim.header
                let choice = choices[header.kind]
                guard policy.lets(header, go: now, choice: choice, app: apps[header.app]?.document) else { continue }
                sequences.insert(header.sequence)
                if choice?.revision == header.revision { kinds.insert(header.kind) }
            }
            guard !sequences.isEmpty else { continue }
            count += try transaction.forget(sequences, of: device, choices: kinds, at: now)
        }
        return count
    }

    private func goes(_ event: HeldEvent, in reader: any RecordReader) throws(StorageError) -> Bool {
        let header = event.header
        // Most are young, and then nothing else is read.
        guard policy.isPast(header, at: now) else { return false }
        let choice = try reader.choices(of: event.device)[header.kind]
        return policy.lets(header, go: now, choice: choice, app: apps[header.app]?.document)
    }
}

/// How many events went or would go, by app, regulation, environment and age.
struct RetentionTally: Sendable, Equatable {
    struct Row: Hashable, Sendable {
        var app: String
        var regulation: String
        /// `testing` for a forced geography too.
        var environment: String
        /// Whole years since the server received it.
        var ageYears: Int
    }

    private(set) var counts: [Row: Int] = [:]

    mutating func add(_ header: EventHeader, now: Timestamp) {
        let days = max(0, now.day.daysSinceEpoch - header.receivedAt.day.daysSinceEpoch)
        add(
            Row(
                app: header.app.description, regulation: header.regulation,
                environment: header.isEvidence ? "production" : "testing", ageYears: Int(days / 365)), 1)
    }

    mutating func add(_ row: Row, _ count: Int) { counts[row, default: 0] += count }

    var total: Int { counts.values.reduce(0, +) }

    /// In the order of app, regulation, environment and age.
    var rows: [(row: Row, count: Int)] {
        counts.map { (row: $0.key, count: $0.value) }.sorted { left, right in
            let (a, b) = (left.row, right.row)
            return (a.app, a.regulation, a.environment, a.ageYears) < (b.app, b.regulation, b.environment, b.ageYears)
        }
    }
}

extension ServerContext {
    /// The policy at this moment.
    func retention(at now: Timestamp) -> Retention { Retention(policy: policies.retention, apps: catalogue, now: now) }

    /// Goes through the whole log once, pausing between stretches; gives how many events went.
    func purge(at now: Timestamp, pause: () -> Bool) throws(StorageError) -> Int {
        let retention = retention(at: now)
        var count = 0
        var end: Int64 = 0
        while true {
            let stretch = try store.read { (reader) throws(StorageError) in
                try retention.stretch(after: end, in: reader)
            }
            if !stretch.victims.isEmpty {
                count += try store.write { (transaction) throws(StorageError) in
                    try retention.forget(stretch.victims, in: transaction)
                }
            }
            end = stretch.end
            guard stretch.hasMore, pause() else { break }
        }
        let cutoff = Timestamp(milliseconds: now.milliseconds - IdempotentAnswer.lifetimeMilliseconds)
        while try store.write({ (transaction) throws(StorageError) in try transaction.forgetAnswers(before: cutoff) })
            > 0,
            pause()
        {}
        return count
    }
}
