// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// What a count of statistics is of: no device, no time but the day.
struct ChoiceCount: Hashable, Sendable {
    var app: AppID
    var day: CalendarDay
    /// Two letters, empty where unknown.
    var country: String
    var regulation: String
    /// BCP 47, empty where unknown.
    var language: String
    /// The form's id, empty for an import or a reset.
    var form: String
    var event: Event
    /// `all`, `none` or `partial`; empty where nothing was chosen.
    var outcome: String

    /// What happened: an action, or one of two things that are none.
    enum Event: String, Sendable, CaseIterable {
        case consent
        case doNotConsent = "do_not_consent"
        case saveChoices = "save_choices"
        case imported = "import"
        case reset
        /// A form that had to be answered was served.
        case served

        init(_ action: ChoiceAction) {
            self =
                switch action {
                case .consent: .consent
                case .doNotConsent: .doNotConsent
                case .saveChoices: .saveChoices
                case .imported: .imported
                }
        }
    }
}

/// What statistics can be grouped by.
enum StatisticsGrouping: String, Sendable, CaseIterable {
    case day, country, regulation, language, form, action
}

extension [StatisticsGrouping] {
    /// Whether what happened is in any group: by action, a form that nobody answered has none.
    func haveGroup(for event: ChoiceCount.Event) -> Bool { event != .served || !contains(.action) }
}

/// A sum of counts: those of one event and outcome in one group.
struct ChoiceSum: Sendable, Equatable {
    /// One value for each grouping that was asked for, in its order; `action` has none here.
    var group: [String]
    var event: ChoiceCount.Event
    var outcome: String
    var count: Int64
}

extension ChoiceCount {
    /// The value that the count has for a grouping.
    func value(of grouping: StatisticsGrouping) -> String {
        switch grouping {
        case .day: day.description
        case .country: country
        case .regulation: regulation
        case .language: language
        case .form: form
        case .action: event.rawValue
        }
    }
}
