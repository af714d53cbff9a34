// SPDX-License-Identifier: Apache-2.0

/// One row of the table of laws: a law in one area, from one date on.
public struct Law: Sendable, Equatable {
    /// `gdpr`, `us_state`, or the id by which an app switches it on (`lgpd`).
    public var id: String
    /// Where the row holds.
    public var area: Area
    /// How the law is called in sentences.
    public var name: String
    /// What it asks for.
    public var approach: Approach
    /// The first day, in UTC, on which it holds.
    public var effectiveFrom: CalendarDay
    /// The first day on which it no longer holds, nil where no end is known.
    public var effectiveUntil: CalendarDay?
    /// The GPP section of its own; nil where it has none.
    public var gppSection: Int?
    /// Whether it holds for every app, or only for those that switched it on.
    public var isOnByDefault: Bool
    /// Where the row comes from: the article or statute, and what decided a doubtful case.
    public var source: String

    /// What a law asks for.
    public enum Approach: String, Sendable, CaseIterable {
        /// Consent before anything happens.
        case optIn = "opt_in"
        /// A way to stop what happens otherwise.
        case optOut = "opt_out"
    }

    /// A row.
    public init(
        id: String, area: Area, name: String, approach: Approach, effectiveFrom: CalendarDay,
        effectiveUntil: CalendarDay? = nil, gppSection: Int? = nil, isOnByDefault: Bool = true, source: String
    ) {
        self.id = id
        self.area = area
        self.name = name
        self.approach = approach
        self.effectiveFrom = effectiveFrom
        self.effectiveUntil = effectiveUntil
        self.gppSection = gppSection
        self.isOnByDefault = isOnByDefault
        self.source = source
    }

    /// The id of GDPR and of what is asked as under GDPR.
    public static let gdprID = "gdpr"
    /// The id that all US state laws share.
    public static let usStateID = "us_state"

    /// Whether the law holds at that moment.
    public func isInForce(at moment: Timestamp) -> Bool {
        effectiveFrom.start <= moment && effectiveUntil.map { moment < $0.start } ?? true
    }

    /// The first date after that moment on which the row begins or ends to hold.
    public func nextChange(after moment: Timestamp) -> Timestamp? {
        if moment < effectiveFrom.start { return effectiveFrom.start }
        guard let end = effectiveUntil?.start, moment < end else { return nil }
        return end
    }
}

/// A country or subdivision as ISO 3166 writes it (`DE`, `US-CA`), or `EU` for a place in the EU without a country.
public struct Area: Hashable, Sendable, CustomStringConvertible {
    /// The code in upper case.
    public let description: String

    /// The area of that code.
    public init(_ code: String) {
        description = code
    }

    /// The code's letters and digits, packed, so that a place is looked up without making a string.
    var key: UInt64 {
        description.utf8.reduce(0) { $1 == UInt8(ascii: "-") ? $0 : $0 << 8 | UInt64($1) }
    }
}

extension Place {
    /// The key of the country's area, nil where the place is unknown.
    var areaKey: UInt64? {
        switch self {
        case .unknown: nil
        case .europeanUnion: Self.europeanUnionKey
        case .country(let country, _): UInt64(country.rawValue)
        }
    }

    /// The key of the subdivision's area, nil where none is known.
    var subdivisionAreaKey: UInt64? {
        guard case .country(let country, let region?) = self else { return nil }
        return region.description.utf8.reduce(UInt64(country.rawValue)) { $0 << 8 | UInt64($1) }
    }

    private static let europeanUnionKey = Area("EU").key

    /// Whether the country is the United States, whose laws are those of its states.
    var isInTheUS: Bool {
        if case .country(let country, _) = self { country.rawValue == 0x5553 } else { false }
    }
}
