// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// A receipt for one event: fields of ISO/IEC TS 27560, what its leaf is made from, and its place in the log.
///
/// What is signed is its canonical JSON (RFC 8785), which is also what is sent: names sorted, no white space.
struct Receipt {
    private let content: JSONValue

    /// The first line of what is signed, so that no signature of another sort passes for a receipt's.
    static let context = "consent-server receipt 1\n"

    /// Nil where the payload can't be read.
    init?(_ parts: ReceiptParts, app: App, publicKey: [UInt8]) {
        guard let payload = try? JSONScanner.parse(parts.payload.bytes) else { return nil }
        let header = parts.header
        content = .members([
            "schema_version": .string("consent-server receipt 1"),
            "receipt_id": .string(hexadecimal(parts.event.leaf)),
            "record_id": .string("\(hexadecimal(parts.head.head.log))/\(header.sequence)"),
            "issued_at": .string(parts.head.head.signedAt.description),
            "pii_principal_id": .string(hexadecimal(parts.payload.device.bytes)),
            "pii_controllers": .array([
                .members([
                    "id": .string(header.app.description), "name": .string(app.document.name),
                    "privacy_policy_url": .text(app.document.privacyPolicyURL),
                ])
            ]),
            "processing": Self.processing(header, payload),
            "event": Self.event(header, payload, app: app),
            "evidence": .members([
                "header": .string(hexadecimal(parts.event.header)),
                "salt": .string(hexadecimal(parts.payload.salt)),
                "device_key": .string(hexadecimal(parts.payload.device.bytes)),
                "payload": .string(String(decoding: parts.payload.bytes, as: UTF8.self)),
            ]),
            "inclusion": parts.inclusion.json,
            "head": parts.head.json(publicKey: publicKey),
        ])
    }

    /// The receipt and its signature as JSON.
    func signed(by key: SigningKey) -> [UInt8] {
        let bytes = content.canonicalBytes
        let signature = key.sign(Array(Self.context.utf8) + bytes)
        var body = JSONWriter(capacity: bytes.count + 512)
        body.object { body in
            body.member("receipt", raw: bytes)
            body.object("signature") { body in
                body.member("algorithm", "Ed25519")
                body.member("public_key", hexadecimal(key.publicKey))
                body.member("value", hexadecimal(signature))
            }
        }
        return body.bytes
    }

    private static func processing(_ header: EventHeader, _ payload: JSONValue) -> JSONValue {
        let choices = payload["choices"]
        return .members([
            "lawful_basis": .string(header.kind == .european ? "consent" : "opt_out"),
            "jurisdiction": jurisdiction(header),
            "privacy_notice": notice(header, payload),
            "purposes": choices?["purposes"] ?? .null,
            "special_features": choices?["special_features"] ?? .null,
            "recipients": choices?["vendors"] ?? .null,
            "opt_outs": payload["us"] ?? .null,
            "collection_method": collection(payload),
            "withdrawal_method": .string(
                "the app's privacy options: GET …/form?kind=privacy_options, or DELETE …/consent"),
            "tcf_policy_version": .integer(Int64(header.tcfPolicyVersion)),
            "vendor_list_version": .integer(Int64(header.vendorListVersion)),
        ])
    }

    private static func jurisdiction(_ header: EventHeader) -> JSONValue {
        .members([
            "country": .text(header.place.country?.description), "region": .text(header.place.region?.description),
            "source": .string(header.geographySource.rawValue), "regulation": .string(header.regulation),
        ])
    }

    private static func notice(_ header: EventHeader, _ payload: JSONValue) -> JSONValue {
        .members([
            "form_id": .text(header.formID?.description), "form_version": .integer(header.formVersion),
            "language": payload["language"] ?? .null,
            "url": .text(header.formID.map { PublishedFormRoute.path($0, of: header.app) }),
        ])
    }

    private static func collection(_ payload: JSONValue) -> JSONValue {
        .members([
            "action": payload["action"] ?? .null, "button": payload["button"] ?? .null,
            "client": payload["client"] ?? .null,
        ])
    }

    private static func event(_ header: EventHeader, _ payload: JSONValue, app: App) -> JSONValue {
        let decidedAt = header.decidedAt(imported: payload["imported"])
        let expires = decidedAt.day.adding(months: Int64(app.document.reprompt.afterMonths)).start
        return .members([
            "event_type": .string(header.type.rawValue), "kind": .string(header.kind.rawValue),
            "event_state": .string(state(header, payload)), "revision": .integer(header.revision),
            "event_time": .string(decidedAt.description), "received_at": .string(header.receivedAt.description),
            "stated_at": .text(header.statedAt?.description), "clock_skewed": .bool(header.isClockSkewed),
            "valid_until": lapses(header, payload) ? .string(expires.description) : .null,
            "environment": .string(header.environment.rawValue), "debug": .bool(header.isForced),
        ])
    }

    /// Whether the choice is asked for anew some day: a US opt-out stands until it is taken back.
    private static func lapses(_ header: EventHeader, _ payload: JSONValue) -> Bool {
        guard header.type == .choice || header.type == .imported else { return false }
        return header.kind == .european || !USOptOut.allCases.contains { payload["us"]?[$0.rawValue] == .bool(true) }
    }

    private static func state(_ header: EventHeader, _ payload: JSONValue) -> String {
        guard header.type == .choice || header.type == .imported else { return "withdrawn" }
        let states =
            header.kind == .european
            ? ["all": "given", "none": "refused", "partial": "given_in_part"]
            : ["all": "not_opted_out", "none": "opted_out", "partial": "opted_out_in_part"]
        return payload["outcome"]?.string.flatMap { states[$0] } ?? "unknown"
    }
}

extension JSONValue {
    /// A text, or null where there is none.
    fileprivate static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

    /// An object written as a literal.
    fileprivate static func members(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
        .object(members.map { JSONMember(name: $0.key, value: $0.value) })
    }
}
