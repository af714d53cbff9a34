// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentServer

@Suite struct ReferenceSumTests {
    private let key = ReferenceSum.Key(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210)

    @Test func `what is added and taken away once disappears, in any order`() {
        var sum = ReferenceSum()
        let places = (1...500).map { CurrentPlace(slot: Int64($0) &* 64 &- 9999, sequence: Int64($0)) }
        for place in places {
            sum.add(place, key)
            sum.add(place.sequence, key)
        }
        for place in places.reversed() {
            sum.remove(place.sequence, key)
            #expect(!sum.isZero)
            sum.remove(place, key)
        }
        #expect(sum.isZero)
    }

    @Test func `two rows that changed places, or one event for another, do not`() {
        let (first, second) = (CurrentPlace(slot: 64, sequence: 1), CurrentPlace(slot: 128, sequence: 2))
        for others in [
            [CurrentPlace(slot: 64, sequence: 2), CurrentPlace(slot: 128, sequence: 1)],
            [first, first], [first, CurrentPlace(slot: 129, sequence: 2)], [first],
        ] {
            var sum = ReferenceSum()
            for place in [first, second] { sum.add(place, key) }
            for place in others { sum.remove(place, key) }
            #expect(!sum.isZero, "\(others)")
        }
    }
}
