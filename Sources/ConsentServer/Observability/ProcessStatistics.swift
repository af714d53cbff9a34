// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// What Linux says of this process.
enum ProcessStatistics {
    /// Resident memory in bytes, 0 where the system does not say.
    static var residentBytes: Int {
        guard let text = try? FileText.read("/proc/self/statm"),
            let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        else { return 0 }
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// Seconds of CPU time, user and system.
    static var cpuSeconds: Double {
        var usage = rusage()
        guard unsafe getrusage(RUSAGE_SELF.rawValue, &usage) == 0 else { return 0 }
        return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
            + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
    }
}
