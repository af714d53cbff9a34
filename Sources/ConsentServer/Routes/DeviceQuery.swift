// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// What a device says of itself in the query and the header of a device route.
struct DeviceQuery: Sendable {
    var debugGeography: DebugGeography?
    var isUnderAge: Bool
    var globalPrivacyControl: Bool
    var platform: Platform?
    var attStatus: ATTStatus?
    /// What it wants to read, best first.
    var languages: [String]

    /// Where the app runs.
    enum Platform: String, Sendable, CaseIterable {
        case ios, android, web
    }

    init(_ query: RequestQuery, headers: HTTPFields) throws(Problem) {
        isUnderAge = try query.flag(.tagForUnderAgeOfConsent)
        platform = try query.value(.platform)
        attStatus = try query.value(.attStatus)
        globalPrivacyControl = headers["sec-gpc"] == "1"
        debugGeography = try Self.debugGeography(query)
        languages = try Self.languages(query, headers)
    }

    private static func debugGeography(_ query: RequestQuery) throws(Problem) -> DebugGeography? {
        guard let text = query[.debugGeography] else { return nil }
        guard let value = DebugGeography(text) else {
            throw Problem(
                .invalidParameter,
                "debug_geography is disabled, eea, regulated_us_state, other, or a country or subdivision such as DE "
                    + "or US-CA, not \(quoted(text)).", field: QueryParameter.debugGeography.rawValue,
                allowed: ["disabled", "eea", "regulated_us_state", "other", "not_eea", "DE", "US-CA"])
        }
        return value
    }

    private static func languages(_ query: RequestQuery, _ headers: HTTPFields) throws(Problem) -> [String] {
        if let text = query[.language] {
            guard FormLanguage.isWellFormed(text) else {
                throw Problem(
                    .invalidParameter, "language is a BCP 47 tag such as de or pt-BR, not \(quoted(text)).",
                    field: QueryParameter.language.rawValue)
            }
            return [text]
        }
        return headers["accept-language"].map(FormLanguage.requested(acceptLanguage:)) ?? []
    }
}
