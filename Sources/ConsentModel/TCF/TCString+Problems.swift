// SPDX-License-Identifier: Apache-2.0

extension TCString {
    /// The rules of the framework that the string breaks.
    ///
    /// Without a clock nothing is judged to be in the future.
    ///
    /// How old a string may be is the publisher's decision, and not judged here.
    public func problems(now: Deciseconds? = nil) -> [ConsentStringProblem] {
        var problems = decodingProblems
        checkTimes(now: now, &problems)
        checkNumbers(&problems)
        checkPurposes(&problems)
        checkDisclosure(&problems)
        return problems
    }

    /// Whether nothing forbids to rely on the string.
    public func isValid(now: Deciseconds? = nil) -> Bool {
        !problems(now: now).contains { $0.severity == .invalid }
    }

    private func checkTimes(now: Deciseconds?, _ problems: inout [ConsentStringProblem]) {
        let severity: ConsentStringProblem.Severity = lastUpdated < Self.daysOnlySince ? .notice : .invalid
        if created != lastUpdated { problems.append(.init(.timestampsDiffer, severity, at: .lastUpdated)) }
        if !created.isDay { problems.append(.init(.timestampsNotDays, severity, at: .created)) }
        if !lastUpdated.isDay { problems.append(.init(.timestampsNotDays, severity, at: .lastUpdated)) }
        guard let now else { return }
        // A device's clock may be ahead of ours.
        let latest = Deciseconds(rawValue: now.rawValue + Deciseconds.perDay)
        if created > latest { problems.append(.init(.timestampInFuture, .invalid, at: .created)) }
        if lastUpdated > latest { problems.append(.init(.timestampInFuture, .invalid, at: .lastUpdated)) }
    }

    private func checkNumbers(_ problems: inout [ConsentStringProblem]) {
        if cmpId < 2 { problems.append(.init(.cmpIDUnassigned, .invalid, at: .cmpId, value: Int(cmpId))) }
        if vendorListVersion == 0 { problems.append(.init(.vendorListVersionZero, .invalid, at: .vendorListVersion)) }
        if tcfPolicyVersion < 4, created >= Self.policyFourSince {
            problems.append(
                .init(.policyVersionOutdated, .invalid, at: .tcfPolicyVersion, value: Int(tcfPolicyVersion)))
        }
        if !isServiceSpecific { problems.append(.init(.notServiceSpecific, .invalid, at: .isServiceSpecific)) }
    }

    private func checkPurposes(_ problems: inout [ConsentStringProblem]) {
        for id in specialFeatureOptIns.subtracting(Self.definedSpecialFeatures).ids {
            problems.append(.init(.specialFeatureUndefined, .notice, at: .specialFeatureOptIns, id: id))
        }
        for id in purposesConsent.subtracting(Self.definedPurposes).ids {
            problems.append(.init(.purposeUndefined, .invalid, at: .purposesConsent, id: id))
        }
        for id in purposesLITransparency.subtracting(Self.definedPurposes).ids {
            problems.append(.init(.purposeUndefined, .invalid, at: .purposesLITransparency, id: id))
        }
        let consentOnly: BitField = tcfPolicyVersion >= 4 ? Self.consentOnlyPurposes : [1]
        for id in purposesLITransparency.intersection(consentOnly).ids {
            problems.append(.init(.legitimateInterestNotAllowed, .invalid, at: .purposesLITransparency, id: id))
        }
    }

    private func checkDisclosure(_ problems: inout [ConsentStringProblem]) {
        guard let disclosed = disclosedVendors?.vendors else {
            if created >= Self.disclosureSince { problems.append(.init(.disclosedVendorsMissing, .invalid)) }
            return
        }
        for section in [vendorConsents, vendorLegitimateInterests] {
            if let vendor = section.vendors.firstMissing(in: disclosed) {
                problems.append(.init(.vendorsNotDisclosed, .notice, value: vendor))
            }
        }
    }

    /// 2021-12-01: since then both times are one day.
    static let daysOnlySince = Deciseconds(day: 18962)
    /// 2023-10-01: since then a new string needs policy version 4 or later.
    static let policyFourSince = Deciseconds(day: 19631)
    /// 2026-03-01: since then a new string needs DisclosedVendors, whatever its policy version.
    static let disclosureSince = Deciseconds(day: 20513)
}

extension ConsentStringProblem {
    /// A problem of a field of the core; `id` names the bit in a bit field.
    fileprivate init(_ code: Code, _ severity: Severity, at field: TCCoreField, id: Int? = nil, value: Int? = nil) {
        self.init(code, severity, bitOffset: field.offset + (id ?? 1) - 1, value: id ?? value)
    }
}
