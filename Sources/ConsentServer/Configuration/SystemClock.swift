// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel
internal import Glibc

/// The machine's clock: the only place that asks it for the date.
enum SystemClock {
    @Sendable static func now() -> Timestamp {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }
}
