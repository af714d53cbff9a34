// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

/// What users of UMP and of other consent platforms complained of, one test each, as far as the decision alone can tell.
///
/// The references are to their public issue trackers.
@Suite struct DecisionComplaintTests {
    func answer(
        _ place: String, _ choice: EuropeanChoice? = nil, us: USChoice? = nil, on day: String = "2026-10-01",
        app: AppDocument = DecisionFixture.app(), _ change: (inout DecisionRequest) -> Void = { _ in }
    ) -> ConsentInfo {
        decide(
            DecisionFixture.request(
                place, app: app, choices: DecisionFixture.choices(european: choice, us: us, on: day), change))
    }

    @Test func `1 obtained means answered: the mode says that everything was refused (flutter 837, 882; RN 96)`() {
        let info = answer("DE", DecisionFixture.nothing)
        #expect(info.consentStatus == .obtained)
        #expect(info.canRequestAds)
        #expect(info.adsMode == .limited)
        #expect(info.decision?.content == .european(DecisionFixture.nothing))
        #expect(info.consentMode == .allDenied)
    }

    @Test func `2 nothing switched on may request ads, and what blocks personal ones is listed (admob-plus 647)`() {
        let info = answer("DE", DecisionFixture.european())
        #expect(info.canRequestAds)
        #expect(
            info.blockedBy == [
                .purposeConsentMissing(1), .purposeBasisMissing(2), .purposeBasisMissing(7), .purposeBasisMissing(9),
                .purposeBasisMissing(10),
            ])
    }

    @Test func `3 whether ads may be requested and which are two answers (capacitor admob 372)`() {
        let modes = [DecisionFixture.everything, DecisionFixture.nothing].map { answer("DE", $0) }
        #expect(modes.map(\.canRequestAds) == [true, true])
        #expect(modes.map(\.adsMode) == [.personalized, .limited])
    }

    @Test func `4 storage allowed but legitimate interest off: the purposes that lack a basis are named (RN 653)`() {
        let info = answer("DE", DecisionFixture.european(consent: [1, 3, 4]))
        #expect(info.adsMode == .limited)
        #expect(
            info.blockedBy.map(\.code) == ["purpose_2_basis", "purpose_7_basis", "purpose_9_basis", "purpose_10_basis"])
    }

    @Test func `5 a debug geography on an unregistered device is refused aloud (RN 807, 435; unity 3726)`() throws {
        let debug = try #require(DebugGeography("eea"))
        let info = answer("JP") {
            $0.geography = debug.geography(
                over: $0.geography, environment: .production, isTestDevice: false, policy: .testDevices)
        }
        #expect(info.consentStatus == .notRequired)
        #expect(info.geography.source == .ip)
        #expect(info.geography.debug?.reason == .deviceNotRegistered)
        #expect(info.warnings.map(\.code) == [.debugGeographyIgnored])
    }

    @Test func `6 debug geography other asks nothing in the EU, and says that it decided (MAX-Android 586)`() {
        let info = answer("DE") {
            $0.geography = DebugGeography.other.geography(
                over: $0.geography, environment: .testing, isTestDevice: false, policy: .testDevices)
        }
        #expect(info.consentStatus == .notRequired)
        #expect(info.geography.source == .debug)
        #expect(info.geography.debug?.requested == "other")
        #expect(info.gdprApplies == false)
    }

    @Test func `7 a choice made under a debug geography stays obtained at every start (MAX-Unity 308; RN 157)`() {
        var choices = DecisionFixture.choices(european: DecisionFixture.everything)
        choices.european?.isForced = true
        for applied in [true, false] {
            let info = decide(
                DecisionFixture.request("DE", choices: choices) {
                    $0.geography.debug = DebugGeographyOutcome(
                        requested: "eea", applied: applied, reason: applied ? .testDevice : .deviceNotRegistered)
                })
            #expect(info.consentStatus == .obtained)
        }
    }

    @Test func `8 an answer expires after 13 months, and says when beforehand (bocops README)`() {
        let fresh = answer("DE", DecisionFixture.everything, on: "2025-11-01")
        #expect(fresh.expiresAt == DecisionFixture.moment("2026-12-01T00:00:00Z"))
        let old = answer("DE", DecisionFixture.everything, on: "2025-10-30")
        #expect(old.consentStatus == .required)
        #expect(old.reason.code == .expired)
    }

    @Test func `9 a second call with the under-age tag wins over the first (unity 2974)`() {
        let first = answer("DE")
        #expect(first.formKind == .european)
        let second = answer("DE") { $0.isUnderAge = true }
        #expect(second.consentStatus == .notRequired)
        #expect(second.formKind == nil)
        #expect(second.reason.code == .underAge)
        #expect(answer("DE") == first)
    }

    @Test func `12 a form is never shown with GDPR said not to apply there (unity 3059)`() {
        for place in ["DE", "CH", "GB", "RE", "EU", "??"] {
            let info = answer(place)
            #expect(info.consentStatus == .required)
            #expect(info.gdprApplies == true)
        }
    }

    @Test func `13 travelling asks where it must, keeps the answer, and believes it at home (GDPRDialog 79)`() {
        #expect(answer("BR").consentStatus == .notRequired)
        #expect(answer("DE").consentStatus == .required)
        let home = answer("DE", DecisionFixture.everything)
        #expect(home.consentStatus == .obtained)
        let away = answer("BR", DecisionFixture.everything)
        #expect(away.consentStatus == .notRequired)
        #expect(away.adsMode == .unrestricted)
        #expect(answer("DE", DecisionFixture.everything) == home)
    }

    @Test func `14 the UK, Cyprus, Estonia, Croatia, Slovakia and Switzerland are regulated (consent-sdk-android 58)`()
    {
        for country in ["GB", "UK", "CY", "EE", "HR", "SK", "CH"] {
            #expect(answer(country).consentStatus == .required, "\(country)")
        }
    }

    @Test
    func `15 an unknown country counts as regulated unless the app says otherwise (openanalytics 6; matomo 16011)`() {
        let strict = answer("??")
        #expect(strict.consentStatus == .required)
        #expect(strict.geography.source == .unknown)
        #expect(strict.reason.code == .unknownGeography)
        let lenient = answer("??", app: DecisionFixture.app { $0.unknownGeography = .notRegulated })
        #expect(lenient.consentStatus == .notRequired)
        #expect(lenient.gdprApplies == nil)
    }

    @Test func `17 no form has a reason each time: no law, no message, under age (unity 2495; flutter 660, 678)`() {
        let reasons = [
            answer("BR"), answer("DE", app: DecisionFixture.app { $0.gdpr.message = false }),
            answer("DE") { $0.isUnderAge = true },
        ].map(\.reason.code)
        #expect(reasons == [.notRegulated, .noMessage, .underAge])
    }

    @Test
    func `19 a US state asks nothing at start but has a form behind its privacy options (flutter 1337; unity 3695)`() {
        let info = answer("US-CA")
        #expect(info.consentStatus == .notRequired)
        #expect(info.privacyOptionsRequirementStatus == .required)
        #expect(info.formKind == .usStates)
        #expect(answer("BR").privacyOptionsRequirementStatus == .notRequired)
    }

    @Test func `20 a US opt-out is readable without decoding a string (bocops 14)`() {
        let info = answer("US-CA", us: .allOptedOut)
        #expect(info.decision?.content == .usStates(.allOptedOut))
        #expect(info.adsMode == .restricted)
        #expect(info.blockedBy == [.optedOut])
    }

    @Test func `21 an answer says until when it may be used without the service (consent-sdk-android 41; bocops 6)`() {
        #expect(answer("DE", DecisionFixture.everything).cacheUntil == DecisionFixture.moment("2026-12-01T12:00:00Z"))
    }

    @Test func `23 a partner added later asks anew where the app wants that, and is named (consent-sdk-android 60)`() {
        let app = DecisionFixture.app {
            $0.vendors = [12, 755]
            $0.reprompt.onVendorChange = true
        }
        let info = answer("DE", DecisionFixture.everything, app: app)
        #expect(info.consentStatus == .required)
        #expect(info.reason.code == .vendorsChanged)
        #expect(info.reason.detail.contains("(12)"))
        let tolerant = DecisionFixture.app { $0.vendors = [12, 755] }
        #expect(answer("DE", DecisionFixture.everything, app: tolerant).consentStatus == .obtained)
    }

    @Test func `25 the tracking alert is not shown after a refusal (MAX-Unity 325; capacitor 297; MAUI 119)`() {
        let refused = answer("DE", DecisionFixture.nothing) { $0.attStatus = .notDetermined }
        #expect(!refused.att.shouldPrompt)
        let granted = answer("DE", DecisionFixture.everything) { $0.attStatus = .notDetermined }
        #expect(granted.att.shouldPrompt)
    }
}
