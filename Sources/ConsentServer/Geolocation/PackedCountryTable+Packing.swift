// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel
internal import Glibc

extension PackedCountryTable {
    /// The bytes of a table made from the texts of Tor's `geoip` and `geoip6` files.
    static func pack(v4Text: [UInt8], v6Text: [UInt8]) throws(GeoIPTextError) -> [UInt8] {
        let v4 = try GeoIPText(v4Text, family: .v4)
        let v6 = try GeoIPText(v6Text, family: .v6)
        let date = [v4.generated, v6.generated].compactMap(\.self).min()
        return pack(v4: starts(of: v4.ranges, last: UInt128(UInt32.max)), v6: starts(of: v6.ranges, last: .max), date)
    }

    /// Packs two text files into `output`, which appears whole or not at all.
    static func packFiles(v4: String, v6: String, into output: String) throws {
        let bytes = try pack(v4Text: MappedFile(path: v4).bytes, v6Text: MappedFile(path: v6).bytes)
        let unfinished = "\(output).\(getpid())"
        do {
            try write(bytes, to: unfinished)
            _ = try PackedCountryTable(path: unfinished)
            guard unsafe rename(unfinished, output) == 0 else { throw WriteError(path: output) }
        } catch {
            unsafe unlink(unfinished)
            throw error
        }
    }

    /// A file that could not be written, with the system's words.
    struct WriteError: Error, CustomStringConvertible {
        let path: String
        let reason: String

        init(path: String) {
            self.path = path
            unsafe reason = String(cString: strerror(errno))
        }

        var description: String { "\(path): \(reason); check the folder and the space in it" }
    }

    private typealias Start = (address: UInt128, code: UInt16)

    /// Ranges as starts alone: neighbours of one country joined, gaps as ranges of code 0.
    private static func starts(of ranges: [GeoIPText.Range], last: UInt128) -> [Start] {
        var starts: [Start] = []
        var next: UInt128 = 0
        for range in ranges {
            if range.first > next, starts.last?.code ?? 0 != 0 { starts.append((next, 0)) }
            if range.code != starts.last?.code { starts.append((range.first, range.code)) }
            next = range.last == last ? 0 : range.last + 1
        }
        if next != 0 { starts.append((next, 0)) }
        return starts
    }

    private static func pack(v4: [Start], v6: [Start], _ date: Timestamp?) -> [UInt8] {
        let layout = Layout(v4Count: v4.count, v6Count: v6.count)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(layout.size)
        append(Layout.magic, to: &bytes)
        append(Layout.version, to: &bytes)
        append(UInt32(v4.count), to: &bytes)
        append(UInt32(v6.count), to: &bytes)
        append(UInt32(0), to: &bytes)
        append(date?.seconds ?? 0, to: &bytes)
        bytes.append(contentsOf: repeatElement(0, count: Layout.headerSize - Layout.checksumOffset))
        for start in v6 { append(UInt64(truncatingIfNeeded: start.address >> 64), to: &bytes) }
        for start in v6 { append(UInt64(truncatingIfNeeded: start.address), to: &bytes) }
        for start in v4 { append(UInt32(truncatingIfNeeded: start.address), to: &bytes) }
        for start in v6 + v4 { append(start.code, to: &bytes) }
        bytes.append(contentsOf: repeatElement(0, count: layout.size - bytes.count))
        let sum = checksum(of: bytes)
        for index in 0..<8 { bytes[Layout.checksumOffset + index] = UInt8(truncatingIfNeeded: sum >> (8 * index)) }
        return bytes
    }

    /// The checksum that belongs into a table of these bytes.
    static func checksum(of bytes: [UInt8]) -> UInt64 {
        var checksum = Checksum()
        for offset in stride(from: 0, to: bytes.count, by: 8) where offset != Layout.checksumOffset {
            checksum.add(bytes[offset..<offset + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) })
        }
        return checksum.value
    }

    private static func append<Number: FixedWidthInteger>(_ number: Number, to bytes: inout [UInt8]) {
        for index in 0..<Number.bitWidth / 8 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
    }

    private static func write(_ bytes: [UInt8], to path: String) throws(WriteError) {
        let descriptor = unsafe Glibc.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw WriteError(path: path) }
        defer { close(descriptor) }
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw WriteError(path: path) }
            written += count
        }
        guard fsync(descriptor) == 0 else { throw WriteError(path: path) }
    }
}
