// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Where a page is to be shown, as far as the browser says.
struct Embedding {
    private let isFrame: Bool
    /// What the browser says of the embedding page, where that is not the server's own: its origin, or, where that is
    /// none, the header field as it came, which is no app's origin either.
    private let embedder: String?

    init(_ headers: HTTPFields) {
        isFrame = ["iframe", "frame", "embed", "object", "fencedframe"].contains(headers["sec-fetch-dest"] ?? "")
        let isOwn = ["same-origin", "none"].contains(headers["sec-fetch-site"] ?? "none")
        let stated = headers["origin"] ?? headers["referer"].map { Self.origin(of: $0) ?? $0 }
        embedder = isFrame && !isOwn ? stated.flatMap { $0.isEmpty ? nil : $0 } : nil
    }

    /// The embedding page's origin, where it is another than the server's own and the browser tells it.
    var foreignOrigin: String? { embedder.flatMap { WebAddress.problem(inOrigin: $0) == nil ? $0 : nil } }

    /// Tells a page that may not embed the form why; the browser alone would show a blank frame.
    func check(_ app: App) throws(Problem) {
        guard let embedder, !app.document.allowedOrigins.contains(embedder) else { return }
        throw Problem(
            .originNotAllowed,
            "\(quoted(embedder)) is not one of the app's allowed_origins: add it there to embed the form.")
    }

    /// Who may embed an app's forms: its origins, and the server's own preview.
    static func ancestors(of app: App) -> [String] { ["'self'"] + app.document.allowedOrigins }

    private static func origin(of url: String) -> String? {
        guard let end = url.firstRange(of: "://") else { return nil }
        let authority = url[end.upperBound...].prefix { !"/?#".contains($0) }
        let origin = url[..<end.upperBound] + authority
        return WebAddress.problem(inOrigin: String(origin)) == nil ? String(origin) : nil
    }
}
