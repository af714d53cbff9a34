// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// A value that knows how it is written as JSON.
protocol JSONWritable {
    /// Writes exactly one value.
    func write(to json: inout JSONWriter)
}

extension String: JSONWritable {
    func write(to json: inout JSONWriter) { json.write(self) }
}

extension Bool: JSONWritable {
    func write(to json: inout JSONWriter) { json.write(literal: self ? "true" : "false") }
}

extension FixedWidthInteger where Self: JSONWritable {
    func write(to json: inout JSONWriter) { json.write(self) }
}

extension Int: JSONWritable {}
extension Int64: JSONWritable {}
extension UInt16: JSONWritable {}
extension UInt32: JSONWritable {}
extension UInt64: JSONWritable {}

extension Double: JSONWritable {
    /// The shortest digits that give the same double back; null where it is not a number that JSON has.
    func write(to json: inout JSONWriter) {
        if isFinite { json.raw(Array(description.utf8)) } else { json.write(literal: "null") }
    }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
    func write(to json: inout JSONWriter) {
        if let self { self.write(to: &json) } else { json.write(literal: "null") }
    }
}

extension Array: JSONWritable where Element: JSONWritable {
    func write(to json: inout JSONWriter) {
        json.array { json in for element in self { element.write(to: &json) } }
    }
}

extension RawRepresentable where Self: JSONWritable, RawValue == String {
    func write(to json: inout JSONWriter) { json.write(rawValue) }
}

extension Timestamp: JSONWritable {
    func write(to json: inout JSONWriter) { json.write(description) }
}

extension FormID: JSONWritable {
    func write(to json: inout JSONWriter) { json.write(description) }
}

extension CountryCode: JSONWritable {
    func write(to json: inout JSONWriter) { json.write(description) }
}

extension SubdivisionCode: JSONWritable {
    func write(to json: inout JSONWriter) { json.write(description) }
}

extension JSONValue: JSONWritable {
    func write(to json: inout JSONWriter) { write(to: &json, sortsNames: false) }

    /// The bytes with the names of each object in the order of their bytes, so that equal trees have equal bytes.
    var canonicalBytes: [UInt8] {
        var json = JSONWriter()
        write(to: &json, sortsNames: true)
        return json.bytes
    }

    private func write(to json: inout JSONWriter, sortsNames: Bool) {
        switch self {
        case .null: json.write(literal: "null")
        case .bool(let value): value.write(to: &json)
        case .integer(let value): value.write(to: &json)
        case .double(let value): value.write(to: &json)
        case .string(let value): value.write(to: &json)
        case .array(let elements):
            json.array { json in for element in elements { element.write(to: &json, sortsNames: sortsNames) } }
        case .object(var members):
            if sortsNames { members.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) } }
            json.object { json in
                for member in members {
                    json.name(of: member.name)
                    member.value.write(to: &json, sortsNames: sortsNames)
                }
            }
        }
    }
}
