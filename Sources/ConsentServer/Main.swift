// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Where the program starts.
@main
struct Main {
    static func main() {
        // What is made here (database, key, socket, backup) is for this user alone.
        umask(0o077)
        exit(
            Command.run(
                Environment.arguments(), environment: Environment.variables(),
                output: { StandardStreams.line($0, to: .output) },
                errorOutput: { StandardStreams.line($0, to: .error) }))
    }
}
