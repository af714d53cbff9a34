// SPDX-License-Identifier: Apache-2.0

/// Header fields of a response, in the order in which they are sent.
///
/// Kept as a struct each: an array of pairs is copied and destroyed pair by pair through the runtime, forty calls an answer.
struct HTTPResponseHeaders: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral, Sendable {
    private struct Field {
        var name: String
        var value: String
    }

    private var fields: [Field]

    init(arrayLiteral fields: (name: String, value: String)...) {
        self.fields = fields.map { Field(name: $0.name, value: $0.value) }
    }

    init(_ fields: some Sequence<(name: String, value: String)>) {
        self.fields = fields.map { Field(name: $0.name, value: $0.value) }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { fields.count }

    subscript(index: Int) -> (name: String, value: String) {
        get { (fields[index].name, fields[index].value) }
        set { fields[index] = Field(name: newValue.name, value: newValue.value) }
    }

    mutating func append(_ field: (name: String, value: String)) {
        fields.append(Field(name: field.name, value: field.value))
    }

    mutating func append(contentsOf fields: HTTPResponseHeaders) { self.fields += fields.fields }

    mutating func reserveCapacity(_ count: Int) { fields.reserveCapacity(count) }

    static func += (left: inout Self, right: Self) { left.append(contentsOf: right) }

    static func += (left: inout Self, right: some Sequence<(name: String, value: String)>) {
        left.append(contentsOf: Self(right))
    }
}
