// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Reads all of a copied database: each page, and then everything that `consent-server verify` looks at.
struct BackupVerification {
    let file: BackupFile
    let keyring: DeviceKeyring

    /// The schema from which on the log has an index that everything else is held against.
    private static let indexed: Int32 = 5

    /// Gives what the file holds, or says what is wrong with the first thing that is not as it was written.
    func run() throws(BackupFile.Fault) -> BackupFile.Content {
        let content = try file.checkPages()
        guard Sodium.areEqual(keyring.checkValue, content.keyCheck) else {
            throw BackupFile.Fault(.content, "\(file.path) was made with another key")
        }
        let wasVerified = content.schema >= Self.indexed ? try verify(content) : false
        if !wasVerified { try file.checkLeaves(EventSealing.standard.hashing) }
        return content
    }

    /// False where the log is yet to be indexed.
    private func verify(_ content: BackupFile.Content) throws(BackupFile.Fault) -> Bool {
        let store = CopiedStore(path: file.path, instance: content.instance)
        defer { store.close() }
        let verification = StoreVerification(
            transparency: Transparency(store: store, key: keyring.signingKey, now: SystemClock.now),
            referenceKey: keyring.referenceKey)
        do throws(VerificationFailure) {
            guard var state = try verification.begin(earlier: nil) else { return false }
            while state.phase != .done { try verification.advance(&state) }
            return true
        } catch {
            switch error {
            case .fault(let fault): throw file.damaged("\(fault)")
            case .storage(let error): throw BackupFile.Fault(.disk, "\(file.path) can't be read: \(error)")
            }
        }
    }
}

extension BackupRefusal {
    /// Why a file can't be used, with what came before.
    init(_ fault: BackupFile.Fault, _ before: String = "") {
        let cause: Cause =
            switch fault.cause {
            case .absent: .source
            case .forbidden: .permission
            case .content: .content
            case .disk: .disk
            }
        self.init(cause, before + fault.description)
    }
}
