// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentServer

@Suite struct NearestTests {
    private let names = ["action", "choices", "form_id", "debug_geography", "us"]

    @Test(
        arguments: [
            ("debugGeography", "debug_geography"), ("debug-geography", "debug_geography"),
            ("DEBUG_GEOGRAPHY", "debug_geography"),
            ("debug_geografy", "debug_geography"), ("formid", "form_id"), ("formId", "form_id"), ("actoin", "action"),
            ("choice", "choices"), ("chocies", "choices"), ("US", "us"), ("usa", "us"),
        ])
    func `finds what a slip meant`(_ text: String, _ name: String) {
        #expect(nearest(to: text, of: names) == name)
    }

    @Test(arguments: ["", "_", "x", "purposes", "acxxxn", "geography", String(repeating: "a", count: 100_000)])
    func `guesses nothing where nothing is near`(_ text: String) {
        #expect(nearest(to: text, of: names) == nil)
    }

    @Test func `prefers the nearer one`() {
        #expect(nearest(to: "statex", of: ["states", "state"]) == "states")
        #expect(nearest(to: "state", of: ["states", "state"]) == "state")
    }
}
