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
        let target = "/v1/admin/apps/\(words[0])/devices/\(words[1])/data"
        let held = try connection.send(method: "GET", target: target).success()
        if shows { return invocation.output(held) }
        _ = try connection.send(method: "DELETE", target: target).success()
        // One who asks for it by law is not to be told that it is done where the id was mistyped.
        invocation.output(
            isEmpty(held) ? "nothing was held on this device: look whether app and device are the right ones" : "erased"
        )
    }

    /// Whether a device's data, as JSON, names nothing that is held on it.
    private static func isEmpty(_ data: String) -> Bool {
        guard let value = try? JSONScanner.parse(Array(data.utf8)) else { return false }
        return value["events"]?.elements?.isEmpty == true && value["idempotency_keys"]?.elements?.isEmpty == true
            && value["test_device"] == .null
    }
}
