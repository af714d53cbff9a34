// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

/// What must hold of every decision (design §3.3), over 20,000 requests each; a failure names its seed.
@Suite struct DecisionPropertyTests {
    /// The requests and their answers, made once.
    static let cases: [(request: DecisionRequest, info: ConsentInfo)] = (1...20_000).map { seed in
        var random = DecisionRandom(seed: UInt64(seed))
        let request = random.request()
        return (request, decide(request))
    }

    func forAll(_ holds: (DecisionRequest, ConsentInfo, inout DecisionRandom) -> Bool) {
        var failures = 0
        for (index, (request, info)) in Self.cases.enumerated() where failures < 5 {
            var random = DecisionRandom(seed: UInt64(index))
            if !holds(request, info, &random) {
                failures += 1
                Issue.record("seed \(index + 1): \(DecisionTable.words(of: info)) at \(request.geography.place)")
            }
        }
    }

    @Test func `the random requests reach every reason, mode, blocker kind and warning that the model gives`() {
        var codes: Set<ReasonCode> = []
        var modes: Set<AdsMode> = []
        var warnings: Set<WarningCode> = []
        forAll { _, info, _ in
            codes.insert(info.reason.code)
            modes.insert(info.adsMode)
            warnings.formUnion(info.warnings.map(\.code))
            return true
        }
        #expect(codes == Set(ReasonCode.allCases))
        #expect(modes == Set(AdsMode.allCases))
        #expect(
            warnings.isSuperset(of: [
                .noMessage, .testingChoiceIgnored, .vendorListBuiltin, .noSubdivisions, .debugGeographyIgnored,
            ]))
    }

    @Test func `ads can be requested exactly where the status is not_required or obtained`() {
        forAll { _, info, _ in
            info.canRequestAds == (info.consentStatus == .notRequired || info.consentStatus == .obtained)
                && (info.canRequestAds || info.adsMode == .none)
        }
    }

    @Test func `whether GDPR applies and the status come from one geography`() {
        forAll { request, info, _ in
            var bare = request
            bare.app = AppDocument(name: "Bare")
            bare.app.unknownGeography = request.app.unknownGeography
            let optIn = info.consentMode != nil
            return info.gdprApplies == decide(bare).gdprApplies && info.geography == request.geography
                && (info.gdprApplies != true || info.regulation == "gdpr")
                && (info.consentStatus == .notRequired || optIn)
                && optIn == !["us_state", "none"].contains(info.regulation)
        }
    }

    @Test func `obtained never comes without a stored choice that counts`() {
        forAll { request, info, _ in
            info.consentStatus != .obtained
                || info.decision != nil && info.decision == request.choices.european
                    && info.expiresAt.map { request.now < $0 } ?? false
        }
    }

    @Test func `removing any grant never raises the mode, nor grants anything in Consent Mode`() {
        forAll { request, info, random in
            let after = decide(random.withoutOneGrant(request))
            // While an answer is outstanding the mode is none: a refusal that counts is an answer.
            if info.consentStatus == .required { return true }
            return after.adsMode.rank <= info.adsMode.rank
                && granted(after).isSubset(of: granted(info))
        }
    }

    @Test func `GPC, a carried refusal and a stored opt-out never raise the mode`() {
        forAll { request, info, _ in
            var gpc = request
            gpc.globalPrivacyControl = true
            var carry = request
            carry.app.carryChoice = true
            var optedOut = request
            optedOut.choices.usStates = DecisionFixture.stored(.usStates(.allOptedOut))
            return [gpc, carry, optedOut].allSatisfy { decide($0).adsMode.rank <= info.adsMode.rank }
        }
    }

    @Test func `under age no mode is above non-personalised or restricted, no TC string is given, nothing is granted`()
    {
        forAll { request, _, _ in
            var child = request
            child.isUnderAge = true
            let info = decide(child)
            return info.adsMode.rank <= AdsMode.restricted.rank && info.signals.tcString == nil && granted(info).isEmpty
                && info.consentStatus == .notRequired && info.reason.code == .underAge && !info.att.shouldPrompt
        }
    }

    @Test func `the same request twice gives the same answer`() {
        forAll { request, info, _ in decide(request) == info }
    }

    @Test func `a choice that does not count answers as if it were not there, but for the words and what it refuses`() {
        forAll { request, info, _ in
            guard info.decision == nil, info.reason.code != .carriedRefusal,
                !info.blockedBy.contains(.carriedRefusal), !info.blockedBy.contains(.optedOut)
            else { return true }
            var fresh = request
            fresh.choices = CurrentChoices()
            let other = decide(fresh)
            return other.consentStatus == info.consentStatus && other.formKind == info.formKind
                && other.adsMode == info.adsMode && other.consentMode == info.consentMode
                && other.signals == info.signals && other.expiresAt == nil
        }
    }

    @Test func `there is a form exactly where the privacy options are required`() {
        forAll { request, info, _ in
            (info.formKind != nil) == (info.formStatus == .available)
                && (info.formKind != nil) == (info.privacyOptionsRequirementStatus == .required)
                && (info.formKind == nil || privacyOptionsForm(info, choices: request.choices) == info.formKind)
        }
    }

    @Test func `something blocks exactly where the mode is not the freest`() {
        forAll { _, info, _ in
            info.blockedBy.isEmpty == (info.adsMode == .personalized || info.adsMode == .unrestricted)
                && Set(info.blockedBy).count == info.blockedBy.count
        }
    }

    @Test func `until cache_until the answer stays the same, at most 24 hours`() {
        forAll { request, info, _ in
            guard request.now < info.cacheUntil, info.cacheUntil <= request.now + 86_400_000 else { return false }
            var later = request
            later.now = info.cacheUntil + -1
            var answer = decide(later)
            answer.cacheUntil = info.cacheUntil
            // An answer that no longer counts may cease to count for one reason more.
            if info.consentStatus == .required { answer.reason = info.reason }
            return answer == info
        }
    }

    @Test func `strings are given only under their own law`() {
        forAll { _, info, _ in
            (info.signals.tcString == nil || info.regulation == "gdpr" && info.decision?.kind == .european)
                && (info.signals.acString == nil || info.signals.tcString != nil)
                && (info.signals.gppString == nil || info.regulation == "us_state")
                && (info.signals.gppSectionIDs.isEmpty || info.signals.gppString != nil)
        }
    }

    @Test func `the tracking alert waits for the form and is not shown to who said no`() {
        forAll { request, info, _ in
            guard info.att.shouldPrompt else { return !info.att.showExplainer }
            if case .european(let choice) = info.decision?.content, !choice.purposesConsent.contains(1) { return false }
            return request.attStatus == .notDetermined && info.consentStatus != .required
                && !info.blockedBy.contains(.optedOut) && !info.blockedBy.contains(.gpc)
                && info.att.showExplainer == request.app.idfaExplainer
        }
    }

    @Test func `a sentence explains every answer`() {
        forAll { _, info, _ in
            let detail = info.reason.detail
            return detail.hasSuffix(".") && detail.first?.isUppercase ?? false && !detail.contains("Optional")
                && info.warnings.allSatisfy { $0.detail.hasSuffix(".") }
        }
    }

    private func granted(_ info: ConsentInfo) -> Set<Int> {
        guard let mode = info.consentMode else { return [] }
        let states = [mode.adStorage, mode.adUserData, mode.adPersonalization, mode.analyticsStorage]
        return Set(states.indices.filter { states[$0] == .granted })
    }
}
