// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Testing

@testable import ConsentServer

@Suite struct LockedTests {
    @Test func `no increment of many threads is lost`() {
        let counter = Locked(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 { counter.withLock { $0 += 1 } }
        }
        #expect(counter.withLock { $0 } == 8000)
    }

    @Test func `a throwing body leaves the lock open`() {
        struct Refused: Error {}
        let value = Locked(1)
        #expect(throws: Refused.self) {
            try value.withLock { (_: inout Int) throws(Refused) -> Void in throw Refused() }
        }
        #expect(value.withLock { $0 } == 1)
    }
}
