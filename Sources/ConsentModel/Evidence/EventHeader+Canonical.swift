// SPDX-License-Identifier: Apache-2.0

/// Why a header has no canonical bytes, or bytes are no header.
public enum EventHeaderError: Error, Sendable, Equatable {
    /// A field can't be written: it is longer than its length byte can say, or not as long as it must be.
    case unencodable(field: String)
    /// The bytes end inside this field.
    case truncated(field: String)
    /// This field holds what no header of this version holds.
    case invalid(field: String)
    /// The layout's version is none that is known here.
    case unknownVersion(UInt8)
    /// There are bytes behind the last field.
    case trailingBytes(Int)
}

/// Version 1 of the canonical bytes: `docs/evidence.md` holds the layout field by field.
///
/// One header has one spelling: integers have a fixed width, most significant byte first, a text has its length in
/// front, and the decoder refuses whatever the encoder would not have written.
extension EventHeader {
    /// The first byte of every header of this layout.
    public static let canonicalVersion: UInt8 = 1

    /// The bytes that the leaf is made from.
    public func canonicalBytes() throws(EventHeaderError) -> [UInt8] {
        guard deviceCommitment.count == 32 else { throw .unencodable(field: "device_commitment") }
        var writer = CanonicalWriter()
        writer.byte(Self.canonicalVersion)
        writer.integer(sequence)
        try writer.text(app.description, field: "app")
        writer.bytes(deviceCommitment)
        writer.byte(type.evidenceCode)
        writer.byte(kind.evidenceCode)
        writer.integer(revision)
        writer.integer(receivedAt.milliseconds)
        writer.flag(statedAt != nil)
        if let statedAt { writer.integer(statedAt.milliseconds) }
        writer.flag(isClockSkewed)
        try writer.place(place)
        writer.byte(geographySource.evidenceCode)
        writer.flag(isForced)
        try writer.text(regulation, field: "regulation")
        writer.byte(environment.evidenceCode)
        try writer.text(formID?.description ?? "", field: "form_id")
        writer.integer(formVersion)
        writer.integer(Int64(tcfPolicyVersion))
        writer.integer(Int64(vendorListVersion))
        try writer.text(serverVersion, field: "server_version")
        return writer.written
    }

    /// The header whose canonical bytes these are.
    public init(canonicalBytes bytes: [UInt8]) throws(EventHeaderError) {
        var reader = CanonicalReader(bytes)
        let version = try reader.byte("version")
        guard version == Self.canonicalVersion else { throw .unknownVersion(version) }
        let sequence = try reader.integer("sequence")
        guard let app = AppID(try reader.text("app")) else { throw .invalid(field: "app") }
        let commitment = try reader.bytes(32, "device_commitment")
        let type: EventType = try reader.code("type")
        let kind: ChoiceKind = try reader.code("kind")
        let revision = try reader.integer("revision")
        let receivedAt = Timestamp(milliseconds: try reader.integer("received_at"))
        var statedAt: Timestamp?
        if try reader.flag("stated_at") { statedAt = Timestamp(milliseconds: try reader.integer("stated_at")) }
        let isClockSkewed = try reader.flag("clock_skewed")
        let place = try reader.place()
        let source: GeographySource = try reader.code("geography_source")
        let isForced = try reader.flag("forced")
        let regulation = try reader.text("regulation")
        let environment: AppEnvironment = try reader.code("environment")
        let formID = try reader.formID()
        let formVersion = try reader.integer("form_version")
        let policyVersion = Int(try reader.integer("tcf_policy_version"))
        let listVersion = Int(try reader.integer("vendor_list_version"))
        let serverVersion = try reader.text("server_version")
        guard reader.remaining == 0 else { throw .trailingBytes(reader.remaining) }
        self.init(
            sequence: sequence, app: app, deviceCommitment: commitment, type: type, kind: kind, revision: revision,
            receivedAt: receivedAt, statedAt: statedAt, isClockSkewed: isClockSkewed, place: place,
            geographySource: source, isForced: isForced, regulation: regulation, environment: environment,
            formID: formID, formVersion: formVersion, tcfPolicyVersion: policyVersion, vendorListVersion: listVersion,
            serverVersion: serverVersion)
    }
}
