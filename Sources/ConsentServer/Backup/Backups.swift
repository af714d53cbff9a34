// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The backups of a store: one at a time, each on a thread of its own.
final class Backups: Sendable {
    /// What became of the newest one that was asked for.
    struct Status: Sendable, Equatable {
        enum Phase: String, Sendable {
            case none, running, done, failed
        }

        var phase = Phase.none
        var file: String?
        var startedAt: Timestamp?
        var finishedAt: Timestamp?
        /// What it holds, where it is done.
        var content: BackupFile.Content?
        /// Why there is none, where it failed.
        var fault: BackupRefusal?
    }

    private let store: any RecordStore
    private let files: StoreFiles?
    private let now: @Sendable () -> Timestamp
    private let state = Locked(Status())

    init(of store: any RecordStore, files: StoreFiles?, now: @escaping @Sendable () -> Timestamp) {
        self.store = store
        self.files = files
        self.now = now
    }

    /// How the server fares with those that it makes by itself.
    let schedulePace = Locked(RetryPace())

    var status: Status { state.withLock { $0 } }

    /// When the last backup that succeeded since the start was finished.
    var lastSuccess: Timestamp? { state.withLock { $0.phase == .done ? $0.finishedAt : nil } }

    /// Begins a backup; false where one is being made.
    ///
    /// A refusal says what is wrong with the target. `finished` is called on the backup's thread.
    func begin(
        _ path: String, finished: @escaping @Sendable (Status) -> Void = { _ in }
    ) throws(BackupRefusal) -> Bool {
        guard let files else {
            throw BackupRefusal(.unavailable, "this store is in memory: there is nothing to back up")
        }
        let target = try BackupTarget(path)
        let isFree = state.withLock { status -> Bool in
            if status.phase == .running { return false }
            status = Status(phase: .running, file: target.path, startedAt: now())
            return true
        }
        guard isFree else { return false }
        do throws(BackupRefusal) {
            try target.check(against: files, instance: store.instance, bytes: Self.bytes(of: files))
        } catch {
            end(.failure(error))
            throw error
        }
        let isStarted = OwnThread.detached(niceness: 10) { [self] in
            finished(end(Self.make(target, of: store, files: files)))
        }
        guard isStarted else {
            let refusal = BackupRefusal(.unavailable, "the system has no room for another thread: try again later")
            end(.failure(refusal))
            throw refusal
        }
        return true
    }

    /// Copies, checks the copy, puts the key beside it, and only then replaces the older one.
    private static func make(
        _ target: BackupTarget, of store: any RecordStore, files: StoreFiles
    ) -> Result<BackupFile.Content, BackupRefusal> {
        target.clear()
        let copied = Handover<Result<Void, StorageError>>()
        store.copy(to: target.unfinished) { copied.put($0) }
        do throws(BackupRefusal) {
            do throws(StorageError) {
                try copied.take().get()
            } catch { throw refusal(for: error, target) }
            let keyring: DeviceKeyring
            do throws(ConfigurationError) {
                keyring = try DeviceKeyring.open(path: files.key, mayCreate: false)
            } catch { throw BackupRefusal(.key, error.description) }
            let content: BackupFile.Content
            do throws(BackupFile.Fault) {
                let copy = BackupFile(path: target.unfinished)
                try copy.seal()
                content = try BackupVerification(file: copy, keyring: keyring).run()
            } catch { throw BackupRefusal(error, "the copy is not sound, and an older backup stays: ") }
            try target.placeKey(of: files)
            try target.publish()
            return .success(content)
        } catch {
            target.clear()
            return .failure(error)
        }
    }

    private static func refusal(for error: StorageError, _ target: BackupTarget) -> BackupRefusal {
        switch error {
        case .full:
            BackupRefusal(
                .disk,
                "no room in \(target.directory) for all of it, and an older backup stays: make room, or name a file on "
                    + "another disk")
        case .closed: BackupRefusal(.unavailable, "the server is stopping: try again when it runs")
        case .readOnly: BackupRefusal(.permission, "\(target.directory) can't be written: name a file elsewhere")
        default:
            BackupRefusal(
                .disk,
                "the copy failed (\(error)), and an older backup stays: look at the disk and the server's log")
        }
    }

    @discardableResult
    private func end(_ result: Result<BackupFile.Content, BackupRefusal>) -> Status {
        let now = now()
        return state.withLock { status in
            status.finishedAt = now
            switch result {
            case .success(let content):
                status.phase = .done
                status.content = content
            case .failure(let refusal):
                status.phase = .failed
                status.fault = refusal
            }
            return status
        }
    }

    private static func bytes(of files: StoreFiles) -> Int64 {
        ["", "-wal"].reduce(0) { $0 + (FileSystem.entry(files.database + $1)?.size ?? 0) }
    }
}
