// SPDX-License-Identifier: Apache-2.0

extension Place {
    /// The place that codes name as geo headers and address databases write them.
    ///
    /// `region` is the subdivision alone (`CA`) or with its country in front (`US-CA`). Whatever is malformed, stands
    /// for nothing or contradicts the country is unknown, since a wrong place would be judged by the wrong law.
    public init(countryCode: String, region: String? = nil) {
        guard let packed = PlaceCodes.packed(countryCode) else {
            self = .unknown
            return
        }
        self.init(packedCountryCode: packed)
        if case .country(let country, _) = self, let region {
            self = .country(country, PlaceCodes.subdivision(region, of: country, writtenAs: packed))
        }
    }

    /// The place of a country code whose first letter is in the high byte, as a packed table holds it.
    public init(packedCountryCode code: UInt16) {
        var code = code
        for row in PlaceCodes.rows where row.codes.contains(code) {
            switch row.meaning {
            case .nothing:
                self = .unknown
                return
            case .europeanUnion:
                self = .europeanUnion
                return
            case .country(let replacement):
                code = replacement
            }
            break
        }
        self = CountryCode(rawValue: code).map { .country($0, nil) } ?? .unknown
    }
}

/// Codes that sources write and that do not stand for the country of that code in ISO 3166-1.
enum PlaceCodes {
    enum Meaning {
        case nothing
        case europeanUnion
        case country(UInt16)
    }

    struct Row {
        var codes: ClosedRange<UInt16>
        var meaning: Meaning

        init(_ first: StaticString, to last: StaticString? = nil, _ meaning: Meaning) {
            let start = PlaceCodes.literal(first)
            codes = start...(last.map(PlaceCodes.literal) ?? start)
            self.meaning = meaning
        }
    }

    /// Codes with a digit or a question mark (`T1` Tor, `A1` anonymiser, `A2` satellite, `O1` other, `??`) need no row:
    /// they are no two letters.
    static let rows: [Row] = [
        // Regions and placeholders of address data. `AP` is "somewhere in Asia or the Pacific".
        Row("EU", .europeanUnion), Row("EZ", .europeanUnion), Row("AP", .nothing), Row("UN", .nothing),
        // Other spellings of a country, and parts of one that have a code of their own.
        Row("UK", .country(literal("GB"))), Row("EL", .country(literal("GR"))), Row("FX", .country(literal("FR"))),
        Row("DD", .country(literal("DE"))), Row("EA", .country(literal("ES"))), Row("IC", .country(literal("ES"))),
        Row("TP", .country(literal("TL"))),
        // Withdrawn, with more than one successor: `CS` has been Czechoslovakia, and Serbia and Montenegro.
        Row("CS", .nothing), Row("YU", .nothing), Row("SU", .nothing), Row("AN", .nothing),
        // Free for private use (ISO 3166-1, 8.1.3): `XX`, `ZZ` and their like. `XK` is Kosovo by common agreement.
        Row("AA", .nothing), Row("QM", to: "QZ", .nothing), Row("XA", to: "XJ", .nothing),
        Row("XL", to: "XZ", .nothing), Row("ZZ", .nothing),
    ]

    /// Subdivisions of the US in ISO 3166-2: a code outside them (FIPS digits, `AE` for the military post) says nothing
    /// about a state's law.
    static let statesOfTheUS = Set(
        """
        AK AL AR AS AZ CA CO CT DC DE FL GA GU HI IA ID IL IN KS KY LA MA MD ME MI MN MO MP MS
        MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UM UT VA VI VT WA WI WV WY
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    static func subdivision(_ text: String, of country: CountryCode, writtenAs written: UInt16) -> SubdivisionCode? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let last = parts.last, parts.count <= 2 else { return nil }
        if parts.count == 2 {
            guard let prefix = packed(parts[0]), prefix == written || prefix == country.rawValue else { return nil }
        }
        guard let code = SubdivisionCode(last) else { return nil }
        if country.rawValue == literal("US"), !statesOfTheUS.contains(code.description) { return nil }
        return code
    }

    /// Two ASCII letters in upper case, the first in the high byte; nil for anything else.
    static func packed(_ text: some StringProtocol) -> UInt16? {
        CountryCode(text)?.rawValue
    }

    /// A code of two letters that this file spells.
    static func literal(_ code: StaticString) -> UInt16 {
        code.withUTF8Buffer { bytes in unsafe UInt16(bytes[0]) << 8 | UInt16(bytes[1]) }
    }
}
