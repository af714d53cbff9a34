// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// One page of an export: bounded in records, in bytes and in what was looked at, so that it takes little memory and
/// time whatever the log holds.
struct ExportPage {
    /// Records that a page may be asked for.
    static let most = 5000
    private static let bytesAtMost = 4 << 20
    private static let lookedAtMost = 20_000
    private static let slice = 250

    let body: [UInt8]
    /// The sequence of the last event that was looked at, whether or not it is in the page.
    let end: Int64
    /// Whether the log goes on behind it.
    let hasMore: Bool

    init(
        of app: AppID?, after: Int64, limit: Int, format: ExportFormat, in reader: any RecordReader
    ) throws(StorageError) {
        var writer = JSONWriter(capacity: 64 << 10)
        if format == .csv { EventCSV.writeNames(to: &writer) }
        var end = after
        var records = 0
        var looked = 0
        var hasMore = true
        scan: while hasMore, looked < Self.lookedAtMost {
            let asked = min(Self.slice, limit - records + 1)
            let entries = try reader.log(of: app, after: end, limit: asked)
            hasMore = entries.count == asked
            looked += entries.count
            for entry in entries {
                if records == limit || writer.buffer.count >= Self.bytesAtMost {
                    hasMore = true
                    break scan
                }
                end = entry.event.header.sequence
                guard entry.event.header.isEvidence else { continue }
                records += 1
                switch format {
                case .ndjson: EventJSON.writeLine(entry, to: &writer)
                case .csv: EventCSV.writeRow(entry.event, to: &writer)
                }
            }
        }
        body = writer.bytes
        self.end = end
        self.hasMore = hasMore
    }
}

extension EventHeader {
    /// Whether the event says something of a real person's choice: not a developer's, and not in a forced place.
    var isEvidence: Bool { environment == .production && !isForced }
}

extension EventJSON {
    /// An event with all that its leaf is made of, as one line.
    static func writeLine(_ entry: LogEntry, to body: inout JSONWriter) {
        body.object { body in
            body.member("app_id", entry.event.header.app.description)
            write(entry.event, to: &body)
            body.member("device_commitment", hexadecimal(entry.event.header.deviceCommitment))
            body.member("header", hexadecimal(entry.headerBytes))
            body.member("payload_hash", hexadecimal(entry.payloadHash))
            body.member("salt", entry.salt.map(hexadecimal))
        }
        body.endLine()
    }
}
