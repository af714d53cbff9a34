// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel
internal import Synchronization

/// The strings of stored choices: written with a choice, and anew when what they rest on changes.
extension ServerContext {
    /// What writes an app's strings now.
    func signalEncoder(of app: App) -> SignalEncoder {
        SignalEncoder(app: app.document, vendorList: vendorList, cmp: cmp)
    }

    /// Writes the strings anew that rest on something else now: to be called when an app was put, when the vendor list
    /// changed, and at start.
    ///
    /// It returns at once. The writer does the work between other changes, a little at a time, and goes on after a
    /// restart; until then a choice keeps the strings that it was stored with.
    func refreshSignals() {
        // Before the strings are due, so that whoever writes after that knows that its own are outdated.
        signalsEpoch.add(1, ordering: .acquiringAndReleasing)
        let bases = catalogue.all.map { app in (id: app.id, basis: basis(of: app)) }
        store.submit { (transaction) throws(StorageError) in
            for (id, basis) in bases { try transaction.setSignalsBasis(basis, of: id) }
        } completion: { [self] (result: Result<Void, StorageError>) in
            switch result {
            case .success: renewSignals()
            case .failure(let error): holdUp(error)
            }
        }
    }

    /// Goes on where strings are due and nobody works on them.
    func renewSignals() {
        guard !isRenewingSignals.exchange(true, ordering: .acquiringAndReleasing) else { return }
        renewSomeSignals()
    }

    private func renewSomeSignals() {
        store.submit { [self] (transaction) throws(StorageError) in
            var encoders: [AppID: SignalEncoder] = [:]
            return try transaction.renewSignals { id, choices in
                guard let encoder = encoders[id] ?? catalogue[id].map({ signalEncoder(of: $0) }) else { return nil }
                encoders[id] = encoder
                return encoder.encode(choices)
            }
        } completion: { [self] (result: Result<Bool, StorageError>) in
            if case .success(true) = result { return renewSomeSignals() }
            isRenewingSignals.store(false, ordering: .releasing)
            if case .failure(let error) = result { holdUp(error) }
        }
    }

    /// Goes on where the store held it up: called when the store has taken a change again.
    func resumeSignals() {
        guard isSignalRenewalHeldUp.load(ordering: .relaxed),
            isSignalRenewalHeldUp.exchange(false, ordering: .acquiringAndReleasing)
        else { return }
        refreshSignals()
    }

    private func holdUp(_ error: StorageError) {
        switch error {
        case .closed: return
        case .busy, .full, .readOnly: isSignalRenewalHeldUp.store(true, ordering: .releasing)
        case .failed, .corrupt, .database: break
        }
        log.log(.warning, "signals_not_renewed") { line in
            line.member(
                "detail",
                "\(error); the strings of stored choices follow when changes are stored again, or at a restart")
        }
    }

    /// A hash of what an app's strings rest on.
    private func basis(of app: App) -> Int64 {
        let digest = Sodium.sha256(Array(signalEncoder(of: app).basis.utf8))
        return Int64(bitPattern: UInt64(bigEndianBytes: digest.prefix(8)))
    }
}
