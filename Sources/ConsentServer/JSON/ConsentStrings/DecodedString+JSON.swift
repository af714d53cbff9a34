// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension DecodedString: JSONWritable {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("kind", kind.rawValue)
            json.member("valid", isValid)
            json.member("problems", findings)
            json.member("problems_omitted", omittedFindings)
            json.name("decoded")
            switch content {
            case .tc(let string): json.object { $0.members(of: string, withDates: true) }
            case .gpp(let string): json.value(string)
            case .ac(let string): json.value(string)
            case .usPrivacy(let string): json.value(string)
            case nil: json.value(String?.none)
            }
            if kind == .tc { writeGoogle(to: &json) }
        }
    }

    /// What follows for Google's ads and Consent Mode: nothing from a string that can't be read, no consent from one
    /// that must not be relied on.
    private func writeGoogle(to json: inout JSONWriter) {
        guard case .tc(let string)? = content else {
            json.member("ads", String?.none)
            json.member("consent_mode", String?.none)
            return
        }
        let choice = isValid ? EuropeanChoice(string, asSeenBy: GoogleVendor.id) : EuropeanChoice()
        let judgement = choice.adsMode
        json.object("ads") { json in
            json.member("request", isValid && judgement.mode != .none)
            json.member("mode", isValid ? judgement.mode.rawValue : AdsMode.none.rawValue)
            json.member("blocked_by", isValid ? judgement.blockedBy.map(\.code) : ["tc_string_invalid"])
        }
        let mode = ConsentMode(choice, analytics: .denied)
        json.object("consent_mode") { json in
            json.member("ad_storage", mode.adStorage.rawValue)
            json.member("ad_user_data", mode.adUserData.rawValue)
            json.member("ad_personalization", mode.adPersonalization.rawValue)
            json.member("analytics_storage", mode.analyticsStorage.rawValue)
        }
    }
}

extension DecodedString {
    /// The bytes that the answer is most likely to stay below: none is copied as it grows to half a megabyte.
    var likelySize: Int {
        let lists =
            switch content {
            case .tc(let string): string.likelySize
            case .gpp(let string): string.sections.reduce(0) { $0 + $1.likelySize }
            case .ac, .usPrivacy, nil: 0
            }
        return 4096 + findings.count * 400 + lists
    }
}

extension GPPSection {
    fileprivate var likelySize: Int {
        if case .tcfeuv2(let string) = content { 1024 + string.likelySize } else { 1024 + text.utf8.count }
    }
}

extension TCString {
    /// Of the lists, whose length a string can choose.
    fileprivate var likelySize: Int {
        let sections = [vendorConsents, vendorLegitimateInterests, disclosedVendors, allowedVendors]
        let pairs = sections.reduce(0) { $0 + ($1?.vendors.ranges.count ?? 0) }
        let restricted = publisherRestrictions.reduce(0) { $0 + $1.vendors.ranges.count }
        return (pairs + restricted) * JSONWriter.longestPair + publisherRestrictions.count * 56
    }
}

extension Finding: JSONWritable {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("code", code)
            json.member("severity", severity)
            json.member("section", section)
            json.member("segment", segment)
            json.member("bit_offset", bitOffset)
            json.member("value", value)
            json.member("detail", detail)
        }
    }
}
