// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `GET /v1/apps/{app}/forms/{form}`: exactly what was shown, for ever, also when the app is gone.
enum FormTextRoute {
    static func get(_ call: Call) throws(Problem) -> HTTPAnswer {
        let app = try call.identifier("app", AppID.init)
        guard let id = FormID(call.parameters["form"]) else {
            throw Problem(.invalidID, "A form's id has 43 characters of A-Z a-z 0-9 - _.", field: "form")
        }
        let form = try call.reading { (reader) throws(StorageError) in try reader.form(id, of: app) }
        guard let form else {
            throw Problem(.formNotFound, "This app never published the form \(quoted(id.description)).")
        }
        return .ready(call.content(form.content))
    }

    /// Where the text of a form is, for answers that name it.
    static func path(_ form: FormID, of app: AppID) -> String { "/v1/apps/\(app)/forms/\(form)" }
}
