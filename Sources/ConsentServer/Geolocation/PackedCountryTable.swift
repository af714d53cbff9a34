// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// Countries by address, in one sorted file that is mapped and searched where it lies.
///
/// A range lasts until the next one starts; `PackedCountryTable.Layout` says what is where.
final class PackedCountryTable: Sendable {
    let path: String
    /// When the source was made, nil where it does not say.
    let buildDate: Timestamp?
    private let file: MappedFile
    private let layout: Layout

    /// Opens a table and checks all of it once, so that no look-up can leave the file or find it out of order.
    convenience init(path: String) throws(AddressTableError) {
        try self.init(file: MappedFile(path: path), path: path)
    }

    /// Keeps a copy: a table that someone copies over with `cp` must not end the server.
    init(file mapped: MappedFile, path: String) throws(AddressTableError) {
        guard let file = mapped.copied() else {
            throw AddressTableError(path: path, problem: .unreadable("no memory for \(mapped.count) bytes"))
        }
        do throws(Damage) {
            layout = try Layout(of: file)
            try Self.check(file, layout)
        } catch {
            throw AddressTableError(path: path, problem: error.problem)
        }
        let seconds = Int64(littleEndian: file.load(Int64.self, at: Layout.sourceDateOffset))
        buildDate = seconds == 0 ? nil : Timestamp(seconds: seconds)
        self.file = file
        self.path = path
    }

    /// The two letters of the range around the address, the first in the high byte; 0 where there is none.
    ///
    /// The address is taken as it is: unwrap it before.
    func code(for address: IPAddress) -> UInt16 {
        switch address.family {
        case .v4:
            let target = UInt32(truncatingIfNeeded: address.low)
            let rank = firstIndex(in: layout.v4Count) { index in
                UInt32(littleEndian: file.load(UInt32.self, at: layout.v4Starts + index * 4)) > target
            }
            return rank == 0 ? 0 : code(at: layout.v4Codes, rank - 1)
        case .v6:
            let rank = firstIndex(in: layout.v6Count) { index in
                let high = UInt64(littleEndian: file.load(UInt64.self, at: layout.v6Highs + index * 8))
                if high != address.high { return high > address.high }
                return UInt64(littleEndian: file.load(UInt64.self, at: layout.v6Lows + index * 8)) > address.low
            }
            return rank == 0 ? 0 : code(at: layout.v6Codes, rank - 1)
        }
    }

    /// The number of ranges, those without a country included.
    var rangeCount: (v4: Int, v6: Int) { (layout.v4Count, layout.v6Count) }

    /// The first index from 0 to `count` for which `isBehind` holds; it holds for all after it.
    @inline(__always)
    private func firstIndex(in count: Int, where isBehind: (Int) -> Bool) -> Int {
        var low = 0
        var size = count
        while size > 0 {
            let half = size / 2
            let behind = isBehind(low + half)
            low = behind ? low : low + half + 1
            size = behind ? half : size - half - 1
        }
        return low
    }

    private func code(at codes: Int, _ index: Int) -> UInt16 {
        UInt16(littleEndian: file.load(UInt16.self, at: codes + index * 2))
    }
}
