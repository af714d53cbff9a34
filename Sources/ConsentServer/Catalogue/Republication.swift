// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// An app's document as it stands, published anew: with another vendor list, or with other built-in texts.
struct Republication: Sendable {
    /// The app as it was read, whose document must still be there when this is applied.
    private let record: AppRecord
    private let put: AppPut

    init(of record: AppRecord, document: AppDocument, vendorList: LoadedVendorList, now: Timestamp) {
        self.record = record
        put = AppPut(
            id: record.id, document: document, publication: Publication(of: document, vendorList: vendorList),
            isByFile: record.isManagedByFile, now: now)
    }

    /// The app with its forms; nil where it was put anew or deleted meanwhile, which has its own way to the catalogue.
    func apply(to transaction: any RecordTransaction) throws(StorageError) -> App? {
        guard let existing = try transaction.app(record.id), existing.document == record.document,
            existing.isManagedByFile == record.isManagedByFile,
            case .done(let app, _) = try put.apply(to: transaction)
        else { return nil }
        return app
    }
}

extension ServerContext {
    /// Publishes apps anew in one transaction, and then, before any later change is answered, shows them.
    func publish(
        _ republications: [Republication], then adopt: @escaping @Sendable () -> Void = {}
    ) throws(StorageError) {
        _ = try store.write { (transaction) throws(StorageError) in
            var apps: [App] = []
            for republication in republications {
                if let app = try republication.apply(to: transaction) { apps.append(app) }
            }
            return apps
        } then: { [self] (apps: [App]) in
            adopt()
            for app in apps { catalogue.put(app) }
        }
    }
}
