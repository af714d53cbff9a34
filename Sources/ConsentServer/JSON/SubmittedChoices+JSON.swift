// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension SubmittedChoices {
    /// The fields of a European form's choices.
    static let europeanNames = ["purposes", "special_features", "vendors", "ad_tech_providers"]
}

extension JSONField {
    /// The switches of a European form, or those of a US form in `us`; without any field, a European form's, all off.
    func choices() throws(FieldError) -> SubmittedChoices {
        let fields = try object(known: SubmittedChoices.europeanNames + ["us"])
        guard let us = fields["us"] else { return .european(try SubmittedEuropeanChoices(fields)) }
        for name in SubmittedChoices.europeanNames where fields[name] != nil {
            throw FieldError(
                .conflicting, memberPath(path, name),
                "is of a European form, `\(us.path)` of a US form: send the one that was shown")
        }
        return .usStates(try USChoice(us))
    }
}

extension SubmittedEuropeanChoices {
    fileprivate init(_ fields: JSONFields) throws(FieldError) {
        self.init()
        if let purposes = try fields["purposes"]?.object(known: Self.bases) {
            if let field = purposes["consent"] { purposesConsent = try field.ids(in: 1...24, atMost: 24) }
            if let field = purposes["legitimate_interest"] {
                purposesLegitimateInterest = try field.ids(in: 1...24, atMost: 24)
            }
        }
        if let field = fields["special_features"] { specialFeatures = try field.ids(in: 1...12, atMost: 12) }
        if let vendors = try fields["vendors"]?.object(known: Self.bases) {
            if let field = vendors["consent"] { vendorsConsent = try field.ids(in: 1...65_535, atMost: 2000) }
            if let field = vendors["legitimate_interest"] {
                vendorsLegitimateInterest = try field.ids(in: 1...65_535, atMost: 2000)
            }
        }
        if let field = fields["ad_tech_providers"] {
            adTechProviders = try field.ids(in: 1...UInt32.max, atMost: 2000)
        }
    }

    private static let bases = ["consent", "legitimate_interest"]
}

extension USChoice {
    fileprivate init(_ field: JSONField) throws(FieldError) {
        let fields = try field.object(
            known: ["sale_opt_out", "sharing_opt_out", "targeted_advertising_opt_out", "sensitive_data"])
        self.init()
        if let field = fields["sale_opt_out"] { saleOptOut = try field.bool() }
        if let field = fields["sharing_opt_out"] { sharingOptOut = try field.bool() }
        if let field = fields["targeted_advertising_opt_out"] { targetedAdvertisingOptOut = try field.bool() }
        let categories = try fields["sensitive_data"]?.object(known: SensitiveDataCategory.allCases.map(\.rawValue))
        for (name, field) in categories?.all ?? [] {
            if try field.bool(), let category = SensitiveDataCategory(rawValue: name) {
                sensitiveDataOptOuts.insert(category)
            }
        }
    }
}
