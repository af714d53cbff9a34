// SPDX-License-Identifier: Apache-2.0

extension DecisionFacts {
    /// What an operator or a developer should know.
    func warnings(_ verdict: Verdict) -> [Warning] {
        var warnings: [Warning] = []
        if let debug = request.geography.debug {
            if !debug.applied, debug.reason != .disabled {
                warnings.append(Warning(.debugGeographyIgnored, ignoredDebugDetail(debug)))
            }
            if debug.applied { warnings += unknownDebugWarning(debug) }
            if debug.requested == DebugGeography.notEEA.requested {
                warnings.append(
                    Warning(
                        .debugGeographyDeprecated, "debug_geography=not_eea is deprecated: write other, which it means."
                    ))
            }
        }
        if european.isTestingChoiceIgnored || usStates.isTestingChoiceIgnored {
            warnings.append(
                Warning(
                    .testingChoiceIgnored,
                    "A choice made while the app was in testing no longer counts, now that it is in production."))
        }
        if verdict.lacksMessage { warnings.append(Warning(.noMessage, noMessageDetail)) }
        if verdict.formKind == .european, request.vendorList.version == 0 {
            warnings.append(
                Warning(
                    .vendorListBuiltin,
                    "The built-in vendor list of one vendor is in use."))
        }
        if request.geography.source == .ip, request.geography.place.isInTheUS, request.geography.place.region == nil {
            warnings.append(
                Warning(
                    .noSubdivisions,
                    "No US state is known for this address: name a database with subdivisions in CONSENT_GEOIP_DATABASE."
                ))
        }
        return warnings
    }

    private func unknownDebugWarning(_ debug: DebugGeographyOutcome) -> [Warning] {
        let (what, setting): (String, String)
        switch request.geography.place {
        case .unknown: (what, setting) = ("country: it stands for an unknown one", "unknown_geography")
        case .country
        where request.geography.place.isInTheUS && debug.requested.hasPrefix("US-")
            && request.geography.place.region == nil:
            (what, setting) = ("US state: it stands for an unknown one", "unknown_us_state")
        default: return []
        }
        return [
            Warning(
                .debugGeographyUnknown,
                "debug_geography=\(debug.requested) names no \(what), and the app's \(setting) decides.")
        ]
    }

    private func ignoredDebugDetail(_ debug: DebugGeographyOutcome) -> String {
        let remedy =
            debug.reason == .turnedOff
            ? "this server runs with CONSENT_DEBUG_GEOGRAPHY=off."
            : "the app is in production and this device is not registered. "
                + "Register it with PUT /v1/admin/apps/{app}/test-devices/{device}."
        return "debug_geography=\(debug.requested) was not applied: \(remedy)"
    }
}
