// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The forms of one document, rendered: what its users would see.
struct Publication: Sendable {
    /// A form in one language, before it is known when it was published first.
    struct Rendering: Sendable, Equatable {
        var id: FormID
        var kind: FormKind
        var language: String
        var content: [UInt8]
        var offer: FormOffer?
    }

    let renderings: [Rendering]
    let vendorList: VendorList

    init(of document: AppDocument, vendorList: VendorList) {
        self.vendorList = vendorList
        var renderings: [Rendering] = []
        for description in FormDescription.all(of: document, vendorList: vendorList) {
            let content = description.canonicalJSON()
            renderings.append(
                Rendering(
                    id: FormID(digest: Sodium.sha256(content)), kind: description.kind, language: description.language,
                    content: content, offer: FormOffer(description)))
        }
        self.renderings = renderings
    }

    /// The ids of everything that users can see: two publications with the same ones are the same.
    var ids: Set<FormID> { Set(renderings.map(\.id)) }

    /// The records of a version that publishes them, those that were published before with their first version.
    func records(
        app: AppID, version: Int64, now: Timestamp, earlier: (FormID) throws(StorageError) -> FormRecord?
    ) throws(StorageError) -> [FormRecord] {
        var records: [FormRecord] = []
        for rendering in renderings {
            records.append(
                try earlier(rendering.id)
                    ?? FormRecord(
                        id: rendering.id, app: app, version: version, kind: rendering.kind,
                        language: rendering.language, content: rendering.content, publishedAt: now))
        }
        return records
    }

    /// The published forms behind these records.
    func forms(_ records: [FormRecord]) -> [AppForm] {
        zip(records, renderings).map { AppForm(record: $0, offer: $1.offer) }
    }
}
