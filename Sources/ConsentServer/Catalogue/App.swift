// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// One app as the request threads see it: read-only, replaced whole when it changes.
final class App: Sendable {
    let record: AppRecord
    let document: AppDocument
    /// The forms that are current now.
    let forms: [AppForm]
    let testDevices: Set<DeviceID>
    /// The document as decisions share it.
    let shared: SharedAppDocument
    /// The app's default language first.
    private let formsByKind: [FormKind: [AppForm]]

    init(record: AppRecord, document: AppDocument, forms: [AppForm], testDevices: Set<DeviceID>) {
        self.record = record
        self.document = document
        self.forms = forms
        self.testDevices = testDevices
        shared = SharedAppDocument(document)
        formsByKind = Dictionary(grouping: forms, by: \.record.kind)
    }

    var id: AppID { record.id }

    /// The current form of a kind in the best language for these wishes, best first.
    func form(_ kind: FormKind, languages: [String]) -> AppForm? {
        guard let offered = formsByKind[kind] else { return nil }
        guard !languages.isEmpty, offered.count > 1,
            let best = FormLanguage.best(requested: languages, available: offered.map(\.record.language))
        else { return offered.first }
        return offered.first { $0.record.language == best } ?? offered.first
    }

    /// The current form with this id, nil where it was superseded or never published.
    func form(_ id: FormID) -> AppForm? { forms.first { $0.record.id == id } }
}

/// A current form and what it offers.
struct AppForm: Sendable {
    let record: FormRecord
    /// Nil for the explainer, which offers no choice.
    let offer: FormOffer?
}
