// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Standard output and standard error, written whole.
enum StandardStreams {
    enum Stream: Int32 {
        case output = 1
        case error = 2
    }

    /// Writes all of it, or what the reader takes before it goes away.
    static func write(_ bytes: [UInt8], to stream: Stream) {
        var sent = 0
        while sent < bytes.count {
            let count = unsafe bytes[sent...].withUnsafeBytes { rest in
                unsafe Glibc.write(stream.rawValue, rest.baseAddress, rest.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            sent += count
        }
    }

    static func line(_ text: String, to stream: Stream) { write(Array((text + "\n").utf8), to: stream) }
}
