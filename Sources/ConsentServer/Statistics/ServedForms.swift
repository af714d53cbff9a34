// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Forms that were served, counted in memory: reads never write, so the writer takes the counts over now and then.
final class ServedForms: Sendable {
    private let counts = Locked<[ChoiceCount: Int64]>([:])
    /// Kinds of counts that are held at most: a store that refuses for days must not fill the memory.
    private static let limit = 100_000

    /// Counts one form.
    func count(_ what: ChoiceCount) {
        counts.withLock { counts in
            if let known = counts[what] {
                counts[what] = known + 1
            } else if counts.count < Self.limit {
                counts[what] = 1
            }
        }
    }

    /// What is not in the store yet.
    var pending: [ChoiceCount: Int64] { counts.withLock { $0 } }

    /// Takes what was counted, to store it.
    func take() -> [ChoiceCount: Int64] {
        counts.withLock { counts in
            defer { counts = [:] }
            return counts
        }
    }

    /// Puts back what could not be stored.
    func putBack(_ taken: [ChoiceCount: Int64]) { counts.withLock { $0.merge(taken, uniquingKeysWith: +) } }
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
        } catch {
            servedForms.putBack(taken)
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
