// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension AppDocument {
    /// The fields of the document, in the order in which it is written.
    static let fieldNames = [
        "name", "environment", "regulations", "idfa_explainer", "unknown_geography", "unknown_us_state", "no_message",
        "carry_choice", "vendors", "ad_tech_providers", "gpp_sections", "legitimate_interest_default",
        "analytics_storage", "languages", "default_language", "publisher_country", "privacy_policy_url", "buttons",
        "texts", "theme", "reprompt", "withdrawn_forms", "allowed_origins",
    ]

    /// The document that `json` is; the first thing that is wrong with it is thrown.
    ///
    /// `path` goes before the fields' names in an error, for documents that stand in a larger one.
    init(json: JSONValue, rules: AppDocumentRules, at path: String = "") throws(FieldError) {
        let fields = try JSONFields(json, at: path, known: Self.fieldNames)
        self.init(name: try fields.required("name").visibleText(1...128))
        if let field = fields["environment"] { environment = try field.choice() }
        if let field = fields["regulations"] { try readRegulations(field, rules) }
        if let field = fields["idfa_explainer"] { idfaExplainer = try field.bool() }
        if let field = fields["unknown_geography"] { unknownGeography = try field.choice() }
        if let field = fields["unknown_us_state"] { unknownUSState = try field.choice() }
        if let field = fields["no_message"] { noMessage = try field.choice() }
        if let field = fields["carry_choice"] { carryChoice = try field.bool() }
        if let field = fields["vendors"] { vendors = try field.vendors(rules) }
        if let field = fields["ad_tech_providers"] {
            adTechProviders = try field.ids(in: 1...UInt32.max, atMost: 2000).sorted()
        }
        if let field = fields["gpp_sections"] { gppSections = try field.choice() }
        if let field = fields["legitimate_interest_default"] { legitimateInterestDefault = try field.bool() }
        if let field = fields["analytics_storage"] { analyticsStorage = try field.choice() }
        try readLanguages(fields)
        if let field = fields["publisher_country"] { publisherCountry = try field.publisherCountry() }
        if let field = fields["privacy_policy_url"], !field.isNull {
            privacyPolicyURL = try field.string(1...2048, WebAddress.problem(inHTTPSURL:))
        }
        if let field = fields["buttons"] { buttons = try ButtonSettings(field) }
        if let field = fields["texts"] { try readTexts(field, rules) }
        if let field = fields["theme"] { try readTheme(field, rules) }
        if let field = fields["reprompt"] { reprompt = try RepromptSettings(field) }
        if let field = fields["withdrawn_forms"] {
            withdrawnForms = Set(try field.distinct(atMost: 1000) { form throws(FieldError) in try form.formID() })
        }
        if let field = fields["allowed_origins"] {
            allowedOrigins = try field.distinct(atMost: 100) { origin throws(FieldError) in
                try origin.string(1...300, WebAddress.problem(inOrigin:))
            }
        }
    }
}

extension ButtonSettings {
    fileprivate init(_ field: JSONField) throws(FieldError) {
        let always = "is on every form and can't be hidden: leave it out"
        let fields = try field.object(
            known: ["manage_options", "close"],
            hints: [
                "do_not_consent": "refusing must be as easy as consenting, so the button \(always)",
                "consent": "the button \(always)",
            ])
        self.init()
        if let field = fields["manage_options"] { manageOptions = try field.bool() }
        if let field = fields["close"] { close = try field.bool() }
    }
}

extension RepromptSettings {
    fileprivate init(_ field: JSONField) throws(FieldError) {
        let fields = try field.object(known: ["after_months", "on_vendor_change"])
        self.init()
        if let field = fields["after_months"] { afterMonths = Int(try field.integer(in: 1...13)) }
        if let field = fields["on_vendor_change"] { onVendorChange = try field.bool() }
    }
}

extension JSONField {
    fileprivate func vendors(_ rules: AppDocumentRules) throws(FieldError) -> [UInt16] {
        let ids = try ids(in: 1...UInt16.max, atMost: 2000)
        for (index, id) in ids.enumerated() where !rules.isKnownVendor(id) {
            throw FieldError(
                .invalid, "\(path)[\(index)]",
                "names vendor \(id), which is not on the vendor list in use, or was deleted from it: leave it out")
        }
        return ids.sorted()
    }

    fileprivate func publisherCountry() throws(FieldError) -> String {
        let code = try string(2...2)
        if code == "AA" || AssignedCountries.contains(code: code) { return code }
        let meant = ["UK": "GB", "EL": "GR"][code.uppercased()] ?? code.uppercased()
        let hint = AssignedCountries.contains(code: meant) ? "; did you mean `\(meant)`?" : ""
        throw invalid(
            "must be two capital letters of ISO 3166-1, or `AA` where the country is unknown, not \(quoted(code))\(hint)"
        )
    }
}
