// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel
internal import Glibc

/// `consent-server backup`.
enum BackupCommand {
    static let command = Command(
        name: "backup", summary: "copy the database and its key into a file, while the server runs",
        usage: "backup FILE",
        notes: [
            "The running server makes the copy, reads all of it, and only then replaces an older backup at FILE. The key",
            "goes to FILE.key, mode 0600: keep the two apart. Without a running server the command opens the database",
            "itself. FILE must not exist, or be a backup of the same database.",
        ]
    ) { (invocation) throws(CommandFailure) in
        guard invocation.arguments.count == 1, let file = invocation.arguments.first else {
            throw CommandFailure(.usage, "give FILE")
        }
        let path = file.hasPrefix("/") ? file : "\(WorkingDirectory.path)/\(file)"
        let connection = try AdminConnection.open(try invocation.configuration(), mayCreate: false)
        defer { connection.close() }
        var body = JSONWriter()
        body.object { $0.member("file", path) }
        let begun = try connection.send(method: "POST", target: "/v1/admin/backup", body: body.bytes)
        if let problem = try? JSONScanner.parse(begun.body), let cause = BackupRefusal.Cause(problem["cause"]) {
            throw CommandFailure(cause.exitCode, problem["detail"]?.string ?? "the backup was refused")
        }
        _ = try begun.success()
        while true {
            usleep(50_000)
            let reply = try connection.send(method: "GET", target: "/v1/admin/backup")
            guard let status = try? JSONScanner.parse(Array(reply.success().utf8)) else {
                throw CommandFailure(.unavailable, "the server's answer can't be read")
            }
            switch status["phase"]?.string {
            case "running": continue
            case "done":
                let events = status[number: "events"] ?? 0
                let bytes = status[number: "bytes"] ?? 0
                invocation.output(
                    "\(status["file"]?.string ?? path): \(events) events, to sequence \(status[number: "last_sequence"] ?? 0), "
                        + "\(bytes) bytes, checked; the key is beside it in \(status["file"]?.string ?? path).key")
                return
            default:
                throw CommandFailure(
                    BackupRefusal.Cause(status["cause"])?.exitCode ?? .unavailable,
                    status["fault"]?.string ?? "the backup failed")
            }
        }
    }
}

/// `consent-server restore`.
enum RestoreCommand {
    static let command = Command(
        name: "restore", summary: "bring a backup back, into an empty directory",
        usage: "restore FILE [--key KEY_FILE]",
        notes: [
            "Restores to CONSENT_DATABASE and CONSENT_KEY_FILE. The database's directory must be empty, or not there.",
            "The key is FILE.key unless --key names it. Each page and each event is read and checked first; where",
            "anything is wrong, nothing is left behind. Devices erased since the backup must be erased again.",
        ]
    ) { (invocation) throws(CommandFailure) in
        let arguments = invocation.arguments
        guard let file = arguments.first, !file.hasPrefix("--"),
            arguments.count == 1 || arguments.count == 3 && arguments[1] == "--key"
        else { throw CommandFailure(.usage, "give FILE, and perhaps --key KEY_FILE") }
        let configuration = try invocation.configuration()
        guard Sodium.start() else {
            throw CommandFailure(.unavailable, "libsodium finds no source of randomness on this machine")
        }
        let restore = Restore(
            file: file, keyFile: arguments.count == 3 ? arguments[2] : file + ".key",
            files: StoreFiles(database: configuration.database, key: configuration.keyPath))
        do throws(BackupRefusal) {
            let content = try restore.run()
            invocation.output(
                "\(configuration.database): \(content.events) events, to sequence \(content.lastSequence), checked; the key "
                    + "is \(configuration.keyPath)")
        } catch { throw CommandFailure(error.cause.exitCode, "\(error)") }
    }
}

extension BackupRefusal.Cause {
    fileprivate init?(_ json: JSONValue?) {
        guard let cause = (json?.string).flatMap({ Self(rawValue: $0) }) else { return nil }
        self = cause
    }

    /// The exit code of `backup` and `restore`.
    fileprivate var exitCode: CommandFailure.ExitCode {
        switch self {
        case .target: .cannotCreate
        case .source: .noInput
        case .content: .data
        case .disk: .disk
        case .permission: .permission
        case .key: .configuration
        case .unavailable: .unavailable
        }
    }
}

extension JSONValue {
    /// The integer of a member.
    subscript(number name: String) -> Int64? {
        if case .integer(let number)? = self[name] { number } else { nil }
    }
}

/// Where the command was called.
enum WorkingDirectory {
    static var path: String { FileSystem.resolved(".") ?? "." }
}
