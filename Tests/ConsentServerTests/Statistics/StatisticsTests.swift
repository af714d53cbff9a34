// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

@Suite struct StatisticsTests {
    private func sum(
        _ group: [String], _ count: Int64, _ event: ChoiceCount.Event = .consent, _ outcome: String = "all"
    ) -> ChoiceSum {
        ChoiceSum(group: group, event: event, outcome: outcome, count: count)
    }

    @Test func `outcomes are told apart, and what nobody answered is the rest`() throws {
        let statistics = Statistics(
            [
                sum(["DE"], 100, .served, ""), sum(["DE"], 20), sum(["DE"], 30, .doNotConsent, "none"),
                sum(["DE"], 5, .saveChoices, "partial"), sum(["DE"], 6, .saveChoices, "all"),
                sum(["DE"], 7, .imported, "none"), sum(["DE"], 3, .reset, ""),
            ], by: [.country], threshold: 10)
        let group = try #require(statistics.groups.first)
        #expect(group.consent == 26 && group.refusal == 37 && group.custom == 5 && group.resets == 3)
        #expect(group.answers == 68)
        #expect(group.unanswered == 39, "an import answers no form")
    }

    @Test func `more answers than forms leave nothing unanswered, not less`() throws {
        let statistics = Statistics([sum([], 5, .served, ""), sum([], 12)], by: [], threshold: 10)
        #expect(statistics.groups.first?.unanswered == 0)
    }

    @Test func `a group under the threshold is withheld with the next, so that no sum tells of it`() {
        let statistics = Statistics(
            [sum(["DE"], 500), sum(["FR"], 40), sum(["LI"], 2)], by: [.country], threshold: 10)
        #expect(statistics.groups.map(\.values) == [["DE"]])
        #expect(statistics.withheld == 2)
    }

    @Test func `several small ones that are enough together keep no large one from being told`() {
        let statistics = Statistics(
            [sum(["DE"], 500), sum(["FR"], 9), sum(["LI"], 9)], by: [.country], threshold: 10)
        #expect(statistics.groups.map(\.values) == [["DE"]])
        #expect(statistics.withheld == 2)
    }

    @Test func `small ones that are not enough together take the next with them`() {
        let statistics = Statistics(
            [sum(["DE"], 500), sum(["FR"], 40), sum(["LI"], 2), sum(["MC"], 3)], by: [.country], threshold: 10)
        #expect(statistics.groups.map(\.values) == [["DE"]])
        #expect(statistics.withheld == 3)
    }

    @Test func `a threshold is reached at itself`() {
        let groups = Statistics([sum(["DE"], 10)], by: [.country], threshold: 10)
        #expect(groups.groups.count == 1 && groups.withheld == 0)
        let none = Statistics([sum(["DE"], 9)], by: [.country], threshold: 10)
        #expect(none.groups.isEmpty && none.withheld == 1)
        let all = Statistics([sum(["DE"], 1)], by: [.country], threshold: 1)
        #expect(all.groups.count == 1)
    }

    @Test func `many forms do not make a few people many`() {
        let few = Statistics([sum([], 500, .served, ""), sum([], 3)], by: [], threshold: 10)
        #expect(few.groups.isEmpty)
        let nobody = Statistics([sum([], 500, .served, "")], by: [], threshold: 10)
        #expect(nobody.groups.first?.unanswered == 500)
    }

    @Test func `by action, a form that nobody answered has no place`() {
        let statistics = Statistics(
            [sum(["served"], 500, .served, ""), sum(["consent"], 20)], by: [.action], threshold: 10)
        #expect(statistics.groups.map(\.values) == [["consent"]])
        var json = JSONWriter()
        json.object { statistics.write(to: &$0) }
        let text = String(decoding: json.bytes, as: UTF8.self)
        #expect(text.contains(#""no_answer":null"#) && text.contains(#""action":"consent""#))
    }

    @Test func `whatever is shown, the withheld are two or more and not under the threshold together`() {
        var random = SeededRandom(seed: 99)
        for _ in 0..<500 {
            let sizes = (0..<Int.random(in: 1...8, using: &random)).map { _ in
                Int64.random(in: 1...30, using: &random)
            }
            let sums = sizes.enumerated().map { sum(["\($0.offset)"], $0.element) }
            let statistics = Statistics(sums, by: [.country], threshold: 10)
            let shown = Set(statistics.groups.map { $0.values[0] })
            let hidden = sizes.enumerated().filter { !shown.contains("\($0.offset)") }.map(\.element)
            #expect(statistics.groups.allSatisfy { $0.size >= 10 })
            #expect(hidden.count == statistics.withheld)
            if !hidden.isEmpty, !shown.isEmpty { #expect(hidden.count >= 2 && hidden.reduce(0, +) >= 10) }
            if sizes.allSatisfy({ $0 >= 10 }) { #expect(hidden.isEmpty) }
        }
    }
}
