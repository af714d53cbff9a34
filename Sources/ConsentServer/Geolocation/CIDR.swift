// SPDX-License-Identifier: Apache-2.0

/// A network: the addresses that share their first bits.
struct CIDR: Hashable, Sendable, CustomStringConvertible {
    /// The network's first address, never v4-mapped.
    let network: IPAddress
    let prefixLength: Int

    /// A network from `10.0.0.0/8` or a plain address; a v4-mapped one is the v4 network that it stands for.
    init(_ text: some StringProtocol) throws(CIDRError) {
        let written = String(text)
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, !first.contains("%"), let address = IPAddress(first) else {
            throw .notAnAddress(written)
        }
        var length = address.width
        if parts.count == 2 {
            guard let prefix = Self.prefix(parts[1]), prefix <= address.width else {
                throw .badPrefix(written, longest: address.width)
            }
            length = prefix
        }
        let isMapped = address.form == .v4Mapped && length >= 96
        let base = isMapped ? address.unmapped : address
        prefixLength = isMapped ? length - 96 : length
        network = base.masked(to: prefixLength)
        guard network == base else { throw .hostBits(written, network: "\(network)/\(prefixLength)") }
    }

    /// The network's last address.
    var last: IPAddress {
        let hostBits = network.width - prefixLength
        let host: UInt128 = hostBits == 128 ? .max : (1 << hostBits) - 1
        return network.family == .v4
            ? IPAddress(v4: UInt32(truncatingIfNeeded: network.bits | host)) : IPAddress(v6: network.bits | host)
    }

    func contains(_ address: IPAddress) -> Bool {
        let address = address.unmapped
        return network <= address && address <= last
    }

    var description: String { "\(network)/\(prefixLength)" }

    private static func prefix(_ text: some StringProtocol) -> Int? {
        guard (1...3).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }),
            text == "0" || !text.hasPrefix("0")
        else { return nil }
        return Int(text)
    }
}

/// What is wrong with a network's text.
enum CIDRError: Error, Hashable, CustomStringConvertible {
    case notAnAddress(String)
    case badPrefix(String, longest: Int)
    case hostBits(String, network: String)
    case emptyEntry(position: Int)

    var description: String {
        switch self {
        case .notAnAddress(let text):
            "'\(text)' is neither an IP address nor a network such as 10.0.0.0/8"
        case .badPrefix(let text, let longest):
            "'\(text)' has no prefix length from 0 to \(longest) behind the slash"
        case .hostBits(let text, let network):
            "'\(text)' has bits set behind its prefix; write '\(network)' for the network or leave out the slash"
        case .emptyEntry(let position):
            "entry \(position) is empty; write addresses and networks with one comma between them"
        }
    }
}

extension IPAddress {
    /// The address with all bits behind the first `prefix` cleared.
    func masked(to prefix: Int) -> IPAddress {
        guard prefix > 0 else { return family == .v4 ? IPAddress(v4: 0) : IPAddress(v6: 0) }
        let cleared = (bits >> (width - prefix)) << (width - prefix)
        return family == .v4 ? IPAddress(v4: UInt32(truncatingIfNeeded: cleared)) : IPAddress(v6: cleared)
    }
}
