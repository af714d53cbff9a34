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

/// The codes that ISO 3166-1 assigns, and `XK`, which is Kosovo by common agreement.
enum AssignedCountries {
    static func contains(_ country: CountryCode) -> Bool { codes.contains(country) }

    static let codes = Set(
        """
        AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
        CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO
        FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE
        JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO
        MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW
        PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM
        TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
        """.split(whereSeparator: \.isWhitespace).compactMap { CountryCode($0) })
}
