// SPDX-License-Identifier: Apache-2.0

extension StoredChoice {
    /// Whether this choice, just accepted, only repeats the current one, so that it adds no history.
    ///
    /// It must say the same in everything but its times, and be sent within 60 s of it or with the same `decided_at`.
    public func isRepeat(of current: StoredChoice) -> Bool {
        guard fingerprint == current.fingerprint, action == current.action, content == current.content,
            isForced == current.isForced, environment == current.environment
        else { return false }
        if let statedAt, statedAt == current.statedAt { return true }
        return receivedAt.milliseconds - current.receivedAt.milliseconds < 60_000
    }
}

extension CurrentChoices {
    /// The kinds of choice that a reset forgets.
    ///
    /// On a production app an opt-out of a US form stays: a lost opt-out would be a sale against the person's will.
    public func kindsForgotten(resetting app: AppDocument) -> [ChoiceKind] {
        ChoiceKind.allCases.filter { kind in
            guard let choice = self[kind] else { return false }
            guard case .usStates(let content) = choice.content else { return true }
            return content.isUnrestricted || choice.isForced || choice.environment == .testing
                || app.environment == .testing
        }
    }
}
