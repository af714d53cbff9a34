// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension DeviceCall {
    /// What the app's form asks for that the form of a choice did not; nil where the app does not ask anew for that.
    ///
    /// A form that can't be read leaves the comparison to the partners that the choice itself names.
    func additions(to choice: StoredChoice?) -> FormAdditions? {
        guard app.document.reprompt.onVendorChange, let choice, case .european(let content) = choice.content,
            let current = app.offer(.european)
        else { return nil }
        guard let formID = choice.formID else { return current.additions(to: content, on: nil) }
        if app.form(formID) != nil { return FormAdditions() }
        let older = app.offer(ofVersion: choice.formVersion) { (try? publishedForm(formID))??.offer }
        return current.additions(to: content, on: older)
    }
}
