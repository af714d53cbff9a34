// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The keyed hash of an app's id and a device's id: all that is stored of either device or person.
struct DeviceKey: Hashable, Sendable {
    var high: UInt64
    var low: UInt64
}

/// What a device holds, and how far its events have counted.
struct DeviceStanding: Sendable, Equatable {
    var choices = CurrentChoices()
    /// The newest event's revision of each kind that ever had one, resets included.
    var revisions: [ChoiceKind: Int64] = [:]
}

/// An event before the store gave it its sequence, its salt and its leaf hash.
struct EventDraft: Sendable {
    /// Whose event it is; the header's commitment is made from it.
    var device: DeviceKey
    /// The header; the store fills in `sequence` and `deviceCommitment`.
    var header: EventHeader
    /// What was shown and chosen, as JSON.
    var payload: [UInt8]
}

/// An event as it is kept.
struct EventRecord: Sendable, Equatable {
    var header: EventHeader
    /// Nil where it was erased.
    var payload: [UInt8]?
    /// SHA-256 over the header's canonical bytes and the payload's salted hash, 32 bytes.
    var leaf: [UInt8]
}

/// An event with all that its leaf is made of.
struct LogEntry: Sendable, Equatable {
    var event: EventRecord
    /// The canonical bytes of the header.
    var headerBytes: [UInt8]
    /// SHA-256 over the salt and the payload.
    var payloadHash: [UInt8]
    /// Nil where it was erased, as the payload is.
    var salt: [UInt8]?
    /// Whose event it is; nil where that was erased.
    var device: DeviceKey?
}

/// An event whose payload is there, without it.
struct HeldEvent: Sendable, Equatable {
    var header: EventHeader
    var device: DeviceKey
}

/// An app as it is kept.
struct AppRecord: Sendable, Equatable {
    var id: AppID
    /// Counts the documents that changed what users see, from 1.
    var version: Int64
    /// The document as canonical JSON.
    var document: [UInt8]
    /// Whether the file of `CONSENT_APPS` holds it, so that the admin routes may not change it.
    var isManagedByFile: Bool
    var createdAt: Timestamp
    var updatedAt: Timestamp
}

/// A published form in one language.
struct FormRecord: Sendable, Equatable {
    var id: FormID
    var app: AppID
    /// The app's version that published it first.
    var version: Int64
    var kind: FormKind
    /// BCP 47.
    var language: String
    /// The first screen as JSON, without what differs from device to device: its SHA-256 is the id.
    var content: [UInt8]
    var publishedAt: Timestamp
}

/// A device that may force its geography on a production app: kept in clear, since an operator must find it again.
struct TestDevice: Sendable, Equatable {
    var id: DeviceID
    var label: String
    var addedAt: Timestamp
}

/// The scope and value of an `Idempotency-Key`.
struct IdempotencyKey: Hashable, Sendable {
    var device: DeviceKey
    /// A keyed hash of what was sent.
    var value: String
}

/// What was answered under an idempotency key.
struct IdempotentAnswer: Sendable, Equatable {
    /// Hash of the request that it answered.
    var request: ChoiceFingerprint
    var status: Int
    var etag: String?
    var body: [UInt8]
    var answeredAt: Timestamp

    /// How long an answer is kept: eight days, so that seven are promised whatever the clocks say.
    static let lifetimeMilliseconds: Int64 = 8 * 86_400_000
}

/// An idempotency key of a device and what was answered to it.
struct KeptAnswer: Sendable, Equatable {
    /// The keyed hash of what was sent.
    var key: String
    var answer: IdempotentAnswer
}

/// What an erasure took away.
struct ErasedDevice: Sendable, Equatable {
    /// Events whose payload was there.
    var events = 0
    /// Idempotency keys.
    var answers = 0
    /// By kind, the revision that the device had come to.
    var revisions: [ChoiceKind: Int64] = [:]
}
