// SPDX-License-Identifier: Apache-2.0

@testable import ConsentModel

/// What the suites about the decision have in common.
enum DecisionFixture {
    static let now = moment("2026-11-30T12:00:00Z")
    static let form = FormID(digest: Array(repeating: 1, count: 32))
    static let withdrawnForm = FormID(digest: Array(repeating: 2, count: 32))
    static let vendorList = VendorListVersion(version: 100, tcfPolicyVersion: 5)

    /// A time in RFC 3339, or a day, which stands for its noon.
    static func moment(_ text: String) -> Timestamp {
        guard let moment = Timestamp(rfc3339: text) ?? Timestamp(rfc3339: text + "T12:00:00Z") else {
            preconditionFailure("\(text) is no time")
        }
        return moment
    }

    /// `DE`, `US-CA`, `EU`, or `??` for an unknown place.
    static func place(_ text: String) -> Place {
        let parts = text.split(separator: "-")
        return Place(countryCode: String(parts[0]), region: parts.count > 1 ? String(parts[1]) : nil)
    }

    static func app(_ change: (inout AppDocument) -> Void = { _ in }) -> AppDocument {
        var app = AppDocument(name: "Shopping")
        change(&app)
        return app
    }

    /// A choice on a European form that showed vendor 755.
    static func european(
        consent: [Int] = [], legitimateInterest: [Int] = [], vendorConsent: Bool = true,
        vendorLegitimateInterest: Bool = true, disclosed: Bool = true
    ) -> EuropeanChoice {
        var choice = EuropeanChoice()
        choice.purposesConsent = PurposeSet(consent)
        choice.purposesLegitimateInterest = PurposeSet(legitimateInterest)
        if vendorConsent { choice.vendorsConsent = IDSet([755]) }
        if vendorLegitimateInterest { choice.vendorsLegitimateInterest = IDSet([755]) }
        if disclosed { choice.vendorsDisclosed = IDSet([755]) }
        return choice
    }

    static let everything = european(consent: Array(1...10), legitimateInterest: [2, 7, 8, 9, 10])
    static let nothing = european(vendorConsent: false, vendorLegitimateInterest: false)

    static func stored(_ content: StoredChoice.Content, on day: String = "2026-10-01") -> StoredChoice {
        var choice = StoredChoice(
            content: content, action: .saveChoices, outcome: .partial, revision: 1, receivedAt: moment(day),
            decidedAt: moment(day), environment: .production, isForced: false)
        choice.formID = form
        choice.tcfPolicyVersion = 5
        choice.vendorListVersion = 100
        return choice
    }

    static func choices(
        european: EuropeanChoice? = nil, us: USChoice? = nil, on day: String = "2026-10-01"
    ) -> CurrentChoices {
        var choices = CurrentChoices()
        choices.european = european.map { stored(.european($0), on: day) }
        choices.usStates = us.map { stored(.usStates($0), on: day) }
        return choices
    }

    static func request(
        _ place: String, app: AppDocument = app(), choices: CurrentChoices = CurrentChoices(), at now: Timestamp = now,
        _ change: (inout DecisionRequest) -> Void = { _ in }
    ) -> DecisionRequest {
        let place = Self.place(place)
        var request = DecisionRequest(
            app: app, geography: Geography(place: place, source: place == .unknown ? .unknown : .ip), choices: choices,
            vendorList: vendorList, now: now)
        request.cmp = CMPIdentity(id: 300)
        change(&request)
        return request
    }
}
