// SPDX-License-Identifier: Apache-2.0

/// What happened to a device's choice.
public enum EventType: String, Sendable, CaseIterable {
    /// A choice was made on a form.
    case choice
    /// Another platform's strings were taken over.
    case imported = "import"
    /// The choice was forgotten at the app's request.
    case reset
    /// The device's data was erased.
    case erasure
}

/// The header of one event of the append-only log: what stays when the person's data is erased.
///
/// It names no device: `deviceCommitment` is a hash over a salt that erasure deletes.
public struct EventHeader: Sendable, Equatable {
    /// The event's place in the log, ascending, not gapless.
    public var sequence: Int64
    /// The app.
    public var app: AppID
    /// SHA-256 over the event's salt and the device's key, 32 bytes.
    public var deviceCommitment: [UInt8]
    /// What happened.
    public var type: EventType
    /// To which kind of choice.
    public var kind: ChoiceKind
    /// The device's revision of that kind after the event.
    public var revision: Int64
    /// The server's clock.
    public var receivedAt: Timestamp
    /// The device's clock, as sent; nil where it sent none.
    public var statedAt: Timestamp?
    /// Whether the two were further apart than is believed.
    public var isClockSkewed: Bool
    /// Where the caller seemed to be.
    public var place: Place
    /// Where that came from.
    public var geographySource: GeographySource
    /// Whether QA forced it.
    public var isForced: Bool
    /// The law that applied there: `gdpr`, `us_state`, `none`, or another law's id.
    public var regulation: String
    /// The app's environment.
    public var environment: AppEnvironment
    /// The form that was shown; nil for a reset or an import.
    public var formID: FormID?
    /// The app's published version that the form belongs to, 0 for none.
    public var formVersion: Int64
    /// TCF's policy version in force.
    public var tcfPolicyVersion: Int
    /// The vendor list's version in force, 0 for the built-in one.
    public var vendorListVersion: Int
    /// The server's own version, `1.0.0`.
    public var serverVersion: String

    /// A header.
    public init(
        sequence: Int64, app: AppID, deviceCommitment: [UInt8], type: EventType, kind: ChoiceKind, revision: Int64,
        receivedAt: Timestamp, statedAt: Timestamp?, isClockSkewed: Bool, place: Place,
        geographySource: GeographySource, isForced: Bool, regulation: String, environment: AppEnvironment,
        formID: FormID?, formVersion: Int64, tcfPolicyVersion: Int, vendorListVersion: Int, serverVersion: String
    ) {
        self.sequence = sequence
        self.app = app
        self.deviceCommitment = deviceCommitment
        self.type = type
        self.kind = kind
        self.revision = revision
        self.receivedAt = receivedAt
        self.statedAt = statedAt
        self.isClockSkewed = isClockSkewed
        self.place = place
        self.geographySource = geographySource
        self.isForced = isForced
        self.regulation = regulation
        self.environment = environment
        self.formID = formID
        self.formVersion = formVersion
        self.tcfPolicyVersion = tcfPolicyVersion
        self.vendorListVersion = vendorListVersion
        self.serverVersion = serverVersion
    }
}
