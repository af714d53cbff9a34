// SPDX-License-Identifier: Apache-2.0

internal import CMaxMindDB
internal import ConsentModel
internal import Glibc

/// A database in MaxMind's format, read by libmaxminddb where it lies.
///
/// The country is where the address is used (`country`), never where its block is registered (`registered_country`): that
/// is the provider's country, and its law is not the user's.
@safe
final class MMDBTable: @unchecked Sendable {
    // Safe to share: libmaxminddb's look-ups only read, and the database is closed when nobody holds the object any more.
    private let database: UnsafeMutablePointer<MMDB_s>
    let path: String
    let metadata: MMDBMetadata

    init(path: String) throws(AddressTableError) {
        let opened = UnsafeMutablePointer<MMDB_s>.allocate(capacity: 1)
        unsafe opened.initialize(to: MMDB_s())
        let status = unsafe MMDB_open(path, UInt32(MMDB_MODE_MMAP), opened)
        guard status == MMDB_SUCCESS else {
            let reason = unsafe MMDBMetadata.text(MMDB_strerror(status)) ?? "error \(status)"
            unsafe opened.deallocate()
            throw AddressTableError(path: path, problem: .unknownFormat(reason))
        }
        unsafe database = opened
        unsafe metadata = MMDBMetadata(opened.pointee.metadata)
        self.path = path
    }

    deinit {
        unsafe MMDB_close(database)
        unsafe database.deallocate()
    }

    /// The address is taken as it is: unwrap it before.
    func answer(for address: IPAddress) -> TableAnswer {
        var status: Int32 = 0
        var result =
            address.family == .v4
            ? unsafe CMaxMindDB_lookup_v4(database, UInt32(truncatingIfNeeded: address.low), &status)
            : unsafe CMaxMindDB_lookup_v6(database, address.high, address.low, &status)
        guard status == MMDB_SUCCESS else {
            let isV4Only = status == MMDB_IPV6_LOOKUP_IN_IPV4_DATABASE_ERROR
            return TableAnswer(place: .unknown, finding: isV4Only ? .otherFamily : .unreadable)
        }
        guard unsafe result.found_entry else { return TableAnswer(place: .unknown, finding: .absent) }
        var text: UnsafePointer<CChar>?
        var length: UInt32 = 0
        guard unsafe CMaxMindDB_country(&result.entry, &text, &length) == MMDB_SUCCESS else {
            return TableAnswer(place: .unknown, finding: .unreadable)
        }
        guard let country = unsafe Self.code(text, length) else {
            return TableAnswer(place: .unknown, finding: .absent)
        }
        guard unsafe CMaxMindDB_subdivision(&result.entry, &text, &length) == MMDB_SUCCESS else {
            return TableAnswer(place: .unknown, finding: .unreadable)
        }
        return TableAnswer(place: Place(countryCode: country, region: unsafe Self.code(text, length)))
    }

    /// A code of at most 16 bytes; what is longer is a name and no code.
    private static func code(_ text: UnsafePointer<CChar>?, _ length: UInt32) -> String? {
        guard let text = unsafe text, (1...16).contains(length) else { return nil }
        let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(length))
        return unsafe String(validating: bytes, as: UTF8.self)
    }
}

extension MMDBTable {
    /// The version of libmaxminddb that is linked.
    static var libraryVersion: String { unsafe String(cString: MMDB_lib_version()) }
}
