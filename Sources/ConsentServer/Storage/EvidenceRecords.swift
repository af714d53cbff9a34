// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// All that is kept under one sequence, as it is kept: what verification looks at, and what a receipt is made of.
struct EvidenceRow: Sendable, Equatable {
    var sequence: Int64
    /// Nil where other tables speak of an event that is not there.
    var event: Event?
    /// Nil once it is erased.
    var payload: Payload?
    var erasure: SealedErasure?

    struct Event: Sendable, Equatable {
        /// The app that the row says; nil where it names none.
        var app: AppID?
        /// The header's canonical bytes.
        var header: [UInt8]
        var payloadHash: [UInt8]
        var leaf: [UInt8]
    }

    struct Payload: Sendable, Equatable {
        var device: DeviceKey
        /// The device's event of the same kind before.
        var previous: Int64?
        var salt: [UInt8]
        var bytes: [UInt8]
    }
}

/// The record of an erasure and the hash over it.
struct SealedErasure: Sendable, Equatable {
    /// Nil where the reason is none.
    var erasure: Erasure?
    var seal: [UInt8]
}

/// A head and its number among those that were kept, from 1 without gaps.
struct StoredHead: Sendable, Equatable {
    var number: Int64
    var head: SignedHead
}

/// Where an event stands in its device's history.
struct EventLink: Sendable, Equatable {
    var device: DeviceKey
    var kind: ChoiceKind
    var revision: Int64
    /// The event before.
    var previous: Int64?
}

/// A row of the current choices.
struct CurrentRow: Sendable, Equatable {
    /// Its place among the rows.
    var slot: Int64
    var device: DeviceKey
    var kind: ChoiceKind
    /// The app that the row says; nil where it names none.
    var app: AppID?
    var revision: Int64
    var sequence: Int64
    /// Nil where the device was reset.
    var choice: StoredChoice?
    /// Whether a device with this key belongs in this place.
    var isInPlace: Bool
    /// Whether every column says just what was read from it, and in the one way in which it is written.
    var isExact: Bool
}

/// Where a row of the current choices lies, and the newest event that it counts.
struct CurrentPlace: Sendable, Equatable {
    var slot: Int64
    var sequence: Int64
}

/// A published form, its number and the hash over all of it.
struct SealedForm: Sendable, Equatable {
    var number: Int64
    var form: FormRecord
    var seal: [UInt8]

    /// What its seal has to be.
    static func seal(_ form: FormRecord, _ hashing: EventHashing) -> [UInt8] {
        hashing.seal(
            form: [form.version, form.publishedAt.milliseconds],
            texts: [form.app.description, form.id.description, form.kind.rawValue, form.language],
            content: form.content)
    }
}

/// How much there is of everything, so that nothing that is too much or too little goes unseen.
struct EvidenceSummary: Sendable, Equatable {
    /// The newest event's sequence, 0 for none.
    var newest: Int64
    /// The newest sequence that stands beside the events, 0 for none.
    var newestBeside: Int64
    /// Stored nodes of the log.
    var nodes: Int64
    /// Kept heads, and how many were ever kept.
    var heads: Int64
    var headsCounted: Int64
    /// Forms, and how many were ever published.
    var forms: Int64
    var formsCounted: Int64
}

/// What is kept of the log above its entries.
enum StoredLog {
    /// Every eighth level is stored: 8, 16, 24 and so on.
    ///
    /// What lies between is hashed when it is asked for, from 255 hashes at most.
    static let step = 8
    /// Entries under one node of the lowest stored level.
    static let block: Int64 = 256

    /// How many nodes a log of that size has stored.
    static func nodes(size: Int64) -> Int64 {
        var (count, rest): (Int64, Int64) = (0, size / block)
        while rest > 0 {
            count += rest
            rest /= block
        }
        return count
    }
}
