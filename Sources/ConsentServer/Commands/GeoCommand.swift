// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `consent-server geo`.
enum GeoCommand {
    static let command = Command(
        name: "geo", summary: "tell where addresses are, or pack a country table",
        usage: "geo ADDRESS… | geo pack IPV4_FILE IPV6_FILE OUT",
        notes: [
            "Looks each address up as the server would, in the same database.",
            "pack reads the text files of Debian's tor-geoipdb and writes the table that the server maps at start.",
        ]
    ) { (invocation) throws(CommandFailure) in
        if invocation.arguments.first == "pack" {
            try pack(Array(invocation.arguments.dropFirst()))
        } else {
            try locate(invocation)
        }
    }

    private static func pack(_ arguments: [String]) throws(CommandFailure) {
        guard arguments.count == 3 else { throw CommandFailure(.usage, "pack takes IPV4_FILE IPV6_FILE OUT") }
        do {
            try PackedCountryTable.packFiles(v4: arguments[0], v6: arguments[1], into: arguments[2])
        } catch let error as AddressTableError {
            throw CommandFailure(error)
        } catch { throw CommandFailure(.data, "\(error)") }
    }

    private static func locate(_ invocation: CommandInvocation) throws(CommandFailure) {
        guard !invocation.arguments.isEmpty else { throw CommandFailure(.usage, "give one or more addresses") }
        let geolocator = try Geolocator.open(try invocation.configuration())
        for text in invocation.arguments {
            guard let address = IPAddress(text) else {
                throw CommandFailure(.data, "\(quoted(text)) is not an IPv4 or IPv6 address")
            }
            let location = geolocator.locate(address: address)
            var line = JSONWriter()
            line.object { line in
                line.member("address", text)
                GeographyJSON.writeLocation(location, at: SystemClock.now(), to: &line)
            }
            invocation.output(String(decoding: line.bytes, as: UTF8.self))
        }
    }
}
