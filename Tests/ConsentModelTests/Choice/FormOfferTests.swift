// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ConsentModel

@Suite struct FormOfferTests {
    @Test func `offers what the European form shows`() throws {
        let offer = try #require(FormOffer(FormFixtures.form(.european)))
        #expect(offer.kind == .european)
        #expect(offer.actions == [.consent, .doNotConsent, .saveChoices])
        #expect(offer.purposesConsent.ids == Array(1...11))
        #expect(offer.purposesLegitimateInterest.ids == [2, 7, 8, 10])
        #expect(offer.specialFeatures.ids == [1])
        #expect(offer.vendorsConsent.ids == [10, 40])
        #expect(offer.vendorsLegitimateInterest.ids == [10, 20])
        #expect(offer.vendorsDisclosed.ids == [10, 20, 30, 40])
        #expect(offer.adTechProviders.ids == [89, 1000])
        #expect(offer.vendorList.version == 143)
    }

    @Test func `offers what the US form shows`() throws {
        let offer = try #require(FormOffer(FormFixtures.form(.usStates)))
        #expect(offer.actions == [.saveChoices])
        #expect(offer.optOuts == Set(USOptOut.allCases))
        #expect(offer.sensitiveData == Set(SensitiveDataCategory.allCases))
        #expect(offer.vendorsDisclosed.isEmpty)
    }

    @Test func `the built-in form offers Google as it declares itself`() throws {
        let form = FormDescription(.european, of: AppDocument(name: "A"), vendorList: .builtIn, language: "en")
        let offer = try #require(FormOffer(form))
        #expect(offer.purposesLegitimateInterest.ids == [2, 7, 9, 10])
        #expect(offer.vendorsConsent.ids == [755] && offer.vendorsLegitimateInterest.ids == [755])
    }

    @Test(arguments: [FormKind.european, .usStates], [true, false])
    func `is read back from the stored content`(_ kind: FormKind, _ manageOptions: Bool) throws {
        var app = FormFixtures.app
        app.buttons.manageOptions = manageOptions
        let form = FormFixtures.form(kind, app)
        let stored = try #require(try parsed(form)["offer"] as? [String: [Any]])
        #expect(Set(stored.keys).isSubset(of: FormOffer.Member.allCases.map(\.rawValue)))
        let offer = FormOffer(
            kind: try #require(kind.choiceKind), vendorList: form.vendorList,
            numbers: { stored[$0.rawValue]?.compactMap { ($0 as? NSNumber)?.uint32Value } },
            words: { stored[$0.rawValue]?.compactMap { $0 as? String } })
        #expect(offer == FormOffer(form))
    }

    @Test func `a list that is absent is empty`() {
        let offer = FormOffer(kind: .european, vendorList: .builtIn, numbers: { _ in nil }, words: { _ in nil })
        #expect(offer == FormOffer(kind: .european, vendorList: .builtIn))
    }

    @Test(arguments: [0, 25, UInt32.max])
    func `a purpose that can't be is not read`(_ id: UInt32) {
        for member in [FormOffer.Member.purposesConsent, .purposesLegitimateInterest, .specialFeatures] {
            let offer = FormOffer(
                kind: .european, vendorList: .builtIn, numbers: { $0 == member ? [1, id] : nil }, words: { _ in nil })
            #expect(offer == nil)
        }
    }

    @Test(arguments: [FormOffer.Member.actions, .optOuts, .sensitiveData])
    func `a word that was never written is not read`(_ member: FormOffer.Member) {
        let offer = FormOffer(
            kind: .usStates, vendorList: .builtIn, numbers: { _ in nil }, words: { $0 == member ? ["other"] : nil })
        #expect(offer == nil)
    }

    @Test func `asks for more where a vendor, a provider, a purpose or a ground was added`() throws {
        let old = try #require(FormOffer(FormFixtures.form(.european)))
        let changes: [(inout FormOffer) -> Void] = [
            { $0.vendorsDisclosed = IDSet($0.vendorsDisclosed.ids + [99]) },
            { $0.vendorsConsent = IDSet($0.vendorsConsent.ids + [20]) },
            { $0.vendorsLegitimateInterest = IDSet($0.vendorsLegitimateInterest.ids + [40]) },
            { $0.adTechProviders = IDSet($0.adTechProviders.ids + [5]) },
            { $0.purposesConsent = $0.purposesConsent.union(PurposeSet([12])) },
            { $0.purposesLegitimateInterest = $0.purposesLegitimateInterest.union(PurposeSet([9])) },
            { $0.specialFeatures = $0.specialFeatures.union(PurposeSet([2])) },
        ]
        for change in changes {
            var new = old
            change(&new)
            #expect(new.asksForMore(than: old))
            #expect(!old.asksForMore(than: new))
        }
        #expect(!old.asksForMore(than: old))
    }

    /// Format 1 as it was first stored.
    ///
    /// Never change it: forms are answered for ever.
    @Test(arguments: [
        (
            FormOffer.Member.allCases.map(\.rawValue),
            [
                "actions", "purposes_consent", "purposes_legitimate_interest", "special_features", "vendors_consent",
                "vendors_legitimate_interest", "vendors_disclosed", "ad_tech_providers", "opt_outs", "sensitive_data",
            ]
        ),
        (ChoiceAction.allCases.map(\.rawValue), ["consent", "do_not_consent", "save_choices", "import"]),
        (USOptOut.allCases.map(\.rawValue), ["sale_opt_out", "sharing_opt_out", "targeted_advertising_opt_out"]),
    ])
    func `the words of format 1 stay`(_ words: [String], _ first: [String]) {
        #expect(words == first)
    }

    @Test func `the offer stays as it was first written`() {
        let form = FormDescription(.european, of: AppDocument(name: "A"), vendorList: .builtIn, language: "en")
        let json = String(decoding: form.offerJSON, as: UTF8.self)
        #expect(
            json
                == #"{"actions":["consent","do_not_consent","save_choices"],"#
                + #""purposes_consent":[1,2,3,4,5,6,7,8,9,10,11],"purposes_legitimate_interest":[2,7,9,10],"#
                + #""special_features":[],"vendors_consent":[755],"vendors_legitimate_interest":[755],"#
                + #""vendors_disclosed":[755],"ad_tech_providers":[]}"#)
        let usForm = FormDescription(.usStates, of: AppDocument(name: "A"), vendorList: .builtIn, language: "en")
        #expect(
            String(decoding: usForm.offerJSON, as: UTF8.self).hasPrefix(
                #"{"actions":["save_choices"],"opt_outs":["sale_opt_out","sharing_opt_out","#
                    + #""targeted_advertising_opt_out"],"sensitive_data":["racial_or_ethnic_origin","#))
    }
}

extension FormDescription {
    /// The offer as it is stored.
    fileprivate var offerJSON: [UInt8] { FormOffer(self)?.json ?? [] }
}
