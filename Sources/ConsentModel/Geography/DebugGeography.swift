// SPDX-License-Identifier: Apache-2.0

/// A geography that QA asks for in place of the real one: UMP's names, and, beyond UMP, any country or subdivision.
public enum DebugGeography: Hashable, Sendable {
    /// The real geography.
    case disabled
    /// Somewhere in the EEA: Germany.
    case eea
    /// A US state with a law: California.
    case regulatedUSState
    /// Where no law applies: Antarctica, which no row of the table of laws names, whatever an app switches on.
    case other
    /// UMP's deprecated name of `other`.
    case notEEA
    /// A country, a subdivision, `EU`, or a code that stands for no country, as asked for in upper case.
    case place(Place, written: String)

    /// Reads a value of `debug_geography`; nil where it names nothing.
    ///
    /// Case does not matter. A code that ISO 3166-1 assigns to nobody is refused as the misspelling that it is, except
    /// one that is free for private use (`XX`, `ZZ`): it stands for an unknown place, and `US-XX` for an unknown state,
    /// so that QA can see what the app's rule for those does.
    public init?(_ text: String) {
        guard text.utf8.count <= 32 else { return nil }
        if let named = Self.named.first(where: { $0.requested == text.lowercased() }) {
            self = named
            return
        }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, CountryCode(first) != nil, parts.count <= 2 else { return nil }
        let region = parts.count == 2 ? String(parts[1]) : nil
        let place = Place(countryCode: String(first), region: region)
        switch place {
        case .unknown, .europeanUnion:
            guard region == nil else { return nil }
        case .country(let country, let subdivision):
            guard AssignedCountries.contains(country) else { return nil }
            let isUnknownState = place.isInTheUS && ["XX", "ZZ"].contains(region?.uppercased())
            guard region == nil || subdivision != nil || isUnknownState else { return nil }
        }
        self = .place(place, written: text.uppercased())
    }

    /// The values that have a name.
    public static let named: [DebugGeography] = [.disabled, .eea, .regulatedUSState, .other, .notEEA]

    /// The value as answers repeat it.
    public var requested: String {
        switch self {
        case .disabled: "disabled"
        case .eea: "eea"
        case .regulatedUSState: "regulated_us_state"
        case .other: "other"
        case .notEEA: "not_eea"
        case .place(_, let written): written
        }
    }

    /// The place that the value stands for; nil for `disabled`.
    public var place: Place? {
        switch self {
        case .disabled: nil
        case .eea: Place(countryCode: "DE")
        case .regulatedUSState: Place(countryCode: "US", region: "CA")
        case .other, .notEEA: Place(countryCode: "AQ")
        case .place(let place, _): place
        }
    }
}
