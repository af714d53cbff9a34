// SPDX-License-Identifier: Apache-2.0

/// `consent-server healthcheck`.
enum HealthcheckCommand {
    static let command = Command(
        name: "healthcheck", summary: "ask the running server whether it lives", usage: "healthcheck [--ready]",
        notes: [
            "Asks /healthz at CONSENT_HOST and CONSENT_PORT, with --ready /readyz.",
            "Exits 0 where the answer is 200 within 3 seconds.",
        ]
    ) { (invocation) throws(CommandFailure) in
        guard invocation.arguments.isEmpty || invocation.arguments == ["--ready"] else {
            throw CommandFailure(.usage, "takes no argument but --ready")
        }
        let configuration = try invocation.configuration()
        let path = invocation.arguments.isEmpty ? "/healthz" : "/readyz"
        let reply: ClientReply
        do throws(ClientError) {
            reply = try HTTPClient(.address(configuration.host, configuration.port), timeoutSeconds: 3)
                .send(method: "GET", target: path)
        } catch { throw CommandFailure(.unavailable, "\(error)") }
        guard reply.status == 200 else {
            throw CommandFailure(.unavailable, "\(path) answered \(reply.status): \(reply.text)")
        }
    }
}
