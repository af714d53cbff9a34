// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

@Suite struct PrivacyOptionsFormTests {
    func form(
        _ place: String, _ choices: CurrentChoices = CurrentChoices(), app: AppDocument = DecisionFixture.app(),
        isUnderAge: Bool = false
    ) -> FormKind? {
        let request = DecisionFixture.request(place, app: app, choices: choices) { $0.isUnderAge = isUnderAge }
        return privacyOptionsForm(decide(request), choices: choices)
    }

    let european = DecisionFixture.choices(european: DecisionFixture.everything)
    let us = DecisionFixture.choices(us: .allOptedOut)

    @Test func `is the law's form where the law requires it, whatever is stored`() {
        for choices in [CurrentChoices(), european, us] {
            #expect(form("DE", choices) == .european)
            #expect(form("US-CA", choices) == .usStates)
        }
    }

    @Test func `is the stored choice's form where nothing requires one`() {
        #expect(form("BR") == nil)
        #expect(form("BR", european) == .european)
        #expect(form("BR", us) == .usStates)
        #expect(form("US-WY", us) == .usStates)
    }

    @Test func `of two stored choices it is the newer one's`() {
        var choices = european
        choices.usStates = DecisionFixture.stored(.usStates(.allOptedOut), on: "2026-10-02")
        #expect(form("BR", choices) == .usStates)
        choices.usStates = DecisionFixture.stored(.usStates(.allOptedOut), on: "2026-09-30")
        #expect(form("BR", choices) == .european)
    }

    @Test func `a grant can be taken back under age, without a message, and after it lapsed`() {
        let noMessage = DecisionFixture.app {
            $0.gdpr.message = false
            $0.usState.message = false
        }
        #expect(form("DE", european, isUnderAge: true) == .european)
        #expect(form("DE", european, app: noMessage) == .european)
        #expect(form("US-CA", us, app: noMessage) == .usStates)
        #expect(form("US-CA", app: noMessage) == nil)
        #expect(form("DE", app: noMessage) == nil)
        let lapsed = DecisionFixture.choices(european: DecisionFixture.everything, on: "2020-01-01")
        #expect(form("BR", lapsed) == .european)
    }
}
