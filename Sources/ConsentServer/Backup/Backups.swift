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
        var fault: String?
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

    var status: Status { state.withLock { $0 } }

    /// When the last backup that succeeded since the start was finished.
    var lastSuccess: Timestamp? { state.withLock { $0.phase == .done ? $0.finishedAt : nil } }

    /// Begins a backup; false where one is being made.
    ///
    /// A refusal says what is wrong with the target. `finished` is called on the backup's thread.
    func begin(
        _ path: String, finished: @escaping @Sendable (Status) -> Void = { _ in }
    ) throws(BackupRefusal) -> Bool {
        guard let files else { throw BackupRefusal("this store is in memory: there is nothing to back up") }
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
        let thread = OwnThread { [self] in
            finished(end(Self.make(target, of: store, files: files)))
        }
        guard thread != nil else {
            let refusal = BackupRefusal("the system has no room for another thread: try again later")
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
            } catch { throw BackupRefusal(words(for: error, target)) }
            let content: BackupFile.Content
            do throws(BackupFile.Fault) {
                let copy = BackupFile(path: target.unfinished)
                try copy.seal()
                content = try copy.check(EventSealing.standard.hashing)
            } catch { throw BackupRefusal("the copy is not sound, and the older backup stays: \(error)") }
            try target.placeKey(of: files)
            try target.publish()
            return .success(content)
        } catch {
            target.clear()
            return .failure(error)
        }
    }

    private static func words(for error: StorageError, _ target: BackupTarget) -> String {
        switch error {
        case .full: "no room in \(target.directory): make room, or name a file on another disk"
        case .closed: "the server is stopping: try again when it runs"
        case .readOnly: "\(target.directory) can't be written: name a file elsewhere"
        default: "the copy failed (\(error)): look at the disk and the server's log"
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
                status.fault = refusal.description
            }
            return status
        }
    }

    private static func bytes(of files: StoreFiles) -> Int64 {
        ["", "-wal"].reduce(0) { $0 + (FileSystem.entry(files.database + $1)?.size ?? 0) }
    }
}
