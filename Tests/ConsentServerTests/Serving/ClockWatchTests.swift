// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

@Suite struct ClockWatchTests {
    private static let noon = Timestamp(milliseconds: 1_796_040_000_000)

    private func later(_ seconds: Int64) -> Timestamp {
        Timestamp(milliseconds: Self.noon.milliseconds + seconds * 1000)
    }

    @Test func `a clock that goes as the steady one does is not set back`() {
        var watch = ClockWatch(wall: Self.noon, steady: .seconds(100))
        #expect(watch.secondsSetBack(wall: later(60), steady: .seconds(160)) == nil)
        #expect(watch.secondsSetBack(wall: later(120), steady: .seconds(220)) == nil)
    }

    @Test func `an hour back is seen once, also where the time still goes forward from look to look`() {
        var watch = ClockWatch(wall: Self.noon, steady: .zero)
        #expect(watch.secondsSetBack(wall: later(60 - 3600), steady: .seconds(60)) == 3600)
        #expect(watch.secondsSetBack(wall: later(120 - 3600), steady: .seconds(120)) == nil)
        #expect(watch.secondsSetBack(wall: later(150 - 3600), steady: .seconds(180)) == 30)
    }

    @Test(arguments: [0, 1, 5] as [Int64])
    func `a few seconds are a correction`(seconds: Int64) {
        var watch = ClockWatch(wall: Self.noon, steady: .zero)
        #expect(watch.secondsSetBack(wall: later(60 - seconds), steady: .seconds(60)) == nil)
    }

    @Test func `a jump forward, or a sleep, is none`() {
        var watch = ClockWatch(wall: Self.noon, steady: .zero)
        #expect(watch.secondsSetBack(wall: later(86_400 * 400), steady: .seconds(60)) == nil)
        #expect(watch.secondsSetBack(wall: later(86_400 * 400 + 60), steady: .seconds(120)) == nil)
    }

    @Test func `a start looks at the newest event`() throws {
        #expect(ClockWatch.secondsBehind(later(3600), now: Self.noon) == 3600)
        #expect(ClockWatch.secondsBehind(later(3), now: Self.noon) == nil)
        #expect(ClockWatch.secondsBehind(later(-9), now: Self.noon) == nil)
        try TestService.each { service, caller in
            try caller.putApp()
            #expect(try service.context.newestEventTime() == nil)
            try caller.choose("consent")
            let chosen = service.context.now()
            service.advance(seconds: 100)
            try caller.choose("do_not_consent")
            let newest = try service.context.newestEventTime()
            #expect(newest == service.context.now() && newest != chosen)
        }
    }
}
