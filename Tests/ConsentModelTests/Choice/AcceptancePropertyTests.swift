// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel

/// What holds for every form and every answer.
@Suite struct AcceptancePropertyTests {
    private static func vendorList(_ random: inout FormsRandom) -> VendorList {
        let purposes = { (count: Int, random: inout FormsRandom) in
            PurposeSet((1...count).filter { _ in Int.random(in: 0..<3, using: &random) == 0 })
        }
        let vendors = (1...12).map { id in
            var vendor = Vendor(id: UInt16(id), name: "Vendor \(id)")
            vendor.purposes = purposes(11, &random)
            vendor.legitimateInterestPurposes = purposes(11, &random)
            vendor.flexiblePurposes = purposes(11, &random)
            vendor.specialFeatures = purposes(2, &random)
            vendor.isDeleted = Int.random(in: 0..<8, using: &random) == 0
            return vendor
        }
        let builtIn = VendorList.builtIn
        return VendorList(
            version: VendorListVersion(version: 7, tcfPolicyVersion: 5), purposes: builtIn.purposes,
            specialPurposes: builtIn.specialPurposes, features: builtIn.features,
            specialFeatures: builtIn.specialFeatures, vendors: vendors)
    }

    private static func form(_ random: inout FormsRandom) -> PublishedForm {
        var app = AppDocument(name: "Any")
        app.vendors = (1...14).filter { _ in Bool.random(using: &random) }
        app.adTechProviders = (1...5).filter { _ in Bool.random(using: &random) }
        let form = FormDescription(.european, of: app, vendorList: vendorList(&random), language: "en")
        return PublishedForm(
            id: FormID(digest: Array(repeating: 9, count: 32)), version: 1, language: "en", offer: FormOffer(form))
    }

    /// Some of what the form offers.
    private static func choices(_ offer: FormOffer, _ random: inout FormsRandom) -> SubmittedEuropeanChoices {
        var choices = SubmittedEuropeanChoices()
        choices.purposesConsent = offer.purposesConsent.ids.filter { _ in Bool.random(using: &random) }
        choices.purposesLegitimateInterest = offer.purposesLegitimateInterest.ids.filter { _ in
            Bool.random(using: &random)
        }
        choices.specialFeatures = offer.specialFeatures.ids.filter { _ in Bool.random(using: &random) }
        choices.vendorsConsent = offer.vendorsConsent.ids.filter { _ in Bool.random(using: &random) }
        choices.vendorsLegitimateInterest = offer.vendorsLegitimateInterest.ids.filter { _ in
            Bool.random(using: &random)
        }
        choices.adTechProviders = offer.adTechProviders.ids.filter { _ in Bool.random(using: &random) }
        return choices
    }

    private static func answer(_ choices: SubmittedEuropeanChoices) -> ConsentSubmission {
        Acceptance.answer(.saveChoices) { $0.choices = .european(choices) }
    }

    private static let lists: [@Sendable (inout SubmittedEuropeanChoices) -> Void] = [
        { if !$0.purposesConsent.isEmpty { $0.purposesConsent.removeFirst() } },
        { if !$0.purposesLegitimateInterest.isEmpty { $0.purposesLegitimateInterest.removeLast() } },
        { if !$0.specialFeatures.isEmpty { $0.specialFeatures.removeFirst() } },
        { if !$0.vendorsConsent.isEmpty { $0.vendorsConsent.removeLast() } },
        { if !$0.vendorsLegitimateInterest.isEmpty { $0.vendorsLegitimateInterest.removeFirst() } },
        { if !$0.adTechProviders.isEmpty { $0.adTechProviders.removeFirst() } },
    ]

