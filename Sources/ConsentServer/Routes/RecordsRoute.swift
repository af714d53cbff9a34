// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `…/records`: the evidence export, a page at a time.
enum RecordsRoute {
    static func ofApp(_ call: Call) throws(Problem) -> HTTPAnswer { try page(call, of: try call.knownApp()) }

    static func ofAll(_ call: Call) throws(Problem) -> HTTPAnswer { try page(call, of: nil) }

    private static func page(_ call: Call, of app: AppID?) throws(Problem) -> HTTPAnswer {
        let instance = call.context.store.instance
        let after = try call.query[.after].map { (text) throws(Problem) in try LogCursor(text, of: instance) }
        let format = try call.query.value(.format, ExportFormat.self) ?? .ndjson
        let limit = try call.query.number(.limit, in: 1...ExportPage.most) ?? 1000
        let page = try call.reading { (reader) throws(StorageError) in
            try ExportPage(of: app, after: after?.sequence ?? 0, limit: limit, format: format, in: reader)
        }
        var response = call.unkept(page.body, type: format.mediaType)
        let cursor = LogCursor(page.end, of: instance).description
        response.headers.append(("Next-Cursor", cursor))
        if page.hasMore {
            response.headers.append(
                ("Link", "<?after=\(cursor)&limit=\(limit)&format=\(format.rawValue)>; rel=\"next\""))
        }
        return .ready(response)
    }
}

/// How an export is written.
enum ExportFormat: String, Sendable, CaseIterable {
    case ndjson, csv

    var mediaType: String {
        switch self {
        case .ndjson: "application/x-ndjson"
        case .csv: "text/csv; charset=utf-8; header=present"
        }
    }
}

/// A place in the log of one store.
struct LogCursor: Equatable, CustomStringConvertible {
    let sequence: Int64
    private let store: String

    init(_ sequence: Int64, of instance: [UInt8]) {
        self.sequence = sequence
        store = Self.name(of: instance)
    }

    /// Reads a cursor, or a sequence alone; throws where it is neither, or another store's.
    init(_ text: String, of instance: [UInt8]) throws(Problem) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let digits = parts.last ?? ""
        let isPlain = (1...18).contains(digits.utf8.count) && digits.utf8.allSatisfy { (48...57).contains($0) }
        guard parts.count <= 2, isPlain, let sequence = Int64(digits),
            parts.count == 1 || parts[0].utf8.count == 16 && parts[0].utf8.allSatisfy("0123456789abcdef".utf8.contains)
        else {
            throw Problem(
                .invalidParameter, "after is a Next-Cursor of an earlier page, or a sequence; not \(quoted(text)).",
                field: QueryParameter.after.rawValue)
        }
        self.init(sequence, of: instance)
        guard parts.count == 1 || parts[0] == store else {
            throw Problem(
                .foreignCursor,
                "The cursor was given by another database. Begin anew without after, or give the sequence alone where "
                    + "this one is a copy of that.",
                field: QueryParameter.after.rawValue)
        }
    }

    var description: String { "\(store).\(sequence)" }

    private static func name(of instance: [UInt8]) -> String { hexadecimal(Array(instance.prefix(8))) }
}
