// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `/v1/admin/backup`: what the command `backup` asks of the running server.
enum BackupRoute {
    /// Over the Unix socket alone: whoever names a file on the server's disk must be its user.
    static func post(_ call: Call) throws(Problem) -> HTTPAnswer {
        let file = try call.decoding { (value) throws(FieldError) in
            try JSONFields(value, known: ["file"]).required("file").string(1...4096)
        }
        guard call.request.peer == .local else {
            throw Problem(
                .localOnly, "A backup is asked for on the server's own machine: consent-server backup FILE.")
        }
        let context = call.context
        let began: Bool
        do throws(BackupRefusal) {
            began = try context.backups.begin(file) { $0.log(to: context.log) }
        } catch {
            var problem = Problem(.invalidField, error.description, field: "file")
            problem.cause = error.cause.rawValue
            throw problem
        }
        guard began else {
            throw Problem(.backupRunning, "A backup is being made: GET /v1/admin/backup tells how it fares.")
        }
        var response = answer(call)
        response.status = 202
        return .ready(response)
    }

    static func get(_ call: Call) throws(Problem) -> HTTPAnswer { .ready(answer(call)) }

    private static func answer(_ call: Call) -> HTTPResponse {
        let status = call.context.backups.status
        var body = JSONWriter()
        body.object { status.write(to: &$0) }
        return call.unkept(body.bytes)
    }
}

extension Backups.Status {
    func write(to body: inout JSONWriter) {
        body.member("phase", phase.rawValue)
        body.member("file", file)
        body.member("started_at", startedAt)
        body.member("finished_at", finishedAt)
        body.member("events", content?.events)
        body.member("last_sequence", content?.lastSequence)
        body.member("bytes", content?.bytes)
        body.member("fault", fault?.description)
        body.member("cause", fault?.cause.rawValue)
    }

    func log(to log: Log, more: (inout JSONWriter) -> Void = { _ in }) {
        log.log(phase == .done ? .info : .error, phase == .done ? "backup_made" : "backup_failed") { body in
            write(to: &body)
            more(&body)
        }
    }
}
