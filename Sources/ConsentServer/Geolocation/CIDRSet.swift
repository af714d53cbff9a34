// SPDX-License-Identifier: Apache-2.0

/// Networks as sorted ranges that neither overlap nor touch, so that asking takes a binary search.
struct CIDRSet: Sendable, Equatable {
    private(set) var ranges: [ClosedRange<IPAddress>] = []

    /// The empty set.
    init() {}

    init(_ networks: [CIDR]) {
        for range in networks.map({ $0.network...$0.last }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let previous = ranges.last, Self.joins(previous, range) {
                ranges[ranges.count - 1] = previous.lowerBound...max(previous.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
    }

    /// The set of `CONSENT_TRUSTED_PROXIES`: addresses and networks with commas between them; a blank text is none.
    init(list: String) throws(CIDRError) {
        var networks: [CIDR] = []
        let entries = list.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingBlanks() }
        let isBlank = entries.count == 1 && entries.first == ""
        for (index, entry) in entries.enumerated() where !isBlank {
            guard !entry.isEmpty else { throw .emptyEntry(position: index + 1) }
            networks.append(try CIDR(entry))
        }
        self.init(networks)
    }

    var isEmpty: Bool { ranges.isEmpty }

    /// Whether the address, or the v4 address that a v4-mapped one is, lies in one of the networks.
    func contains(_ address: IPAddress) -> Bool {
        let address = address.unmapped
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < address { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].lowerBound <= address
    }

    private static func joins(_ left: ClosedRange<IPAddress>, _ right: ClosedRange<IPAddress>) -> Bool {
        guard left.upperBound.family == right.lowerBound.family else { return false }
        return right.lowerBound <= left.upperBound || left.upperBound.bits &+ 1 == right.lowerBound.bits
    }
}
