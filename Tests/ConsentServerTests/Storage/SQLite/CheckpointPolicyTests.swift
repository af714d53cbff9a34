// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentServer

@Suite struct CheckpointPolicyTests {
    /// Whether the policy finds a checkpoint due after each of these commits.
    private func due(_ pages: [Int], _ policy: inout CheckpointPolicy) -> [Bool] {
        pages.map { policy.committed(pages: $0) != nil }
    }

    @Test func `waits for readers where the log grew long`() {
        var policy = CheckpointPolicy(threshold: 100)
        var modes: [SQLiteConnection.CheckpointMode] = []
        for pages in stride(from: 100, through: 900, by: 100) {
            if let mode = policy.committed(pages: pages) { modes.append(mode) }
            policy.checkpointed(isComplete: false)
        }
        #expect(modes == Array(repeating: .passive, count: 7) + [.restart, .restart])
    }

    @Test func `is due at the threshold, and after a whole one at the threshold again`() {
        var policy = CheckpointPolicy(threshold: 100)
        let first = due([99, 100], &policy)
        #expect(first == [false, true])
        policy.checkpointed(isComplete: true)
        let second = due([4, 99, 130], &policy)
        #expect(second == [false, false, true])
    }

    @Test func `after one that readers kept from the end it is due a threshold later`() {
        var policy = CheckpointPolicy(threshold: 100)
        let first = due([120], &policy)
        policy.checkpointed(isComplete: false)
        let second = due([150, 219, 220], &policy)
        #expect(first + second == [true, false, false, true])
    }

    @Test func `a whole one that the log outgrew before it began anew is due at once`() {
        var policy = CheckpointPolicy(threshold: 100)
        let first = due([120], &policy)
        policy.checkpointed(isComplete: true)
        let second = due([124], &policy)
        #expect(first + second == [true, true])
    }

    @Test func `knows whether there is a log to cut`() {
        var policy = CheckpointPolicy(threshold: 100)
        #expect(!policy.logIsCut)
        policy.cut()
        #expect(policy.logIsCut)
        policy.committed(pages: 0)
        #expect(policy.logIsCut)
        policy.committed(pages: 1)
        #expect(!policy.logIsCut)
    }
}
