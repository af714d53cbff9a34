// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

/// Whoever reads the strings alone comes to the answer's own ads mode and Consent Mode.
@Suite struct SignalPropertyTests {
    static let vendorList: VendorList = {
        var list = VendorList.builtIn
        list.version = DecisionFixture.vendorList
        return list
    }()

    /// 20,000 requests whose choices have the strings that the service would have stored.
    static let cases: [(request: DecisionRequest, info: ConsentInfo)] = (1...20_000).map { seed in
        var random = DecisionRandom(seed: UInt64(seed) &* 31)
        var request = random.request()
        request.cmp = CMPIdentity(id: 300)
        for kind in ChoiceKind.allCases { request.choices[kind]?.signals = StoredSignals() }
        let encoder = SignalEncoder(app: request.app, vendorList: .builtIn, cmp: request.cmp)
        request.choices = encoder.encode(request.choices)
        return (request, decide(request))
    }

    func forAll(_ holds: (DecisionRequest, ConsentInfo) -> Bool) {
        var failures = 0
        for (index, (request, info)) in Self.cases.enumerated() where failures < 5 && !holds(request, info) {
            failures += 1
            Issue.record("case \(index): \(DecisionTable.words(of: info)) at \(request.geography.place)")
        }
    }

    @Test func `the cases have strings of every kind`() {
        var counts = [0, 0, 0, 0]
        forAll { _, info in
            if info.signals.tcString != nil { counts[0] += 1 }
            if info.signals.tcString != nil, info.blockedBy.contains(.carriedRefusal) { counts[1] += 1 }
            if info.signals.gppString != nil { counts[2] += 1 }
            if info.signals.gppSectionIDs.contains(where: { $0 != 7 }) { counts[3] += 1 }
            return true
        }
        #expect(counts.allSatisfy { $0 > 20 }, "\(counts)")
    }

    @Test func `Google's ads mode from the TC string is the answer's`() {
        forAll { request, info in
            guard let text = info.signals.tcString else { return true }
            guard let string = try? TCString.decode(text), string.isValid() else { return false }
            let choice = EuropeanChoice(string, knownTo: Self.vendorList)
            return choice.adsMode.mode == info.adsMode
                && ConsentMode(choice, analytics: request.app.analyticsStorage) == info.consentMode
        }
    }

    @Test func `a US string opts out exactly where the answer is restricted`() {
        forAll { _, info in
            guard let text = info.signals.gppString else {
                return info.regulation != "us_state" || info.adsMode == .unrestricted
            }
            guard let string = try? GPPString.decode(text), string.isValid(), string.sections.count == 1,
                case .us(let section)? = string.sections.first?.content,
                info.signals.gppSectionIDs == [section.layout.section.rawValue]
            else { return false }
            return section.isOptedOut == (info.adsMode == .restricted)
        }
    }

    @Test func `the US Privacy string says the same`() {
        forAll { _, info in
            guard let text = info.signals.usPrivacy else { return true }
            guard let string = try? USPrivacyString.decode(text) else { return false }
            return (string.optOutSale == .yes) == (info.adsMode == .restricted)
        }
    }

    @Test func `the strings can be read, are valid and say nothing but the choice`() {
        forAll { request, info in
            guard let text = info.signals.tcString, case .european(let choice)? = info.decision?.content,
                let string = try? TCString.decode(text)
            else { return info.signals.tcString == nil }
            let read = EuropeanChoice(string, knownTo: Self.everyVendor)
            return read.purposesConsent.isSubset(of: choice.purposesConsent)
                && read.purposesLegitimateInterest
                    == choice.purposesLegitimateInterest.subtracting(.consentOnly)
                && read.vendorsConsent == choice.vendorsConsent && read.vendorsDisclosed == choice.vendorsDisclosed
                && read.vendorsLegitimateInterest == choice.vendorsLegitimateInterest
                && string.created == string.lastUpdated && string.created.isDay && string.isServiceSpecific
        }
    }

    static let everyVendor = VendorList.builtIn

    @Test func `encoding twice changes nothing`() {
        forAll { request, _ in
            SignalEncoder(app: request.app, vendorList: .builtIn, cmp: request.cmp).encode(request.choices)
                == request.choices
        }
    }
}
