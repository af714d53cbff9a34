// SPDX-License-Identifier: Apache-2.0

/// A JSON file that a command is given.
enum JSONFile {
    static func read(_ path: String) throws(CommandFailure) -> JSONValue {
        let bytes: [UInt8]?
        do throws(ConfigurationError) { bytes = try FileText.readBytes(path) } catch {
            throw CommandFailure(.noInput, error.description)
        }
        guard let bytes else { throw CommandFailure(.noInput, "there is no file \(path)") }
        do throws(JSONError) { return try JSONScanner.parse(bytes) } catch {
            throw CommandFailure(.data, "\(path): \(error.detail)")
        }
    }
}
