// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// What an address table says of one address.
struct TableAnswer: Hashable, Sendable {
    var place: Place
    var finding: Finding

    enum Finding: String, Sendable, CaseIterable {
        /// The table names a place.
        case found
        /// The table has nothing on the address, or no country for it.
        case absent
        /// The table has a code that stands for no place (`??`, `AP`, an anonymiser).
        case placeholder
        /// A v6 address, and the database has v4 addresses alone.
        case otherFamily = "other_family"
        /// The database is damaged at this address.
        case unreadable
    }

    init(place: Place, finding: Finding) {
        self.place = place
        self.finding = finding
    }

    /// The answer of a code that the table has.
    init(place: Place) {
        self.init(place: place, finding: place == .unknown ? .placeholder : .found)
    }
}

/// A file that knows the countries of addresses: a packed table, or an MMDB.
enum AddressTable: Sendable {
    case packed(PackedCountryTable)
    case mmdb(MMDBTable)

    /// Opens a file as what its first bytes say it is.
    init(path: String) throws(AddressTableError) {
        let file = try MappedFile(path: path)
        self =
            PackedCountryTable.Layout.isPacked(file)
            ? .packed(try PackedCountryTable(file: file, path: path)) : .mmdb(try MMDBTable(path: path))
    }

    /// The place of an address, which is taken as it is: unwrap it before.
    func answer(for address: IPAddress) -> TableAnswer {
        switch self {
        case .packed(let table):
            let code = table.code(for: address)
            guard code != 0 else { return TableAnswer(place: .unknown, finding: .absent) }
            return TableAnswer(place: Place(packedCountryCode: code))
        case .mmdb(let table):
            return table.answer(for: address)
        }
    }

    var path: String {
        switch self {
        case .packed(let table): table.path
        case .mmdb(let table): table.path
        }
    }

    /// When its data was made, nil where it does not say.
    var buildDate: Timestamp? {
        switch self {
        case .packed(let table): table.buildDate
        case .mmdb(let table): table.metadata.buildDate
        }
    }

    /// Whether it tells the states of the US apart.
    var hasSubdivisions: Bool {
        switch self {
        case .packed: false
        case .mmdb(let table): table.metadata.hasSubdivisions
        }
    }

    /// What it is, for a person.
    var description: String {
        switch self {
        case .packed(let table):
            "packed country table of \(table.rangeCount.v4) IPv4 and \(table.rangeCount.v6) IPv6 ranges"
        case .mmdb(let table):
            "\(table.metadata.type): \(table.metadata.description)"
        }
    }

    /// The words that the licence of the packed table's data asks for, nil for a database of the operator's own.
    var attribution: String? {
        switch self {
        case .packed: "IPFire Location database (https://location.ipfire.org/), CC BY-SA 4.0, packed from tor-geoipdb"
        case .mmdb: nil
        }
    }
}