    @Test(arguments: 1...60)
    func `consent grants exactly the offer, and a refusal nothing`(_ seed: UInt64) throws {
        var random = FormsRandom(seed: seed)
        let form = Self.form(&random)
        let offer = try #require(form.offer)
        let yes = try #require(try Acceptance.judge().accept(Acceptance.answer(.consent), on: form).european)
        #expect(yes.purposesConsent == offer.purposesConsent)
        #expect(yes.purposesLegitimateInterest == offer.purposesLegitimateInterest)
        #expect(yes.specialFeatures == offer.specialFeatures)
        #expect(yes.vendorsConsent == offer.vendorsConsent)
        #expect(yes.vendorsLegitimateInterest == offer.vendorsLegitimateInterest)
        #expect(yes.adTechProviders == offer.adTechProviders)
        #expect(yes.purposesLegitimateInterest.intersection(.consentOnly).isEmpty)
        let no = try #require(try Acceptance.judge().accept(Acceptance.answer(.doNotConsent), on: form).european)
        #expect(no.grantsNothing)
        #expect(no.vendorsDisclosed == yes.vendorsDisclosed)
    }

    @Test(arguments: 1...60)
    func `switching something off never grants more`(_ seed: UInt64) throws {
        var random = FormsRandom(seed: seed)
        let form = Self.form(&random)
        let choices = Self.choices(try #require(form.offer), &random)
        let full = try #require(try Acceptance.judge().accept(Self.answer(choices), on: form).european)
        for remove in Self.lists {
            var fewer = choices
            remove(&fewer)
            let reduced = try #require(try Acceptance.judge().accept(Self.answer(fewer), on: form).european)
            #expect(reduced.grantsNoMore(than: full))
            #expect((reduced == full) == (fewer == choices))
        }
    }

    @Test(arguments: 1...60)
    func `no answer grants more than consent does`(_ seed: UInt64) throws {
        var random = FormsRandom(seed: seed)
        let form = Self.form(&random)
        let offer = try #require(form.offer)
        let accepted = try Acceptance.judge().accept(Self.answer(Self.choices(offer, &random)), on: form)
        let choice = try #require(accepted.european)
        #expect(choice.grantsNoMore(than: offer.everything))
        #expect(offer.nothing.grantsNoMore(than: choice))
        #expect((accepted.choice.outcome == .none) == choice.grantsNothing)
        #expect((accepted.choice.outcome == .all) == (choice == offer.everything && !choice.grantsNothing))
    }

    @Test(arguments: 1...60)
    func `the order and repeats of ids do not matter`(_ seed: UInt64) throws {
        var random = FormsRandom(seed: seed)
        let form = Self.form(&random)
        let choices = Self.choices(try #require(form.offer), &random)
        var shuffled = choices
        shuffled.purposesConsent = (choices.purposesConsent + choices.purposesConsent).shuffled(using: &random)
        shuffled.vendorsConsent = (choices.vendorsConsent + choices.vendorsConsent).shuffled(using: &random)
        let one = try Acceptance.judge().accept(Self.answer(choices), on: form)
        #expect(try Acceptance.judge().accept(Self.answer(shuffled), on: form) == one)
    }

    @Test(arguments: 1...60)
    func `a refusal is accepted whatever the app, the age, the form and the past`(_ seed: UInt64) throws {
        var random = FormsRandom(seed: seed)
        let form = Self.form(&random)
        var judge = Acceptance.judge()
        judge = Acceptance.after(try judge.accept(Acceptance.answer(.consent), on: form), judge)
        judge.isUnderAge = Bool.random(using: &random)
        judge.globalPrivacyControl = Bool.random(using: &random)
        judge.app.reprompt.onVendorChange = true
        judge.app.withdrawnForms = [form.id]
        var old = form
        old.standing = .superseded(by: try #require(Self.form(&random).offer))
        #expect(try judge.accept(Acceptance.answer(.doNotConsent), on: old).choice.outcome == .none)
    }

    @Test(arguments: 1...60)
    func `the stricter of two choices grants no more than either, in any order`(_ seed: UInt64) throws {
        var random = FormsRandom(seed: seed)
        let offer = try #require(Self.form(&random).offer)
        let pick = { (random: inout FormsRandom) throws -> EuropeanChoice in
            var form = Self.form(&random)
            form.offer = offer
            return try #require(
                try Acceptance.judge().accept(Self.answer(Self.choices(offer, &random)), on: form).european)
        }
        let one = try pick(&random)
        let two = try pick(&random)
        let both = one.stricter(with: two)
        #expect(both == two.stricter(with: one))
        #expect(both.grantsNoMore(than: one) && both.grantsNoMore(than: two))
        #expect(one.stricter(with: one) == one)
    }
}
