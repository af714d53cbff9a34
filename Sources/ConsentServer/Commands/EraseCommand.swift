// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `consent-server erase`.
enum EraseCommand {
    static let command = Command(
        name: "erase", summary: "erase everything that is held on a device, or show it",
        usage: "erase [--show] APP DEVICE",
        notes: [
            "Takes away payloads, salts, current choices, idempotency keys and the test device's registration; the",
            "leaves of its events stay in the log and say nothing of it. May be repeated.",
            "--show prints what is held, as JSON, and erases nothing.",
            "Works on the database of CONSENT_DATABASE, through the running server where there is one. Backups made",
            "before still hold the device: erase it again after a restore.",
        ]
    ) { (invocation) throws(CommandFailure) in
        let words = invocation.arguments.filter { $0 != "--show" }
        let shows = words.count < invocation.arguments.count
        guard words.count == 2 else { throw CommandFailure(.usage, "give APP and DEVICE") }
        for (name, id) in zip(["app", "device"], words) where DeviceID(id) == nil {
            throw CommandFailure(.usage, "\(quoted(id)) is not a \(name) id: 1 to 128 of A-Z a-z 0-9 . _ ~ -")
        }
        let connection = try AdminConnection.open(try invocation.configuration(), mayCreate: false)
        defer { connection.close() }
        let text = try connection.send(
            method: shows ? "GET" : "DELETE", target: "/v1/admin/apps/\(words[0])/devices/\(words[1])/data"
        ).success()
        invocation.output(shows ? text : "erased")
    }
}
