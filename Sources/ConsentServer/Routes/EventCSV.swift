// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Events as rows of a table (RFC 4180), for people: what was shown, chosen and when, without hashes but the leaf's.
enum EventCSV {
    private struct Column: Sendable {
        let name: String
        let value: @Sendable (EventHeader, JSONValue?) -> String?

        init(_ name: String, _ value: @escaping @Sendable (EventHeader, JSONValue?) -> String?) {
            self.name = name
            self.value = value
        }

        /// What stands in the payload at a path; the elements of an array with blanks between.
        static func payload(_ name: String, _ path: String...) -> Column {
            Column(name) { _, payload in
                var value = payload
                for step in path { value = value?[step] }
                return value.flatMap(text)
            }
        }

        private static func text(_ value: JSONValue) -> String? {
            switch value {
            case .null: nil
            case .string(let text): text
            case .array(let elements): elements.compactMap(text).joined(separator: " ")
            case .bool, .integer, .double, .object: String(decoding: value.canonicalBytes, as: UTF8.self)
            }
        }
    }

    private static let columns: [Column] = [
        Column("sequence") { header, _ in String(header.sequence) },
        Column("app_id") { header, _ in header.app.description },
        Column("received_at") { header, _ in header.receivedAt.description },
        Column("stated_at") { header, _ in header.statedAt?.description },
        Column("clock_skewed") { header, _ in String(header.isClockSkewed) },
        Column("type") { header, _ in header.type.rawValue },
        Column("kind") { header, _ in header.kind.rawValue },
        Column("revision") { header, _ in String(header.revision) },
        Column("regulation") { header, _ in header.regulation },
        Column("country") { header, _ in header.place.country?.description },
        Column("region") { header, _ in header.place.region?.description },
        Column("geography_source") { header, _ in header.geographySource.rawValue },
        Column.payload("action", "action"),
        Column.payload("outcome", "outcome"),
        Column.payload("button", "button"),
        Column("form_id") { header, _ in header.formID?.description },
        Column("form_version") { header, _ in String(header.formVersion) },
        Column.payload("language", "language"),
        Column.payload("purposes_consent", "choices", "purposes", "consent"),
        Column.payload("purposes_legitimate_interest", "choices", "purposes", "legitimate_interest"),
        Column.payload("special_features", "choices", "special_features"),
        Column.payload("vendors_consent", "choices", "vendors", "consent"),
        Column.payload("vendors_legitimate_interest", "choices", "vendors", "legitimate_interest"),
        Column.payload("vendors_disclosed", "choices", "vendors", "disclosed"),
        Column.payload("sale_opt_out", "us", "sale_opt_out"),
        Column.payload("sharing_opt_out", "us", "sharing_opt_out"),
        Column.payload("targeted_advertising_opt_out", "us", "targeted_advertising_opt_out"),
        Column.payload("sensitive_data_opt_outs", "us", "sensitive_data"),
        Column.payload("app_version", "client", "app_version"),
        Column.payload("sdk_version", "client", "sdk_version"),
        Column("tcf_policy_version") { header, _ in String(header.tcfPolicyVersion) },
        Column("vendor_list_version") { header, _ in String(header.vendorListVersion) },
        Column("server_version") { header, _ in header.serverVersion },
        Column("erased") { _, payload in String(payload == nil) },
    ]

    /// The first line of every page.
    static func writeNames(to table: inout JSONWriter) {
        write(columns.map(\.name) + ["leaf"], to: &table)
    }

    static func writeRow(_ event: EventRecord, to table: inout JSONWriter) {
        let payload = event.payload.flatMap { try? JSONScanner.parse($0) }
        write(columns.map { $0.value(event.header, payload) ?? "" } + [hexadecimal(event.leaf)], to: &table)
    }

    private static func write(_ cells: [String], to table: inout JSONWriter) {
        let line = Array((cells.map(cell).joined(separator: ",") + "\r\n").utf8)
        table.buffer.reserve(line.count)
        for byte in line { table.buffer.put(byte) }
    }

    /// A cell; one that a spreadsheet would take for a formula is defused, since parts of a row come from callers.
    private static func cell(_ text: String) -> String {
        var text = text
        if let first = text.utf8.first, "=+-@\t\r".utf8.contains(first) { text = "'" + text }
        guard text.utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else { return text }
        return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
