// SPDX-License-Identifier: Apache-2.0

extension JSONScanner {
    /// Longer numbers are refused: none that anyone means has so many characters, and converting them takes long.
    private static let longestNumber = 1024

    /// Reads a number; `-` or a digit is at the position.
    mutating func number(_ text: Span<UInt8>) throws(JSONError) -> JSONValue {
        let start = position
        let isNegative = next(text) == UInt8(ascii: "-")
        if isNegative { position += 1 }
        let integer = try integerPart(text)
        let next = next(text)
        if next == UInt8(ascii: ".") || next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            return .double(try double(from: start, text))
        }
        // The magnitude is gathered as a negative number, of which there is one more.
        guard let integer, isNegative || integer != .min else {
            throw outOfRange(start, "does not fit into 64 bits", text)
        }
        return .integer(isNegative ? integer : -integer)
    }

    /// Reads the digits before a point, as minus their value; nil where 64 bits can't hold it.
    private mutating func integerPart(_ text: Span<UInt8>) throws(JSONError) -> Int64? {
        let start = position
        try digits(text)
        guard text[start] != UInt8(ascii: "0") else {
            guard position == start + 1 else {
                position = start
                throw malformed("A number can't begin with 0", text)
            }
            return 0
        }
        guard position - start <= 19 else { return nil }
        var value: Int64 = 0
        for index in start..<position {
            let (tenfold, overflows) = value.multipliedReportingOverflow(by: 10)
            let (sum, underflows) = tenfold.subtractingReportingOverflow(Int64(text[index] - UInt8(ascii: "0")))
            if overflows || underflows { return nil }
            value = sum
        }
        return value
    }

    /// Reads on from the point or the exponent of the number that began at `start`.
    private mutating func double(from start: Int, _ text: Span<UInt8>) throws(JSONError) -> Double {
        if next(text) == UInt8(ascii: ".") {
            position += 1
            try digits(text)
        }
        let exponent = position
        if next(text) == UInt8(ascii: "e") || next(text) == UInt8(ascii: "E") {
            position += 1
            if next(text) == UInt8(ascii: "+") || next(text) == UInt8(ascii: "-") { position += 1 }
            try digits(text)
        }
        guard position - start <= Self.longestNumber else { throw outOfRange(start, "has too many digits", text) }
        guard let value = Double(copy(text, start..<position)), value.isFinite,
            value != 0 || isZero(text, start..<exponent)
        else { throw outOfRange(start, "does not fit into a double", text) }
        return value
    }

    /// Whether a significand has no digit but 0: else a value of 0 means that it got lost.
    private func isZero(_ text: Span<UInt8>, _ significand: Range<Int>) -> Bool {
        significand.allSatisfy { !(UInt8(ascii: "1")...UInt8(ascii: "9")).contains(text[$0]) }
    }

    private mutating func digits(_ text: Span<UInt8>) throws(JSONError) {
        let start = position
        while position < text.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[position]) { position += 1 }
        if position == start { throw malformed("A digit is expected, not \(found(text))", text) }
    }

    private func outOfRange(_ start: Int, _ what: String, _ text: Span<UInt8>) -> JSONError {
        JSONError(.numberOutOfRange, "A number \(what)", at: start, of: text)
    }
}
