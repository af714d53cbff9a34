// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// What the server does by itself beside answering, on one thread, at a quiet pace.
///
/// It stores what was counted and sums it up, takes away what is past its time, and makes backups.
final class Upkeep: Sendable {
    private let context: ServerContext
    private let schedule: BackupSchedule?
    private let thread = PacedThread()

    /// Between two stretches of a purge.
    private static let pauseMilliseconds = 50
    private static let minute = 60_000
    private static let minutesOfDay = 24 * 60
    private static let minutesBetweenSums = 10

    init(_ context: ServerContext, schedule: BackupSchedule?) {
        self.context = context
        self.schedule = schedule
    }

    func start() {
        thread.start { [self] in
            backUpIfDue()
            var minutes = 0
            checkClockAtStart()
            let steady = ContinuousClock()
            let start = steady.now
            var clock = ClockWatch(wall: context.now(), steady: .zero)
            while thread.wait(milliseconds: Self.minute) {
                let back = clock.secondsSetBack(wall: context.now(), steady: steady.now - start)
                if let back { context.logClock("clock_set_back", seconds: back) }
                context.storeServedForms()
                backUpIfDue()
                if minutes % Self.minutesBetweenSums == 0 { sumStatistics() }
                if minutes % Self.minutesOfDay == 0 { purge() }
                minutes += 1
            }
        }
    }

    /// Ends the thread and stores what was counted; the store must still be open.
    func stop() {
        thread.stop()
        context.storeServedForms()
    }

    private func checkClockAtStart() {
        // What can't be read is told by whoever needs it.
        guard let newest = try? context.newestEventTime() else { return }
        if let seconds = ClockWatch.secondsBehind(newest, now: context.now()) {
            context.logClock("clock_behind", seconds: seconds)
        }
    }

    private func sumStatistics() {
        do throws(StorageError) {
            try context.sumStatistics { thread.wait(milliseconds: Self.pauseMilliseconds) }
        } catch {
            context.log.log(.error, "statistics_failed") { $0.member("error", "\(error)") }
        }
    }

    private func purge() {
        do throws(StorageError) {
            let count = try context.purge(at: context.now()) { thread.wait(milliseconds: Self.pauseMilliseconds) }
            if count > 0 { context.log.log(.info, "purged") { $0.member("events", count) } }
        } catch {
            context.log.log(.error, "purge_failed") { $0.member("error", "\(error)") }
        }
    }

    /// Makes a backup where the newest of the schedule is too old, and takes the surplus away once it is there.
    ///
    /// It is called once a minute; where backups fail it tries, and tells, ever more seldom.
    func backUpIfDue() {
        let pace = context.backups.schedulePace
        guard let schedule, pace.withLock({ $0.isDue() }), schedule.isDue(at: context.now()) else { return }
        let log = context.log
        do throws(BackupRefusal) {
            _ = try context.backups.begin(schedule.path(at: context.now())) { status in
                if status.phase == .done {
                    let failures = pace.withLock { $0.succeeded() }
                    status.log(to: log) { if failures > 0 { $0.member("failures_before", failures) } }
                    schedule.prune()
                } else {
                    let minutes = pace.withLock { $0.failed() }
                    status.log(to: log) { $0.member("next_try_minutes", minutes) }
                }
            }
        } catch {
            let minutes = pace.withLock { $0.failed() }
            log.log(.error, "backup_failed") { body in
                body.member("fault", error.description)
                body.member("cause", error.cause.rawValue)
                body.member("next_try_minutes", minutes)
            }
        }
    }
}
