// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Backups that the server makes by itself: where, how often, and how many are kept.
struct BackupSchedule: Sendable, Equatable {
    var directory: String
    var everyHours = 24
    var keep = 7

    private static let prefix = "consent-"
    private static let suffix = ".db"

    /// `consent-20261130T120000Z.db`: names sort by time.
    func path(at now: Timestamp) -> String {
        let digits = now.description.unicodeScalars.filter { $0 != "-" && $0 != ":" }
        let name = String(String.UnicodeScalarView(digits)).prefix { $0 != "." && $0 != "Z" }
        return "\(directory)/\(Self.prefix)\(name)Z\(Self.suffix)"
    }

    /// The backups that are there, oldest first: files that have the name of one.
    var files: [String] {
        FileSystem.names(in: directory).filter { Self.time(of: $0) != nil }.sorted().map { "\(directory)/\($0)" }
    }

    /// Whether the newest is so old that another is to be made; a clock that was put back makes one too.
    func isDue(at now: Timestamp) -> Bool {
        guard let newest = files.last?.split(separator: "/").last.flatMap({ Self.time(of: String($0)) }) else {
            return true
        }
        let age = now.milliseconds - newest.milliseconds
        return age >= Int64(everyHours) * 3_600_000 || age < -3_600_000
    }

    /// Takes the oldest away, with their keys, so that `keep` are left, and what a stop in the middle left behind.
    func prune() {
        for name in FileSystem.names(in: directory) where name.hasPrefix(Self.prefix) && name.contains(".db.unfinished")
        {
            FileSystem.remove("\(directory)/\(name)")
        }
        for path in files.dropLast(keep) {
            FileSystem.remove(path)
            FileSystem.remove(path + ".key")
        }
    }

    private static func time(of name: String) -> Timestamp? {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
        let text = Array(name.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count))
        guard text.count == 16 else { return nil }
        func part(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
        return Timestamp(
            rfc3339: "\(part(0..<4))-\(part(4..<6))-\(part(6..<11)):\(part(11..<13)):\(part(13..<16))")
    }
}
