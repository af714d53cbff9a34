// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The sums that a year of statistics is told from.
///
/// What is counted goes into table `statistics`, one row a kind and day, and is moved from there into
/// `statistics_sums` now and then. A row there has every event of a group side by side, of a day or of a month. It is
/// kept for those few sets of dimensions from which every grouping can be summed without many more rows than it has
/// groups: a place has few regulations and a form one language, so a sum by country alone would save nothing.
enum StatisticsSums {
    /// The dimensions of a group beside its time.
    struct Dimensions: OptionSet, Sendable {
        let rawValue: Int64
        static let country = Self(rawValue: 1)
        static let regulation = Self(rawValue: 2)
        static let language = Self(rawValue: 4)
        static let form = Self(rawValue: 8)
        static let all: Self = [.country, .regulation, .language, .form]

        /// Those that are kept, by the rows that they have as a rule.
        static let kept: [Self] = [
            .regulation, [.country, .regulation], [.regulation, .language], [.regulation, .language, .form],
            [.country, .regulation, .language], .all,
        ]

        /// Those from which `groupings` are summed.
        static func covering(_ groupings: [StatisticsGrouping]) -> Self {
            let wanted = groupings.reduce(into: Self()) { $0.formUnion($1.dimension) }
            return kept.first { $0.isSuperset(of: wanted) } ?? .all
        }

        /// Their columns, in the order of the table's key.
        static let columns: [(dimension: Self, name: String)] = [
            (.country, "country"), (.regulation, "regulation"), (.language, "language"), (.form, "form"),
        ]
    }

    /// A column of counts: those of one event and outcome.
    struct Column: Sendable {
        let event: ChoiceCount.Event
        let outcome: String

        var name: String { outcome.isEmpty ? event.rawValue : "\(event.rawValue)_\(outcome)" }
        /// Which rows of `statistics` it counts: every row is of one column.
        fileprivate var condition: String {
            let isEvent = "event = '\(event.rawValue)'"
            return switch outcome {
            case "": isEvent
            case "partial": "\(isEvent) AND outcome NOT IN ('all', 'none')"
            default: "\(isEvent) AND outcome = '\(outcome)'"
            }
        }
    }

    static let columns: [Column] =
        [.consent, .doNotConsent, .saveChoices, .imported]
        .flatMap { (event: ChoiceCount.Event) in
            ["all", "none", "partial"].map { Column(event: event, outcome: $0) }
        } + [Column(event: .reset, outcome: ""), Column(event: .served, outcome: "")]

    /// The key of table `statistics`.
    static let key = "app, day, country, regulation, language, form, event, outcome"

    private static let names = columns.map(\.name).joined(separator: ", ")

    /// The rows of `statistics` that satisfy a condition, with their events side by side.
    static func sideBySide(where condition: String) -> String {
        let counts = columns.map { "coalesce(sum(count) FILTER (WHERE \($0.condition)), 0) AS \"\($0.name)\"" }
        return """
            (SELECT app, day AS period, country, regulation, language, form, \(counts.joined(separator: ", "))
            FROM statistics WHERE \(condition) GROUP BY app, day, country, regulation, language, form)
            """
    }

    /// Adds what stands side by side in `source`, by day, to the sums of some dimensions.
    static func adding(_ dimensions: Dimensions, byMonth: Bool, from source: String) -> String {
        let period =
            byMonth ? "coalesce(unixepoch(period * 86400, 'unixepoch', 'start of month') / 86400, period)" : "period"
        let values = Dimensions.columns.map { dimensions.contains($0.dimension) ? $0.name : "''" }
        let updates = columns.map { "\($0.name) = \($0.name) + excluded.\($0.name)" }
        return """
            INSERT INTO statistics_sums
                (app, dimensions, is_month, period, country, regulation, language, form, \(names))
            SELECT app, \(dimensions.rawValue), \(byMonth ? 1 : 0), \(period), \(values.joined(separator: ", ")),
                \(columns.map { "sum(\($0.name))" }.joined(separator: ", "))
            FROM \(source) WHERE true GROUP BY 1, 4, 5, 6, 7, 8
            ON CONFLICT (app, dimensions, is_month, period, country, regulation, language, form)
            DO UPDATE SET \(updates.joined(separator: ", "))
            """
    }

    /// Moves all that an older schema counted into the sums; what no version ever counted stays where it is.
    @Sendable static func fill(_ connection: SQLiteConnection) throws(StorageError) {
        let known = "event IN (\(list(ChoiceCount.Event.allCases)))"
        try connection.execute(adding(.all, byMonth: false, from: sideBySide(where: known)))
        let source = """
            (SELECT app, period, country, regulation, language, form, \(names) FROM statistics_sums
            WHERE dimensions = \(Dimensions.all.rawValue) AND is_month = 0)
            """
        for dimensions in Dimensions.kept {
            if dimensions != .all { try connection.execute(adding(dimensions, byMonth: false, from: source)) }
            try connection.execute(adding(dimensions, byMonth: true, from: source))
        }
        try connection.execute("DELETE FROM statistics WHERE \(known)")
    }

    /// Events as SQL lists them.
    static func list(_ events: [ChoiceCount.Event]) -> String {
        events.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    }

    static let unknownEvent = StorageError.corrupt("table statistics: no such event")
}

extension StatisticsGrouping {
    fileprivate var dimension: StatisticsSums.Dimensions {
        switch self {
        case .day, .action: []
        case .country: .country
        case .regulation: .regulation
        case .language: .language
        case .form: .form
        }
    }
}
