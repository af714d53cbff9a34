// SPDX-License-Identifier: Apache-2.0

/// The dated table of laws, laid out for look-up by place.
public struct RegulationTable: Sendable {
    /// Every row, those of one area side by side, the oldest first.
    public let laws: [Law]
    /// Area key → its rows in `laws`.
    private let ranges: [UInt64: Range<Int>]
    /// The day from which an unknown US state can have a law.
    private let firstUSStateLaw: Timestamp?

    /// The table of these rows, in any order.
    public init(laws: [Law]) {
        let sorted = laws.sorted { ($0.area.key, $0.effectiveFrom) < ($1.area.key, $1.effectiveFrom) }
        var ranges: [UInt64: Range<Int>] = [:]
        for (index, law) in sorted.enumerated() {
            ranges[law.area.key, default: index..<index] = (ranges[law.area.key]?.lowerBound ?? index)..<index + 1
        }
        self.laws = sorted
        self.ranges = ranges
        firstUSStateLaw = sorted.filter { $0.id == Law.usStateID }.map(\.effectiveFrom.start).min()
    }

    /// The laws known to this version.
    public static let standard = RegulationTable(laws: Law.european + Law.unitedStates + Law.elsewhere)

    /// Ids of the laws that an app can switch on.
    public var optionalLawIDs: Set<String> { Set(laws.lazy.filter { !$0.isOnByDefault }.map(\.id)) }

    /// What the table says of a place at a moment, for an app that switched these further laws on.
    ///
    /// The subdivision's own rows come first. Of an unknown place, or an unknown US state, it says nothing.
    func lookUp(_ place: Place, at moment: Timestamp, switchedOn: Set<String>) -> Finding {
        var finding = Finding()
        if let key = place.subdivisionAreaKey { look(at: key, moment, switchedOn, into: &finding) }
        if let key = place.areaKey { look(at: key, moment, switchedOn, into: &finding) }
        return finding
    }

    private func look(at key: UInt64, _ moment: Timestamp, _ switchedOn: Set<String>, into finding: inout Finding) {
        guard let range = ranges[key] else { return }
        for index in range where laws[index].isOnByDefault || switchedOn.contains(laws[index].id) {
            if finding.index == nil, laws[index].isInForce(at: moment) { finding.index = index }
            if let change = laws[index].nextChange(after: moment), change < finding.nextChange ?? change + 1 {
                finding.nextChange = change
            }
        }
    }

    /// What the table says of a place.
    struct Finding {
        /// The row that holds, as its place in `laws`.
        var index: Int?
        /// The next date on which a row of the place begins or ends to hold.
        var nextChange: Timestamp?
    }

    /// Whether a place in the EU without a country is under GDPR yet.
    func isGDPRInForce(at moment: Timestamp) -> Bool {
        lookUp(.europeanUnion, at: moment, switchedOn: []).index != nil
    }

    /// Whether a US state that is not known can have a law yet.
    func isAnyUSStateLawInForce(at moment: Timestamp) -> Bool {
        firstUSStateLaw.map { $0 <= moment } ?? false
    }
}

extension Timestamp {
    /// The moment so many milliseconds later.
    static func + (moment: Self, milliseconds: Int64) -> Timestamp {
        Timestamp(milliseconds: moment.milliseconds + milliseconds)
    }
}
