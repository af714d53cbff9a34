// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// The country ranges of one text file as Tor ships them (`geoip`, `geoip6`): `first,last,CC` a line, ascending.
///
/// v4 addresses are decimal numbers, v6 addresses are text. Lines that start with `#` are comments, and one of them says
/// when the data was made. Anything else refuses the file: half a table would be wrong without a word.
struct GeoIPText {
    struct Range: Equatable {
        var first: UInt128
        var last: UInt128
        /// The two characters, the first in the high byte.
        var code: UInt16
    }

    private(set) var ranges: [Range] = []
    /// The time in the `# Generated:` line.
    private(set) var generated: Timestamp?

    init(_ text: [UInt8], family: IPAddress.Family) throws(GeoIPTextError) {
        var start = 0
        var number = 0
        while start < text.count {
            number += 1
            let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
            let line = text[start..<end]
            start = end + 1
            do throws(Refusal) {
                try read(line, family)
            } catch {
                throw GeoIPTextError(family: family, line: number, reason: error.reason)
            }
        }
        guard !ranges.isEmpty else { throw GeoIPTextError(family: family, line: number, reason: "it has no ranges") }
    }

    private struct Refusal: Error { var reason: String }

    private mutating func read(_ line: ArraySlice<UInt8>, _ family: IPAddress.Family) throws(Refusal) {
        guard let first = line.first else { return }
        if first == UInt8(ascii: "#") {
            try readComment(line)
            return
        }
        let comma = UInt8(ascii: ",")
        guard let one = line.firstIndex(of: comma), let two = line[(one + 1)...].firstIndex(of: comma) else {
            throw Refusal(reason: "it is not 'first,last,CC'")
        }
        guard let start = Self.address(line[..<one], family), let last = Self.address(line[(one + 1)..<two], family)
        else {
            throw Refusal(reason: "an address is malformed")
        }
        let code = line[(two + 1)...]
        guard code.count == 2, code.allSatisfy(Self.isCodeCharacter) else {
            throw Refusal(reason: "the country is not two of A-Z, 0-9 and '?'")
        }
        guard start <= last else { throw Refusal(reason: "the range ends before it starts") }
        if let previous = ranges.last, previous.last >= start {
            throw Refusal(reason: "the range starts within or before the one above")
        }
        ranges.append(Range(first: start, last: last, code: code.reduce(0) { $0 << 8 | UInt16($1) }))
    }

    private mutating func readComment(_ line: ArraySlice<UInt8>) throws(Refusal) {
        let prefix = "# Generated:".utf8
        guard line.starts(with: prefix) else { return }
        guard let time = Self.date(String(decoding: line.dropFirst(prefix.count), as: UTF8.self)) else {
            throw Refusal(reason: "the date is not like 'Thu, 25 Jun 2026 04:33:59 GMT'")
        }
        generated = time
    }

    private static func address(_ text: ArraySlice<UInt8>, _ family: IPAddress.Family) -> UInt128? {
        guard family == .v4 else {
            guard !text.contains(UInt8(ascii: "%")), let address = IPAddress(utf8: text), address.family == .v6 else {
                return nil
            }
            return address.bits
        }
        guard (1...10).contains(text.count), text.first != UInt8(ascii: "0") || text.count == 1 else { return nil }
        var value: UInt64 = 0
        for byte in text {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = value * 10 + UInt64(byte - UInt8(ascii: "0"))
        }
        return value <= UInt64(UInt32.max) ? UInt128(value) : nil
    }

    private static func isCodeCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "?"): true
        default: false
        }
    }

    /// A date of HTTP's form (RFC 9110, 5.6.7); the day's name is not compared.
    private static func date(_ text: String) -> Timestamp? {
        let parts = text.split(whereSeparator: { $0 == " " || $0 == ":" })
        guard parts.count == 8, parts[7] == "GMT", let month = months.firstIndex(of: parts[2]) else { return nil }
        let numbers = [1, 3, 4, 5, 6].compactMap { index in Int64(parts[index]) }
        guard numbers.count == 5, (1...31).contains(numbers[0]), (1970...9999).contains(numbers[1]),
            (0...23).contains(numbers[2]), (0...59).contains(numbers[3]), (0...60).contains(numbers[4])
        else { return nil }
        let day = CalendarDay(year: numbers[1], month: Int64(month) + 1, day: numbers[0])
        return Timestamp(seconds: day.start.seconds + numbers[2] * 3600 + numbers[3] * 60 + numbers[4])
    }

    private static let months: [Substring] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}

/// Where a text file of country ranges is malformed.
struct GeoIPTextError: Error, Hashable, CustomStringConvertible {
    var family: IPAddress.Family
    /// Counted from 1.
    var line: Int
    var reason: String

    var description: String {
        "line \(line) of the \(family == .v4 ? "IPv4" : "IPv6") country file: \(reason); nothing was packed"
    }
}
