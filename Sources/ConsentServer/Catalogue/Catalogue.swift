// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Every app, in memory: request threads read apps here, never from the store.
final class Catalogue: Sendable {
    private let apps = Locked<[AppID: App]>([:])

    subscript(id: AppID) -> App? { apps.withLock { $0[id] } }

    /// Every app, by id.
    var all: [App] { apps.withLock { Array($0.values) }.sorted { $0.id.description < $1.id.description } }

    var isEmpty: Bool { apps.withLock { $0.isEmpty } }

    func put(_ app: App) { apps.withLock { $0[app.id] = app } }

    func remove(_ id: AppID) { apps.withLock { $0[id] = nil } }

    func replaceAll(_ apps: [App]) {
        let byID = Dictionary(apps.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        self.apps.withLock { $0 = byID }
    }
}
