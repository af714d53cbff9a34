// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// A whole HTML document around a page's parts, and the policy under which a browser runs it.
struct PageDocument {
    var language: String
    var isRightToLeft: Bool
    var title: String
    var theme: FormTheme
    /// The published inside of the body, style and script.
    var page: FormContent.Page
    /// What is this device's alone, as JSON.
    var device: [UInt8]
    /// Who may embed it: sources of the policy's `frame-ancestors`.
    var ancestors: [String]

    /// The answer.
    func response(status: Int) -> HTTPResponse {
        let colours = Self.colours(theme)
        var response = HTTPResponse(status: status, body: bytes(colours))
        response.headers = [
            ("Content-Type", "text/html; charset=utf-8"), ("Content-Language", language),
            ("Content-Security-Policy", policy(colours)), ("X-Content-Type-Options", "nosniff"),
        ]
        return response
    }

    private func bytes(_ colours: [UInt8]) -> [UInt8] {
        var html = HTML()
        html.markup("<!DOCTYPE html>\n")
        html.element("html", ["lang": language, "dir": isRightToLeft ? "rtl" : "ltr"]) { html in
            html.element("head") { html in
                html.open("meta", ["charset": "utf-8"])
                html.open(
                    "meta",
                    ["name": "viewport", "content": "width=device-width, initial-scale=1, viewport-fit=cover"])
                html.open("meta", ["name": "color-scheme", "content": "light dark"])
                html.element("title", title)
                html.element("style") { $0.made(colours) }
                html.element("style") { $0.made(page.style) }
            }
            html.element("body") { html in
                html.made(page.html)
                html.element("script", ["type": "application/json", "id": "device"]) { $0.made(Self.inert(device)) }
                html.element("script") { $0.made(page.script) }
            }
        }
        return html.bytes
    }

    private func policy(_ colours: [UInt8]) -> String {
        return [
            "default-src 'none'", "script-src \(Self.source(of: page.script))",
            "style-src \(Self.source(of: colours)) \(Self.source(of: page.style))", "connect-src 'self'",
            "img-src data:",
            "base-uri 'none'", "form-action 'none'", "frame-ancestors \(ancestors.joined(separator: " "))",
            "require-trusted-types-for 'script'", "trusted-types 'none'",
        ].joined(separator: "; ")
    }

    /// The one inline block with these bytes, as a source of the policy.
    static func source(of bytes: [UInt8]) -> String {
        let digest = base64URL(Sodium.sha256(bytes)).replacing("-", with: "+").replacing("_", with: "/")
        return "'sha256-\(digest)='"
    }

    /// JSON in which nothing ends the script element that it stands in.
    private static func inert(_ json: [UInt8]) -> [UInt8] {
        guard json.contains(UInt8(ascii: "<")) else { return json }
        return json.flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [$0] }
    }

    /// The theme's tokens as custom properties, and what is mixed from them.
    static func colours(_ theme: FormTheme) -> [UInt8] {
        let light = properties(theme.light)
        let dark = properties(theme.dark)
        let css =
            ":root{color-scheme:light dark;\(light)}"
            + "@media (prefers-color-scheme:dark){:root{\(dark)}}"
            + ":root[data-theme=light]{color-scheme:light;\(light)}:root[data-theme=dark]{color-scheme:dark;\(dark)}"
        return Array(css.utf8)
    }

    private static func properties(_ tokens: [FormTheme.Token]) -> String {
        func colour(_ name: String) -> String { tokens.first { $0.name == name }?.color ?? "#808080" }
        let background = colour("background")
        let text = colour("text")
        let mixed = [
            ("surface", FormTheme.mix(text, into: background, percent: 5)),
            ("line", FormTheme.mix(text, into: background, percent: 14)),
            ("behind", FormTheme.mix(text, into: background, percent: 8)),
        ]
        let own = tokens.map { "--\($0.name.replacing("_", with: "-")):\($0.color)" }
        return (own + mixed.map { "--\($0.0):\($0.1)" }).joined(separator: ";")
    }
}
