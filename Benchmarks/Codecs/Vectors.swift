// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The strings of the tests' vector files.
enum Vectors {
    static func strings(of file: String) throws -> [String] {
        guard let value = try? JSONScanner.parse(read("Tests/ConsentModelTests/Vectors/\(file).json")),
            case .object(let members) = value,
            case .array(let vectors)? = members.first(where: { $0.isNamed("vectors") })?.value
        else { preconditionFailure("no vectors in \(file).json") }
        return vectors.compactMap(string)
    }

    /// As it stands there, or a prefix, a part so many times, and a suffix.
    private static func string(_ vector: JSONValue) -> String? {
        guard case .object(let members) = vector else { return nil }
        func text(_ name: String) -> String? {
            if case .string(let text)? = members.first(where: { $0.isNamed(name) })?.value { text } else { nil }
        }
        if let string = text("string") { return string }
        guard let prefix = text("prefix"), let part = text("repeat"), let suffix = text("suffix"),
            case .integer(let times)? = members.first(where: { $0.isNamed("times") })?.value
        else { return nil }
        return prefix + String(repeating: part, count: Int(times)) + suffix
    }

    private static func read(_ path: String) -> [UInt8] {
        guard let file = unsafe fopen(path, "r") else { return [] }
        defer { unsafe fclose(file) }
        var bytes: [UInt8] = []
        while case let character = unsafe getc(file), character != EOF { bytes.append(UInt8(character)) }
        return bytes
    }
}
