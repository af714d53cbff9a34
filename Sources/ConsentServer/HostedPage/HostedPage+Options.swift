// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension HostedPage {
    /// The second screen: purposes, special features, what needs no consent, partners.
    func writeOptions(_ european: FormDescription.European, to html: inout HTML) {
        guard form.buttons.contains(where: { $0.role == .manageOptions }) else { return }
        html.element(
            "section", ["class": "screen", "id": "options", "hidden": "", "aria-labelledby": "options-title"]
        ) { html in
            if let back = form.buttons.first(where: { $0.role == .back }) {
                html.element("div", ["class": "top"]) { html in
                    html.element(
                        "button",
                        [
                            "type": "button", "class": "icon", "data-role": "back", "aria-label": back.label,
                            "title": back.label,
                        ]
                    ) { $0.markup(Self.arrow) }
                }
            }
            html.element("div", ["class": "content"]) { html in
                html.element("h1", ["id": "options-title", "tabindex": "-1"], label(.optionsTitle) ?? "")
                html.paragraphs(label(.optionsBody) ?? "")
                write(european.purposes, .purposesHeading, "purposes", to: &html)
                write(european.specialFeatures, .specialFeaturesHeading, "special_features", to: &html)
                write(european.specialPurposes, .specialPurposesHeading, "special_purpose", to: &html)
                write(european.features, .featuresHeading, "feature", to: &html)
                write(european.dataCategories, .dataCategoriesHeading, "data_category", to: &html)
                writePartners(european, to: &html)
            }
            html.element("div", ["class": "actions"]) { html in
                for button in form.buttons where button.role == .saveChoices {
                    write(button, class: "button", to: &html)
                }
            }
        }
    }

    private func write(
        _ purposes: [FormDescription.Purpose], _ heading: FormText, _ list: String, to html: inout HTML
    ) {
        guard !purposes.isEmpty else { return }
        html.element("h2", label(heading) ?? "")
        if purposes.contains(where: { $0.legitimateInterest != nil }), let note = label(.legitimateInterestNote) {
            html.element("p", ["class": "muted"], note)
        }
        let consentList = list == "purposes" ? "purposes.consent" : list
        for purpose in purposes {
            html.element("div", ["class": "item"]) { html in
                write(
                    purpose.item, list == "purposes" ? "purpose" : "special_feature", purpose.partners, asks: true,
                    to: &html)
                write(purpose.consent, .consentSwitch, consentList, purpose.item.id, to: &html)
                if let interest = purpose.legitimateInterest {
                    write(
                        interest, .legitimateInterestSwitch, "purposes.legitimate_interest", purpose.item.id, to: &html)
                }
            }
        }
    }

    private func write(_ items: [VendorList.Item], _ heading: FormText, _ name: String, to html: inout HTML) {
        guard !items.isEmpty else { return }
        html.element("h2", label(heading) ?? "")
        if let note = label(.informationNote) { html.element("p", ["class": "muted"], note) }
        for item in items {
            html.element("div", ["class": "item plain"]) { write(item, name, nil, asks: false, to: &$0) }
        }
    }

    /// `asks` where the item has a switch: its text is what is decided on, and always stands on the page.
    private func write(
        _ item: VendorList.Item, _ name: String, _ note: String?, asks: Bool, to html: inout HTML
    ) {
        html.element("details") { html in
            html.element("summary") { html in
                html.element("div") { html in
                    html.element("h3", ["data-text": "\(name).\(item.id)"], item.name)
                    if let note { html.element("span", ["class": "note"], note) }
                }
            }
            if asks || carriesInformation { html.paragraphs(item.description) }
            guard !item.illustrations.isEmpty, carriesExamples else { return }
            html.element("p", ["class": "note"], label(.examples) ?? "")
            html.element("ul") { html in
                for illustration in item.illustrations { html.element("li", illustration) }
            }
        }
    }

    /// The script gives it the name that a screen reader says, from the template: twenty copies of long names would be
    /// kilobytes, and this screen opens by the script alone.
    private func write(
        _ toggle: FormDescription.Toggle, _ name: FormText, _ list: String, _ id: Int, to html: inout HTML
    ) {
        html.element("label", ["class": "switch"]) { html in
            html.element("span", label(name) ?? "")
            html.open(
                "input",
                [
                    "type": "checkbox", "role": "switch", "data-list": list, "value": String(id),
                    "checked": toggle.isOn ? "" : nil,
                ])
        }
    }

    /// What the page leaves to be loaded with the options part when an item is opened: long texts, as the official ones
    /// are in some languages.
    var apart: String? {
        let kinds = [carriesExamples ? nil : "examples", carriesInformation ? nil : "information"].compactMap(\.self)
        return kinds.isEmpty ? nil : kinds.joined(separator: " ")
    }

    /// Whether the examples stand on the page.
    var carriesExamples: Bool {
        items.reduce(0) { $0 + $1.illustrations.reduce(0) { $0 + $1.utf8.count } } <= Self.mostExamples
    }

    /// Whether the descriptions of what asks for no choice stand on it.
    private var carriesInformation: Bool {
        items.reduce(0) { $0 + $1.description.utf8.count } <= Self.mostDescriptions
    }

    private var items: [VendorList.Item] {
        guard let european = form.european else { return [] }
        return (european.purposes + european.specialFeatures).map(\.item) + european.specialPurposes
            + european.features + european.dataCategories
    }

    /// How many bytes of examples a page carries, so that all of it stays under 60 KB.
    private static let mostExamples = 6000
    /// How many bytes of descriptions.
    private static let mostDescriptions = 15_000

    /// The partners themselves come by the script, in pages.
    private func writePartners(_ european: FormDescription.European, to html: inout HTML) {
        html.element(
            "h2", ["id": "partners-heading", "tabindex": "-1"], label(.partnersHeading) ?? "")
        guard european.partnerCount > 0 else { return }
        if european.partnerCount > 1 {
            let search = label(.searchPartners)
            html.open(
                "input",
                [
                    "type": "search", "id": "search", "aria-label": search, "placeholder": search,
                    "autocomplete": "off",
                ])
            html.element("div", ["class": "item"]) { html in
                html.element("h3", ["class": "all"], label(.allPartners) ?? "")
                writeMaster("consent", .consentSwitch, .consentLabel, isFirst: true, to: &html)
                if european.vendors.contains(where: { $0.legitimateInterest != nil }) {
                    writeMaster(
                        "legitimate_interest", .legitimateInterestSwitch, .legitimateInterestLabel, isFirst: false,
                        to: &html)
                }
            }
        } else {
            html.open("input", ["type": "search", "id": "search", "hidden": ""])
        }
        let pages =
            (european.partnerCount + FormDescription.European.partnersPerPage - 1)
            / FormDescription.European.partnersPerPage
        html.element("div", ["id": "partner-list", "data-pages": String(pages)]) { _ in }
        html.element("p", ["class": "muted", "id": "no-partners", "hidden": ""], label(.noPartners) ?? "")
        html.element(
            "button", ["type": "button", "class": "button quiet", "id": "more", "data-role": "more", "hidden": ""],
            label(.showMore) ?? "")
    }

    private func writeMaster(
        _ basis: String, _ name: FormText, _ template: FormText, isFirst: Bool, to html: inout HTML
    ) {
        html.element("label", ["class": isFirst ? "switch first" : "switch"]) { html in
            html.element("span", label(name) ?? "")
            html.open(
                "input",
                [
                    "type": "checkbox", "role": "switch", "data-master": basis,
                    "aria-label": (label(template) ?? "").replacing("{name}", with: label(.allPartners) ?? ""),
                ])
        }
    }
}
