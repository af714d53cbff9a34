// SPDX-License-Identifier: Apache-2.0

/// A JSON text as a tree: what came in, nothing converted.
enum JSONValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case integer(Int64)
    /// A number with a fraction or an exponent, always finite.
    case double(Double)
    case string(String)
    case array([JSONValue])
    /// In the order of the text; no two names are equal byte for byte.
    case object([JSONMember])

    /// What kind of value it is, with its article, for a sentence.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool(true): "true"
        case .bool(false): "false"
        case .integer, .double: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

/// One name and its value in an object.
struct JSONMember: Sendable, Equatable {
    var name: String
    var value: JSONValue

    /// Whether this is its name, byte for byte: `String` itself takes a composed and a decomposed letter for equal.
    func isNamed(_ name: String) -> Bool {
        self.name.utf8.count == name.utf8.count && self.name.utf8.elementsEqual(name.utf8)
    }
}
