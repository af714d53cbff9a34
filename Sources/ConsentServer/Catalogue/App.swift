// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// One app as the request threads see it: read-only, replaced whole when it changes.
final class App: Sendable {
    let record: AppRecord
    let document: AppDocument
    /// The forms that are current now.
    let forms: [AppForm]
    let testDevices: Set<DeviceID>
    /// The list that the forms were rendered under.
    let vendorList: LoadedVendorList
    /// The document as decisions share it.
    let shared: SharedAppDocument
    /// The app's default language first.
    private let formsByKind: [FormKind: [AppForm]]
    /// What forms of earlier versions offered, as far as it was asked for.
    private let earlierOffers = Locked<[Int64: FormOffer]>([:])

    init(
        record: AppRecord, document: AppDocument, forms: [AppForm], testDevices: Set<DeviceID>,
        vendorList: LoadedVendorList
    ) {
        self.record = record
        self.document = document
        self.forms = forms
        self.testDevices = testDevices
        self.vendorList = vendorList
        shared = SharedAppDocument(document)
        formsByKind = Dictionary(grouping: forms, by: \.record.kind)
    }

    var id: AppID { record.id }

    /// The same app, of which something else is registered or who may change it is another.
    func with(record: AppRecord? = nil, testDevices: Set<DeviceID>? = nil) -> App {
        App(
            record: record ?? self.record, document: document, forms: forms,
            testDevices: testDevices ?? self.testDevices, vendorList: vendorList)
    }

    /// The current form of a kind in the best language for these wishes, best first.
    func form(_ kind: FormKind, languages: [String]) -> AppForm? {
        guard let offered = formsByKind[kind] else { return nil }
        guard !languages.isEmpty, offered.count > 1,
            let best = FormLanguage.best(requested: languages, available: offered.map(\.record.language))
        else { return offered.first }
        return offered.first { $0.record.language == best } ?? offered.first
    }

    /// What the current form of a kind offers, in every language.
    func offer(_ kind: FormKind) -> FormOffer? { formsByKind[kind]?.first?.offer }

    /// What the European form of an earlier version offered: one look-up a version, since a long list is slow to read.
    func offer(ofVersion version: Int64, _ read: () -> FormOffer?) -> FormOffer? {
        if let known = earlierOffers.withLock({ $0[version] }) { return known }
        guard let offer = read() else { return nil }
        earlierOffers.withLock { $0[version] = offer }
        return offer
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
