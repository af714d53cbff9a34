// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Foundation
import Testing

@testable import ConsentServer

/// A directory that is gone with its last user.
final class ScratchDirectory: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "consent-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// A path in it.
    func file(_ name: String) -> String { "\(path)/\(name)" }
}

/// The stores that must behave alike.
enum StoreKind: CaseIterable, CustomTestStringConvertible {
    case memory, sqlite

    var testDescription: String { self == .memory ? "in memory" : "SQLite" }

    /// A new, empty store.
    func make(in directory: ScratchDirectory, queueCapacity: Int = 4096) throws -> any RecordStore {
        switch self {
        case .memory: return MemoryStore(queueCapacity: queueCapacity)
        case .sqlite:
            var options = SQLiteStore.Options()
            options.queueCapacity = queueCapacity
            return try SQLiteStore(path: directory.file("consent.db"), keyCheck: Examples.keyCheck, options: options)
        }
    }
}

/// Values that tests of storage share.
enum Examples {
    static let keyCheck = [UInt8](repeating: 0x4B, count: 16)
    static let noon = Timestamp(milliseconds: 1_796_040_000_000)

    static func app(_ id: String = "shop") throws -> AppID { try #require(AppID(id)) }

    static func device(_ number: UInt64) -> DeviceKey {
        DeviceKey(high: number &* 0x9E37_79B9_7F4A_7C15, low: number)
    }

    static func draft(
        _ device: DeviceKey, app: AppID, kind: ChoiceKind = .european, type: EventType = .choice, revision: Int64 = 1,
        payload: String = "{}"
    ) -> EventDraft {
        let header = EventHeader(
            sequence: 0, app: app, deviceCommitment: [], type: type, kind: kind, revision: revision, receivedAt: noon,
            statedAt: nil, isClockSkewed: false, place: .unknown, geographySource: .unknown, isForced: false,
            regulation: "gdpr", environment: .production, formID: nil, formVersion: 1, tcfPolicyVersion: 5,
            vendorListVersion: 0, serverVersion: "1.0.0")
        return EventDraft(device: device, header: header, payload: Array(payload.utf8))
    }

    /// A European choice with something in every field.
    static func european(revision: Int64 = 1) -> StoredChoice {
        var european = EuropeanChoice()
        european.purposesConsent = PurposeSet([1, 3, 4])
        european.purposesLegitimateInterest = PurposeSet([2, 7, 24])
        european.specialFeatures = PurposeSet([2])
        european.vendorsConsent = IDSet([755, 756, 757, 2])
        european.vendorsLegitimateInterest = IDSet([755])
        european.vendorsDisclosed = IDSet([2, 10, 755, 756, 757, 65_535])
        european.adTechProviders = IDSet([89, 3000])
        european.adTechProvidersDisclosed = IDSet([89, 3000, 70_000])
        european.restrictions = [
            PublisherRestriction(purpose: 2, type: .requireConsent, vendors: IDSet([755, 756])),
            PublisherRestriction(purpose: 24, type: .notAllowed, vendors: IDSet()),
        ]
        var choice = StoredChoice(
            content: .european(european), action: .saveChoices, outcome: .partial, revision: revision,
            receivedAt: noon, decidedAt: Timestamp(milliseconds: noon.milliseconds - 60_000),
            environment: .testing, isForced: true)
        choice.statedAt = Timestamp(milliseconds: -1)
        choice.formID = FormID(digest: [UInt8](repeating: 9, count: 32))
        choice.formVersion = 4
        choice.language = "pt-BR"
        choice.fingerprint = ChoiceFingerprint(high: .max, low: 1 << 63)
        choice.gpcShown = true
        choice.tcfPolicyVersion = 5
        choice.vendorListVersion = 301
        choice.signals.tcString = "CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA"
        choice.signals.acString = "2~89.3000~dv."
        choice.signals.gppString = "DBABBg~BAAAAAAAAgA.QA"
        return choice
    }

    /// A US choice with nothing but what it must have.
    static func usStates(revision: Int64 = 1, _ content: USChoice = .allOptedOut) -> StoredChoice {
        StoredChoice(
            content: .usStates(content), action: .doNotConsent, outcome: .none, revision: revision, receivedAt: noon,
            decidedAt: noon, environment: .production, isForced: false)
    }

    static func answer(status: Int = 200, at time: Timestamp = noon) -> IdempotentAnswer {
        IdempotentAnswer(
            request: ChoiceFingerprint(high: 1 << 63, low: 2), status: status, etag: "\"a\"", body: [0, 1, 255],
            answeredAt: time)
    }

    static func appRecord(_ id: AppID, version: Int64 = 1, document: String = "{}") -> AppRecord {
        AppRecord(
            id: id, version: version, document: Array(document.utf8), isManagedByFile: version == 2, createdAt: noon,
            updatedAt: Timestamp(milliseconds: noon.milliseconds + version))
    }

    static func form(_ app: AppID, _ number: UInt8, version: Int64 = 1) -> FormRecord {
        FormRecord(
            id: FormID(digest: [UInt8](repeating: number, count: 32)), app: app, version: version, kind: .european,
            language: "de", content: [UInt8](repeating: number, count: 3), publishedAt: noon)
    }
}

/// What a PUT does to a store: look, append, make current.
struct ExamplePut: Sendable {
    var device: DeviceKey
    var app: AppID

    @discardableResult
    func callAsFunction(_ transaction: any RecordTransaction) throws(StorageError) -> Int64 {
        let revision = (try transaction.choices(of: device).european?.revision ?? 0) + 1
        let draft = Examples.draft(device, app: app, revision: revision, payload: "{\"revision\":\(revision)}")
        let sequence = try transaction.append(draft)
        try transaction.setChoice(
            Examples.european(revision: revision), of: device, app: app, sequence: sequence)
        return revision
    }
}

/// The store's calls for closures that throw anything, so that a test need not spell each closure's error.
extension RecordStore {
    func see<Value>(_ body: (any RecordReader) throws -> Value) throws -> Value {
        try read { (reader) throws(StorageError) -> Value in try storageErrors { try body(reader) } }
    }

    @discardableResult
    func change<Answer: Sendable>(
        _ body: @escaping @Sendable (any RecordTransaction) throws -> Answer
    ) throws -> Answer {
        try write { (transaction) throws(StorageError) -> Answer in try storageErrors { try body(transaction) } }
    }
}

/// Runs the body; an error that is none of the store's becomes one.
func storageErrors<Value>(_ body: () throws -> Value) throws(StorageError) -> Value {
    do {
        return try body()
    } catch let error as StorageError {
        throw error
    } catch {
        throw .database("\(error)")
    }
}

extension RecordReader {
    /// The revision of the newest event of a kind, resets included; 0 where there was none.
    func revision(of device: DeviceKey, kind: ChoiceKind) throws(StorageError) -> Int64 {
        try standing(of: device).revisions[kind] ?? 0
    }
}
