// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension ServerContext {
    /// Reads every app of the store into the catalogue, publishing anew where texts or vendors changed since.
    ///
    /// Apps that are about to be put anyway may be left out: with many vendors and languages each rendering takes time.
    func loadApps(besides coming: Set<AppID> = []) throws(CommandFailure) {
        let records: [AppRecord]
        do throws(StorageError) {
            records = try store.read { (reader) throws(StorageError) in try reader.apps() }
        } catch { throw CommandFailure(.unavailable, "the apps can't be read: \(error)") }
        for record in records where !coming.contains(record.id) {
            guard let document = AppDocument(stored: record.document) else {
                throw CommandFailure(.data, "the stored document of app \(record.id) can't be read: restore a backup")
            }
            let republication = Republication(of: record, document: document, vendorList: loadedVendorList, now: now())
            do throws(StorageError) { try publish([republication]) } catch {
                throw CommandFailure(.unavailable, "app \(record.id) can't be stored: \(error)")
            }
        }
    }

    /// Puts the apps of the file; apps that it no longer has stay, and the admin routes may change them again.
    func applyAppsFile(_ path: String) throws(CommandFailure) {
        try applyAppsFile(
            try AppsFile.puts(path, vendorList: loadedVendorList, catalogue: catalogue, now: now()))
    }

    /// The same, with what the file asks for.
    func applyAppsFile(_ puts: [AppPut]) throws(CommandFailure) {
        for put in puts {
            guard case .done(let app, let effect) = try waitFor(put), effect != .unchanged else { continue }
            log.log(.info, "app_put") { line in
                line.member("app", app.id.description)
                line.member("effect", effect.rawValue)
                line.member("version", app.record.version)
            }
        }
        try releaseApps(besides: Set(puts.map(\.id)))
        refreshSignals()
    }

    private func waitFor(_ put: AppPut) throws(CommandFailure) -> AppPut.Outcome {
        let outcome = Handover<Result<AppPut.Outcome, StorageError>>()
        submit(put) { outcome.put($0) }
        do throws(StorageError) { return try outcome.take().get() } catch {
            throw CommandFailure(.unavailable, "app \(put.id) can't be stored: \(error)")
        }
    }

    /// Gives apps that a file held before and holds no longer back to the admin routes.
    private func releaseApps(besides held: Set<AppID>) throws(CommandFailure) {
        for app in catalogue.all where app.record.isManagedByFile && !held.contains(app.id) {
            do throws(StorageError) {
                _ = try store.write { (transaction) throws(StorageError) -> AppRecord? in
                    guard var record = try transaction.app(app.id), record.isManagedByFile else { return nil }
                    record.isManagedByFile = false
                    try transaction.putApp(record)
                    return record
                } then: { [self] (record: AppRecord?) in
                    // Here, on the writer's thread, as every change of the catalogue: elsewhere a put or a test device
                    // that comes meanwhile would be lost.
                    if let record, let app = catalogue[record.id] { catalogue.put(app.with(record: record)) }
                }
            } catch { throw CommandFailure(.unavailable, "app \(app.id) can't be stored: \(error)") }
        }
    }
}
