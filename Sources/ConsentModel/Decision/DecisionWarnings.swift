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
        if verdict.formKind == .european { warnings += tcStringWarnings(verdict) }
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

    /// Why there are no TC strings, or none that count outside a test.
    private func tcStringWarnings(_ verdict: Verdict) -> [Warning] {
        var warnings: [Warning] = []
        let isTesting = request.app.environment == .testing
        let consequence = isTesting ? "" : " Production apps get no TC string with it."
        if request.vendorList.version == 0 {
            warnings.append(
                Warning(
                    .vendorListBuiltin,
                    "The built-in vendor list of one vendor is in use: name IAB Europe's in CONSENT_GVL.\(consequence)")
            )
        } else if let decision = verdict.decision, decision.vendorListVersion == 0, !decision.signals.isVerbatim {
            warnings.append(
                Warning(
                    .vendorListBuiltin,
                    "This choice was made on a form with the texts of the built-in vendor list.\(consequence)"))
        }
        // Another platform's string has an id of its own.
        if verdict.decision?.signals.isVerbatim ?? false { return warnings }
        if isTesting {
            warnings.append(
                Warning(
                    .cmpIDUnassigned,
                    "TC strings of testing apps carry the CMP id \(CMPIdentity.unassignedID), which nobody has: no ad is served on them."
                ))
        } else if request.cmp.id == nil {
            warnings.append(
                Warning(
                    .cmpIDMissing,
                    "Production apps get no TC string without a CMP id: register with IAB Europe and set CONSENT_CMP_ID."
                ))
        }
        return warnings
    }

    private func ignoredDebugDetail(_ debug: DebugGeographyOutcome) -> String {
        let remedy =
            debug.reason == .turnedOff
            ? "this server runs with CONSENT_DEBUG_GEOGRAPHY=off."
            : "the app is in production and this device is not registered. "
                + "Register it with PUT /v1/admin/apps/{app}/test-devices/{device} and {\"label\": \"whose it is\"}."
        return "debug_geography=\(debug.requested) was not applied: \(remedy)"
    }
}
