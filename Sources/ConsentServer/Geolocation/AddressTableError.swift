// SPDX-License-Identifier: Apache-2.0

/// Why a file cannot serve as an address table.
struct AddressTableError: Error, Hashable, CustomStringConvertible {
    var path: String
    var problem: Problem

    enum Problem: Hashable, Sendable {
        /// The system's words for why it cannot be read.
        case unreadable(String)
        case notAFile
        case empty
        /// Neither a packed table nor an MMDB; libmaxminddb's words.
        case unknownFormat(String)
        /// A packed table of another version.
        case version(UInt32)
        /// A packed table that is not as it was written.
        case damaged(String)
    }

    var description: String {
        let (what, remedy) =
            switch problem {
            case .unreadable(let reason): (reason, "check the path and that this user may read it")
            case .notAFile: ("not a regular file", "name an MMDB or a packed country table")
            case .empty: ("the file is empty", Self.anew)
            case .unknownFormat(let reason): ("neither a packed country table nor an MMDB (\(reason))", Self.anew)
            case .version(let version): ("a packed country table of version \(version)", Self.anew)
            case .damaged(let reason): ("the packed country table is damaged: \(reason)", Self.anew)
            }
        return "\(path): \(what); \(remedy)"
    }

    private static let anew = "fetch or build the file anew"
}
