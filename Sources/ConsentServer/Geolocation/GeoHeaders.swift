// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The headers in which a proxy says where its caller is (`CONSENT_GEO_HEADERS`).
struct GeoHeaders: Sendable, Equatable {
    /// The names in lower case, as the fields are asked for them.
    let country: String
    let region: String?

    /// The headers of a known proxy by its name, or `Country-Header` or `Country-Header,Region-Header`.
    init(setting: String) throws(GeoHeadersError) {
        let lowered = setting.lowercased().trimmingBlanks()
        if let preset = Self.presets[lowered] {
            (country, region) = preset
            return
        }
        let names = lowered.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingBlanks() }
        guard let first = names.first, (1...2).contains(names.count), Set(names).count == names.count,
            names.allSatisfy(Self.isFieldName)
        else { throw GeoHeadersError(setting: setting, reason: .malformed) }
        if let name = names.first(where: Self.taken.contains) {
            throw GeoHeadersError(setting: setting, reason: .taken(name))
        }
        country = first
        region = names.count == 2 ? names[1] : nil
    }

    var names: [String] { [country] + (region.map { [$0] } ?? []) }

    /// The place that the headers name, nil where the country header is absent.
    ///
    /// A country header that is there and names no country (`XX`, `T1`, two values) is an answer too: unknown.
    func place(in headers: HTTPFields) -> Place? {
        guard let country = headers[country] else { return nil }
        return Place(
            countryCode: country.trimmingBlanks(), region: region.flatMap { headers[$0]?.trimmingBlanks() })
    }

    static let presets: [String: (country: String, region: String?)] = [
        "cloudflare": ("cf-ipcountry", "cf-region-code"),
        "cloudfront": ("cloudfront-viewer-country", "cloudfront-viewer-country-region"),
        "appengine": ("x-appengine-country", "x-appengine-region"),
    ]

    /// Names that mean something else here, so that a setting with one of them is a slip.
    private static let taken = Set(
        ClientAddress.headerNames + [
            "host", "authorization", "cookie", "origin", "accept-language", "content-type", "content-length",
            "idempotency-key", "if-match", "if-none-match", "sec-gpc", "x-request-id",
        ])

    /// A token of RFC 9110, 5.6.2, of more than one word: `cloudfare` is a slip and no header.
    private static func isFieldName(_ name: String) -> Bool {
        name.contains { $0 == "-" || $0 == "_" }
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }
}

/// Why `CONSENT_GEO_HEADERS` cannot be used.
struct GeoHeadersError: Error, Hashable, CustomStringConvertible {
    var setting: String
    var reason: Reason

    enum Reason: Hashable, Sendable {
        case malformed
        case taken(String)
    }

    var description: String {
        switch reason {
        case .malformed:
            "'\(setting)' is neither cloudflare, cloudfront, appengine nor one or two header names with a comma between"
        case .taken(let name):
            "'\(setting)' names the header '\(name)', which has another meaning"
        }
    }
}

extension StringProtocol {
    /// The text without spaces and tabs at its ends.
    func trimmingBlanks() -> String {
        guard let start = firstIndex(where: { $0 != " " && $0 != "\t" }),
            let end = lastIndex(where: { $0 != " " && $0 != "\t" })
        else { return "" }
        return String(self[start...end])
    }
}
