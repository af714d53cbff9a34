// SPDX-License-Identifier: Apache-2.0

/// One sub-command of `consent-server`.
struct Command: Sendable {
    let name: String
    /// What it does, in one line.
    let summary: String
    /// How it is called, without the program's name.
    let usage: String
    /// What else its help says.
    var notes: [String] = []
    let run: @Sendable (CommandInvocation) throws(CommandFailure) -> Void

    /// Every sub-command, in the order in which the help lists them.
    static let all: [Command] = [
        ServeCommand.command, AppsCommand.command, CheckCommand.command, SimulateCommand.command, GeoCommand.command,
        DecodeCommand.command, VerifyCommand.command, ExportCommand.command, EraseCommand.command,
        PurgeCommand.command, BackupCommand.command, RestoreCommand.command, RoutesCommand.command,
        HealthcheckCommand.command, VersionCommand.command,
    ]
}

/// What a sub-command is given.
struct CommandInvocation: Sendable {
    /// The arguments behind the sub-command's name.
    var arguments: [String]
    var environment: [String: String]
    var output: @Sendable (String) -> Void
    var errorOutput: @Sendable (String) -> Void

    /// The configuration of the environment.
    func configuration() throws(CommandFailure) -> Configuration {
        do throws(ConfigurationError) {
            return try Configuration(environment: environment) { (try? FileText.read($0)) ?? nil }
        } catch { throw CommandFailure(.configuration, error.description) }
    }
}

/// Why a sub-command ends without success: one line for the person and an exit code of sysexits.h.
struct CommandFailure: Error, Equatable {
    enum ExitCode: Int32 {
        /// The command worked and the answer is no.
        case negative = 1
        case usage = 64
        case data = 65
        case noInput = 66
        case unavailable = 69
        case cannotCreate = 73
        case disk = 74
        case permission = 77
        case configuration = 78
    }

    var code: ExitCode
    var message: String

    init(_ code: ExitCode, _ message: String) {
        self.code = code
        self.message = message
    }
}

extension Command {
    /// Runs the command that `arguments` name; gives the exit code.
    static func run(
        _ arguments: [String], environment: [String: String], output: @escaping @Sendable (String) -> Void,
        errorOutput: @escaping @Sendable (String) -> Void
    ) -> Int32 {
        guard let name = arguments.first else {
            errorOutput(help)
            return CommandFailure.ExitCode.usage.rawValue
        }
        if name == "--version" {
            return run(["version"], environment: environment, output: output, errorOutput: errorOutput)
        }
        if ["help", "--help", "-h"].contains(name) {
            output(help)
            return 0
        }
        guard let command = all.first(where: { $0.name == name }) else {
            errorOutput("consent-server: no command \(quoted(name)) (consent-server --help lists them)")
            return CommandFailure.ExitCode.usage.rawValue
        }
        let rest = Array(arguments.dropFirst())
        if rest.contains("--help") || rest.contains("-h") {
            output(command.help)
            return 0
        }
        do throws(CommandFailure) {
            try command.run(
                CommandInvocation(
                    arguments: rest, environment: environment, output: output, errorOutput: errorOutput))
            return 0
        } catch {
            if !error.message.isEmpty { errorOutput("consent-server \(name): \(error.message)") }
            return error.code.rawValue
        }
    }

    private static var help: String {
        let width = all.map(\.name.count).max() ?? 0
        let rows = all.map { "  \($0.name.padded(to: width))  \($0.summary)" }
        return
            (["usage: consent-server COMMAND [ARGUMENT…]", ""] + rows
            + ["", "consent-server COMMAND --help tells more. Configuration is by CONSENT_* variables."])
            .joined(separator: "\n")
    }

    private var help: String {
        (["usage: consent-server \(usage)", "", summary] + (notes.isEmpty ? [] : [""] + notes)).joined(separator: "\n")
    }
}

extension String {
    /// The text with blanks behind it up to `width`.
    func padded(to width: Int) -> String { count < width ? self + String(repeating: " ", count: width - count) : self }
}
