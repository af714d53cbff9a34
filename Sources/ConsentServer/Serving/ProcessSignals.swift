// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The signals that the server answers to, taken one at a time by the thread that waits.
enum ProcessSignals {
    enum Signal: Sendable {
        /// SIGTERM or SIGINT.
        case stop
        /// SIGHUP.
        case reload
    }

    private static let taken = [SIGTERM, SIGINT, SIGHUP]

    /// Keeps the signals from interrupting any thread that starts afterwards; call it before the first.
    static func block() {
        // A peer that goes away is an error of its own write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        var set = self.set()
        unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// Waits for the next signal.
    static func next() -> Signal {
        var set = self.set()
        var number: Int32 = 0
        while true {
            guard unsafe sigwait(&set, &number) == 0 else { continue }
            return number == SIGHUP ? .reload : .stop
        }
    }

    private static func set() -> sigset_t {
        var set = sigset_t()
        unsafe sigemptyset(&set)
        for signal in taken { unsafe sigaddset(&set, signal) }
        return set
    }
}
