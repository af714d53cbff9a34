// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The forms of one document, rendered: what its users would see.
struct Publication: Sendable {
    /// A form in one language, before it is known when it was published first.
    struct Rendering: Sendable, Equatable {
        var id: FormID
        var kind: FormKind
        var language: String
        /// The first screen.
        var content: [UInt8]
        var offer: FormOffer?
    }

    let renderings: [Rendering]
    /// The parts of all of them, each once.
    let parts: [FormContent.Part]
    let vendorList: LoadedVendorList

    init(of document: AppDocument, vendorList: LoadedVendorList) {
        self.vendorList = vendorList
        var renderings: [Rendering] = []
        var parts: [FormID: FormContent.Part] = [:]
        for (kind, language) in FormDescription.published(by: document) {
            let form = FormDescription(kind, of: document, vendorList: vendorList.list, language: language)
            let content = FormContent(form, page: HostedPage.page(of: form), hash: { Sodium.sha256($0) })
            for part in content.parts { parts[part.id] = part }
            // In every language the offer is the same, and with many vendors too long to be kept for each.
            let last = renderings.last?.offer
            renderings.append(
                Rendering(
                    id: content.id, kind: kind, language: form.language, content: content.first,
                    offer: last == content.offer ? last : content.offer))
        }
        self.parts = Array(parts.values)
        self.renderings = renderings
    }

    /// What an app shows already: with many vendors and languages it need not be rendered a second time.
    ///
    /// Its parts were stored with it.
    init(shownBy app: App) {
        vendorList = app.vendorList
        parts = []
        renderings = app.forms.map { form in
            Rendering(
                id: form.record.id, kind: form.record.kind, language: form.record.language,
                content: form.record.content, offer: form.offer)
        }
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
