// SPDX-License-Identifier: Apache-2.0

/// What the first 100 bytes of an SQLite file say (https://www.sqlite.org/fileformat2.html §1.3): enough to refuse a
/// file without opening it.
struct DatabaseHeader: Equatable {
    static let length = 100

    var pageSize: Int64
    /// Nil where an old library wrote the file and left the count behind.
    var pageCount: Int64?
    var schemaVersion: Int32
    var applicationID: Int32

    /// Nil where the bytes are not an SQLite file's.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= Self.length, bytes.starts(with: Array("SQLite format 3\0".utf8)) else { return nil }
        func integer(_ offset: Int) -> UInt32 { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) } }
        let size = Int64(bytes[16]) << 8 | Int64(bytes[17])
        pageSize = size == 1 ? 65536 : size
        guard pageSize >= 512, pageSize & (pageSize - 1) == 0 else { return nil }
        pageCount = integer(24) == integer(92) ? Int64(integer(28)) : nil
        schemaVersion = Int32(bitPattern: integer(60))
        applicationID = Int32(bitPattern: integer(68))
    }

    /// What is wrong with a file that begins so, nil where nothing is to be seen.
    ///
    /// While there is a write-ahead log, it may hold newer pages: then the file's length says nothing.
    func problem(fileSize: Int64, hasLog: Bool, knownSchema: Int32) -> StoreOpeningError.Problem? {
        if applicationID != Schema.applicationID { return .foreign }
        if schemaVersion > knownSchema { return .newerSchema(found: schemaVersion, known: knownSchema) }
        if !hasLog, let pageCount, fileSize < pageCount * pageSize {
            return .truncated(bytes: fileSize, expected: pageCount * pageSize)
        }
        return nil
    }
}
