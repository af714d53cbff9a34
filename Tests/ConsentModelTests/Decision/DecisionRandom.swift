// SPDX-License-Identifier: Apache-2.0

@testable import ConsentModel

/// Requests of every kind from one seed: SplitMix64.
struct DecisionRandom: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// True once in so many times.
    mutating func once(in times: UInt64) -> Bool { next() % times == 0 }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[Int(next() % UInt64(elements.count))] }

    static let places = """
        DE FR GB CH NO RE GI EU ?? ?? US US US-CA US-CA US-TX US-RI US-OK US-AL US-WY US-PR BR BR-SP JP CA-QC CA-ON JE NC \
        FO SJ AQ TH
        """.split(separator: " ").map { DecisionFixture.place(String($0)) }

    mutating func moment() -> Timestamp {
        // 2021 to 2028, and often the days around New Year 2027, when two laws take force.
        let start = DecisionFixture.moment(once(in: 4) ? "2026-12-30" : "2021-01-01")
        return start + Int64(next() % (start == DecisionFixture.moment("2021-01-01") ? 252_288_000_000 : 345_600_000))
    }

    mutating func purposes(_ among: ClosedRange<Int> = 1...11) -> PurposeSet {
        switch next() % 4 {
        case 0: PurposeSet()
        case 1: PurposeSet(among)
        default: PurposeSet(rawValue: UInt32(truncatingIfNeeded: next() | next()) & 0x7FF)
        }
    }

    mutating func vendors() -> IDSet { IDSet([1, 12, 755, 900].filter { _ in !once(in: 4) }) }

    mutating func europeanChoice() -> EuropeanChoice {
        var choice = EuropeanChoice()
        choice.purposesConsent = purposes()
        choice.purposesLegitimateInterest = purposes()
        choice.specialFeatures = PurposeSet(rawValue: UInt32(next() % 4))
        choice.vendorsConsent = vendors()
        choice.vendorsLegitimateInterest = vendors()
        choice.vendorsDisclosed = vendors()
        choice.adTechProviders = IDSet(once(in: 2) ? [89] : [])
        choice.adTechProvidersDisclosed = IDSet(once(in: 2) ? [89] : [])
        if once(in: 5) {
            choice.restrictions = [
                PublisherRestriction(
                    purpose: Int(next() % 12), type: pick(PublisherRestriction.RestrictionType.allCases),
                    vendors: vendors())
            ]
        }
        return choice
    }

    mutating func usChoice() -> USChoice {
        var choice = USChoice()
        choice.saleOptOut = once(in: 3)
        choice.sharingOptOut = once(in: 3)
        choice.targetedAdvertisingOptOut = once(in: 3)
        if once(in: 3) { choice.sensitiveDataOptOuts = [pick(SensitiveDataCategory.allCases)] }
        return choice
    }

    mutating func stored(_ content: StoredChoice.Content, before now: Timestamp) -> StoredChoice {
        var choice = DecisionFixture.stored(content)
        // Up to 14 months ago, often within a day of the expiry after 13 months.
        let age = once(in: 3) ? 34_214_400_000 + next() % 172_800_000 : next() % 36_800_000_000
        choice.decidedAt = now + -Int64(age)
        choice.receivedAt = choice.decidedAt
        choice.environment = once(in: 5) ? .testing : .production
        choice.isForced = once(in: 4)
        choice.gpcShown = once(in: 2)
        choice.formID = pick([DecisionFixture.form, DecisionFixture.withdrawnForm, nil])
        choice.action = choice.formID == nil ? .imported : .saveChoices
        choice.tcfPolicyVersion = once(in: 5) ? Int(next() % 7) : 5
        choice.signals.tcString = "tc"
        choice.signals.acString = "ac"
        choice.signals.gppString = "gpp"
        return choice
    }

    mutating func app() -> AppDocument {
        var app = AppDocument(name: "Shopping")
        app.environment = once(in: 4) ? .testing : .production
        app.gdpr.message = !once(in: 5)
        app.gdpr.targeting = once(in: 4) ? .everywhere : .applicable
        app.usState.message = !once(in: 5)
        if once(in: 4) { app.usState.states = Set(["CA", "OK"].compactMap { SubdivisionCode($0) }) }
        app.otherLaws = RegulationTable.standard.optionalLawIDs.filter { _ in once(in: 4) }
        app.idfaExplainer = once(in: 2)
        app.unknownGeography = once(in: 3) ? .notRegulated : .regulated
        app.unknownUSState = once(in: 3) ? .notRegulated : .regulated
        app.noMessage = once(in: 2) ? .failClosed : .notRequired
        app.carryChoice = !once(in: 4)
        if once(in: 3) { app.vendors = [12, 755] }
        if once(in: 4) { app.adTechProviders = [89] }
        app.gppSections = once(in: 2) ? .state : .national
        app.analyticsStorage = pick(AnalyticsStorageRule.allCases)
        app.reprompt.afterMonths = once(in: 2) ? 13 : Int(1 + next() % 13)
        app.reprompt.onVendorChange = once(in: 4)
        if once(in: 3) { app.withdrawnForms = [DecisionFixture.withdrawnForm] }
        return app
    }

    mutating func request() -> DecisionRequest {
        let place = pick(Self.places)
        let debug = DebugGeographyOutcome(requested: "eea", applied: once(in: 2), reason: .testDevice)
        var request = DecisionRequest(
            app: app(),
            geography: Geography(
                place: place, source: pick(GeographySource.allCases), debug: once(in: 5) ? debug : nil),
            vendorList: VendorListVersion(version: once(in: 3) ? 0 : 100, tcfPolicyVersion: once(in: 5) ? 4 : 5),
            now: moment())
        request.isUnderAge = once(in: 6)
        request.globalPrivacyControl = once(in: 4)
        request.attStatus = once(in: 3) ? nil : pick(ATTStatus.allCases)
        if !once(in: 3) { request.choices.european = stored(.european(europeanChoice()), before: request.now) }
        if once(in: 2) { request.choices.usStates = stored(.usStates(usChoice()), before: request.now) }
        return request
    }

    /// The same request with one grant fewer, or one opt-out more.
    mutating func withoutOneGrant(_ request: DecisionRequest) -> DecisionRequest {
        var request = request
        if case .european(var choice) = request.choices.european?.content,
            once(in: 2) || request.choices.usStates == nil
        {
            let purpose = PurposeSet([Int(1 + next() % 11)])
            switch next() % 5 {
            case 0: choice.purposesConsent = choice.purposesConsent.subtracting(purpose)
            case 1: choice.purposesLegitimateInterest = choice.purposesLegitimateInterest.subtracting(purpose)
            case 2: choice.vendorsConsent = choice.vendorsConsent.subtracting(IDSet([pick([12, 755, 755])]))
            case 3:
                choice.vendorsLegitimateInterest = choice.vendorsLegitimateInterest.subtracting(
                    IDSet([pick([12, 755, 755])]))
            default: choice.specialFeatures = PurposeSet()
            }
            request.choices.european?.content = .european(choice)
        } else if case .usStates(var choice) = request.choices.usStates?.content {
            switch next() % 4 {
            case 0: choice.saleOptOut = true
            case 1: choice.sharingOptOut = true
            case 2: choice.targetedAdvertisingOptOut = true
            default: choice.sensitiveDataOptOuts.insert(pick(SensitiveDataCategory.allCases))
            }
            request.choices.usStates?.content = .usStates(choice)
        }
        return request
    }
}
