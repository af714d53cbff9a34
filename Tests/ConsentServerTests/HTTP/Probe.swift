// SPDX-License-Identifier: Apache-2.0

internal import Testing

/// Bytes that a careless server frames otherwise than its neighbour, and what a careful one does with them.
struct Probe: Sendable, CustomTestStringConvertible {
    enum Outcome: Sendable {
        /// These statuses in this order, and the connection is still in step.
        case answers([Int])
        /// One response of ours, with one of these statuses, then the end of the connection.
        case refuses(Set<Int>)
        /// The library's own refusal, once, then the end of the connection.
        case libraryRefuses(Set<Int>)
        /// One response of ours with this status, then the end of the connection.
        case answersAndCloses(Int)
        /// No answer, and the end of the connection.
        case closes
    }

    let name: String
    let bytes: [UInt8]
    let outcome: Outcome

    init(_ name: String, _ text: String, _ outcome: Outcome) {
        self.init(name, bytes: Array(text.utf8), outcome)
    }

    init(_ name: String, bytes: [UInt8], _ outcome: Outcome) {
        self.name = name
        self.bytes = bytes
        self.outcome = outcome
    }

    var testDescription: String { name }

    static let host = "Host: localhost\r\n"
    /// A request inside another's body: nobody may answer it.
    static let hidden = "GET /hidden HTTP/1.1\r\n\(host)\r\n"

    static func get(_ target: String, _ fields: String = "", version: String = "HTTP/1.1") -> String {
        "GET \(target) \(version)\r\n\(host)\(fields)\r\n"
    }

    static func put(_ fields: String, _ body: String = "", type: String = "Content-Type: application/json\r\n")
        -> String
    {
        "PUT /json HTTP/1.1\r\n\(host)\(type)\(fields)\r\n\(body)"
    }

    static func chunked(_ body: String) -> String { put("Transfer-Encoding: chunked\r\n", body) }
}
