// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// What stands in place of a form that can't be shown: a message to the person, a code to the host.
enum ErrorPage {
    static func response(to problem: Problem, _ request: HTTPRequest, _ catalogue: Catalogue) -> HTTPResponse {
        let app = request.path.count > 2 ? AppID(request.path[2]).flatMap { catalogue[$0] } : nil
        let language = language(request)
        let texts = FormTexts(app: AppDocument(name: ""), language: language, partnerCount: 0)
        let page = FormContent.Page(
            html: html(problem, texts), style: HostedPageAssets.style, script: HostedPageAssets.script)
        let document = PageDocument(
            language: language, isRightToLeft: FormLanguage.isRightToLeft(language), title: texts(.errorTitle),
            theme: FormTheme(app?.document.theme ?? [:]), page: page,
            device: device(problem, request, app), ancestors: ancestors(request, app))
        var response = document.response(status: problem.code.status)
        response.headers.append(("Cache-Control", "no-store"))
        for field in problem.response(requestID: request.requestID).headers where field.name == "Retry-After" {
            response.headers.append(field)
        }
        return response
    }

    private static func html(_ problem: Problem, _ texts: FormTexts) -> [UInt8] {
        var html = HTML()
        html.element("main") { html in
            html.element("section", ["class": "screen", "id": "first", "aria-labelledby": "title"]) { html in
                html.element("div", ["class": "content"]) { html in
                    html.markup(HostedPage.shield)
                    html.element("h1", ["id": "title", "tabindex": "-1"], texts(.errorTitle))
                    html.element("p", ["id": "error"], texts(text(problem.code)))
                    html.element("p", ["class": "muted"], problem.code.rawValue)
                }
                html.element("div", ["class": "actions"]) { html in
                    html.element(
                        "button", ["type": "button", "class": "button", "data-role": "reload"], texts(.tryAgain))
                }
            }
        }
        return html.bytes
    }

    /// The person learns what it means for them; the host learns the code.
    private static func text(_ code: ProblemCode) -> FormText {
        switch code {
        case .formNotAvailable, .underAge: .errorNothing
        case .originNotAllowed: .errorOrigin
        default: code.status >= 500 ? .errorServer : .errorRequest
        }
    }

    private static func device(_ problem: Problem, _ request: HTTPRequest, _ app: App?) -> [UInt8] {
        var body = JSONWriter()
        body.object { body in
            body.member("error", problem.code.rawValue)
            body.member("detail", problem.detail)
            body.member("form_id", String?.none)
            body.member("origins", ancestors(request, app).filter { $0 != "'self'" })
        }
        return body.bytes
    }

    /// Nothing on the page is worth a click, so that one who may not embed the form may show why.
    private static func ancestors(_ request: HTTPRequest, _ app: App?) -> [String] {
        guard let app else { return ["*"] }
        return Embedding.ancestors(of: app) + [Embedding(request.headers).foreignOrigin].compactMap(\.self)
    }

    private static func language(_ request: HTTPRequest) -> String {
        let asked = request.query.first { $0.name == QueryParameter.language.rawValue }?.value
        let wishes =
            asked.map { [$0] } ?? request.headers["accept-language"].map(FormLanguage.requested(acceptLanguage:)) ?? []
        return FormLanguage.best(requested: wishes, available: FormTexts.languages) ?? "en"
    }
}
