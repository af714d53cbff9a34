// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

@Suite struct IDSetBlobTests {
    static let spelled: [([UInt32], [UInt8])] = [
        ([], []), ([0], [0, 0]), ([1], [1, 0]), ([1, 2, 3], [1, 2]), ([755], [0xF3, 0x05, 0]),
        ([1, 3], [1, 0, 1, 0]), ([0, 1, 2, 5, 6], [0, 2, 2, 1]),
        ([.max], [0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 0]),
    ]

    @Test(arguments: spelled)
    func `has one spelling`(ids: [UInt32], blob: [UInt8]) {
        #expect(IDSet(ids).blob == blob)
        #expect(IDSet(blob: blob) == IDSet(ids))
    }

    @Test func `a thousand neighbours take three bytes`() {
        #expect(IDSet(1...1000).blob.count == 3)
    }

    @Test func `any set comes back`() {
        for seed in UInt32(1)...200 {
            let ids = (0..<seed).map { ($0 &* 2_654_435_761 &+ seed) % (seed * 7) }
            #expect(IDSet(blob: IDSet(ids).blob) == IDSet(ids))
        }
    }

    @Test(
        arguments: [
            [1], [0x80, 0], [1, 0, 0, 0], [0x80, 0x80, 0x80, 0x80, 0x80, 0], [0xFF, 0xFF, 0xFF, 0xFF, 0x1F, 0],
            [0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 1], [1, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F], [1, 0, 1], [0x80],
        ] as [[UInt8]])
    func `refuses what no set spells`(blob: [UInt8]) {
        #expect(IDSet(blob: blob) == nil)
    }

    @Test func `restrictions come back in their order`() throws {
        let restrictions = [
            PublisherRestriction(purpose: 24, type: .requireLegitimateInterest, vendors: IDSet(1...900)),
            PublisherRestriction(purpose: 1, type: .notAllowed, vendors: IDSet()),
            PublisherRestriction(purpose: 1, type: .requireConsent, vendors: IDSet([2, 755, 40_000])),
        ]
        let blob = PublisherRestriction.blob(of: restrictions)
        #expect(PublisherRestriction.restrictions(blob: blob) == restrictions)
        for count in 1..<blob.count where PublisherRestriction.restrictions(blob: Array(blob.prefix(count))) != nil {
            // Only whole restrictions are restrictions.
            let kept = try #require(PublisherRestriction.restrictions(blob: Array(blob.prefix(count))))
            #expect(restrictions.starts(with: kept) && kept.count < restrictions.count)
        }
        #expect(PublisherRestriction.restrictions(blob: [1, 3, 0, 0, 0, 0]) == nil)
    }
}

@Suite struct StoredCodeTests {
    @Test func `codes never change`() {
        #expect(ChoiceAction.allCases.map(\.storedCode) == [1, 2, 3, 4])
        #expect(ChoiceOutcome.allCases.map(\.storedCode) == [1, 2, 3])
        for action in ChoiceAction.allCases { #expect(ChoiceAction(storedCode: action.storedCode) == action) }
        #expect(ChoiceAction(storedCode: 0) == nil)
        #expect(ChoiceOutcome(storedCode: 4) == nil)
    }

    @Test func `a category of sensitive data has a bit of its own, for ever`() throws {
        for (index, category) in SensitiveDataCategory.allCases.enumerated() {
            var choice = USChoice()
            choice.sensitiveDataOptOuts = [category]
            #expect(choice.sensitiveDataBits == 1 << Int64(index))
        }
        #expect(USChoice.allOptedOut.optOutBits == 7)
    }

    @Test func `bits that no choice has are refused`() {
        #expect(USChoice(optOutBits: 8, sensitiveDataBits: 0) == nil)
        #expect(USChoice(optOutBits: 0, sensitiveDataBits: 1 << 12) == nil)
        #expect(USChoice(optOutBits: 0, sensitiveDataBits: -1) == nil)
    }
}

@Suite struct DeviceSlotsTests {
    @Test func `are 64 neighbours, wherever the key lies`() {
        for key in [(0, 0), (UInt64.max, UInt64.max), (1, 63), (1 << 63, 7)] as [(UInt64, UInt64)] {
            let slots = DeviceSlots(DeviceKey(high: key.0, low: key.1))
            #expect(slots.last - slots.first == 63)
            #expect(slots.first & 63 == 0)
        }
    }

    @Test func `give the first that is free, and none where none is`() {
        let slots = DeviceSlots(DeviceKey(high: 5, low: 0))
        #expect(slots.free(besides: []) == slots.first)
        #expect(slots.free(besides: [slots.first, slots.first + 2]) == slots.first + 1)
        #expect(slots.free(besides: Array(slots.first...slots.last)) == nil)
    }
}
