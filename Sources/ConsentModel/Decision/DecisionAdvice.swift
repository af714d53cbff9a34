// SPDX-License-Identifier: Apache-2.0

extension DecisionFacts {
    /// iOS's tracking alert: not before the form, not to a child, and not to somebody who has already said no.
    func attAdvice(_ verdict: Verdict) -> ATTAdvice {
        let shouldPrompt = request.attStatus == .notDetermined && verdict.allowsTracking
        return ATTAdvice(shouldPrompt: shouldPrompt, showExplainer: shouldPrompt && request.app.idfaExplainer)
    }

    /// 24 hours after the beginning of this UTC hour, or earlier where the choice lapses or a law changes before.
    ///
    /// By the hour, so that an answer stays the same, byte for byte, for a while.
    func cacheUntil(_ verdict: Verdict) -> Timestamp {
        let hour: Int64 = 3_600_000
        var end = Timestamp(milliseconds: (request.now.milliseconds.dividedDown(by: hour) + 24) * hour)
        if let change = jurisdiction.nextChange, change < end { end = change }
        if let expiry = verdict.expiresAt, expiry < end { end = expiry }
        return end
    }
}
