// SPDX-License-Identifier: Apache-2.0

/// The strings of an answer: looked up, never encoded, and never saying more than the answer does.
extension DecisionFacts {
    func signals(of verdict: Verdict) -> Signals {
        switch jurisdiction.approach {
        // A TC string speaks of GDPR only.
        case .optIn where jurisdiction.regulation == Law.gdprID: europeanSignals(verdict)
        case .optOut: usSignals(verdict)
        case .optIn, nil: Signals()
        }
    }

    private func europeanSignals(_ verdict: Verdict) -> Signals {
        var signals = Signals()
        guard verdict.passesSignals, let decision = verdict.decision else { return signals }
        let stored = decision.signals
        let mayIssue = mayIssueTCString(for: decision)
        if isOptedOut, request.app.carryChoice, europeanContent?.allowsProfiling ?? false {
            signals.tcString = mayIssue ? stored[.carriedTC] : nil
            if signals.tcString != nil { signals.acString = stored.acString }
        } else if stored.isVerbatim {
            signals.tcString = stored.tcString
            signals.acString = stored.acString
            signals.gppString = stored.gppString
            if stored.gppString != nil { signals.gppSectionIDs = stored.verbatimSections }
        } else if mayIssue {
            signals.tcString = stored.tcString
            signals.acString = stored.acString
        }
        return signals
    }

    /// Whether a TC string of our own may be given: by a production app only under a CMP id of its operator, and where
    /// the official texts of a vendor list were shown.
    private func mayIssueTCString(for decision: StoredChoice) -> Bool {
        guard request.app.environment == .production else { return true }
        return request.cmp.id != nil && request.vendorList.version > 0 && decision.vendorListVersion > 0
    }

    private func usSignals(_ verdict: Verdict) -> Signals {
        var signals = Signals()
        let choice = verdict.decision
        let stance = usStance
        let isNoticed = hasUSMessage || choice != nil
        // Without a notice nobody could opt out, so only an opt-out is worth saying.
        guard isNoticed || stance != nil else { return signals }
        let section = jurisdiction.gppSection(request.app.gppSections) ?? GPPSectionID.usnat.rawValue
        if let choice, stance == nil, let sections = importedSections(of: choice) {
            signals.gppString = choice.signals.gppString
            signals.gppSectionIDs = sections
        } else if let choice, stance == nil || !(usContent?.sensitiveDataOptOuts.isEmpty ?? true) {
            for id in [section, GPPSectionID.usnat.rawValue] where signals.gppString == nil {
                signals.gppString = choice.signals.gpp(section: id, stance)
                if signals.gppString != nil { signals.gppSectionIDs = [id] }
            }
        } else {
            signals.gppString = USStandardStrings.string(section: section, stance: stance, isNoticed: isNoticed)
            if signals.gppString != nil { signals.gppSectionIDs = [section] }
        }
        if jurisdiction.law?.gppSection == GPPSectionID.usca.rawValue {
            let isOptedOut = stance != nil || choice != nil && usContent?.hasOptOut ?? false
            signals.usPrivacy = isNoticed ? (isOptedOut ? "1YYN" : "1YNN") : "1NYN"
        }
        return signals
    }

    /// The sections of another platform's string that apply here; nil where none does, or there is no such string.
    ///
    /// The national section applies in every state, a state's own in that state alone: to serve California's in Texas
    /// would tell partners that a law applies which does not, and nothing of the one that does.
    private func importedSections(of choice: StoredChoice) -> [Int]? {
        guard choice.signals.isVerbatim, choice.signals.gppString != nil else { return nil }
        var applicable = [GPPSectionID.usnat.rawValue]
        if let own = jurisdiction.law?.gppSection { applicable.append(own) }
        if jurisdiction.law?.gppSection == GPPSectionID.usca.rawValue { applicable.append(GPPSectionID.uspv1.rawValue) }
        let sections = choice.signals.verbatimSections.filter(applicable.contains)
        return sections.isEmpty ? nil : sections
    }

    /// What opts the device out whatever it chose.
    private var usStance: USStance? {
        // Under age, having been shown that GPC was on lifts nothing.
        if isGPCInEffect || request.globalPrivacyControl && request.isUnderAge { return .globalPrivacyControl }
        return request.isUnderAge || isEuropeanRefusal && request.app.carryChoice ? .optedOut : nil
    }
}

extension StoredSignals {
    /// The stored GPP string for a section.
    fileprivate func gpp(section: Int, _ stance: USStance?) -> String? {
        if stance == nil, section == GPPSectionID.usnat.rawValue, !isVerbatim { return gppString }
        return self[.gpp(section: section, stance)]
    }
}
