// SPDX-License-Identifier: Apache-2.0

/// A JSON file `{app_id: document}`, as `CONSENT_APPS` and `apps apply` take it.
enum AppsFile {
    /// The documents by app id, in the file's order.
    static func read(_ path: String) throws(CommandFailure) -> [(id: String, document: JSONValue)] {
        guard case .object(let members) = try JSONFile.read(path) else {
            throw CommandFailure(.data, "\(path) is not a JSON object {app_id: document}")
        }
        return members.map { ($0.name, $0.value) }
    }
}
