// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Makes the evidence of an event: its salt, its commitment and its leaf.
struct EventSealing: Sendable {
    /// SHA-256 by libsodium, salts that nobody can guess.
    static let standard = EventSealing(
        hashing: EventHashing { Sodium.sha256($0) }, salt: { Sodium.random(EventHashing.saltLength) })

    var hashing: EventHashing
    var salt: @Sendable () -> [UInt8]

    /// A draft with its salt and what is made from it: all but its place in the log, for any thread.
    func salted(_ draft: EventDraft) -> SaltedEvent {
        let salt = salt()
        var event = SaltedEvent(
            draft: draft, salt: salt, payloadHash: hashing.payloadHash(salt: salt, payload: draft.payload))
        event.draft.header.deviceCommitment = hashing.deviceCommitment(salt: salt, device: draft.device.bytes)
        return event
    }

    /// The event that a draft becomes at this place in the log.
    func seal(_ draft: EventDraft, sequence: Int64) throws(StorageError) -> SealedEvent {
        try seal(salted(draft), sequence: sequence)
    }

    /// The event at this place in the log.
    func seal(_ event: SaltedEvent, sequence: Int64) throws(StorageError) -> SealedEvent {
        var header = event.draft.header
        header.sequence = sequence
        let bytes: [UInt8]
        do throws(EventHeaderError) {
            bytes = try header.canonicalBytes()
        } catch {
            throw .database("an event's header can't be written: \(error)")
        }
        return SealedEvent(
            header: header, headerBytes: bytes, salt: event.salt, payloadHash: event.payloadHash,
            leaf: hashing.leaf(header: bytes, payloadHash: event.payloadHash))
    }
}

/// An event that waits for its place in the log.
struct SaltedEvent: Sendable {
    /// With the header's commitment filled in.
    var draft: EventDraft
    var salt: [UInt8]
    var payloadHash: [UInt8]
}

/// An event as it goes into the log.
struct SealedEvent: Sendable {
    var header: EventHeader
    var headerBytes: [UInt8]
    var salt: [UInt8]
    var payloadHash: [UInt8]
    var leaf: [UInt8]
}

extension DeviceKey {
    /// The key's 16 bytes, as evidence is made from them.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16)
        for half in [high, low] {
            for shift in stride(from: UInt64(56), through: 0, by: -8) {
                bytes.append(UInt8(truncatingIfNeeded: half >> shift))
            }
        }
        return bytes
    }
}
