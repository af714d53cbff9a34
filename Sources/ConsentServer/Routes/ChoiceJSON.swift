// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// A stored choice, as `decision` and as `current_choices`: members of an object that is open.
enum ChoiceJSON {
    /// The choice, and the moment from which it no longer counts where a decision rests on it.
    static func write(_ choice: StoredChoice, expiresAt: Timestamp?? = nil, to body: inout JSONWriter) {
        body.member("kind", choice.kind.rawValue)
        body.member("action", choice.action.rawValue)
        body.member("outcome", choice.outcome.rawValue)
        body.member("decided_at", gap: choice.decidedAt)
        body.member("received_at", gap: choice.receivedAt)
        if let expiresAt { body.member("expires_at", expiresAt) }
        body.member("revision", gap: choice.revision)
        body.member("form_id", choice.formID)
        body.member("language", choice.language)
        body.member("debug", choice.isForced)
        writeSwitches(choice, to: &body)
    }

    /// What is on, alone: a form's switches are set by it.
    static func writeSwitches(_ choice: StoredChoice, to body: inout JSONWriter) {
        switch choice.content {
        case .european(let choice): write(choice, to: &body)
        case .usStates(let choice): write(choice, to: &body)
        }
    }

    private static func write(_ choice: EuropeanChoice, to body: inout JSONWriter) {
        body.object("purposes") { body in
            body.member("consent", choice.purposesConsent.ids)
            body.member("legitimate_interest", choice.purposesLegitimateInterest.ids)
        }
        body.member("special_features", choice.specialFeatures.ids)
        body.object("vendors") { body in
            body.member("consent", choice.vendorsConsent.ids)
            body.member("legitimate_interest", choice.vendorsLegitimateInterest.ids)
        }
        body.member("ad_tech_providers", choice.adTechProviders.ids)
    }

    private static func write(_ choice: USChoice, to body: inout JSONWriter) {
        body.object("us") { body in
            body.member("sale_opt_out", choice.saleOptOut)
            body.member("sharing_opt_out", choice.sharingOptOut)
            body.member("targeted_advertising_opt_out", choice.targetedAdvertisingOptOut)
            body.object("sensitive_data") { body in
                for category in SensitiveDataCategory.allCases where choice.sensitiveDataOptOuts.contains(category) {
                    body.member(named: category.rawValue, true)
                }
            }
        }
    }
}
