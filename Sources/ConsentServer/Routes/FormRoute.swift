// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `GET …/form`: the form to show, in the best language.
enum FormRoute {
    /// Which form is asked for.
    enum Request: String, Sendable, CaseIterable {
        case consent
        case privacyOptions = "privacy_options"
        case idfaExplainer = "idfa_explainer"
    }

    /// The form that a device is shown now.
    struct Found: Sendable {
        let call: DeviceCall
        let form: AppForm
        /// What the device has on, where that counts.
        let current: StoredChoice?
    }

    static func get(_ call: Call) throws(Problem) -> HTTPAnswer {
        guard let found = try find(call) else { return .ready(nothing()) }
        return .ready(
            found.call.content(
                FormJSON.encode(
                    found.form, currentChoice: found.current,
                    globalPrivacyControl: found.call.query.globalPrivacyControl)))
    }

    /// The form that is asked for; nil where none need be shown and the caller wants one only then.
    static func find(_ call: Call) throws(Problem) -> Found? {
        let call = try DeviceCall(call)
        let asked = try call.call.query.value(.kind, Request.self) ?? .consent
        let onlyIfRequired = try call.call.query.flag(.ifRequired)
        let choices = try call.storedChoices()
        let info = call.decide(choices)

        guard let kind = kind(asked, info, choices) else {
            if onlyIfRequired { return nil }
            throw Problem(.formNotAvailable, unavailable(asked, info), reason: info.reason.code.rawValue)
        }
        if onlyIfRequired, !isRequired(asked, info) { return nil }
        guard let form = call.app.form(kind, languages: call.query.languages) else {
            throw Problem(.formNotAvailable, "The app has published no such form.", reason: info.reason.code.rawValue)
        }
        if asked == .consent, info.consentStatus == .required { call.countServed(form, regulation: info.regulation) }
        // A form that asks anew asks from the start: what no longer counts must not stand there ticked.
        let standing = info.consentStatus == .required ? nil : kind.choiceKind.flatMap { choices[$0] }
        let current = standing.flatMap { $0.counts(in: call.app.document.environment) ? $0 : nil }
        return Found(call: call, form: form, current: current)
    }

    private static func kind(_ asked: Request, _ info: ConsentInfo, _ choices: CurrentChoices) -> FormKind? {
        switch asked {
        case .consent: info.formKind
        case .privacyOptions: privacyOptionsForm(info, choices: choices)
        case .idfaExplainer: info.att.showExplainer ? .idfaExplainer : nil
        }
    }

    private static func isRequired(_ asked: Request, _ info: ConsentInfo) -> Bool {
        switch asked {
        case .consent: info.consentStatus == .required
        case .privacyOptions: info.privacyOptionsRequirementStatus == .required
        case .idfaExplainer: info.att.showExplainer
        }
    }

    private static func unavailable(_ asked: Request, _ info: ConsentInfo) -> String {
        switch asked {
        case .consent: "There is no form to show: \(info.reason.detail)"
        case .privacyOptions:
            "Nothing requires privacy options here and no choice is stored: \(info.reason.detail)"
        case .idfaExplainer:
            "The explainer is not to be shown: the app has none (idfa_explainer), att_status is not not_determined, "
                + "or purpose 1 was refused."
        }
    }

    static func nothing() -> HTTPResponse {
        HTTPResponse(status: 204, headers: [("Cache-Control", "private, no-cache")])
    }
}
