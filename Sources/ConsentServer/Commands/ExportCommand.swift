// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `consent-server export`.
enum ExportCommand {
    static let command = Command(
        name: "export", summary: "write the evidence of an app, or of all, to standard output",
        usage: "export APP | --all [--after CURSOR] [--format ndjson|csv]",
        notes: [
            "One line an event, by sequence. Page by page, in constant memory; choices may come in meanwhile.",
            "At the end the cursor is on standard error: with --after it resumes for what was added since.",
            "Choices of testing apps and those made under a forced geography are left out.",
            "Works on the database of CONSENT_DATABASE, through the running server where there is one.",
        ]
    ) { (invocation) throws(CommandFailure) in
        let export = try Export(invocation.arguments)
        let connection = try AdminConnection.open(try invocation.configuration(), mayCreate: false)
        defer { connection.close() }
        var after = export.after
        var isFirst = true
        while true {
            let reply = try connection.send(method: "GET", target: export.target(after: after))
            var text = try reply.success()
            // Each page of a table has the names on its first line.
            if export.format == .csv, !isFirst { text = text.withoutFirstLine }
            if text.utf8.last == UInt8(ascii: "\n") { text.unicodeScalars.removeLast() }
            if !text.isEmpty { invocation.output(text) }
            isFirst = false
            guard let cursor = reply.header("Next-Cursor") else {
                throw CommandFailure(.unavailable, "the server gave no cursor: it is of another version")
            }
            after = cursor
            if reply.header("Link") == nil { break }
        }
        invocation.errorOutput("next: --after \(after)")
    }

    private struct Export {
        var app: String?
        var after = "0"
        var format = ExportFormat.ndjson

        init(_ arguments: [String]) throws(CommandFailure) {
            var rest = arguments[...]
            var isForAll = false
            while let word = rest.popFirst() {
                switch word {
                case "--all": isForAll = true
                case "--after":
                    guard let cursor = rest.popFirst() else { throw CommandFailure(.usage, "--after takes a cursor") }
                    after = cursor
                case "--format":
                    guard let name = rest.popFirst(), let known = ExportFormat(rawValue: name) else {
                        throw CommandFailure(.usage, "--format takes ndjson or csv")
                    }
                    format = known
                default:
                    guard app == nil, AppID(word) != nil else {
                        throw CommandFailure(
                            .usage, "\(quoted(word)) is not an app id, or one too many (--all exports every app)")
                    }
                    app = word
                }
            }
            guard isForAll != (app != nil) else { throw CommandFailure(.usage, "give either APP or --all") }
            guard after.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "&") }) else {
                throw CommandFailure(.usage, "\(quoted(after)) is not a cursor")
            }
        }

        func target(after: String) -> String {
            let path = app.map { "/v1/admin/apps/\($0)/records" } ?? "/v1/admin/records"
            return "\(path)?after=\(after)&limit=1000&format=\(format.rawValue)"
        }
    }
}

extension String {
    /// What is behind the first line.
    fileprivate var withoutFirstLine: String {
        guard let end = utf8.firstIndex(of: UInt8(ascii: "\n")) else { return "" }
        return String(self[utf8.index(after: end)...])
    }
}
