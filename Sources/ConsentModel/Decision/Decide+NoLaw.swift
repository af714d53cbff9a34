// SPDX-License-Identifier: Apache-2.0

extension DecisionFacts {
    /// Where no law applies: nothing is asked, but a refusal made elsewhere is respected.
    func underNoLaw() -> Verdict {
        let isRefusalCarried = (isEuropeanRefusal || isOptedOut) && request.app.carryChoice
        let reason =
            if request.isUnderAge {
                Reason(.underAge, underAgeDetail)
            } else if isRefusalCarried {
                Reason(.carriedRefusal, carriedRefusalDetail)
            } else {
                Reason(.notRegulated, notRegulatedDetail)
            }
        var blockers: [Blocker] = []
        if request.isUnderAge { blockers.append(.underAge) }
        if isRefusalCarried { blockers.append(.carriedRefusal) }
        return Verdict(
            status: .notRequired, reason: reason, mode: blockers.isEmpty ? .unrestricted : .nonPersonalized,
            blockedBy: blockers,
            allowsTracking: !request.isUnderAge && !(request.app.carryChoice && (isOptedOut || refusesStorage)))
    }
}
