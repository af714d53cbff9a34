// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Where the program starts.
@main
struct Main {
    static func main() {
        exit(
            Command.run(
                Environment.arguments(), environment: Environment.variables(),
                output: { StandardStreams.line($0, to: .output) },
                errorOutput: { StandardStreams.line($0, to: .error) }))
    }
}
