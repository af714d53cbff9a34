// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// How many files the process may have open.
enum FileDescriptors {
    /// Kept for the database, the log, the workers and what comes up.
    static let reserve = 64

    /// Raises the soft limit to the hard one, as a server that holds many connections should at its start.
    static func raiseLimit() {
        guard var limit = limit(), limit.rlim_cur < limit.rlim_max else { return }
        limit.rlim_cur = limit.rlim_max
        unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    static func roomForConnections() -> Int {
        guard let limit = limit() else { return 1024 - reserve }
        let open = Int(clamping: limit.rlim_cur)
        return max(open - reserve, open / 2)
    }

    private static func limit() -> rlimit? {
        var limit = rlimit()
        let code = unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return code == 0 ? limit : nil
    }
}
