// SPDX-License-Identifier: Apache-2.0

/// The sentences behind the reason codes: which law, where, what is known of the device, and what to do.
extension DecisionFacts {
    var noDecisionDetail: String { "\(lawInWords) and this device has not answered yet: show the form." }

    func decidedDetail(until end: Timestamp?) -> String {
        "\(lawInWords) and this device answered on \(answerDay); the answer counts until \(end.map { $0.day.description } ?? "it is taken back")."
    }

    func expiredDetail(on day: CalendarDay) -> String {
        "\(lawInWords) and this device's answer of \(answerDay) expired on \(day): show the form."
    }

    var policyChangedDetail: String {
        """
        \(lawInWords) and this device answered under TCF policy \(request.choices.european?.tcfPolicyVersion ?? 0); \
        policy \(request.vendorList.tcfPolicyVersion) asks anew: show the form.
        """
    }

    var formWithdrawnDetail: String {
        "\(lawInWords) and the form that this device answered on \(answerDay) was withdrawn: show the new one."
    }

    func vendorsChangedDetail(_ additions: FormAdditions) -> String {
        let added = additions.partners
        guard !added.isEmpty else {
            return "\(lawInWords) and purposes were added since this device answered: show the form."
        }
        var list = added.prefix(10).map { String($0) }.joined(separator: ", ")
        if added.count > 10 { list += " and \(added.count - 10) more" }
        return "\(lawInWords) and vendors were added since this device answered (\(list)): show the form."
    }

    var noMessageDetail: String {
        let isClosed = jurisdiction.approach == .optIn && request.app.noMessage == .failClosed
        return "\(lawInWords), but the app has no message for it: "
            + (isClosed ? "no ads may be requested until it has one." : "nothing can be asked.")
    }

    var underAgeDetail: String {
        jurisdiction.approach == nil
            ? "The device is tagged as under the age of consent: no personalised ads."
            : "\(lawInWords), and the device is tagged as under the age of consent: consent is not asked, grants do not count."
    }

    var optedOutDetail: String { "\(lawInWords) and this device opted out on \(optOutDay)." }

    var gpcDetail: String { "\(lawInWords) and this device sends Global Privacy Control, which opts it out." }

    var unknownStateDetail: String {
        "The caller is in the US, in a state that is not known, so it counts as one with a law; this device has not opted out."
    }

    var notOptedOutDetail: String {
        "\(lawInWords) and this device has not opted out: offer the form behind the privacy options."
    }

    var carriedRefusalDetail: String {
        isEuropeanRefusal
            ? "No law that this app switched on applies in \(placeInWords), but what this device refused on \(answerDay) on a European form is respected."
            : "No law that this app switched on applies in \(placeInWords), but this device's US opt-out of \(optOutDay) is respected."
    }

    var notRegulatedDetail: String {
        "No law that this app switched on applies in \(placeInWords): nothing needs to be asked."
    }

    /// "GDPR applies in DE", or what stands in for a law.
    private var lawInWords: String {
        switch jurisdiction.ground {
        case .law: "\(jurisdiction.law?.name ?? jurisdiction.regulation) applies in \(placeInWords)"
        case .unknownGeography: "The country is unknown and counts as regulated, so GDPR is assumed"
        case .unknownUSState: "A US state law is assumed, as the state is not known"
        case .targetedEverywhere:
            "No law that this app switched on applies in \(placeInWords), but the app shows its European message everywhere"
        case .none: "No law that this app switched on applies in \(placeInWords)"
        }
    }

    private var placeInWords: String {
        switch request.geography.place {
        case .unknown: "an unknown country"
        case .europeanUnion: "the EU"
        case .country(let country, let region):
            // A region says nothing about a law that holds in the whole country.
            if let region, jurisdiction.law?.area.description.utf8.count ?? 6 > 2 {
                "\(country)-\(region)"
            } else {
                country.description
            }
        }
    }

    private var answerDay: CalendarDay {
        request.choices.european?.decidedAt.day ?? request.now.day
    }

    private var optOutDay: CalendarDay {
        request.choices.usStates?.decidedAt.day ?? request.now.day
    }
}
