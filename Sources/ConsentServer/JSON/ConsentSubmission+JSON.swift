// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension ConsentSubmission {
    /// The fields of the body of a `PUT …/consent`.
    static let fieldNames = [
        "form_id", "action", "choices", "button", "language", "decided_at", "gpc_shown", "client", "tc_string",
        "ac_string", "gpp_string",
    ]

    /// The submission that `json` is; the first thing that is wrong with it is thrown.
    ///
    /// Either `form_id` and `action`, or another platform's strings, never both.
    init(json: JSONValue) throws(FieldError) {
        let fields = try JSONFields(json, known: Self.fieldNames, hints: Self.hints)
        self.init()
        if let field = fields["tc_string"] { tcString = try field.signal() }
        if let field = fields["gpp_string"] { gppString = try field.signal() }
        if let field = fields["ac_string"] {
            guard tcString != nil else {
                throw FieldError(
                    .conflicting, "ac_string",
                    "counts only beside a TC string: send `tc_string` with it, as the device has both")
            }
            acString = try field.signal()
        }
        if tcString != nil || gppString != nil {
            for name in ["form_id", "action", "choices", "button", "gpc_shown"] where fields[name] != nil {
                throw FieldError(
                    .conflicting, name,
                    "is of a form of ours, `\(tcString == nil ? "gpp_string" : "tc_string")` of another platform: send one"
                        + " or the other")
            }
        } else {
            try readForm(fields)
        }
        if let field = fields["language"] { language = try field.languageTag() }
        if let field = fields["decided_at"] { decidedAt = try field.timestamp() }
        if let field = fields["client"] {
            let client = try field.object(known: ["app_version", "sdk_version"])
            appVersion = try client["app_version"]?.visibleText(1...64)
            sdkVersion = try client["sdk_version"]?.visibleText(1...64)
        }
    }

    private mutating func readForm(_ fields: JSONFields) throws(FieldError) {
        formID = try fields.required("form_id").formID()
        let action: ChoiceAction = try fields.required("action").choice(except: [.imported])
        self.action = action
        if let field = fields["choices"] {
            guard action == .saveChoices else {
                throw FieldError(
                    .conflicting, field.path,
                    "goes with the action `save_choices` only: `\(action.rawValue)` already says what was chosen")
            }
            choices = try field.choices()
        } else if action == .saveChoices {
            throw FieldError(
                .missing, "choices", "is missing: with `save_choices` it says what was switched on, `{}` for nothing")
        }
        if let field = fields["button"] { button = try field.visibleText(1...64) }
        if let field = fields["gpc_shown"] { gpcShown = try field.bool() }
    }

    /// What to do with fields that are the server's, or belong elsewhere.
    private static let hints: [String: String] = {
        var hints: [String: String] = [:]
        for name in [
            "app_id", "country", "device_id", "environment", "event_id", "expires_at", "form_version", "geography",
            "kind",
            "outcome", "received_at", "region", "regulation", "revision", "sequence", "source",
        ] { hints[name] = "the server says it, so leave it out" }
        for name in SubmittedChoices.europeanNames + ["us"] { hints[name] = "it belongs into `choices`" }
        for name in ["app_version", "sdk_version"] { hints[name] = "it belongs into `client`" }
        return hints
    }()
}

extension JSONField {
    /// A consent string of whatever kind: what it says is judged elsewhere.
    fileprivate func signal() throws(FieldError) -> String {
        let text = try string(1...32_768)
        guard text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { throw invalid("must be visible ASCII without spaces") }
        return text
    }

    fileprivate func timestamp() throws(FieldError) -> Timestamp {
        guard let time = Timestamp(rfc3339: try string(1...64)) else {
            throw invalid("must be a time as RFC 3339 writes it, such as `2026-11-30T12:00:00Z`")
        }
        return time
    }
}
