// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// One put of an app's document: what is checked and what changes, the same for the admin routes, the apps file and
/// a start after the built-in texts changed.
struct AppPut: Sendable {
    let id: AppID
    let document: AppDocument
    let publication: Publication
    let isByFile: Bool
    let now: Timestamp

    /// What a put came to.
    enum Outcome: Sendable {
        case done(App, Effect)
        /// The apps file holds the app, and this put did not come from it.
        case managedByFile
    }

    enum Effect: String, Sendable {
        case created, updated, unchanged
    }

    /// A document may not withdraw a form that it publishes: nobody could ever consent.
    var withdrawalOfItself: FieldError? {
        guard let form = publication.ids.intersection(document.withdrawnForms).first else { return nil }
        return FieldError(
            .conflicting, "withdrawn_forms",
            "names \(form), which this document still publishes: change what the form shows, then withdraw the old one")
    }

    /// The same put, rendered under another vendor list.
    func rendered(under vendorList: LoadedVendorList) -> AppPut {
        AppPut(
            id: id, document: document, publication: Publication(of: document, vendorList: vendorList),
            isByFile: isByFile, now: now)
    }

    /// Runs inside the store's transaction; a dry one writes nothing.
    func apply(
        to transaction: any RecordTransaction, isDry: Bool = false
    ) throws(StorageError) -> Outcome {
        let existing = try transaction.app(id)
        if let existing, existing.isManagedByFile, !isByFile { return .managedByFile }

        let encoded = document.canonicalJSON
        let isShownAnew = try changesWhatUsersSee(existing, transaction)
        let lastVersion = try transaction.lastVersion(of: id)
        let record = AppRecord(
            id: id, version: isShownAnew ? lastVersion + 1 : lastVersion, document: encoded, isManagedByFile: isByFile,
            createdAt: existing?.createdAt ?? now, updatedAt: now)
        let forms = try publication.records(app: id, version: record.version, now: now) {
            (formID) throws(StorageError) in try transaction.form(formID, of: id)
        }
        let testDevices = try Set(transaction.testDevices(of: id).map(\.id))
        if let existing, existing.document == encoded, !isShownAnew, existing.isManagedByFile == isByFile {
            return .done(app(existing, forms, testDevices), .unchanged)
        }
        if !isDry {
            for part in publication.parts { try transaction.publish(part) }
            for form in forms { try transaction.publish(form) }
            try transaction.putApp(record)
        }
        return .done(app(record, forms, testDevices), existing == nil ? .created : .updated)
    }

    private func app(_ record: AppRecord, _ forms: [FormRecord], _ testDevices: Set<DeviceID>) -> App {
        App(
            record: record, document: document, forms: publication.forms(forms), testDevices: testDevices,
            vendorList: publication.vendorList)
    }

    /// Whether the forms are others than those of the document that is there, or were never stored.
    private func changesWhatUsersSee(
        _ existing: AppRecord?, _ transaction: any RecordTransaction
    ) throws(StorageError) -> Bool {
        guard let existing, let before = AppDocument(stored: existing.document) else { return true }
        for rendering in publication.renderings where try transaction.form(rendering.id, of: id) == nil { return true }
        // The same document gives the same forms: with many languages and vendors that is not worth finding out.
        if before == document { return false }
        return Publication(of: before, vendorList: publication.vendorList).ids != publication.ids
    }
}
