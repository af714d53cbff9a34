// SPDX-License-Identifier: Apache-2.0

extension FormDescription {
    /// The description as JSON: the same description always gives the same bytes, and their SHA-256 is the form's id.
    ///
    /// The long list of vendors is the last member.
    public func canonicalJSON() -> [UInt8] {
        CanonicalJSON { json in
            json.integer("format", 1)
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
            json.objects("links", links) { $0.link($1) }
            json.object("labels") { json in
                for label in labels { json.string(label.key.rawValue, label.text) }
            }
            json.object("theme") { json in
                json.object("light") { for token in theme.light { $0.string(token.name, token.color) } }
                json.object("dark") { for token in theme.dark { $0.string(token.name, token.color) } }
            }
            json.object("vendor_list") { json in
                json.integer("version", vendorList.version)
                json.integer("tcf_policy_version", vendorList.tcfPolicyVersion)
            }
            if let usStates { json.usStates(usStates) }
            if let european { json.purposes(of: european) }
            if let offer = FormOffer(self) { json.offer(offer) }
            if let european { json.partners(of: european) }
        }.bytes
    }
}

extension CanonicalJSON {
    fileprivate mutating func purposes(of form: FormDescription.European) {
        integer("partner_count", form.partnerCount)
        objects("purposes", form.purposes) { $0.purpose($1) }
        objects("special_features", form.specialFeatures) { $0.purpose($1) }
        objects("special_purposes", form.specialPurposes) { $0.item($1) }
        objects("features", form.features) { $0.item($1) }
        // Left out where there are none, so that forms with the built-in list keep their ids.
        if !form.dataCategories.isEmpty { objects("data_categories", form.dataCategories) { $0.item($1) } }
    }

    fileprivate mutating func partners(of form: FormDescription.European) {
        objects("ad_tech_providers", form.adTechProviders) { json, provider in
            json.integer("id", provider.id)
            json.string("name", provider.name)
            json.toggle("consent", provider.consent)
        }
        objects("vendors", form.vendors) { json, shown in
            let vendor = shown.vendor
            json.integer("id", vendor.id)
            json.string("name", vendor.name)
            json.integers("purposes", vendor.purposes.ids)
            json.integers("legitimate_interest_purposes", vendor.purposesOnLegitimateInterest.ids)
            json.integers("flexible_purposes", vendor.flexiblePurposes.ids)
            json.integers("special_purposes", vendor.specialPurposes.ids)
            json.integers("features", vendor.features.ids)
            json.integers("special_features", vendor.specialFeatures.ids)
            if !form.dataCategories.isEmpty { json.integers("data_categories", vendor.dataCategories.ids) }
            json.array("links", [shown.policy, shown.claim].compactMap(\.self)) { json, link in
                json.object(nil) { $0.link(link) }
            }
            json.optional("retention", shown.retention)
            json.toggle("consent", shown.consent)
            json.toggle("legitimate_interest", shown.legitimateInterest)
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

    fileprivate mutating func offer(_ offer: FormOffer) {
        object("offer") { json in
            for member in FormOffer.Member.allCases {
                switch offer[member] {
                case .numbers(let numbers): json.integers(member.rawValue, numbers)
                case .words(let words): json.strings(member.rawValue, words)
                case nil: break
                }
            }
        }
    }

    private mutating func purpose(_ purpose: FormDescription.Purpose) {
        item(purpose.item)
        string("partners", purpose.partners)
        toggle("consent", purpose.consent)
        toggle("legitimate_interest", purpose.legitimateInterest)
    }

    private mutating func item(_ item: VendorList.Item) {
        integer("id", item.id)
        string("name", item.name)
        string("description", item.description)
        strings("illustrations", item.illustrations)
    }

    fileprivate mutating func link(_ link: FormDescription.Link) {
        string("role", link.role)
        string("label", link.label)
        string("url", link.url)
    }

    private mutating func toggle(_ name: String, _ toggle: FormDescription.Toggle?) {
        guard let toggle else { return optional(name, nil) }
        object(name) { json in
            json.bool("default", toggle.isOn)
            json.string("accessibility_label", toggle.accessibilityLabel)
        }
    }
}
