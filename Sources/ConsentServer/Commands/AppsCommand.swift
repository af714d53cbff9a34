// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `consent-server apps`.
enum AppsCommand {
    static let command = Command(
        name: "apps", summary: "list, show, put and delete apps and their test devices",
        usage:
            "apps list | show APP | apply [--dry-run] FILE | delete APP | test-devices APP [add DEVICE LABEL | remove DEVICE]",
        notes: [
            "FILE is a JSON object {app_id: document}; each app is put as with PUT /v1/admin/apps/{app}.",
            "Works on the database of CONSENT_DATABASE, through the running server where there is one.",
        ]
    ) { (invocation) throws(CommandFailure) in
        let call = try parse(invocation.arguments)
        let connection = try AdminConnection.open(
            try invocation.configuration(), mayCreate: invocation.arguments.first == "apply")
        defer { connection.close() }
        for request in call {
            let reply = try connection.send(method: request.method, target: request.target, body: request.body)
            do throws(CommandFailure) {
                let text = try reply.success()
                if !request.isSilent { invocation.output(text.isEmpty ? "done" : text) }
            } catch {
                throw CommandFailure(error.code, request.subject.map { "\($0): \(error.message)" } ?? error.message)
            }
        }
    }

    private struct Request {
        var method: String
        var target: String
        var body: [UInt8] = []
        var subject: String?
        /// Whether only a failure is worth a word.
        var isSilent = false
    }

    private static func parse(_ arguments: [String]) throws(CommandFailure) -> [Request] {
        let words = arguments.dropFirst()
        switch (arguments.first ?? "list", words.count) {
        case ("list", 0):
            return [Request(method: "GET", target: "/v1/admin/apps")]
        case ("show", 1):
            return [Request(method: "GET", target: try path(words.first))]
        case ("delete", 1):
            return [Request(method: "DELETE", target: try path(words.first))]
        case ("apply", 1...2):
            let isDry = words.contains("--dry-run")
            guard let file = words.first(where: { $0 != "--dry-run" }), words.count == (isDry ? 2 : 1) else {
                throw CommandFailure(.usage, "apply takes one FILE and perhaps --dry-run")
            }
            return try apply(file, query: isDry ? "?dry_run=true" : "")
        case ("test-devices", 1):
            return [Request(method: "GET", target: try path(words.first) + "/test-devices")]
        case ("test-devices", 4) where arguments[2] == "add":
            return [
                Request(
                    method: "PUT", target: try device(words.first, arguments[3]), body: label(arguments[4]))
            ]
        case ("test-devices", 3) where arguments[2] == "remove":
            return [Request(method: "DELETE", target: try device(words.first, arguments[3]))]
        default:
            throw CommandFailure(.usage, "see consent-server apps --help")
        }
    }

    /// All are checked before any is put, so that a fault in the last leaves the first as it was.
    private static func apply(_ file: String, query: String) throws(CommandFailure) -> [Request] {
        var checks: [Request] = []
        var puts: [Request] = []
        for (id, document) in try AppsFile.read(file) {
            let body = JSONWriter.bytes(of: document)
            let path = try path(id)
            checks.append(
                Request(method: "PUT", target: path + "?dry_run=true", body: body, subject: id, isSilent: true))
            puts.append(Request(method: "PUT", target: path + query, body: body, subject: id))
        }
        return checks + puts
    }

    private static func path(_ app: String?) throws(CommandFailure) -> String {
        guard let app, AppID(app) != nil else {
            throw CommandFailure(.usage, "\(quoted(app ?? "")) is not an app id: 1 to 128 of A-Z a-z 0-9 . _ ~ -")
        }
        return "/v1/admin/apps/\(app)"
    }

    private static func device(_ app: String?, _ device: String) throws(CommandFailure) -> String {
        guard DeviceID(device) != nil else {
            throw CommandFailure(.usage, "\(quoted(device)) is not a device id: 1 to 128 of A-Z a-z 0-9 . _ ~ -")
        }
        return try path(app) + "/test-devices/\(device)"
    }

    private static func label(_ text: String) -> [UInt8] {
        var body = JSONWriter()
        body.object { $0.member("label", text) }
        return body.bytes
    }
}
