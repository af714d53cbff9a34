// SPDX-License-Identifier: Apache-2.0

/// `consent-server version`.
enum VersionCommand {
    static let command = Command(name: "version", summary: "print the version", usage: "version") {
        (invocation) throws(CommandFailure) in
        invocation.output("consent-server \(ServerVersion.current)")
    }
}
