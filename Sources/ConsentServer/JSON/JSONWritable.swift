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
    /// Digit by digit: an answer has three times or more, and a string for each shows in a profile.
    func write(to json: inout JSONWriter) {
        let day = self.day
        let date = day.components
        guard (0...9999).contains(date.year) else { return json.write(description) }
        let (second, fraction) = (milliseconds - day.start.milliseconds).quotientAndRemainder(dividingBy: 1000)
        json.buffer.reserve(28)
        json.separate()
        json.buffer.put(UInt8(ascii: "\""))
        json.buffer.put(digits: date.year, 4)
        json.buffer.put(UInt8(ascii: "-"))
        json.buffer.put(digits: date.month, 2)
        json.buffer.put(UInt8(ascii: "-"))
        json.buffer.put(digits: date.day, 2)
        json.buffer.put(UInt8(ascii: "T"))
        json.buffer.put(digits: second / 3600, 2)
        json.buffer.put(UInt8(ascii: ":"))
        json.buffer.put(digits: second / 60 % 60, 2)
        json.buffer.put(UInt8(ascii: ":"))
        json.buffer.put(digits: second % 60, 2)
        if fraction != 0 {
            json.buffer.put(UInt8(ascii: "."))
            json.buffer.put(digits: fraction, 3)
        }
        json.buffer.put(UInt8(ascii: "Z"))
        json.buffer.put(UInt8(ascii: "\""))
    }
}

extension ByteBuffer {
    /// Adds the last 2 to 4 decimal digits of a number that is not negative; room for them was made.
    fileprivate mutating func put(digits number: Int64, _ count: Int) {
        // Division by a constant is a multiplication; by a variable it costs as much as the rest of the string.
        let rest = UInt32(truncatingIfNeeded: number)
        if count == 4 { put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / 1000 % 10)) }
        if count >= 3 { put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / 100 % 10)) }
        put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / 10 % 10))
        put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
    }
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
