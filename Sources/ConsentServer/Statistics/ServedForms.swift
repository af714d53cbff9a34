// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Forms that were served, counted in memory: reads never write, so the writer takes the counts over now and then.
final class ServedForms: Sendable {
    private let state = Locked(State())

    private struct State {
        var counts: [ChoiceCount: Int64] = [:]
        /// What is on its way into the store.
        var leaving: [ChoiceCount: Int64] = [:]
        /// Odd while something is on its way.
        var move = 0
    }

    /// Kinds of counts that are held at most: a store that refuses for days must not fill the memory.
    private static let limit = 100_000

    /// Counts one form.
    func count(_ what: ChoiceCount) {
        state.withLock { state in
            if let known = state.counts[what] {
                state.counts[what] = known + 1
            } else if state.counts.count < Self.limit {
                state.counts[what] = 1
            }
        }
    }

    /// What is not in the store yet, and the number of the last move into it.
    ///
    /// A read of the store goes with it where the number is even and still the same afterwards.
    var pending: (counts: [ChoiceCount: Int64], move: Int) {
        state.withLock { ($0.counts.merging($0.leaving, uniquingKeysWith: +), $0.move) }
    }

    /// Takes what was counted, to store it, until `stored` or `putBack`; one at a time.
    func take() -> [ChoiceCount: Int64] {
        state.withLock { state in
            guard !state.counts.isEmpty else { return [:] }
            (state.leaving, state.counts) = (state.counts, [:])
            state.move += 1
            return state.leaving
        }
    }

    /// Takes note that what was taken is in the store.
    func stored() {
        state.withLock { state in
            state.leaving = [:]
            state.move += 1
        }
    }

    /// Puts back what could not be stored.
    func putBack() {
        state.withLock { state in
            state.counts.merge(state.leaving, uniquingKeysWith: +)
            state.leaving = [:]
            state.move += 1
        }
    }
}

extension ServerContext {
    /// Stores what was counted since the last time, and waits for it; what can't be stored is tried again.
    func storeServedForms() {
        let taken = servedForms.take()
        if taken.isEmpty { return }
        do throws(StorageError) {
            try store.write { (transaction) throws(StorageError) in
                for (what, times) in taken { try transaction.count(what, times) }
            }
            servedForms.stored()
        } catch {
            servedForms.putBack()
        }
    }
}

extension ServerContext {
    /// Moves what was counted into the sums, a few rows at a time; `pause` waits, and is false where it has to end.
    func sumStatistics(pause: () -> Bool) throws(StorageError) {
        while try store.write({ (transaction) throws(StorageError) in try transaction.sumStatistics() }) {
            guard pause() else { return }
        }
    }
}

extension DeviceCall {
    /// Counts a form that its user has to answer, unless it is a developer's.
    func countServed(_ form: AppForm, regulation: String) {
        guard call.request.method == "GET", app.document.environment == .production, !geography.isForced else { return }
        context.servedForms.count(
            ChoiceCount(
                app: app.id, day: call.now.day, country: geography.place.country?.description ?? "",
                regulation: regulation, language: form.record.language, form: form.record.id.description,
                event: .served, outcome: ""))
    }
}

extension EventHeader {
    /// What the statistics count of the event; nil for a developer's, and for what is no choice.
    func counted(_ choice: StoredChoice?) -> ChoiceCount? {
        guard isEvidence else { return nil }
        let event: ChoiceCount.Event
        switch type {
        case .choice, .imported:
            guard let choice else { return nil }
            event = ChoiceCount.Event(choice.action)
        case .reset: event = .reset
        case .erasure: return nil
        }
        return ChoiceCount(
            app: app, day: receivedAt.day, country: place.country?.description ?? "", regulation: regulation,
            language: choice?.language ?? "", form: formID?.description ?? "", event: event,
            outcome: choice?.outcome.rawValue ?? "")
    }
}
