// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import ConsentServer

/// Files for the tests of address tables.
enum GeolocationFixtures {
    /// Small invented texts in the form of Tor's files.
    static let v4Text = Array(
        """
        # Invented for tests.
        # Generated: Thu, 25 Jun 2026 04:33:59 GMT

        16777216,16777471,AU
        16777472,16778239,CN
        16778240,16778495,CN
        16778500,16779263,CN
        134744064,134744319,US
        134744320,134744320,??
        3232235776,4294967295,DE

        """.utf8)

    static let v6Text = Array(
        """
        # Generated: Wed, 24 Jun 2026 04:33:59 GMT
        2001:200::,2001:200:ffff:ffff:ffff:ffff:ffff:ffff,JP
        2001:506:9::,2001:506:9::3,US
        2001:506:9::4,2001:506:9::5,BR
        2600::,2600:0:ffff:ffff:ffff:ffff:ffff:ffff,EU
        ff00::,ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff,AP

        """.utf8)

    static func packed() throws -> [UInt8] {
        try PackedCountryTable.pack(v4Text: v4Text, v6Text: v6Text)
    }

    /// The path of a file in `Tests/Fixtures/mmdb`.
    static func mmdb(_ name: String) -> String { "\(folder)/\(name)" }

    /// The names of the broken databases in `Tests/Fixtures/mmdb/bad`.
    static let brokenDatabases: [String] = names(in: "\(folder)/bad").map { "bad/\($0)" }
    /// The names of the sound databases, and of those that are broken in places.
    static let databases: [String] = names(in: folder)

    private static let folder =
        #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" } + "/Fixtures/mmdb"

    private static func names(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".mmdb") }.sorted()
    }
}

/// A folder that goes with its last owner.
final class ScratchFolder: Sendable {
    let path = FileManager.default.temporaryDirectory.path + "/consent-geolocation-\(UUID().uuidString)"

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file by renaming, so that one that is mapped already stays as it was.
    func write(_ bytes: [UInt8], to name: String) throws -> String {
        let target = "\(path)/\(name)"
        try Data(bytes).write(to: URL(fileURLWithPath: target), options: .atomic)
        return target
    }
}
