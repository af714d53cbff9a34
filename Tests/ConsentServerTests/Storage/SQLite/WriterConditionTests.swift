// SPDX-License-Identifier: Apache-2.0

import Glibc
import Testing

@testable import ConsentServer

/// The table from SQLite's result codes to what becomes of the writes.
@Suite struct WriterConditionTests {
    typealias Row = (result: SQLiteResult, step: StorageStep, consequence: WriterCondition.Consequence)

    static let rows: [Row] = [
        (.full, .statement, .untilWritten(.full)), (.full, .commit, .untilWritten(.full)),
        (.full, .checkpoint, .untilWritten(.full)), (.full, .reading, .none),
        (.readOnly, .statement, .untilWritten(.readOnly)), (.readOnly, .commit, .untilWritten(.readOnly)),
        (.readOnly, .checkpoint, .untilWritten(.readOnly)), (.readOnly, .reading, .none),
        (.permission, .statement, .untilWritten(.readOnly)),
        (.busy, .statement, .none), (.busy, .commit, .none), (.busy, .checkpoint, .none), (.locked, .statement, .none),
        (.syncError, .statement, .untilRestart(.failed)), (.syncError, .commit, .untilRestart(.failed)),
        (.syncError, .checkpoint, .untilRestart(.failed)), (.directorySyncError, .commit, .untilRestart(.failed)),
        (.writeError, .commit, .untilRestart(.failed)), (.readError, .commit, .untilRestart(.failed)),
        (.noMemory, .commit, .untilRestart(.failed)), (.cannotOpen, .commit, .untilRestart(.failed)),
        (.writeError, .checkpoint, .untilRestart(.failed)), (.shortRead, .checkpoint, .untilRestart(.failed)),
        (.writeError, .statement, .none), (.readError, .statement, .none), (.readError, .reading, .none),
        (.noMemory, .statement, .none), (.constraint, .statement, .none), (.cannotOpen, .statement, .none),
    ]

    @Test(arguments: rows)
    func `an error means this for the writes to come`(row: Row) {
        #expect(WriterCondition.consequence(of: row.result, in: row.step) == row.consequence)
    }

    @Test(arguments: [SQLiteResult.corrupt, .notADatabase, SQLiteResult(rawValue: 11 | 1 << 8)], StorageStep.allCases)
    func `damage found anywhere refuses writes until a restart`(result: SQLiteResult, step: StorageStep) {
        var condition = WriterCondition()
        condition.met(result, in: step)
        condition.wrote()
        guard case .corrupt = condition.refusing else {
            Issue.record("\(condition)")
            return
        }
        #expect(condition.isFinal)
    }

    @Test func `a full disk is forgotten with the next write that goes through`() {
        var condition = WriterCondition()
        condition.met(.full, in: .commit)
        #expect(condition.refusing == .full)
        #expect(!condition.isFinal)
        condition.wrote()
        #expect(condition == WriterCondition())
    }

    @Test func `a failed sync is never forgotten, and nothing later hides it`() {
        var condition = WriterCondition()
        condition.met(.full, in: .statement)
        condition.met(.syncError, in: .commit)
        condition.met(.full, in: .statement)
        condition.met(.corrupt, in: .reading)
        condition.wrote()
        #expect(condition.refusing == .failed)
        #expect(condition.isFinal)
    }

    typealias Told = (code: SQLiteResult, systemError: Int32, result: SQLiteResult)

    static let told: [Told] = [
        (.writeError, EROFS, .readOnly), (.writeError, EPERM, .readOnly), (.writeError, EDQUOT, .full),
        (.writeError, EFBIG, .full), (.truncateError, EROFS, .readOnly), (.writeError, EIO, .writeError),
        (.writeError, 0, .writeError), (.readError, EIO, .readError), (.readError, EPERM, .readError),
        (.syncError, EROFS, .syncError),
        (.syncError, ENOSPC, .syncError), (.directorySyncError, EROFS, .directorySyncError),
        (.corrupt, EROFS, .corrupt), (.busy, EROFS, .busy), (.done, EROFS, .done), (.full, EIO, .full),
    ]

    @Test(arguments: told)
    func `a write that the system refused is told from one that failed, and a failed sync is always one`(row: Told) {
        #expect(SQLiteResult(row.code.rawValue, systemError: row.systemError) == row.result)
    }

    @Test(arguments: [StorageStep.statement, .commit, .checkpoint])
    func `a file system that turned read-only is forgotten once a write goes through`(step: StorageStep) {
        var condition = WriterCondition()
        condition.met(SQLiteResult(SQLiteResult.writeError.rawValue, systemError: EROFS), in: step)
        #expect(condition.refusing == .readOnly)
        #expect(!condition.isFinal)
        condition.wrote()
        #expect(condition == WriterCondition())
    }

    /// What a caller is told, by result code.
    static let errors: [(SQLiteResult, StorageError)] = [
        (.full, .full), (.readOnly, .readOnly), (SQLiteResult(rawValue: 8 | 6 << 8), .readOnly),
        (.permission, .readOnly), (.busy, .busy), (SQLiteResult(rawValue: 5 | 2 << 8), .busy), (.locked, .busy),
        (.corrupt, .corrupt("m")), (.notADatabase, .corrupt("m")), (.syncError, .failed),
        (.directorySyncError, .failed), (.readError, .database("m")), (.constraint, .database("m")),
        (.noMemory, .database("m")),
    ]

    @Test(arguments: errors)
    func `a result code is told as this error`(result: SQLiteResult, error: StorageError) {
        #expect(StorageError(result, message: "m") == error)
    }
}
