// SPDX-License-Identifier: Apache-2.0

extension FormDescription {
    /// The first screen as JSON, `more` at its end: the same description always gives the same bytes.
    func firstScreenJSON(_ more: (inout CanonicalJSON) -> Void) -> [UInt8] {
        CanonicalJSON { json in
            json.integer("format", 2)
            json.string("kind", kind.rawValue)
            json.string("language", language)
            json.string("text_direction", isRightToLeft ? "rtl" : "ltr")
            json.string("title", title)
            json.string("body", body)
            json.objects("buttons", buttons) { json, button in
                json.string("role", button.role.rawValue)
                json.string("screen", button.role.isOnOptions(of: kind) ? "options" : "first")
                json.optional("action", button.action?.rawValue)
                json.string("label", button.label)
                json.string("accessibility_label", button.label)
            }
            json.objects("links", links) { json, link in
                json.string("role", link.role)
                json.string("label", link.label)
                json.string("url", link.url)
            }
            json.labels("labels", labels)
            json.object("theme") { json in
                json.object("light") { for token in theme.light { $0.string(token.name, token.color) } }
                json.object("dark") { for token in theme.dark { $0.string(token.name, token.color) } }
            }
            json.object("vendor_list") { json in
                json.integer("version", vendorList.version)
                json.integer("tcf_policy_version", vendorList.tcfPolicyVersion)
            }
            if let usStates { json.usStates(usStates) }
            if let european {
                json.integer("partner_count", european.partnerCount)
                json.objects("purposes", european.purposes) { $0.named($1) }
                json.objects("special_features", european.specialFeatures) { $0.named($1) }
            }
            more(&json)
        }.bytes
    }

    /// The second screen as JSON.
    func optionsJSON(_ form: European) -> [UInt8] {
        CanonicalJSON { json in
            json.labels("labels", optionsLabels.filter { !$0.key.namesSomething })
            json.labels("templates", optionsLabels.filter(\.key.namesSomething))
            json.objects("purposes", form.purposes) { $0.purpose($1) }
            json.objects("special_features", form.specialFeatures) { $0.purpose($1) }
            json.objects("special_purposes", form.specialPurposes) { $0.item($1) }
            json.objects("features", form.features) { $0.item($1) }
            // Left out where there are none, so that forms with the built-in list keep their ids.
            if !form.dataCategories.isEmpty { json.objects("data_categories", form.dataCategories) { $0.item($1) } }
        }.bytes
    }
}

extension FormText {
    /// Whether the text has a place for what it is about, which a client fills in.
    var namesSomething: Bool { !placeholders.isSubset(of: FormText.title.placeholders) }
}

extension FormOffer {
    /// The offer as JSON.
    var json: [UInt8] {
        CanonicalJSON { json in
            for member in Member.allCases {
                switch self[member] {
                case .numbers(let numbers): json.integers(member.rawValue, numbers)
                case .words(let words): json.strings(member.rawValue, words)
                case nil: break
                }
            }
        }.bytes
    }
}

extension CanonicalJSON {
    fileprivate mutating func labels(_ name: String, _ labels: [FormDescription.Label]) {
        object(name) { json in
            for label in labels { json.string(label.key.rawValue, label.text) }
        }
    }

    fileprivate mutating func usStates(_ form: FormDescription.USStates) {
        object("us") { json in
            json.objects("opt_outs", form.optOuts) { json, optOut in
                json.string("id", optOut.id.rawValue)
                json.string("name", optOut.name)
                json.string("description", optOut.description)
                json.toggle("opt_out", optOut.toggle)
            }
            json.objects("sensitive_data", form.sensitiveData) { json, data in
                json.string("id", data.category.rawValue)
                json.string("name", data.name)
                json.toggle("opt_out", data.toggle)
            }
            json.string("gpc_notice", form.gpcNotice)
        }
    }

    fileprivate mutating func purpose(_ purpose: FormDescription.Purpose) {
        item(purpose.item)
        string("partners", purpose.partners)
        toggle("consent", purpose.consent)
        toggle("legitimate_interest", purpose.legitimateInterest)
    }

    /// A purpose as the first screen lists it: what it is about and how its switches stand.
    fileprivate mutating func named(_ purpose: FormDescription.Purpose) {
        name(purpose.item)
        standing("consent", purpose.consent.isOn)
        standing("legitimate_interest", purpose.legitimateInterest?.isOn)
    }

    fileprivate mutating func item(_ item: VendorList.Item) {
        name(item)
        string("description", item.description)
        strings("illustrations", item.illustrations)
    }

    fileprivate mutating func name(_ item: VendorList.Item) {
        integer("id", item.id)
        string("name", item.name)
    }

    /// A switch without its words.
    mutating func standing(_ name: String, _ isOn: Bool?) {
        guard let isOn else { return optional(name, nil) }
        object(name) { $0.bool("default", isOn) }
    }

    private mutating func toggle(_ name: String, _ toggle: FormDescription.Toggle?) {
        guard let toggle else { return optional(name, nil) }
        object(name) { json in
            json.bool("default", toggle.isOn)
            json.string("accessibility_label", toggle.accessibilityLabel)
        }
    }
}
