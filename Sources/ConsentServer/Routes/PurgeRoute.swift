// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `POST /v1/admin/purge`: one stretch of the log judged by the retention policy; the caller goes on from `next`.
enum PurgeRoute {
    static func post(_ call: Call) throws(Problem) -> HTTPAnswer {
        let (isDry, after) = try call.decoding { (value) throws(FieldError) in
            let fields = try JSONFields(value, known: ["dry_run", "after"])
            return (try fields["dry_run"]?.bool() ?? false, try fields["after"]?.integer(in: 0...Int64.max) ?? 0)
        }
        let retention = call.context.retention(at: call.now)
        let stretch = try call.reading { (reader) throws(StorageError) in
            try retention.stretch(after: after, in: reader)
        }
        if isDry || stretch.victims.isEmpty { return .ready(answer(call, stretch, went: nil)) }
        return call.submitting { (transaction) throws(StorageError) in
            try retention.forget(stretch.victims, in: transaction)
        } answer: { went in
            answer(call, stretch, went: went)
        }
    }

    private static func answer(_ call: Call, _ stretch: Retention.Stretch, went: Int?) -> HTTPResponse {
        var tally = RetentionTally()
        for victim in stretch.victims { tally.add(victim.header, now: call.now) }
        var body = JSONWriter()
        body.object { body in
            body.member("examined", stretch.examined)
            body.member("purged", went ?? 0)
            body.member("next", stretch.end)
            body.member("more", stretch.hasMore)
            body.array("counts") { body in
                for (row, count) in tally.rows {
                    body.object { body in
                        body.member("app_id", row.app)
                        body.member("regulation", row.regulation)
                        body.member("environment", row.environment)
                        body.member("age_years", row.ageYears)
                        body.member("events", count)
                    }
                }
            }
        }
        return call.unkept(body.bytes)
    }
}
