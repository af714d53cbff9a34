// SPDX-License-Identifier: Apache-2.0

/// How long the payload of an event is kept, by what it is evidence of.
///
/// After that time the payload, its salt and the link to its device go; header and leaf stay for ever. A choice that
/// still counts is kept, however old.
public struct RetentionPolicy: Sendable, Equatable {
    /// Calendar months from the day on which the server received the event; nil keeps it for ever.
    public var gdpr: Int? = Self.claims
    /// The same under the US state laws.
    public var usState: Int? = Self.claims
    /// The same under any other law, and where none applied.
    public var other: Int? = Self.claims
    /// The same for testing apps and forced geographies, whatever the law.
    public var testing: Int? = 3

    /// Thirteen months for which a choice may count, and five years in which claims may be made of what it allowed.
    public static let claims = 73

    /// The defaults.
    public init() {}

    /// The months for an event.
    public func months(for header: EventHeader) -> Int? {
        if header.environment == .testing || header.isForced { return testing }
        return switch header.regulation {
        case Law.gdprID: gdpr
        case Law.usStateID: usState
        default: other
        }
    }

    /// Whether the event is old enough to go.
    public func isPast(_ header: EventHeader, at now: Timestamp) -> Bool {
        guard let months = months(for: header) else { return false }
        return header.receivedAt.day.adding(months: Int64(months)).start <= now
    }

    /// Whether the event goes: it is old enough, and not the one of a choice that still counts.
    ///
    /// `choice` is the device's current one of the event's kind, `app` its app's document, nil where it was deleted.
    public func lets(_ header: EventHeader, go now: Timestamp, choice: StoredChoice?, app: AppDocument?) -> Bool {
        guard isPast(header, at: now) else { return false }
        guard let choice, choice.revision == header.revision else { return true }
        return !choice.stands(for: app, at: now)
    }
}

extension StoredChoice {
    /// Whether the choice is in force: an opt-out until it is taken back, any other until it lapses.
    func stands(for app: AppDocument?, at now: Timestamp) -> Bool {
        if environment == .testing, app?.environment == .production { return false }
        if case .usStates(let choice) = content, choice.hasOptOut { return true }
        return expiryDay(afterMonths: app?.reprompt.afterMonths ?? RepromptSettings().afterMonths).start > now
    }
}
