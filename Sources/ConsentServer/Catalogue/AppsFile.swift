// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// A JSON file `{app_id: document}`, as `CONSENT_APPS` and `apps apply` take it.
enum AppsFile {
    /// The documents by app id, in the file's order.
    static func read(_ path: String) throws(CommandFailure) -> [(id: String, document: JSONValue)] {
        guard case .object(let members) = try JSONFile.read(path) else {
            throw CommandFailure(.data, "\(path) is not a JSON object {app_id: document}")
        }
        return members.map { ($0.name, $0.value) }
    }

    /// The puts that the file asks for, each checked: one wrong document refuses all.
    ///
    /// What the catalogue shows of the same document under the same list is not rendered anew.
    static func puts(
        _ path: String, vendorList: LoadedVendorList, catalogue: Catalogue? = nil, now: Timestamp
    ) throws(CommandFailure) -> [AppPut] {
        var puts: [AppPut] = []
        for (text, value) in try read(path) {
            guard let id = AppID(text) else {
                throw CommandFailure(
                    .data, "\(path): \(quoted(text)) is not an app id: 1 to 128 of A-Z a-z 0-9 . _ ~ -")
            }
            do throws(FieldError) {
                // A vendor that is deleted from the list must not stop the next start: it is left out of the forms.
                let rules = AppDocumentRules(vendorList: vendorList.list, acceptsDeleted: true)
                let document = try AppDocument(json: value, rules: rules)
                let shown = catalogue?[id].flatMap { app in
                    app.document == document && app.vendorList === vendorList ? app : nil
                }
                let publication =
                    shown.map { Publication(shownBy: $0) } ?? Publication(of: document, vendorList: vendorList)
                let put = AppPut(id: id, document: document, publication: publication, isByFile: true, now: now)
                if let error = put.withdrawalOfItself { throw error }
                puts.append(put)
            } catch { throw CommandFailure(.data, "\(path): app \(id): \(error.field): \(error.detail)") }
        }
        return puts
    }
}
