// SPDX-License-Identifier: Apache-2.0

/// The first thing in the store that is not as it was written.
struct EvidenceFault: Error, Sendable, Equatable, CustomStringConvertible {
    /// The table in which it shows.
    var table: String
    /// The event that it is about; nil where it is about none.
    var sequence: Int64?
    /// What is wrong.
    var detail: String

    init(_ table: String, _ sequence: Int64?, _ detail: String) {
        self.table = table
        self.sequence = sequence
        self.detail = detail
    }

    var description: String {
        sequence.map { "event \($0), table \(table): \(detail)" } ?? "table \(table): \(detail)"
    }
}

/// Why a step of a verification came to no end.
enum VerificationFailure: Error {
    case fault(EvidenceFault)
    /// The store could not be read.
    case storage(StorageError)
}

/// Runs reads of the store; damage that the store itself notices is a fault of that table.
func findingFaults<Value>(
    in table: String, _ sequence: Int64? = nil, _ body: () throws(StorageError) -> Value
) throws(VerificationFailure) -> Value {
    do throws(StorageError) {
        return try body()
    } catch {
        if case .corrupt(let what) = error { throw .fault(EvidenceFault(table, sequence, what)) }
        throw .storage(error)
    }
}
