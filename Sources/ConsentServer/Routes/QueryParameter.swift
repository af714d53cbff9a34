// SPDX-License-Identifier: Apache-2.0

/// Every query parameter of the service; a route lists those that it takes.
enum QueryParameter: String, Sendable, CaseIterable {
    case debugGeography = "debug_geography"
    case tagForUnderAgeOfConsent = "tag_for_under_age_of_consent"
    case language
    case platform
    case attStatus = "att_status"
    case kind
    case ifRequired = "if_required"
    case dryRun = "dry_run"
    case tcString = "tc_string"
    case gppString = "gpp_string"
    case page
    case app
    case sequence
    case treeSize = "tree_size"
    case from
    case to
    case revision
    case after, limit, format
    case groupBy = "group_by"

    /// Those of every device route.
    static let device: [QueryParameter] = [
        .debugGeography, .tagForUnderAgeOfConsent, .language, .platform, .attStatus,
    ]
}

/// The query of a request, checked against what its route takes: each parameter known, and there once.
struct RequestQuery: Sendable {
    private var values: [(parameter: QueryParameter, value: String)] = []

    init(_ items: [HTTPRequest.QueryItem], taking known: [QueryParameter]) throws(Problem) {
        for item in items {
            guard let parameter = QueryParameter(rawValue: item.name), known.contains(parameter) else {
                throw Self.unknown(item.name, known)
            }
            guard self[parameter] == nil else {
                throw Problem(
                    .invalidParameter, "\(parameter.rawValue) is there twice: send it once.", field: parameter.rawValue)
            }
            values.append((parameter, item.value))
        }
    }

    subscript(parameter: QueryParameter) -> String? {
        for value in values where value.parameter == parameter { return value.value }
        return nil
    }

    /// `true` or `false`; false where it is not there.
    func flag(_ parameter: QueryParameter) throws(Problem) -> Bool {
        switch self[parameter] {
        case nil, "false": return false
        case "true": return true
        case let text?:
            throw Problem(
                .invalidParameter, "\(parameter.rawValue) is true or false, not \(quoted(text)).",
                field: parameter.rawValue, allowed: ["true", "false"])
        }
    }

    /// A whole number of a range; nil where it is not there.
    func number(_ parameter: QueryParameter, in range: ClosedRange<Int>) throws(Problem) -> Int? {
        guard let text = self[parameter] else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw Problem(
                .invalidParameter,
                "\(parameter.rawValue) is a number from \(range.lowerBound) to \(range.upperBound), not \(quoted(text)).",
                field: parameter.rawValue)
        }
        return number
    }

    /// One of a closed list; nil where it is not there.
    func value<Value: RawRepresentable & CaseIterable>(
        _ parameter: QueryParameter, _: Value.Type = Value.self
    ) throws(Problem) -> Value? where Value.RawValue == String {
        guard let text = self[parameter] else { return nil }
        guard let value = Value(rawValue: text) else {
            let allowed = Value.allCases.map(\.rawValue)
            throw Problem(
                .invalidParameter,
                "\(parameter.rawValue) is one of \(allowed.joined(separator: ", ")), not \(quoted(text)).",
                field: parameter.rawValue, allowed: allowed)
        }
        return value
    }

    private static func unknown(_ name: String, _ known: [QueryParameter]) -> Problem {
        let names = known.map(\.rawValue)
        guard !names.isEmpty else {
            return Problem(
                .unknownParameter, "This route takes no query parameters; \(quoted(name)) is one.", field: nil)
        }
        let hint = nearest(to: name, of: names).map { " Did you mean \($0)?" } ?? ""
        return Problem(
            .unknownParameter, "\(quoted(name)) is not a parameter of this route.\(hint)", allowed: names)
    }
}
