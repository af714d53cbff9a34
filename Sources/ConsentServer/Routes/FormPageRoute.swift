// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `GET …/form.html`: the form as a page for a web view, an iframe or a browser.
///
/// What is sent is what was published, read back byte for byte, and one block with what is this device's alone.
enum FormPageRoute {
    static func get(_ call: Call) throws(Problem) -> HTTPAnswer {
        if let app = try? call.app() { try Embedding(call.request.headers).check(app) }
        guard let found = try FormRoute.find(call) else { return .ready(FormRoute.nothing()) }
        let published = try PublishedPage(found.form, call)
        let document = PageDocument(
            language: found.form.record.language,
            isRightToLeft: FormLanguage.isRightToLeft(found.form.record.language), title: published.title,
            theme: published.theme, page: published.page, device: device(found, published),
            ancestors: Embedding.ancestors(of: found.call.app))
        let page = document.response(status: 200)
        var response = found.call.content(page.body, type: "text/html; charset=utf-8")
        for field in page.headers where field.name != "Content-Type" { response.headers.append(field) }
        return .ready(response)
    }

    private static func device(_ found: FormRoute.Found, _ published: PublishedPage) -> [UInt8] {
        let current = found.current
        let asksForControl = found.call.query.globalPrivacyControl && found.form.record.kind == .usStates
        var body = JSONWriter(capacity: 2048)
        body.object { body in
            body.member("form_id", found.form.record.id)
            body.member("origins", found.call.app.document.allowedOrigins)
            if let current {
                body.object("current") { ChoiceJSON.writeSwitches(current, to: &$0) }
                body.member("outcome", current.outcome.rawValue)
            } else {
                body.member("current", String?.none)
            }
            body.member("gpc", asksForControl)
            body.member("gpc_answered", current?.gpcShown ?? false)
            if let offer = published.offer { body.member("offer", raw: offer) }
            if let partners = published.partners { body.member("partners", raw: partners) }
        }
        return body.bytes
    }
}

/// The parts of a published form that its page is put together from.
private struct PublishedPage {
    let title: String
    let theme: FormTheme
    let page: FormContent.Page
    /// The offer and the one page of partners, where they are so small that they need no call of their own.
    var offer: [UInt8]?
    var partners: [UInt8]?

    /// How many bytes of partners a page carries.
    private static let mostInline = 4096

    init(_ form: AppForm, _ call: Call) throws(Problem) {
        let damaged = StorageError.corrupt("form \(form.record.id) of app \(form.record.app) can't be read")
        guard let content = try? JSONScanner.parse(form.record.content), let title = content["title"]?.string else {
            throw call.failed(damaged)
        }
        self.title = title
        theme = FormTheme(
            Dictionary(
                uniqueKeysWithValues: ["light", "dark"].map { ($0, content["theme"]?[$0]?.strings ?? [:]) }))
        let ids = ["html", "style", "script"].map { content["page"]?[$0] } + [content["parts"]?["offer"]]
        let pages = content["parts"]?["partners"]?.elements ?? []
        let parts = try call.reading { (reader) throws(StorageError) in
            var parts: [[UInt8]?] = []
            for id in ids + (pages.count == 1 ? [pages[0]] : []) {
                parts.append(
                    try id?.string.flatMap(FormID.init).map { (id) throws(StorageError) in
                        guard let part = try reader.formPart(id) else { throw damaged }
                        return part
                    })
            }
            return parts
        }
        guard let html = parts[0], let style = parts[1], let script = parts[2] else { throw call.failed(damaged) }
        page = FormContent.Page(html: html, style: style, script: script)
        if parts.count == 5, let offer = parts[3], let partners = parts[4],
            offer.count + partners.count <= Self.mostInline
        {
            self.offer = offer
            self.partners = partners
        }
    }
}

extension JSONValue {
    /// The members of an object of strings.
    fileprivate var strings: [String: String] {
        guard case .object(let members) = self else { return [:] }
        return Dictionary(
            members.compactMap { member in member.value.string.map { (member.name, $0) } }, uniquingKeysWith: { $1 })
    }
}
