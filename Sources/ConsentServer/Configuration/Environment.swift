// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The variables that the process was started with.
enum Environment {
    static func variables() -> [String: String] {
        var variables: [String: String] = [:]
        var entry = unsafe environ
        while let text = unsafe entry.pointee {
            let parts = unsafe String(cString: text).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
            unsafe entry += 1
        }
        return variables
    }
}
