// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `GET /v1/apps/{app}/forms/{form}` and its parts: what was published, byte for byte, for ever.
///
/// Nothing in it is any device's, so that it may stand in every cache; its SHA-256 is how it is named.
enum PublishedFormRoute {
    /// What a form names by its hash.
    enum Part: String, CaseIterable {
        case offer, options, partners, html, style, script

        var contentType: String {
            switch self {
            case .offer, .options, .partners: "application/json"
            // As text: what is evidence here must not run or draw in a browser.
            case .html, .style, .script: "text/plain; charset=utf-8"
            }
        }
    }

    static func get(_ call: Call) throws(Problem) -> HTTPAnswer {
        .ready(answer(try content(call), type: "application/json", call))
    }

    static func getPart(_ call: Call) throws(Problem) -> HTTPAnswer {
        let page = try call.pageNumber()
        guard let part = Part(rawValue: call.parameters["part"]) else {
            throw Problem(
                .formNotFound, "A form has the parts \(Part.allCases.map(\.rawValue).joined(separator: ", ")).",
                field: "part", allowed: Part.allCases.map(\.rawValue))
        }
        guard part == .partners || page == 1 else {
            throw Problem(.formNotFound, "Only partners come in pages: leave page out.", field: "page")
        }
        let first = try content(call)
        guard let content = try? JSONScanner.parse(first) else {
            throw call.failed(.corrupt("form \(call.parameters["form"]) can't be read"))
        }
        guard let id = id(part, page, in: content) else {
            throw Problem(.formNotFound, "This form has no such part or page: it names those that it has.")
        }
        let bytes = try call.reading { (reader) throws(StorageError) in
            guard let bytes = try reader.formPart(id) else { throw .corrupt("the part \(id) of a form is gone") }
            return bytes
        }
        return .ready(answer(bytes, type: part.contentType, call))
    }

    private static func id(_ part: Part, _ page: Int, in content: JSONValue) -> FormID? {
        let named: JSONValue? =
            switch part {
            case .html, .style, .script: content["page"]?[part.rawValue]
            case .offer, .options: content["parts"]?[part.rawValue]
            case .partners:
                (content["parts"]?[part.rawValue]?.elements).flatMap { page <= $0.count ? $0[page - 1] : nil }
            }
        return named?.string.flatMap(FormID.init)
    }

    /// Where a form is, for answers that name it.
    static func path(_ form: FormID, of app: AppID) -> String { "/v1/apps/\(app)/forms/\(form)" }

    /// The first screen of a form that the app ever published, also when the app is gone.
    private static func content(_ call: Call) throws(Problem) -> [UInt8] {
        let app = try call.identifier("app", AppID.init)
        let id = FormID(call.parameters["form"])
        if let id, let form = call.context.catalogue[app]?.form(id) { return form.record.content }
        let (stored, isKnown) = try call.reading { (reader) throws(StorageError) -> (FormRecord?, Bool) in
            let form = try id.flatMap { (id) throws(StorageError) in try reader.form(id, of: app) }
            if form != nil { return (form, true) }
            return (nil, try reader.lastVersion(of: app) > 0)
        }
        guard let stored else {
            // An app that was deleted is still known by its forms.
            if !isKnown { _ = try call.app() }
            throw Problem(
                .formNotFound,
                "The app published no form \(quoted(call.parameters["form"])): take form_id as it is given.")
        }
        return stored.content
    }

    private static let forEver = "public, max-age=31536000, immutable"

    private static func answer(_ bytes: [UInt8], type: String, _ call: Call) -> HTTPResponse {
        var response = call.content(bytes, type: type)
        response.headers = HTTPResponseHeaders(
            response.headers.map { ($0.name, $0.name == "Cache-Control" ? forEver : $0.value) })
        response.headers.append(("X-Content-Type-Options", "nosniff"))
        return response
    }
}

extension JSONValue {
    /// The elements of an array.
    var elements: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }
}

extension Call {
    /// `page`, from 1; the first where it is not there.
    fileprivate func pageNumber() throws(Problem) -> Int {
        guard let text = query[.page] else { return 1 }
        guard let page = Int(text), (1...9999).contains(page), String(page) == text else {
            throw Problem(.invalidParameter, "page is a number from 1, not \(quoted(text)).", field: "page")
        }
        return page
    }
}
