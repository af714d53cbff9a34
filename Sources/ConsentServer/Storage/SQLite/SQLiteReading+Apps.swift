// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Reads of apps, their forms and their test devices.
extension SQLiteReading {
    func apps() throws(StorageError) -> [AppRecord] {
        let row = try connection.statement(.apps)
        defer { row.reset() }
        var apps: [AppRecord] = []
        while try row.step() { apps.append(try Self.app(in: row)) }
        return apps
    }

    func app(_ id: AppID) throws(StorageError) -> AppRecord? {
        let row = try connection.statement(.app)
        defer { row.reset() }
        try row.bind([.text(id.description)])
        return try row.step() ? Self.app(in: row) : nil
    }

    private static func app(in row: SQLiteStatement) throws(StorageError) -> AppRecord {
        guard let id = AppID(row.text(0)) else { throw .corrupt("table apps: an id that is none") }
        return AppRecord(
            id: id, version: row.integer(1), document: row.blob(2), isManagedByFile: row.flag(3),
            createdAt: Timestamp(milliseconds: row.integer(4)), updatedAt: Timestamp(milliseconds: row.integer(5)))
    }

    func lastVersion(of app: AppID) throws(StorageError) -> Int64 {
        let row = try connection.statement(.appVersion)
        defer { row.reset() }
        try row.bind([.text(app.description)])
        return try row.step() ? row.integer(0) : 0
    }

    func testDevices(of app: AppID) throws(StorageError) -> [TestDevice] {
        let row = try connection.statement(.testDevices)
        defer { row.reset() }
        try row.bind([.text(app.description)])
        var devices: [TestDevice] = []
        while try row.step() {
            guard let id = DeviceID(row.text(0)) else { throw .corrupt("table test_devices: an id that is none") }
            devices.append(
                TestDevice(id: id, label: row.text(1), addedAt: Timestamp(milliseconds: row.integer(2))))
        }
        return devices
    }

    func form(_ id: FormID, of app: AppID) throws(StorageError) -> FormRecord? {
        let row = try connection.statement(.form)
        defer { row.reset() }
        try row.bind([.text(app.description), .text(id.description)])
        guard try row.step() else { return nil }
        guard let id = FormID(row.text(0)), let kind = FormKind(rawValue: row.text(2)) else {
            throw .corrupt("table forms: an id or a kind that is none")
        }
        return FormRecord(
            id: id, app: app, version: row.integer(1), kind: kind, language: row.text(3), content: row.blob(4),
            publishedAt: Timestamp(milliseconds: row.integer(5)))
    }

    func formPart(_ id: FormID) throws(StorageError) -> [UInt8]? {
        let row = try connection.statement(.formPart)
        defer { row.reset() }
        try row.bind([.text(id.description)])
        return try row.step() ? row.blob(0) : nil
    }
}
