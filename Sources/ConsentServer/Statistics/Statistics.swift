// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The statistics of an app, group by group, without the groups that are too small to say nothing of a person.
struct Statistics {
    /// What happened in a group.
    struct Group: Equatable {
        /// One value a grouping; empty where unknown.
        var values: [String]
        var served: Int64 = 0
        var consent: Int64 = 0
        var refusal: Int64 = 0
        var custom: Int64 = 0
        var resets: Int64 = 0
        /// Of the answers, those that no form of ours was served for.
        var imported: Int64 = 0

        var answers: Int64 { consent + refusal + custom }
        /// Forms that nobody answered, as far as counts can tell.
        var unanswered: Int64 { max(0, served - (answers - imported)) }
        /// How many people it speaks of at most: those who answered, where anyone did.
        var size: Int64 { answers > 0 ? answers : max(served, resets) }
    }

    let groupings: [StatisticsGrouping]
    let groups: [Group]
    let withheld: Int

    /// Adds up the sums, and withholds groups under `threshold`.
    ///
    /// With them go the smallest others, until the withheld ones are two at least and together not under the threshold:
    /// else who knows the sum of all could take the others off it.
    init(_ sums: [ChoiceSum], by groupings: [StatisticsGrouping], threshold: Int64) {
        var found: [[String]: Group] = [:]
        for sum in sums where groupings.haveGroup(for: sum.event) {
            found[sum.group, default: Group(values: sum.group)].add(sum)
        }
        let bySize = found.values.sorted { ($0.size, $0.values.joined()) < ($1.size, $1.values.joined()) }
        var withheld = bySize.prefix { $0.size < threshold }.count
        if withheld > 0 {
            var sum = bySize.prefix(withheld).reduce(0) { $0 + $1.size }
            while withheld < bySize.count, withheld < 2 || sum < threshold {
                sum += bySize[withheld].size
                withheld += 1
            }
        }
        self.withheld = withheld
        self.groupings = groupings
        groups = bySize.dropFirst(withheld).sorted { $0.values.lexicographicallyPrecedes($1.values) }
    }
}

extension Statistics.Group {
    fileprivate mutating func add(_ sum: ChoiceSum) {
        switch sum.event {
        case .served: served += sum.count
        case .reset: resets += sum.count
        case .consent, .doNotConsent, .saveChoices, .imported:
            if sum.event == .imported { imported += sum.count }
            switch sum.outcome {
            case ChoiceOutcome.all.rawValue: consent += sum.count
            case ChoiceOutcome.none.rawValue: refusal += sum.count
            default: custom += sum.count
            }
        }
    }
}

extension Statistics {
    /// Members of an object that is open.
    func write(to body: inout JSONWriter) {
        body.member("withheld_groups", withheld)
        body.array("groups") { body in
            for group in groups {
                body.object { body in
                    for (grouping, value) in zip(groupings, group.values) {
                        body.member(named: grouping.rawValue, value.isEmpty ? nil : value)
                    }
                    let hasServed = !groupings.contains(.action)
                    body.member("forms_served", hasServed ? group.served : nil)
                    body.member("answers", group.answers)
                    body.member("consent", group.consent)
                    body.member("refusal", group.refusal)
                    body.member("custom", group.custom)
                    body.member("no_answer", hasServed ? group.unanswered : nil)
                    body.member("resets", group.resets)
                }
            }
        }
    }
}
