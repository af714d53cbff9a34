// SPDX-License-Identifier: Apache-2.0

/// Whether a stored choice counts, and if not, why.
enum ChoiceStanding: Equatable {
    /// There is none, or it was made while the app was in testing and the app is in production now.
    case absent(testingChoiceIgnored: Bool)
    /// It counts, until then where it lapses at all.
    case counts(until: Timestamp?)
    /// It lapsed on that day.
    case expired(CalendarDay)
    /// It was given under a TCF policy that the one in force replaces.
    case policyChanged
    /// It grants something, on a form that was withdrawn.
    case formWithdrawn
    /// The app asks anew when vendors or purposes are added, and these were.
    case vendorsChanged(FormAdditions)

    var counts: Bool { if case .counts = self { true } else { false } }

    /// Whether a refusal in the choice still binds: all but one that was made while the app was in testing.
    var bindsRefusals: Bool { if case .absent = self { false } else { true } }

    /// Whether the choice is left out because it was made while the app was in testing.
    var isTestingChoiceIgnored: Bool { self == .absent(testingChoiceIgnored: true) }
}

extension StoredChoice {
    /// Whether the choice counts for an app at a moment, under the vendor list in force.
    ///
    /// A US opt-out stands until it is taken back. A US choice that opts out of nothing only lets GPC be overridden:
    /// it lapses like a grant.
    func standing(
        for app: AppDocument, vendorList: VendorListVersion, additions: FormAdditions?, at now: Timestamp
    ) -> ChoiceStanding {
        if environment == .testing, app.environment == .production { return .absent(testingChoiceIgnored: true) }
        switch content {
        case .usStates(let choice):
            if choice.hasOptOut { return .counts(until: nil) }
            let end = expiryDay(afterMonths: app.reprompt.afterMonths)
            if end.start <= now { return .expired(end) }
            return isOnWithdrawnForm(app) ? .formWithdrawn : .counts(until: end.start)
        case .european(let choice):
            let end = expiryDay(afterMonths: app.reprompt.afterMonths)
            if end.start <= now { return .expired(end) }
            if TCFPolicy.asksAnew(from: tcfPolicyVersion, to: vendorList.tcfPolicyVersion) { return .policyChanged }
            if choice.grantsAnything, isOnWithdrawnForm(app) { return .formWithdrawn }
            if app.reprompt.onVendorChange {
                let added = additions ?? choice.additions(of: app)
                if !added.isEmpty { return .vendorsChanged(added) }
            }
            return .counts(until: end.start)
        }
    }

    /// The day at whose beginning, in UTC, the choice lapses: so many calendar months after the day it was made on.
    public func expiryDay(afterMonths months: Int) -> CalendarDay {
        decidedAt.day.adding(months: Int64(months))
    }

    private func isOnWithdrawnForm(_ app: AppDocument) -> Bool {
        guard !app.withdrawnForms.isEmpty, let formID else { return false }
        return app.withdrawnForms.contains(formID)
    }
}

extension Optional<StoredChoice> {
    /// Whether there is a choice that counts.
    func standing(
        for app: AppDocument, vendorList: VendorListVersion, additions: FormAdditions?, at now: Timestamp
    ) -> ChoiceStanding {
        self?.standing(for: app, vendorList: vendorList, additions: additions, at: now)
            ?? .absent(testingChoiceIgnored: false)
    }
}

extension EuropeanChoice {
    /// Whether anything at all was granted, or not objected to.
    var grantsAnything: Bool {
        !(purposesConsent.isEmpty && purposesLegitimateInterest.isEmpty && specialFeatures.isEmpty
            && vendorsConsent.isEmpty && vendorsLegitimateInterest.isEmpty && adTechProviders.isEmpty)
    }

    /// Whether consent for storage or for profiling is missing: a refusal that other laws respect too.
    var isRefusal: Bool { !GoogleVendor.storage.union(GoogleVendor.profile).isSubset(of: purposesConsent) }

    /// Vendors and ad technology providers of the app that the choice's form did not show.
    func additions(of app: AppDocument) -> FormAdditions {
        var additions = FormAdditions()
        additions.partners =
            app.vendors.lazy.map(UInt32.init).filter { !vendorsDisclosed.contains($0) }
            + app.adTechProviders.lazy.filter { !adTechProvidersDisclosed.contains($0) }
        return additions
    }
}

/// TCF's policy versions.
public enum TCFPolicy {
    /// Pairs of an older and a newer version between which an answer goes on to count: 5 added no purpose to 4.
    static let compatible: [(older: Int, newer: Int)] = [(4, 5)]

    /// Whether an answer under one version is asked for anew under another; never for an answer under a newer one.
    public static func asksAnew(from older: Int, to newer: Int) -> Bool {
        older < newer && !compatible.contains { $0.older == older && $0.newer == newer }
    }
}
