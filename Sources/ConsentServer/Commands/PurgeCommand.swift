// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `consent-server purge`.
enum PurgeCommand {
    static let command = Command(
        name: "purge", summary: "take away what is past its retention time, or count it", usage: "purge [--dry-run]",
        notes: [
            "By CONSENT_RETENTION_GDPR, _US_STATE, _OTHER and _TESTING of the running server, or of this environment",
            "where none runs. Payloads, salts and the link to their devices go; leaves stay, and so does every choice",
            "that still counts. --dry-run counts what would go by app, regulation, environment and age.",
            "The server does the same by itself once a day.",
        ]
    ) { (invocation) throws(CommandFailure) in
        guard invocation.arguments.isEmpty || invocation.arguments == ["--dry-run"] else {
            throw CommandFailure(.usage, "takes no argument but --dry-run")
        }
        let isDry = !invocation.arguments.isEmpty
        let connection = try AdminConnection.open(try invocation.configuration(), mayCreate: false)
        defer { connection.close() }
        var tally = RetentionTally()
        var after: Int64 = 0
        var examined: Int64 = 0
        var purged: Int64 = 0
        while true {
            var body = JSONWriter()
            body.object { body in
                body.member("dry_run", isDry)
                body.member("after", after)
            }
            let text = try connection.send(method: "POST", target: "/v1/admin/purge", body: body.bytes).success()
            guard let answer = try? JSONScanner.parse(Array(text.utf8)), let next = answer[number: "next"],
                case .bool(let hasMore)? = answer["more"], case .array(let rows)? = answer["counts"]
            else { throw CommandFailure(.unavailable, "the server's answer can't be read: it is of another version") }
            for row in rows {
                tally.add(
                    RetentionTally.Row(
                        app: row["app_id"]?.string ?? "", regulation: row["regulation"]?.string ?? "",
                        environment: row["environment"]?.string ?? "", ageYears: Int(row[number: "age_years"] ?? 0)),
                    Int(row[number: "events"] ?? 0))
            }
            examined += answer[number: "examined"] ?? 0
            purged += answer[number: "purged"] ?? 0
            after = next
            if !hasMore { break }
        }
        for line in table(tally) { invocation.output(line) }
        invocation.output(
            isDry
                ? "\(tally.total) of \(examined) events would go; nothing was changed"
                : "\(purged) of \(examined) events went")
    }

    private static func table(_ tally: RetentionTally) -> [String] {
        guard tally.total > 0 else { return [] }
        let names = ["app", "regulation", "environment", "age", "events"]
        let rows = tally.rows.map { entry -> [String] in
            let (row, count) = entry
            return [
                row.app, row.regulation, row.environment, row.ageYears == 1 ? "1 year" : "\(row.ageYears) years",
                String(count),
            ]
        }
        let all = [names] + rows
        let widths = names.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        return all.map { cells in
            zip(cells, widths).map { $0.padded(to: $1) }.joined(separator: "  ")
        }
    }
}
