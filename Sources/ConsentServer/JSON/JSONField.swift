// SPDX-License-Identifier: Apache-2.0

/// One value that is being read, with its path for the error.
struct JSONField {
    /// Such as `choices.purposes.consent`.
    let path: String
    let value: JSONValue

    /// Whether it is `null`.
    var isNull: Bool { value == .null }

    /// An error of this field; `what` goes on behind its name.
    func invalid(_ what: String) -> FieldError { FieldError(.invalid, path, what) }

    private func wrongType(_ wanted: String) -> FieldError {
        invalid("must be \(wanted), not \(value.kind)\(isNull ? "; leave it out instead" : "")")
    }

    /// `true` or `false`.
    func bool() throws(FieldError) -> Bool {
        guard case .bool(let value) = value else { throw wrongType("true or false") }
        return value
    }

    /// A whole number in `range`; `1.0` is one.
    func integer(in range: ClosedRange<Int64>) throws(FieldError) -> Int64 {
        guard let integer = value.wholeNumber else {
            if case .double = value { throw invalid("must be a whole number") }
            throw wrongType("a whole number")
        }
        guard range.contains(integer) else {
            throw invalid("must be from \(range.lowerBound) to \(range.upperBound), not \(integer)")
        }
        return integer
    }

    /// A string of `length` characters (Unicode scalars), none of which is a control character.
    func string(_ length: ClosedRange<Int>, lineBreaks: Bool = false) throws(FieldError) -> String {
        guard case .string(let text) = value else { throw wrongType("a string") }
        var count = 0
        for scalar in text.unicodeScalars {
            count += 1
            if isControl(scalar), !(lineBreaks && scalar == "\n") {
                throw invalid("has a control character (U+\(hexadecimal(scalar))) in place \(count)")
            }
        }
        guard length.contains(count) else {
            throw count == 0
                ? invalid("is empty")
                : invalid("must have \(length.lowerBound) to \(length.upperBound) characters, not \(count)")
        }
        return text
    }

    /// One of the values of an enum.
    func choice<Choice>(
        of _: Choice.Type = Choice.self, except excluded: [Choice] = []
    ) throws(FieldError) -> Choice where Choice: RawRepresentable<String> & CaseIterable & Equatable {
        guard case .string(let text) = value else { throw wrongType("a string") }
        if let choice = Choice(rawValue: text), !excluded.contains(choice) { return choice }
        let allowed = Choice.allCases.filter { !excluded.contains($0) }.map(\.rawValue)
        let near = nearest(to: text, of: allowed).map { "; did you mean `\($0)`?" } ?? ""
        throw invalid("must be one of \(listed(allowed)), not \(quoted(text))\(near)")
    }

    /// An object with fields of these names only.
    func object(known: [String], hints: [String: String] = [:]) throws(FieldError) -> JSONFields {
        try JSONFields(value, at: path, known: known, hints: hints)
    }

    /// An object whose names the caller chooses.
    func object() throws(FieldError) -> JSONFields {
        try JSONFields(anyNames: value, at: path)
    }
}

extension JSONValue {
    /// The whole number that this is exactly; a double counts as far as doubles count by ones.
    fileprivate var wholeNumber: Int64? {
        switch self {
        case .integer(let integer): return integer
        case .double(let double) where abs(double) <= 0x1p53:
            let integer = Int64(double)
            return Double(integer) == double ? integer : nil
        default: return nil
        }
    }
}

/// Whether a character has no place in a text that people see: it moves the cursor or breaks the line.
private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
}

private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}
