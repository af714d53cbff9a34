// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Strings that are due, a few rows at a time: the table is walked once for all apps, so that it needs no index by app,
/// and how far the walk has come is kept, so that it goes on after a restart.
extension SQLiteTransaction {
    /// Rows that one step looks at, and rows that it writes: a few milliseconds of the writer's time.
    private static let rowsRead: Int64 = 1024
    private static let rowsWritten = 64

    func setSignalsBasis(_ basis: Int64, of app: AppID) throws(StorageError) {
        let number = try number(of: app)
        guard try first(.signalsBasis, [.integer(number)]) != basis else { return }
        // Without an event the app has no choices either.
        let hasChoices = try first(.hasEvents, [.integer(number)]) != nil
        try willWrite()
        try connection.run(
            .putSignalsBasis, [.integer(number), .integer(basis), .integer(hasChoices ? Int64.min : nil)])
    }

    func renewSignals(_ encode: (AppID, CurrentChoices) -> CurrentChoices?) throws(StorageError) -> Bool {
        let due = try signalsDue()
        guard let start = due.values.map(\.next).min() else { return false }
        let rows = try rows(from: start)
        var written = 0
        var next: Int64? = rows.last.flatMap { $0.slot == .max ? nil : $0.slot + 1 }
        if rows.count < Self.rowsRead { next = nil }
        for row in rows {
            guard let app = due[row.app], app.next <= row.slot else { continue }
            if written >= Self.rowsWritten {
                next = row.slot
                break
            }
            written += try renew(row.device, of: app.id, encode)
        }
        try willWrite()
        // Apps that are further ahead stay there.
        let end = next ?? .max
        try connection.run(.advanceSignals, [.integer(end), .integer(next)])
        return try !signalsDue().isEmpty
    }

    /// Writes what differs; both kinds at once, as each may rest on the other.
    private func renew(
        _ device: DeviceKey, of app: AppID, _ encode: (AppID, CurrentChoices) -> CurrentChoices?
    ) throws(StorageError) -> Int {
        let choices: CurrentChoices
        do throws(StorageError) {
            choices = try self.choices(of: device)
        } catch {
            // A row that can't be read keeps nobody else's strings from being written.
            if case .corrupt = error { return 0 }
            throw error
        }
        guard let renewed = encode(app, choices) else { return 0 }
        var written = 0
        for kind in ChoiceKind.allCases {
            guard let choice = renewed[kind], choice.signals != choices[kind]?.signals else { continue }
            try setSignals(choice.signals, of: device, kind: kind)
            written += 1
        }
        return written
    }

    /// The apps with strings that are due, by number, and where the walk goes on for them.
    private func signalsDue() throws(StorageError) -> [Int64: (id: AppID, next: Int64)] {
        let row = try connection.statement(.signalsDue)
        defer { row.reset() }
        var due: [Int64: (id: AppID, next: Int64)] = [:]
        while try row.step() {
            guard let id = AppID(row.text(1)) else { throw .corrupt("table apps: an id that is none") }
            due[row.integer(0)] = (id, row.integer(2))
        }
        return due
    }

    private func rows(from slot: Int64) throws(StorageError) -> [(slot: Int64, app: Int64, device: DeviceKey)] {
        let row = try connection.statement(.currentFrom)
        defer { row.reset() }
        try row.bind([.integer(slot), .integer(Self.rowsRead)])
        var rows: [(slot: Int64, app: Int64, device: DeviceKey)] = []
        while try row.step() {
            rows.append((row.integer(0), row.integer(1), DeviceKey(high: row.bits(2), low: row.bits(3))))
        }
        return rows
    }
}
