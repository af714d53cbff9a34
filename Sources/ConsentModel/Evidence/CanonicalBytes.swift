// SPDX-License-Identifier: Apache-2.0

/// How a place is spelled: the byte in front of what follows.
private enum PlaceTag {
    static let unknown: UInt8 = 0
    static let europeanUnion: UInt8 = 1
    static let country: UInt8 = 2
    static let subdivision: UInt8 = 3
}

/// Writes canonical bytes.
struct CanonicalWriter {
    private(set) var written: [UInt8] = []

    init() { written.reserveCapacity(256) }

    mutating func byte(_ value: UInt8) { written.append(value) }

    mutating func flag(_ value: Bool) { written.append(value ? 1 : 0) }

    mutating func bytes(_ value: [UInt8]) { written.append(contentsOf: value) }

    mutating func integer(_ value: Int64) {
        let bits = UInt64(bitPattern: value)
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            written.append(UInt8(truncatingIfNeeded: bits >> shift))
        }
    }

    mutating func text(_ value: String, field: String) throws(EventHeaderError) {
        guard let count = UInt8(exactly: value.utf8.count) else { throw .unencodable(field: field) }
        written.append(count)
        written.append(contentsOf: value.utf8)
    }

    mutating func place(_ place: Place) throws(EventHeaderError) {
        switch place {
        case .unknown: byte(PlaceTag.unknown)
        case .europeanUnion: byte(PlaceTag.europeanUnion)
        case .country(let country, let region):
            byte(region == nil ? PlaceTag.country : PlaceTag.subdivision)
            byte(UInt8(country.rawValue >> 8))
            byte(UInt8(country.rawValue & 255))
            if let region { try text(region.description, field: "place") }
        }
    }
}

/// Reads canonical bytes, and refuses what no writer writes.
struct CanonicalReader {
    private let source: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { source = bytes }

    var remaining: Int { source.count - position }

    mutating func bytes(_ count: Int, _ field: String) throws(EventHeaderError) -> [UInt8] {
        guard remaining >= count else { throw .truncated(field: field) }
        defer { position += count }
        return Array(source[position..<position + count])
    }

    mutating func byte(_ field: String) throws(EventHeaderError) -> UInt8 {
        guard remaining > 0 else { throw .truncated(field: field) }
        defer { position += 1 }
        return source[position]
    }

    mutating func flag(_ field: String) throws(EventHeaderError) -> Bool {
        switch try byte(field) {
        case 0: false
        case 1: true
        default: throw .invalid(field: field)
        }
    }

    mutating func integer(_ field: String) throws(EventHeaderError) -> Int64 {
        guard remaining >= 8 else { throw .truncated(field: field) }
        var bits: UInt64 = 0
        for index in position..<position + 8 { bits = bits << 8 | UInt64(source[index]) }
        position += 8
        return Int64(bitPattern: bits)
    }

    mutating func text(_ field: String) throws(EventHeaderError) -> String {
        let count = Int(try byte(field))
        guard remaining >= count else { throw .truncated(field: field) }
        defer { position += count }
        guard let text = String(validating: source[position..<position + count], as: UTF8.self) else {
            throw .invalid(field: field)
        }
        return text
    }

    mutating func code<Member: EvidenceCoded>(_ field: String) throws(EventHeaderError) -> Member {
        guard let member = Member(evidenceCode: try byte(field)) else { throw .invalid(field: field) }
        return member
    }

    mutating func formID() throws(EventHeaderError) -> FormID? {
        let text = try text("form_id")
        if text.isEmpty { return nil }
        guard let id = FormID(text) else { throw .invalid(field: "form_id") }
        return id
    }

    mutating func place() throws(EventHeaderError) -> Place {
        let tag = try byte("place")
        switch tag {
        case PlaceTag.unknown: return .unknown
        case PlaceTag.europeanUnion: return .europeanUnion
        case PlaceTag.country, PlaceTag.subdivision:
            let letters = try bytes(2, "place")
            let spelled = UInt16(letters[0]) << 8 | UInt16(letters[1])
            // The code's own initialiser lets lower case through as it stands: that would be a second spelling.
            guard letters.allSatisfy({ upperLetter($0) == $0 }), let country = CountryCode(rawValue: spelled) else {
                throw .invalid(field: "place")
            }
            if tag == PlaceTag.country { return .country(country, nil) }
            let text = try text("place")
            guard let region = SubdivisionCode(text), region.description == text else {
                throw .invalid(field: "place")
            }
            return .country(country, region)
        default: throw .invalid(field: "place")
        }
    }
}
