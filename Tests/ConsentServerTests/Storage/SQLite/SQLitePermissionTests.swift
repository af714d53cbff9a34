// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ConsentServer

/// What a server gets that may not use its volume: only root can try, by giving up being root in a child process.
@Suite(.enabled(if: geteuid() == 0, "needs root"))
struct SQLitePermissionTests {
    @Test func `a directory that belongs to root is refused with the command that helps`() async {
        await #expect(processExitsWith: .success) {
            let path = try root(mode: 0o755)
            guard setuid(10001) == 0 else { exit(2) }
            let text = "uid 10001 may not write in \(path)/, which belongs to uid 0; run: chown 10001 \(path)/"
            exitUnlessRefused("\(path)/consent.db", with: text)
        }
    }

    @Test func `a database that may not be read is refused`() async {
        await #expect(processExitsWith: .success) {
            let path = try root(mode: 0o777)
            try SQLiteStore(path: "\(path)/consent.db", keyCheck: Examples.keyCheck).close()
            try FileManager.default.removeItem(atPath: "\(path)/consent.db.lock")
            unsafe chmod("\(path)/consent.db", 0)
            guard setuid(10001) == 0 else { exit(2) }
            exitUnlessRefused("\(path)/consent.db", with: "uid 10001 may not read it; it belongs to uid 0")
        }
    }

    @Test func `a database that may not be written is refused`() async {
        await #expect(processExitsWith: .success) {
            let path = try root(mode: 0o777)
            try SQLiteStore(path: "\(path)/consent.db", keyCheck: Examples.keyCheck).close()
            try FileManager.default.removeItem(atPath: "\(path)/consent.db.lock")
            unsafe chmod("\(path)/consent.db", 0o444)
            guard setuid(10001) == 0 else { exit(2) }
            exitUnlessRefused("\(path)/consent.db", with: "uid 10001 may not write it; it belongs to uid 0")
        }
    }
}

/// A directory of root's with these permissions.
private func root(mode: mode_t) throws -> String {
    let path = FileManager.default.temporaryDirectory.appending(path: "consent-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    unsafe chmod(path, mode)
    return path
}

private func exitUnlessRefused(_ path: String, with text: String) {
    do throws(StoreOpeningError) {
        try SQLiteStore(path: path, keyCheck: Examples.keyCheck).close()
        exit(3)
    } catch {
        if !error.description.contains(text) {
            print(error)
            exit(4)
        }
    }
}
