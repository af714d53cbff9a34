// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentServer

/// What can be told of a file by its first 100 bytes.
@Suite struct DatabaseHeaderTests {
    /// The first bytes of a file of ours with ten pages.
    private func bytes(_ change: (inout [UInt8]) -> Void = { _ in }) -> [UInt8] {
        var bytes = Array("SQLite format 3\0".utf8) + [UInt8](repeating: 0, count: 84)
        bytes[16] = 0x10
        bytes[27] = 5
        bytes[31] = 10
        bytes[63] = 1
        bytes.replaceSubrange(68..<72, with: [0x43, 0x6E, 0x53, 0x74])
        bytes[95] = 5
        change(&bytes)
        return bytes
    }

    @Test func `reads sizes, schema and application`() throws {
        let header = try #require(DatabaseHeader(bytes()))
        #expect(header.pageSize == 4096)
        #expect(header.pageCount == 10)
        #expect(header.schemaVersion == 1)
        #expect(header.applicationID == Schema.applicationID)
        #expect(header.problem(fileSize: 40960, hasLog: false, knownSchema: 1) == nil)
    }

    @Test func `a page of 65,536 bytes is written as 1`() throws {
        let header = try #require(DatabaseHeader(bytes { ($0[16], $0[17]) = (0, 1) }))
        #expect(header.pageSize == 65536)
    }

    @Test(arguments: [(0, 0), (0, 2), (1, 0), (0x10, 1), (3, 0), (0xFF, 0xFF)] as [(UInt8, UInt8)])
    func `a page size that SQLite has not is no database`(high: UInt8, low: UInt8) {
        #expect(DatabaseHeader(bytes { ($0[16], $0[17]) = (high, low) }) == nil)
    }

    @Test(arguments: [512, 1024, 2048, 4096, 8192, 16384, 32768])
    func `every page size of SQLite is read`(size: Int64) throws {
        let header = try #require(DatabaseHeader(bytes { $0[16] = UInt8(size >> 8) }))
        #expect(header.pageSize == size)
    }

    @Test func `fewer bytes and another beginning are no database`() {
        #expect(DatabaseHeader([]) == nil)
        #expect(DatabaseHeader(Array(bytes().prefix(99))) == nil)
        for index in 0..<16 { #expect(DatabaseHeader(bytes { $0[index] ^= 1 }) == nil) }
    }

    @Test func `a count that an old library left behind is not believed`() throws {
        let header = try #require(DatabaseHeader(bytes { $0[95] = 4 }))
        #expect(header.pageCount == nil)
        #expect(header.problem(fileSize: 100, hasLog: false, knownSchema: 1) == nil)
    }

    @Test func `a file shorter than its pages is cut, unless a log may hold the rest`() throws {
        let header = try #require(DatabaseHeader(bytes()))
        #expect(
            header.problem(fileSize: 40959, hasLog: false, knownSchema: 1)
                == .truncated(bytes: 40959, expected: 40960))
        #expect(header.problem(fileSize: 40959, hasLog: true, knownSchema: 1) == nil)
        #expect(header.problem(fileSize: 99999, hasLog: false, knownSchema: 1) == nil)
    }

    @Test func `another's file is told from a newer one of ours`() throws {
        let foreign = try #require(DatabaseHeader(bytes { $0[68] = 0 }))
        #expect(foreign.problem(fileSize: 40960, hasLog: false, knownSchema: 1) == .foreign)
        let newer = try #require(DatabaseHeader(bytes { $0[63] = 9 }))
        #expect(
            newer.problem(fileSize: 40960, hasLog: false, knownSchema: 8) == .newerSchema(found: 9, known: 8))
        #expect(newer.problem(fileSize: 40960, hasLog: false, knownSchema: 9) == nil)
    }
}
