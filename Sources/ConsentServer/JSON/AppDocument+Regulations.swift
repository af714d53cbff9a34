// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension AppDocument {
    /// Reads `regulations`: which laws the app has a message for.
    mutating func readRegulations(_ field: JSONField, _ rules: AppDocumentRules) throws(FieldError) {
        let fields = try field.object()
        let known = ["gdpr", "us_state"] + rules.lawIDs.subtracting(["gdpr", "us_state"]).sorted()
        for (law, settings) in fields.all {
            guard known.contains(law) else { throw fields.unknown(law, known) }
            switch law {
            case "gdpr": gdpr = try GDPRSettings(settings)
            case "us_state": usState = try USStateSettings(settings)
            default:
                if try settings.object(known: ["message"]).required("message").bool() { otherLaws.insert(law) }
            }
        }
    }
}

extension GDPRSettings {
    fileprivate init(_ field: JSONField) throws(FieldError) {
        let fields = try field.object(known: ["message", "targeting"])
        self.init()
        if let field = fields["message"] { message = try field.bool() }
        if let field = fields["targeting"] { targeting = try field.choice() }
    }
}

extension USStateSettings {
    fileprivate init(_ field: JSONField) throws(FieldError) {
        let fields = try field.object(known: ["message", "states"])
        self.init()
        if let field = fields["message"] { message = try field.bool() }
        if let field = fields["states"], field.value != .string("all") {
            guard case .array(let values) = field.value else {
                throw field.invalid("must be `all` or an array of states, such as [\"CA\", \"TX\"]")
            }
            guard !values.isEmpty else { throw field.invalid("names no state: set `message` to false instead") }
            states = Set(try field.distinct(atMost: 51) { state throws(FieldError) in try state.usState() })
        }
    }

    /// The fifty states and the District of Columbia (ISO 3166-2:US), since any of them may have a law next year.
    fileprivate static let codes = Set(
        """
        AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK
        OR PA RI SC SD TN TX UT VA VT WA WI WV WY
        """
        .split(whereSeparator: \.isWhitespace).map(String.init))
}

extension JSONField {
    fileprivate func usState() throws(FieldError) -> SubdivisionCode {
        let text = try string(1...16)
        if USStateSettings.codes.contains(text), let code = SubdivisionCode(text) { return code }
        let upper = text.uppercased()
        let meant = upper.hasPrefix("US-") ? String(upper.dropFirst(3)) : upper
        let hint = USStateSettings.codes.contains(meant) ? "; did you mean `\(meant)`?" : ""
        throw invalid("must be the two capital letters of a US state or `DC`, not \(quoted(text))\(hint)")
    }
}
