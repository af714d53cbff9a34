// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Where the packed country table is that comes with the server: beside the executable.
enum CountryTableLocation {
    static let name = "consent-countries.bin"

    static var standard: String {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
        guard count > 0, let slash = buffer.prefix(count).lastIndex(of: UInt8(ascii: "/")) else { return name }
        return String(decoding: buffer[...slash], as: UTF8.self) + name
    }
}
