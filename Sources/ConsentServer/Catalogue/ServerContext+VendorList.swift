// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension ServerContext {
    /// Puts a vendor list in force: the forms that change are stored first, then shown.
    ///
    /// Where they can't be stored, the list that was in force stays, and so does every form.
    func adopt(_ new: LoadedVendorList) throws(CommandFailure) {
        let republications = catalogue.all.map { app in
            Republication(of: app.record, document: app.document, vendorList: new, now: now())
        }
        do throws(StorageError) {
            try publish(republications) { [self] in replaceVendorList(new) }
        } catch { throw CommandFailure(.unavailable, "the forms can't be stored: \(error)") }
        // A document that was put after its app was rendered above may show the list before; one that is put from now on
        // sees to it itself.
        try loadApps(besides: Set(catalogue.all.filter { $0.vendorList === new }.map(\.id)))
        frames.removeAll()
        refreshSignals()
        announceVendorList()
    }

    /// Tells the log which list is in force, what is odd about it, and which vendors of which apps it can't show.
    func announceVendorList() {
        let loaded = loadedVendorList
        guard loaded.path != nil else { return }
        log.log(.info, "vendor_list") { line in
            line.member("version", loaded.list.version.version)
            line.member("tcf_policy_version", loaded.list.version.tcfPolicyVersion)
            line.member("vendors", loaded.list.vendors.count - loaded.list.deletedVendors.ids.count)
            line.member("translations", loaded.list.translations.keys.sorted())
        }
        for warning in loaded.warnings { log.log(.warning, "vendor_list") { $0.member("detail", warning) } }
        for app in catalogue.all {
            let hidden = loaded.list.vendorsNotShown(of: app.document)
            if !hidden.isEmpty {
                log.log(.warning, "vendors_not_shown") { line in
                    line.member("app", app.id.description)
                    line.member("vendors", hidden)
                    line.member("detail", "They were deleted from the vendor list, or are not on it: take them out.")
                }
            }
            let languages = FormDescription.languages(of: app.document).filter { !loaded.list.hasTexts(in: $0) }
            if !languages.isEmpty {
                log.log(.warning, "vendor_list_not_translated") { line in
                    line.member("app", app.id.description)
                    line.member("languages", languages)
                    line.member(
                        "detail",
                        "Forms in these languages show the official texts in English: put purposes-<language>.json "
                            + "beside the list.")
                }
            }
        }
    }
}

extension VendorList {
    /// Vendors of a document that no form may show: deleted from the list, or not on it.
    func vendorsNotShown(of document: AppDocument) -> [UInt16] {
        let shown = Set(disclosable(document.vendors).map(\.id))
        return document.vendors.filter { !shown.contains($0) }
    }
}
