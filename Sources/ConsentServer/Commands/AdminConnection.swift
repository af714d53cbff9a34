// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// A command's way to the admin routes: inside this process where the database is free, else over the Unix socket of
/// the server that holds it.
enum AdminConnection {
    case own(ServerContext, any HTTPResponder)
    case running(HTTPClient)

    /// Opens the database, or finds the server that has it open.
    ///
    /// Only what puts something makes a database: to look at one that is not there is a slip of the path.
    static func open(
        _ configuration: Configuration, mayCreate: Bool, loadsApps: Bool = true, checksNewestEvent: Bool = true,
        damage: CommandFailure.ExitCode = .configuration
    ) throws(CommandFailure) -> AdminConnection {
        let client = HTTPClient(.socket(path: configuration.socketPath))
        if (try? client.send(method: "GET", target: "/healthz"))?.status == 200 { return .running(client) }
        guard mayCreate || FileText.exists(configuration.database) else {
            throw CommandFailure(
                .noInput, "there is no database at \(configuration.database): name the server's with CONSENT_DATABASE")
        }
        let log = Log(level: .warning, now: SystemClock.now) { StandardStreams.write($0, to: .error) }
        let context = try ServerContext.open(
            configuration, log: log, loadsApps: loadsApps, checksNewestEvent: checksNewestEvent, damage: damage)
        return .own(context, Application(context))
    }

    func send(method: String, target: String, body: [UInt8] = []) throws(CommandFailure) -> ClientReply {
        switch self {
        case .running(let client):
            do throws(ClientError) {
                return try client.send(method: method, target: target, body: body)
            } catch { throw CommandFailure(.unavailable, error.description) }
        case .own(_, let application):
            do throws(HTTPFailure) {
                let headers = HTTPFields(body.isEmpty ? [] : [("Content-Type", "application/json")])
                let request = try HTTPRequest.local(method: method, target: target, body: body, headers: headers)
                let response = InProcess.send(request, to: application)
                return ClientReply(status: response.status, body: response.body, headers: Array(response.headers))
            } catch { throw CommandFailure(.usage, error.detail) }
        }
    }

    /// Finishes what was written, where this process holds the database.
    func close() {
        if case .own(let context, _) = self { context.store.close() }
    }
}

extension ClientReply {
    /// The body of a success; a problem becomes the command's failure, with its detail.
    func success() throws(CommandFailure) -> String {
        if (200..<300).contains(status) { return text }
        let problem = try? JSONScanner.parse(body)
        let detail = problem?["detail"]?.string ?? text
        let code = problem?["code"]?.string ?? "status \(status)"
        throw CommandFailure(status < 500 ? .data : .unavailable, "\(detail) (\(code))")
    }
}
