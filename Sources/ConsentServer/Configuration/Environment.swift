// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The variables that the process was started with.
enum Environment {
    static func variables() -> [String: String] {
        var variables: [String: String] = [:]
        var entry = unsafe environ
        while let text = unsafe entry.pointee {
            let parts = unsafe String(cString: text).split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
            unsafe entry += 1
        }
        return variables
    }

    /// The arguments behind the program's name.
    ///
    /// `CommandLine` looks for them behind `environ`, and finds none where a preloaded library has moved that.
    static func arguments() -> [String] {
        guard let bytes = (try? FileText.readBytes("/proc/self/cmdline")) ?? nil else {
            return Array(CommandLine.arguments.dropFirst())
        }
        // Each argument ends with a NUL byte, the last one too.
        return bytes.split(separator: 0, omittingEmptySubsequences: false).dropFirst().dropLast()
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
