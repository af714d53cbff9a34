// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// How the server runs: all of it from `CONSENT_*` variables.
struct Configuration: Sendable {
    var host = "127.0.0.1"
    /// 0 lets the system pick one.
    var port: UInt16 = 8080
    var database = "consent.db"
    /// Nil for the file beside the database.
    var keyFile: String?
    var adminToken: Secret?
    var appsFile: String?
    var trustedProxies = CIDRSet()
    var geoHeaders: GeoHeaders?
    /// Nil for the packed table beside the executable.
    var geoDatabase: String?
    /// Nil for the built-in list of one vendor.
    var vendorListFile: String?
    var debugGeography: DebugGeographyPolicy = .testDevices
    var cmp = CMPIdentity()
    /// Nil for one a core.
    var threads: Int?
    var logLevel: LogLevel = .info
    var allowsNetworkFileSystem = false
    var policies = OperatingPolicies()
    /// Where the server puts backups that it makes by itself; nil for none.
    var backupDirectory: String?
    var backupEveryHours = 24
    var backupsKept = 7

    var backupSchedule: BackupSchedule? {
        backupDirectory.map { BackupSchedule(directory: $0, everyHours: backupEveryHours, keep: backupsKept) }
    }

    /// Where the device-id key is.
    var keyPath: String { keyFile ?? database + ".key" }
    /// The Unix socket on which commands reach the server.
    var socketPath: String { database + ".sock" }
}

/// A value that no message, log line or description shows.
struct Secret: Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    let bytes: [UInt8]

    var description: String { "<secret>" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: []) }
}

/// Why the server does not start, as one line that names the variable and the remedy.
struct ConfigurationError: Error, Equatable, CustomStringConvertible {
    let description: String
}
