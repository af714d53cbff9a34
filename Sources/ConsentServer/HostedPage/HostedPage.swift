// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The hosted form as HTML: everything that is the same for all devices, and so is published with the form.
struct HostedPage {
    let form: FormDescription

    /// The page of a form.
    static func page(of form: FormDescription) -> FormContent.Page {
        let page = HostedPage(form: form)
        var html = HTML()
        page.write(to: &html)
        return FormContent.Page(html: html.bytes, style: HostedPageAssets.style, script: HostedPageAssets.script)
    }

    private func write(to html: inout HTML) {
        html.element(
            "main",
            [
                "data-kind": form.kind.rawValue, "data-language": form.language,
                "data-interest": form.european.map { String($0.interestIsOn) },
                "data-apart": apart,
            ]
        ) { html in
            html.element("section", ["class": "screen", "id": "first", "aria-labelledby": "title"]) { html in
                html.element("div", ["class": "content"]) { writeFirst(to: &$0) }
                html.element("div", ["class": "actions"]) { html in
                    html.element("div", ["id": "status", "class": "status", "role": "status"]) { _ in }
                    writeButtons(to: &html)
                }
            }
            if let european = form.european { writeOptions(european, to: &html) }
            writeDone(to: &html)
        }
        html.element("div", ["hidden": ""]) { html in
            for label in form.labels + form.optionsLabels where !isShown(label.key) {
                html.element("p", ["data-text": label.key.rawValue], label.text)
            }
        }
    }

    private func writeFirst(to html: inout HTML) {
        if form.kind == .european, let close = form.buttons.first(where: { $0.role == .close }) {
            html.element(
                "button",
                [
                    "type": "button", "class": "icon close", "aria-label": close.label, "title": close.label,
                    "data-role": close.role.rawValue, "data-action": close.action?.rawValue,
                ]
            ) { $0.markup(Self.cross) }
        }
        html.markup(Self.shield)
        html.element("h1", ["id": "title", "tabindex": "-1"], form.title)
        if form.european != nil {
            html.element("p", ["class": "standing", "id": "standing", "hidden": ""]) { _ in }
        }
        html.paragraphs(form.body)
        if let european = form.european { writeNames(european, to: &html) }
        if let usStates = form.usStates { writeUSStates(usStates, to: &html) }
        guard !form.links.isEmpty || form.european != nil else { return }
        html.element("div", ["class": "links"]) { html in
            if form.buttons.contains(where: { $0.role == .manageOptions }) {
                html.element(
                    "button", ["type": "button", "class": "link", "data-role": "partners"],
                    label(.partnersHeading) ?? "")
            }
            for link in form.links {
                html.element(
                    "a", ["href": link.url, "target": "_blank", "rel": "noopener noreferrer"], link.label)
            }
        }
    }

    /// What a first layer must name: the purposes, and what needs an opt-in.
    private func writeNames(_ european: FormDescription.European, to html: inout HTML) {
        html.element("details", ["class": "names"]) { html in
            html.element("summary") { html in html.element("span", label(.purposesHeading) ?? "") }
            html.element("ul") { html in
                for purpose in european.purposes { html.element("li", purpose.item.name) }
            }
            if !european.specialFeatures.isEmpty {
                html.element("p", ["class": "note"], label(.specialFeaturesHeading) ?? "")
                html.element("ul") { html in
                    for feature in european.specialFeatures { html.element("li", feature.item.name) }
                }
            }
        }
    }

    private func writeButtons(to html: inout HTML) {
        let first = form.buttons.filter { !$0.role.isOnOptions(of: form.kind) }
        let pair = first.filter { $0.role == .consent || $0.role == .doNotConsent }
        if !pair.isEmpty {
            html.element("div", ["class": "pair"]) { html in
                for button in pair { write(button, class: "button", to: &html) }
            }
        }
        for button in first where button.role != .consent && button.role != .doNotConsent {
            switch button.role {
            case .close where form.kind == .european: break
            case .manageOptions, .close: write(button, class: "button quiet", to: &html)
            default: write(button, class: "button", to: &html)
            }
        }
        if let keep = label(.keepChoice) {
            html.element(
                "button", ["type": "button", "class": "button quiet", "data-role": "keep", "hidden": ""], keep)
        }
    }

    private func writeDone(to html: inout HTML) {
        guard let saved = label(.saved) else { return }
        html.element("section", ["class": "screen", "id": "done", "hidden": ""]) { html in
            html.element("div", ["class": "done"]) { html in
                html.markup(Self.tick)
                html.element("h1", ["tabindex": "-1", "data-text": "saved"], saved)
            }
            html.element("div", ["class": "actions", "hidden": ""]) { _ in }
        }
    }

    func write(_ button: FormDescription.Button, class style: String, to html: inout HTML) {
        html.element(
            "button",
            [
                "type": "button", "class": style, "data-role": button.role.rawValue,
                "data-action": button.action?.rawValue,
            ], button.label)
    }

    /// A text of the form, nil where this kind has none.
    func label(_ key: FormText) -> String? {
        (form.labels + form.optionsLabels).first { $0.key == key }?.text
    }

    /// Whether a text stands on the page anyway, so that the script needs no copy of it.
    private func isShown(_ key: FormText) -> Bool {
        switch key {
        case .examples: carriesExamples
        case .saved, .keepChoice, .optionsTitle, .optionsBody, .purposesHeading, .informationNote, .partnersHeading,
            .legitimateInterestNote, .adTechProvidersHeading, .searchPartners, .showMore, .noPartners,
            .allPartners, .usSensitiveHeading, .usSensitiveNote:
            true
        default: false
        }
    }
}

extension FormDescription.European {
    /// Whether legitimate interest stands on where nothing was chosen.
    fileprivate var interestIsOn: Bool {
        purposes.contains { $0.legitimateInterest?.isOn == true }
            || vendors.contains { $0.legitimateInterest == true }
    }
}
