// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension AppDocument: JSONWritable {
    /// The document's canonical bytes: every field in a fixed order, so that equal documents are equal byte for byte.
    var canonicalJSON: [UInt8] { JSONWriter.bytes(of: self) }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("name", name)
            json.member("environment", environment)
            writeRegulations(to: &json)
            json.member("idfa_explainer", idfaExplainer)
            json.member("unknown_geography", unknownGeography)
            json.member("unknown_us_state", unknownUSState)
            json.member("no_message", noMessage)
            json.member("carry_choice", carryChoice)
            json.member("vendors", vendors)
            json.member("ad_tech_providers", adTechProviders)
            json.member("gpp_sections", gppSections)
            json.member("legitimate_interest_default", legitimateInterestDefault)
            json.member("analytics_storage", analyticsStorage)
            json.member("languages", languages)
            json.member("default_language", defaultLanguage)
            json.member("publisher_country", publisherCountry)
            json.member("privacy_policy_url", privacyPolicyURL)
            json.object("buttons") { json in
                json.member("manage_options", buttons.manageOptions)
                json.member("close", buttons.close)
            }
            json.object("texts") { json in
                for (language, own) in texts.sorted(by: { $0.key < $1.key }) {
                    json.name(of: language)
                    json.object { $0.members(own) }
                }
            }
            json.object("theme") { json in
                json.object("light") { $0.members(theme["light"] ?? [:]) }
                json.object("dark") { $0.members(theme["dark"] ?? [:]) }
            }
            json.object("reprompt") { json in
                json.member("after_months", reprompt.afterMonths)
                json.member("on_vendor_change", reprompt.onVendorChange)
            }
            json.member("withdrawn_forms", withdrawnForms.map(\.description).sorted())
            json.member("allowed_origins", allowedOrigins)
        }
    }

    private func writeRegulations(to json: inout JSONWriter) {
        json.object("regulations") { json in
            json.object("gdpr") { json in
                json.member("message", gdpr.message)
                json.member("targeting", gdpr.targeting)
            }
            json.object("us_state") { json in
                json.member("message", usState.message)
                if let states = usState.states {
                    json.member("states", states.map(\.description).sorted())
                } else {
                    json.member("states", "all")
                }
            }
            for law in otherLaws.sorted() {
                json.name(of: law)
                json.object { $0.member("message", true) }
            }
        }
    }
}

extension JSONWriter {
    /// Writes members in the order of their names.
    fileprivate mutating func members(_ members: [String: String]) {
        for (name, value) in members.sorted(by: { $0.key < $1.key }) { member(named: name, value) }
    }
}

extension AppEnvironment: JSONWritable {}
extension GDPRSettings.Targeting: JSONWritable {}
extension UnknownPlaceRule: JSONWritable {}
extension NoMessageRule: JSONWritable {}
extension GPPSections: JSONWritable {}
extension AnalyticsStorageRule: JSONWritable {}
