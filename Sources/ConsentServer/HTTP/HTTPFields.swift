// SPDX-License-Identifier: Apache-2.0

/// Header fields in order, names compared without case.
///
/// Few and short, so a linear search over an array beats a dictionary.
struct HTTPFields: Sendable, Equatable {
    struct Field: Sendable, Equatable {
        /// In lower case.
        var name: String
        var value: String
    }

    private(set) var fields: [Field] = []

    init() {}

    init(_ fields: [(String, String)]) {
        for (name, value) in fields { append(name, value) }
    }

    /// The value of `name` (lower case), lines of the same name joined by ", ".
    subscript(name: String) -> String? {
        for field in fields where field.name == name { return field.value }
        return nil
    }

    mutating func append(_ name: String, _ value: String) {
        append(lowercased: name.lowercased(), value)
    }

    /// Appends a field whose name is known to be in lower case.
    mutating func append(lowercased name: String, _ value: String) {
        if let index = fields.firstIndex(where: { $0.name == name }) {
            fields[index].value += ", " + value
        } else {
            if fields.isEmpty { fields.reserveCapacity(4) }
            fields.append(Field(name: name, value: value))
        }
    }
}
