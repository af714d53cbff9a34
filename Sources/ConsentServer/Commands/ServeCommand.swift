// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel
internal import Glibc

/// `consent-server serve`.
enum ServeCommand {
    static let command = Command(
        name: "serve", summary: "run the server", usage: "serve",
        notes: ["Variables:"]
            + ConfigurationVariable.all.map {
                "  \($0.name.padded(to: 30))\($0.meaning) [\($0.standard)]\($0.isSecret ? " (or \($0.name)_FILE)" : "")"
            }
            + [
                "SIGTERM drains and stops, a second one stops at once; SIGHUP reads the address database and the apps anew."
            ]
    ) { (invocation) throws(CommandFailure) in
        guard invocation.arguments.isEmpty else {
            throw CommandFailure(.usage, "takes no arguments; configuration is by CONSENT_* variables")
        }
        let configuration = try invocation.configuration()
        ProcessSignals.block()
        FileDescriptors.raiseLimit()
        let log = Log(level: configuration.logLevel, now: SystemClock.now) { StandardStreams.write($0, to: .output) }
        log.startFlushing()
        defer { log.close() }
        let server = try Server(configuration, log: log)
        server.run()
    }
}
