// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentServer

@Suite struct PacedThreadTests {
    /// Longer than any test may take: what ends does so because it was told to.
    private let long = 3_600_000

    @Test func `goes on after each wait, and ends where it waits when it is told to`() {
        let thread = PacedThread()
        let steps = Locked(0)
        let arrived = Handover<Void>()
        thread.start { [long] in
            while thread.wait(milliseconds: steps.withLock { $0 } < 3 ? 0 : long) {
                let count = steps.withLock { steps in
                    steps += 1
                    return steps
                }
                if count == 3 { arrived.put(()) }
            }
        }
        arrived.take()
        #expect(thread.stop())
        #expect(steps.withLock { $0 } == 3)
    }

    @Test func `once it is told to end, no later wait waits`() {
        let thread = PacedThread()
        let began = Handover<Void>()
        let answers = Locked<[Bool]>([])
        thread.start { [long] in
            began.put(())
            for _ in 0..<3 {
                let goesOn = thread.wait(milliseconds: long)
                answers.withLock { $0.append(goesOn) }
            }
        }
        began.take()
        #expect(thread.stop())
        #expect(answers.withLock { $0 } == [false, false, false])
    }

    @Test func `a thread that was never started, or was stopped before, is not waited for`() {
        let thread = PacedThread()
        #expect(!thread.stop())
        #expect(!thread.wait(milliseconds: long))

        let other = PacedThread()
        other.start {}
        #expect(other.stop())
        #expect(!other.stop())
    }
}
