// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// What a connection last read of the columns of choices, and of the apps that they name.
///
/// Most people choose one of few things: to decode a choice and to hold it against the one way in which it is written
/// takes several times as long as to find the row. Columns that are kept just as others were say just the same.
final class ChoiceMemory {
    /// A choice, and whether each column says just what was read from it.
    struct Reading {
        var choice: StoredChoice?
        var isExact: Bool
    }

    /// Choices that are kept; an app with a thousand vendors has some twenty kilobytes in one.
    private static let kept = 128

    private var known: [ByteKey: Reading] = [:]
    private var spelling = ByteKey([])
    private var apps: [Int64: AppID] = [:]

    /// The app of a number, which always means the same app; nil where it means none.
    func app(_ number: Int64, _ find: () throws(StorageError) -> AppID?) throws(StorageError) -> AppID? {
        if let app = apps[number] { return app }
        let app = try find()
        apps[number] = app
        return app
    }

    /// What the columns of a choice from `first` on say, of the row that `row` came to.
    func reading(in row: SQLiteStatement, from first: Int32, kind: ChoiceKind) throws(StorageError) -> Reading {
        if row.isNull(first) { return try decoded(row, first, kind) }
        spelling.bytes.removeAll(keepingCapacity: true)
        spelling.bytes.append(kind.evidenceCode)
        for columns in StoredChoiceColumns.shared where !row.spell(shifted(columns, first), into: &spelling.bytes) {
            return try decoded(row, first, kind)
        }
        if var reading = known[spelling], var choice = reading.choice {
            reading.isExact = StoredChoiceColumns.readOwn(of: &choice, in: row, from: first) && reading.isExact
            reading.choice = choice
            return reading
        }
        let reading = try decoded(row, first, kind)
        // One that is not exact may be so for what is the row's own: it is not kept.
        if reading.isExact {
            if known.count >= Self.kept { known = [:] }
            known[ByteKey(Array(spelling.bytes))] = reading
        }
        return reading
    }

    private func shifted(_ columns: Range<Int32>, _ first: Int32) -> Range<Int32> {
        columns.lowerBound + first..<columns.upperBound + first
    }

    private func decoded(
        _ row: SQLiteStatement, _ first: Int32, _ kind: ChoiceKind
    ) throws(StorageError) -> Reading {
        let choice = try StoredChoiceColumns.choice(in: row, from: first, kind: kind)
        return Reading(choice: choice, isExact: StoredChoiceColumns.isExact(choice, in: row, from: first))
    }
}
