// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `GET /preview`: the hosted form and the decision beside it, for whoever tests an app.
///
/// Only where anyone may force a geography anyway: apps in testing, or all where the server says so.
enum PreviewRoute {
    static func get(_ call: Call) throws(Problem) -> HTTPAnswer {
        let apps = call.context.catalogue.all.filter { isAllowed($0, call.context) }
        let wanted = call.query[.app]
        if let wanted {
            guard let app = AppID(wanted).flatMap({ call.context.catalogue[$0] }) else {
                throw Problem(.appNotFound, "There is no app \(quoted(wanted)) here.", field: "app")
            }
            guard apps.contains(where: { $0.id == app.id }) else {
                throw Problem(.previewNotAllowed, refusal(call.context), field: "app")
            }
        }
        guard !apps.isEmpty else { throw Problem(.previewNotAllowed, refusal(call.context)) }
        var response = call.content(document(apps, wanted), type: "text/html; charset=utf-8")
        response.headers += [
            ("Content-Security-Policy", policy), ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "no-referrer"),
        ]
        return .ready(response)
    }

    private static func isAllowed(_ app: App, _ context: ServerContext) -> Bool {
        switch context.debugGeography {
        case .off: false
        case .testDevices: app.document.environment == .testing
        case .all: true
        }
    }

    private static func refusal(_ context: ServerContext) -> String {
        context.debugGeography == .off
            ? "CONSENT_DEBUG_GEOGRAPHY is off, so that nobody may force a place here."
            : "Only apps whose environment is testing may be previewed: set it in the app's document, or start the "
                + "server with CONSENT_DEBUG_GEOGRAPHY=all."
    }

    private static let policy: String = {
        let source = { (bytes: [UInt8]) in PageDocument.source(of: bytes) }
        return [
            "default-src 'none'", "script-src \(source(HostedPageAssets.previewScript))",
            "style-src \(source(HostedPageAssets.previewStyle))", "connect-src 'self'", "frame-src 'self'",
            "img-src data:", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
        ].joined(separator: "; ")
    }()

    /// Places worth a look, by what `debug_geography` calls them.
    private static let places: [(value: String, name: String)] = [
        ("DE", "Germany"), ("FR", "France"), ("IT", "Italy"), ("ES", "Spain"), ("PL", "Poland"),
        ("GB", "United Kingdom"), ("CH", "Switzerland"), ("NO", "Norway"), ("US-CA", "California"),
        ("US-CO", "Colorado"), ("US-TX", "Texas"), ("US", "United States, unknown state"), ("JP", "Japan"),
        ("BR", "Brazil"), ("", "where I am"), ("custom", "another …"),
    ]

    private static let kinds: [(value: String, name: String)] = [
        ("consent", "the form to show now"), ("privacy_options", "privacy options"),
        ("idfa_explainer", "IDFA explainer"),
    ]

    private static let themes: [(value: String, name: String)] = [
        ("", "as the browser asks"), ("light", "light"), ("dark", "dark"),
    ]

    private static func document(_ apps: [App], _ wanted: String?) -> [UInt8] {
        var html = HTML()
        html.markup("<!DOCTYPE html>\n")
        html.element("html", ["lang": "en"]) { html in
            html.element("head") { html in
                html.open("meta", ["charset": "utf-8"])
                html.open("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
                html.element("title", "Form preview")
                html.element("style") { $0.made(HostedPageAssets.previewStyle) }
            }
            html.element("body") { html in
                html.element("header") { html in
                    html.element("h1", "Form preview")
                    html.element(
                        "p", "The hosted form as a device would see it, and what the service decides for that device.")
                }
                html.element("main") { html in
                    writeControls(apps, wanted, to: &html)
                    writePanels(to: &html)
                }
                html.element("script") { $0.made(HostedPageAssets.previewScript) }
            }
        }
        return html.bytes
    }

    private static func writeControls(_ apps: [App], _ wanted: String?, to html: inout HTML) {
        html.element("form", ["class": "panel", "aria-label": "What to show"]) { html in
            html.element("label") { html in
                html.text("App")
                html.element("select", ["name": "app"]) { html in
                    for app in apps {
                        let languages = FormDescription.languages(of: app.document).joined(separator: " ")
                        html.element(
                            "option",
                            [
                                "value": app.id.description, "data-languages": languages,
                                "selected": app.id.description == wanted ? "" : nil,
                            ], "\(app.document.name) (\(app.id))")
                    }
                }
            }
            writeSelect("Place", "place", places, to: &html)
            html.element("label", ["id": "custom", "hidden": ""]) { html in
                html.text("Country or subdivision")
                html.open("input", ["name": "custom", "placeholder": "US-VA", "size": "8"])
            }
            writeSelect("Language", "language", [], to: &html)
            writeSelect("Theme", "theme", themes, to: &html)
            writeSelect("Form", "kind", kinds, to: &html)
            html.element("label", ["class": "check"]) { html in
                html.open("input", ["type": "checkbox", "name": "under_age"])
                html.text("under age")
            }
            for (id, name) in [
                ("again", "Show again"), ("options", "Privacy options"), ("forget", "Reset consent"),
                ("fresh", "New device"),
            ] {
                html.element("button", ["type": "button", "id": id], name)
            }
        }
    }

    private static func writeSelect(
        _ label: String, _ name: String, _ options: [(value: String, name: String)], to html: inout HTML
    ) {
        html.element("label") { html in
            html.text(label)
            html.element("select", ["name": name]) { html in
                for option in options {
                    // An empty attribute would be left to the option's text.
                    html.markup("<option value=\"")
                    html.text(option.value)
                    html.markup("\">")
                    html.text(option.name)
                    html.markup("</option>")
                }
            }
        }
    }

    private static func writePanels(to html: inout HTML) {
        html.element("section", ["class": "panel phone", "aria-label": "Form"]) { html in
            html.element("iframe", ["title": "The hosted form"]) { _ in }
        }
        html.element("section", ["class": "panel", "aria-labelledby": "heading"]) { html in
            html.element("h2", ["id": "heading"], "Decision")
            html.element("dl", ["id": "decision", "aria-live": "polite"]) { _ in }
            html.element("p") { html in
                html.text("Device ")
                html.element("code", ["id": "device"], "")
            }
            html.element("details", ["open": ""]) { html in
                html.element("summary", "Last message to the host")
                html.element("pre", ["id": "message", "tabindex": "0", "aria-label": "Last message to the host"], "")
            }
            html.element("details") { html in
                html.element("summary", "The whole consent-info")
                html.element("pre", ["id": "json", "tabindex": "0", "aria-label": "The whole consent-info"], "")
            }
        }
    }
}
