// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentServer

@Suite struct RetryPaceTests {
    /// The minutes at which something is tried that always fails.
    private func tries(_ pace: inout RetryPace, minutes: Int) -> [Int] {
        (0..<minutes).filter { _ in
            guard pace.isDue() else { return false }
            pace.failed()
            return true
        }
    }

    @Test func `what goes well is tried every minute`() {
        var pace = RetryPace()
        for _ in 0..<100 {
            let isDue = pace.isDue()
            #expect(isDue)
        }
        let failures = pace.succeeded()
        #expect(failures == 0)
    }

    @Test func `what fails is tried ever more seldom, up to once an hour`() {
        var pace = RetryPace()
        #expect(tries(&pace, minutes: 300) == [0, 1, 3, 7, 15, 31, 63, 123, 183, 243])
        #expect(pace.failures == 10)
    }

    @Test func `a success begins anew, and tells how often it failed`() {
        var pace = RetryPace()
        _ = tries(&pace, minutes: 50)
        let failures = pace.succeeded()
        #expect(failures == 6)
        #expect(pace == RetryPace())
        #expect(tries(&pace, minutes: 5) == [0, 1, 3])
    }
}
