// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

/// A likeness stands for everything that an answer is made of, so nothing may be left out of it by oversight.
@Suite struct ChoiceOutlineTests {
    /// One change of every field, by the field's name.
    private static let changes: [(field: String, change: @Sendable (inout StoredChoice) -> Void)] = [
        ("content", { $0.content = .usStates(USChoice()) }), ("action", { $0.action = .consent }),
        ("outcome", { $0.outcome = .all }), ("formID", { $0.formID = nil }), ("formVersion", { $0.formVersion = 5 }),
        ("language", { $0.language = "" }), ("environment", { $0.environment = .production }),
        ("isForced", { $0.isForced = false }), ("gpcShown", { $0.gpcShown = false }),
        ("tcfPolicyVersion", { $0.tcfPolicyVersion = 4 }), ("vendorListVersion", { $0.vendorListVersion = 302 }),
        ("signals", { $0.signals.tcString = nil }), ("signals", { $0.signals.acString = "2~dv." }),
        ("signals", { $0.signals.gppString = "" }), ("signals", { $0.signals.supplement = "x" }),
        ("signals", { swap(&$0.signals.tcString, &$0.signals.acString) }),
    ]

    /// What differs between choices that are alike.
    private static let times: [(field: String, change: @Sendable (inout StoredChoice) -> Void)] = [
        ("revision", { $0.revision = 9 }), ("receivedAt", { $0.receivedAt = Timestamp(milliseconds: 1) }),
        ("decidedAt", { $0.decidedAt = Timestamp(milliseconds: 1) }), ("statedAt", { $0.statedAt = nil }),
        ("fingerprint", { $0.fingerprint = ChoiceFingerprint() }),
    ]

    private static let contents: [@Sendable (inout EuropeanChoice) -> Void] = [
        { $0.purposesConsent = PurposeSet([1, 3]) }, { $0.purposesLegitimateInterest = PurposeSet([2, 7]) },
        { $0.specialFeatures = PurposeSet([1]) }, { $0.vendorsConsent = IDSet([755]) },
        { $0.vendorsLegitimateInterest = IDSet([756]) }, { $0.vendorsDisclosed = IDSet([2, 10]) },
        { $0.adTechProviders = IDSet([89]) }, { $0.adTechProvidersDisclosed = IDSet([89]) },
        { $0.restrictions = [] }, { $0.restrictions[0].type = .notAllowed }, { $0.restrictions[0].purpose = 7 },
        { $0.restrictions[0].vendors = IDSet([755]) }, { swap(&$0.vendorsConsent, &$0.vendorsDisclosed) },
    ]

    @Test func `every field of a choice is either in it or known to be left out`() {
        let fields = Set(Mirror(reflecting: Examples.european()).children.compactMap(\.label))
        #expect(fields == Set((Self.changes + Self.times).map(\.field)))
        let content = Mirror(reflecting: EuropeanChoice()).children.count
        #expect(content == 9, "a new field of a European choice: add it to the likeness and to the list above")
        #expect(Mirror(reflecting: USChoice()).children.count == 4)
        #expect(Mirror(reflecting: StoredSignals()).children.count == 4)
    }

    @Test func `each of them tells a choice from all others`() {
        var seen: Set<ChoiceLikeness> = [ChoiceLikeness(Examples.european())]
        for (field, change) in Self.changes {
            var choice = Examples.european()
            change(&choice)
            #expect(seen.insert(ChoiceLikeness(choice)).inserted, "\(field)")
        }
        for (index, change) in Self.contents.enumerated() {
            var choice = Examples.european()
            guard case .european(var content) = choice.content else { return }
            change(&content)
            choice.content = .european(content)
            #expect(seen.insert(ChoiceLikeness(choice)).inserted, "change \(index) of the content")
        }
        var us = [USChoice.allOptedOut]
        for path in [\USChoice.saleOptOut, \USChoice.sharingOptOut, \USChoice.targetedAdvertisingOptOut] {
            us.append(USChoice())
            us[us.count - 1][keyPath: path] = true
        }
        for category in SensitiveDataCategory.allCases {
            us.append(USChoice())
            us[us.count - 1].sensitiveDataOptOuts = [category]
        }
        for content in us {
            #expect(seen.insert(ChoiceLikeness(Examples.usStates(content))).inserted, "\(content)")
        }
    }

    @Test func `times and revision do not`() {
        for (field, change) in Self.times {
            var choice = Examples.european()
            change(&choice)
            #expect(ChoiceLikeness(choice) == ChoiceLikeness(Examples.european()), "\(field)")
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a store outlines what it holds`(kind: StoreKind) throws {
        let directory = try ScratchDirectory()
        let store = try kind.make(in: directory)
        let app = try Examples.app()
        let device = Examples.device(3)
        #expect(try store.see { try $0.outlines(of: device) } == ChoiceOutlines())
        try store.change { transaction in
            try transaction.setChoice(Examples.european(revision: 4), of: device, app: app, sequence: 1)
            try transaction.setChoice(Examples.usStates(revision: 2), of: device, app: app, sequence: 2)
        }
        let both = try store.see { (try $0.outlines(of: device), try $0.choices(of: device)) }
        #expect(both.0 == ChoiceOutlines(both.1))
        #expect(both.0?.european?.revision == 4)
        try store.change { transaction in
            var signals = StoredSignals()
            signals.tcString = "C"
            try transaction.setSignals(signals, of: device, kind: .european)
        }
        let renewed = try store.see { (try $0.outlines(of: device), try $0.choices(of: device)) }
        #expect(renewed.0 == ChoiceOutlines(renewed.1))
        #expect(renewed.0 != both.0)
        try store.change { transaction in
            try transaction.removeChoice(of: device, kind: .european, app: app, revision: 5, sequence: 3)
        }
        #expect(try store.see { try $0.outlines(of: device) }?.european == nil)
        #expect(try store.see { try $0.outlines(of: device) }?.usStates?.revision == 2)
        #expect(try store.see { try $0.outlines(of: Examples.device(4)) } == ChoiceOutlines())
    }
}
