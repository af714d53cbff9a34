// SPDX-License-Identifier: Apache-2.0

/// Which law a place is judged by for one app, and why.
public struct Jurisdiction: Sendable, Equatable {
    /// `gdpr`, `us_state`, `none`, or the id of another law.
    public var regulation: String
    /// What the law asks for; nil where none applies.
    public var approach: Law.Approach?
    /// The table's row; nil where no law applies or the place is too vague for one.
    public var law: Law?
    /// What led to the law.
    public var ground: Ground
    /// Whether GDPR applies in the place: a fact about it, whatever the app shows; nil where undetermined.
    public var gdprApplies: Bool?
    /// The next date on which a law begins or ends to hold there.
    public var nextChange: Timestamp?

    /// What led to the law.
    public enum Ground: Sendable, Equatable, CaseIterable {
        /// The table.
        case law
        /// The country is unknown and counts as regulated.
        case unknownGeography
        /// The US state is unknown and counts as regulated.
        case unknownUSState
        /// No law applies, but the app shows its European message everywhere.
        case targetedEverywhere
        /// No law applies.
        case none
    }

    /// The GPP section of a US law: the state's own where the app wants it and there is one, else usnat.
    public func gppSection(_ sections: GPPSections) -> Int? {
        guard approach == .optOut else { return nil }
        return sections == .state ? law?.gppSection ?? Self.usnat : Self.usnat
    }

    private static let usnat = 7
}

extension RegulationTable {
    /// The law that a place is judged by for an app: design §3, step 3.
    ///
    /// Whether the app has a message for it is another question.
    public func jurisdiction(of place: Place, at moment: Timestamp, for app: AppDocument) -> Jurisdiction {
        let finding = lookUp(place, at: moment, switchedOn: app.otherLaws)
        let rule = finding.index == nil ? assumption(place, at: moment, for: app) : nil
        var result = Jurisdiction(
            regulation: "none", ground: .none, gdprApplies: place == .unknown ? nil : false,
            nextChange: finding.nextChange)
        if let index = finding.index {
            result.regulation = laws[index].id
            result.approach = laws[index].approach
            result.law = laws[index]
            result.ground = .law
            result.gdprApplies = laws[index].id == Law.gdprID
        } else if let rule {
            result.regulation = rule == .unknownUSState ? Law.usStateID : Law.gdprID
            result.approach = rule == .unknownUSState ? .optOut : .optIn
            result.ground = rule
            if rule == .unknownGeography { result.gdprApplies = true }
        }
        return result
    }

    /// The law that is assumed where the table names none.
    private func assumption(_ place: Place, at moment: Timestamp, for app: AppDocument) -> Jurisdiction.Ground? {
        if place == .unknown, app.unknownGeography == .regulated, isGDPRInForce(at: moment) {
            return .unknownGeography
        }
        if place.isInTheUS, place.region == nil, app.unknownUSState == .regulated, isAnyUSStateLawInForce(at: moment) {
            return .unknownUSState
        }
        return app.gdpr.message && app.gdpr.targeting == .everywhere ? .targetedEverywhere : nil
    }
}
