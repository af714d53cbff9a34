// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel
internal import Glibc

/// `consent-server verify`.
enum VerifyCommand {
    static let command = Command(
        name: "verify", summary: "verify the evidence: every event, every hash, every signed head",
        usage: "verify [--head FILE] [--json]",
        notes: [
            "Exits 0 where everything is as it was written; else names the first broken event and exits 1.",
            "--head: a head that GET /v1/transparency/head gave earlier. With it a log that was cut off at its end or put",
            "  back to an older copy is found too.",
            "--json: prints one JSON object.",
            "Works on the database of CONSENT_DATABASE, through the running server where there is one, which goes on serving.",
        ]
    ) { (invocation) throws(CommandFailure) in
        let options = try Options(invocation.arguments)
        let head = try options.head.map { (path) throws(CommandFailure) in try headBody(path) }
        // A newest event that is not as it was written is what there is to name, not a reason not to look.
        let connection = try AdminConnection.open(
            try invocation.configuration(), mayCreate: false, loadsApps: false, checksNewestEvent: false,
            damage: .negative)
        defer { connection.close() }
        let threads = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        if case .own(let context, _) = connection {
            // An older schema's log that no server has indexed yet.
            try index(context)
        }
        var body: [JSONMember] = head.map { [JSONMember(name: "head", value: $0)] } ?? []
        while true {
            body.append(JSONMember(name: "threads", value: .integer(Int64(threads))))
            let reply = try connection.send(
                method: "POST", target: "/v1/admin/verification", body: JSONWriter.bytes(of: JSONValue.object(body)))
            let answer = try reply.success()
            guard let step = try? JSONScanner.parse(Array(answer.utf8)), let isDone = step["done"] else {
                throw CommandFailure(.unavailable, "the server's answer can't be read: \(answer)")
            }
            if isDone == .bool(true) { return try finish(step, options, invocation) }
            body = [JSONMember(name: "state", value: step["state"] ?? .null)]
        }
    }

    private struct Options {
        var head: String?
        var isJSON = false

        init(_ arguments: [String]) throws(CommandFailure) {
            var rest = arguments[...]
            while let argument = rest.popFirst() {
                switch argument {
                case "--json": isJSON = true
                case "--head":
                    guard let file = rest.popFirst() else { throw CommandFailure(.usage, "--head takes a FILE") }
                    head = file
                default: throw CommandFailure(.usage, "\(quoted(argument)) is no option of verify; see verify --help")
                }
            }
        }
    }

    /// The head of a file: the answer of `GET /v1/transparency/head`, or a receipt that holds one.
    private static func headBody(_ path: String) throws(CommandFailure) -> JSONValue {
        let value = try JSONFile.read(path)
        let head = value["receipt"]?["head"] ?? value
        do throws(FieldError) {
            _ = try SignedHead(JSONField(path: "head", value: head))
        } catch { throw CommandFailure(.data, "\(path) is not a signed head: \(error.detail)") }
        return head
    }

    private static func index(_ context: ServerContext) throws(CommandFailure) {
        let isUntouched = try? context.store.read { (reader) throws(StorageError) -> Bool in
            let (size, head) = (try reader.logSize(), try reader.newestHead())
            return size == nil && head == nil
        }
        if isUntouched == true { LogKeeper(context.transparency, log: context.log).index(pausing: false) }
    }

    private static func finish(
        _ answer: JSONValue, _ options: Options, _ invocation: CommandInvocation
    ) throws(CommandFailure) {
        if options.isJSON, case .object(let members) = answer {
            let report = JSONValue.object(members.filter { !["done", "state"].contains($0.name) })
            invocation.output(String(decoding: JSONWriter.bytes(of: report), as: UTF8.self))
        }
        if case .object? = answer["fault"], let fault = answer["fault"] {
            var place = "table \(fault["table"]?.string ?? "?")"
            if case .integer(let sequence)? = fault["sequence"] { place = "event \(sequence), \(place)" }
            throw CommandFailure(
                .negative,
                "not as it was written: \(place): \(fault["detail"]?.string ?? "?"). Keep this file, it may be "
                    + "salvaged; restore a backup that verifies.")
        }
        if options.isJSON { return }
        func count(_ name: String) -> Int64 {
            if case .integer(let count)? = answer[name] { count } else { 0 }
        }
        invocation.output(
            "sound: \(count("entries")) events (\(count("erased")) erased), \(count("heads")) signed heads"
                + (options.head == nil ? "" : "; the earlier head is of this log"))
    }
}
