// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension HostedPage {
    /// The opt-outs and the sensitive data of a US form, on its one screen.
    func writeUSStates(_ usStates: FormDescription.USStates, to html: inout HTML) {
        html.element("p", ["class": "standing", "id": "gpc", "hidden": ""], usStates.gpcNotice)
        for optOut in usStates.optOuts {
            html.element("div", ["class": "item"]) { html in
                write(optOut.toggle, "us:\(optOut.id.rawValue)", optOut.description, to: &html)
            }
        }
        html.element("h2", label(.usSensitiveHeading) ?? "")
        html.element("p", ["class": "muted"], label(.usSensitiveNote) ?? "")
        html.element("div", ["class": "item"]) { html in
            for (index, data) in usStates.sensitiveData.enumerated() {
                write(data.toggle, "sensitive_data:\(data.category.rawValue)", nil, isFirst: index == 0, to: &html)
            }
        }
    }

    /// A switch that says what turning it on does: on a European form one that is off is a refusal, here it is none.
    private func write(
        _ toggle: FormDescription.Toggle, _ field: String, _ description: String?, isFirst: Bool = true,
        to html: inout HTML
    ) {
        let name = toggle.accessibilityLabel
        html.element("label", ["class": isFirst ? "switch first" : "switch"]) { html in
            html.element("span") { html in
                guard let description else { return html.text(name) }
                html.element("span", ["class": "name"], name)
                html.element("span", ["class": "note"], description)
            }
            html.open(
                "input",
                [
                    "type": "checkbox", "role": "switch", "name": field, "aria-label": toggle.accessibilityLabel,
                    "checked": toggle.isOn ? "" : nil,
                ])
        }
    }
}
