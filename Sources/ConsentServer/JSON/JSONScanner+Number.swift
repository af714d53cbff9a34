// SPDX-License-Identifier: Apache-2.0

extension JSONScanner {
    /// Longer numbers are refused: none that anyone means has so many characters, and converting them takes long.
    private static let longestNumber = 1024

    /// Reads a number; `-` or a digit is at the position.
    mutating func number() throws(JSONError) -> JSONValue {
        let start = position
        if next == UInt8(ascii: "-") { position += 1 }
        if next == UInt8(ascii: "0") {
            position += 1
            if let byte = next, isDigit(byte) { throw malformed("A number can't begin with 0") }
        } else {
            try digits()
        }
        var isInteger = true
        if next == UInt8(ascii: ".") {
            isInteger = false
            position += 1
            try digits()
        }
        let exponent = position
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            isInteger = false
            position += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        guard position - start <= Self.longestNumber else { throw outOfRange(start, "has too many digits") }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isInteger {
            guard let value = Int64(text) else { throw outOfRange(start, "does not fit into 64 bits") }
            return .integer(value)
        }
        let isZero = bytes[start..<exponent].allSatisfy { !(UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
        guard let value = Double(text), value.isFinite, isZero || value != 0 else {
            throw outOfRange(start, "does not fit into a double")
        }
        return .double(value)
    }

    private mutating func digits() throws(JSONError) {
        guard let byte = next, isDigit(byte) else { throw malformed("A digit is expected, not \(found)") }
        repeat { position += 1 } while position < bytes.count && isDigit(bytes[position])
    }

    private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private func outOfRange(_ start: Int, _ what: String) -> JSONError {
        JSONError(.numberOutOfRange, "A number \(what)", at: start, of: bytes)
    }
}
