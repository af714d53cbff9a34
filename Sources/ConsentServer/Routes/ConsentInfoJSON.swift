// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The answer of `consent-info`.
enum ConsentInfoJSON {
    /// An answer, and where in it those values lie that differ between devices of the same choice.
    struct Encoded {
        var bytes: [UInt8]
        var gaps: [Range<Int>]
        /// Whose values lie there, nil where the answer shows no choice.
        var shownKind: ChoiceKind?
    }

    /// `formID` is the id of the form behind `formStatus`; `query` is repeated in the form's URL.
    static func encode(_ info: ConsentInfo, formID: FormID?, query: [HTTPRequest.QueryItem]) -> Encoded {
        var body = JSONWriter(capacity: 2048)
        body.object { body in
            body.member("consent_status", info.consentStatus.rawValue)
            body.member("form_status", info.formStatus.rawValue)
            body.member("privacy_options_requirement_status", info.privacyOptionsRequirementStatus.rawValue)
            body.member("can_request_ads", info.canRequestAds)
            body.object("reason") { write(info.reason.code.rawValue, info.reason.detail, to: &$0) }
            body.member("regulation", info.regulation)
            body.member("gdpr_applies", info.gdprApplies)
            body.object("geography") { write(info.geography, to: &$0) }
            if let decision = info.decision {
                body.object("decision") { ChoiceJSON.write(decision, expiresAt: .some(info.expiresAt), to: &$0) }
            } else {
                body.member("decision", String?.none)
            }
            body.object("ads") { body in
                body.member("request", info.canRequestAds && info.adsMode != .none)
                body.member("mode", info.adsMode.rawValue)
                body.array("blocked_by") { body in for blocker in info.blockedBy { body.value(blocker.code) } }
            }
            writeConsentMode(info.consentMode, to: &body)
            body.object("signals") { write(info.signals, to: &$0) }
            body.object("att") { body in
                body.member("should_prompt", info.att.shouldPrompt)
                body.member("show_explainer", info.att.showExplainer)
            }
            writeForm(info, formID, query, to: &body)
            body.member("cache_until", info.cacheUntil)
            body.array("warnings") { body in
                for warning in info.warnings {
                    body.object { write(warning.code.rawValue, warning.detail, to: &$0) }
                }
            }
        }
        return Encoded(bytes: body.bytes, gaps: body.gaps, shownKind: info.decision?.kind)
    }

    private static func write(_ code: String, _ detail: String, to body: inout JSONWriter) {
        body.member("code", code)
        body.member("detail", detail)
    }

    private static func write(_ geography: Geography, to body: inout JSONWriter) {
        body.member("country", geography.place.country)
        body.member("region", geography.place.region)
        body.member("source", geography.source.rawValue)
        guard let debug = geography.debug else { return body.member("debug", String?.none) }
        body.object("debug") { body in
            body.member("requested", debug.requested)
            body.member("applied", debug.applied)
            body.member("reason", debug.reason.rawValue)
        }
    }

    private static func writeConsentMode(_ mode: ConsentMode?, to body: inout JSONWriter) {
        guard let mode else { return body.member("consent_mode", String?.none) }
        body.object("consent_mode") { body in
            body.member("ad_storage", mode.adStorage.rawValue)
            body.member("ad_user_data", mode.adUserData.rawValue)
            body.member("ad_personalization", mode.adPersonalization.rawValue)
            body.member("analytics_storage", mode.analyticsStorage.rawValue)
        }
    }

    private static func write(_ signals: Signals, to body: inout JSONWriter) {
        body.member("tc_string", signals.tcString)
        body.member("ac_string", signals.acString)
        body.member("gpp_string", signals.gppString)
        body.member("gpp_sid", signals.gppSectionIDs)
        body.member("us_privacy", signals.usPrivacy)
    }

    private static func writeForm(
        _ info: ConsentInfo, _ id: FormID?, _ query: [HTTPRequest.QueryItem], to body: inout JSONWriter
    ) {
        guard let kind = info.formKind else { return body.member("form", String?.none) }
        body.object("form") { body in
            body.member("kind", kind.rawValue)
            body.member("form_id", id)
            body.member("url", url(info, query))
        }
    }

    /// Relative to `consent-info`; repeats the query, and asks for the privacy options where no form comes by itself.
    private static func url(_ info: ConsentInfo, _ query: [HTTPRequest.QueryItem]) -> String {
        var url = "form"
        var separator = "?"
        func add(_ name: String, _ value: String) {
            url += separator + PercentEncoding.encode(name) + "=" + PercentEncoding.encode(value)
            separator = "&"
        }
        for item in query { add(item.name, item.value) }
        if info.consentStatus == .notRequired {
            add(QueryParameter.kind.rawValue, FormRoute.Request.privacyOptions.rawValue)
        }
        return url
    }
}
