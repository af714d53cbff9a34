// SPDX-License-Identifier: Apache-2.0

/// The payload of an event: what was shown to a person and what they chose, as evidence.
///
/// Times, place and versions of lists stand in the event's header. Members of the JSON, in this order; those of the
/// other kind, and those that were not sent, are absent:
///
/// | member | meaning |
/// |---|---|
/// | `format` | 1 |
/// | `kind`, `action`, `outcome` | as in consent-info's `decision`; of a reset `kind` and `action` (`reset`) alone |
/// | `form_id`, `form_version`, `form_superseded` | the form, whose exact text is stored under the id |
/// | `language` | the language of the form, or the one that an import was sent with |
/// | `stated_language` | the language as sent, where it is another one |
/// | `button` | the control that was used, as sent |
/// | `gpc` | `on`: the signal was sent; `shown`: the form showed it; `recorded`: it set the three opt-outs |
/// | `choices` | everything that is on, list by list, and which vendors and providers were shown |
/// | `us` | the three opt-outs and the sensitive data opted out of |
/// | `client` | `app_version`, `sdk_version`, as sent |
/// | `imported` | `tc_string`, `ac_string`, `gpp_string`, as sent |
struct ChoicePayload {
    var choice: StoredChoice
    var submission: ConsentSubmission
    var gpc: GPC?
    var isSuperseded: Bool

    /// What became of Global Privacy Control.
    struct GPC {
        var isOn: Bool
        var isShown: Bool
        var isRecorded: Bool
    }

    func canonicalJSON() -> [UInt8] {
        CanonicalJSON { json in
            json.integer("format", 1)
            json.string("kind", choice.kind.rawValue)
            json.string("action", choice.action.rawValue)
            json.string("outcome", choice.outcome.rawValue)
            if let formID = choice.formID {
                json.string("form_id", formID.description)
                json.integer("form_version", choice.formVersion)
                json.bool("form_superseded", isSuperseded)
            }
            json.present("language", choice.language)
            if submission.language != choice.language { json.present("stated_language", submission.language) }
            json.present("button", submission.button)
            if let gpc {
                json.object("gpc") { json in
                    json.bool("on", gpc.isOn)
                    json.bool("shown", gpc.isShown)
                    json.bool("recorded", gpc.isRecorded)
                }
            }
            switch choice.content {
            case .european(let content): json.choices(content)
            case .usStates(let content): json.us(content)
            }
            if submission.appVersion != nil || submission.sdkVersion != nil {
                json.object("client") { json in
                    json.present("app_version", submission.appVersion)
                    json.present("sdk_version", submission.sdkVersion)
                }
            }
            if submission.tcString != nil || submission.gppString != nil {
                json.object("imported") { json in
                    json.present("tc_string", submission.tcString)
                    json.present("ac_string", submission.acString)
                    json.present("gpp_string", submission.gppString)
                }
            }
        }.bytes
    }
}

extension ChoiceKind {
    /// The payload of a reset's event: the kind alone, since a reset shows and chooses nothing.
    public var resetPayload: [UInt8] {
        CanonicalJSON { json in
            json.integer("format", 1)
            json.string("kind", rawValue)
            json.string("action", "reset")
        }.bytes
    }
}

extension CanonicalJSON {
    fileprivate mutating func present(_ name: String, _ value: String?) {
        if let value { string(name, value) }
    }

    fileprivate mutating func choices(_ choice: EuropeanChoice) {
        object("choices") { json in
            json.object("purposes") { json in
                json.integers("consent", choice.purposesConsent.ids)
                json.integers("legitimate_interest", choice.purposesLegitimateInterest.ids)
            }
            json.integers("special_features", choice.specialFeatures.ids)
            json.object("vendors") { json in
                json.integers("consent", choice.vendorsConsent.ids)
                json.integers("legitimate_interest", choice.vendorsLegitimateInterest.ids)
                json.integers("disclosed", choice.vendorsDisclosed.ids)
            }
            json.object("ad_tech_providers") { json in
                json.integers("consent", choice.adTechProviders.ids)
                json.integers("disclosed", choice.adTechProvidersDisclosed.ids)
            }
            guard !choice.restrictions.isEmpty else { return }
            json.objects("publisher_restrictions", choice.restrictions) { json, restriction in
                json.integer("purpose", restriction.purpose)
                json.integer("type", restriction.type.rawValue)
                json.integers("vendors", restriction.vendors.ids)
            }
        }
    }

    fileprivate mutating func us(_ choice: USChoice) {
        object("us") { json in
            json.bool(USOptOut.sale.rawValue, choice.saleOptOut)
            json.bool(USOptOut.sharing.rawValue, choice.sharingOptOut)
            json.bool(USOptOut.targetedAdvertising.rawValue, choice.targetedAdvertisingOptOut)
            let sensitive = SensitiveDataCategory.allCases.filter(choice.sensitiveDataOptOuts.contains)
            json.strings("sensitive_data", sensitive.map(\.rawValue))
        }
    }
}
