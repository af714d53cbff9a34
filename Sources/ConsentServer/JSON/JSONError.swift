// SPDX-License-Identifier: Apache-2.0

/// Why bytes are not a JSON text that this service takes.
struct JSONError: Error, Sendable, Equatable {
    /// Every code; all are answered with 400.
    enum Code: String, Sendable, CaseIterable {
        /// Not the grammar of RFC 8259.
        case malformed = "malformed_json"
        /// Bytes that are not UTF-8, or an escape that is half a surrogate pair.
        case invalidUnicode = "invalid_unicode"
        /// One object names a member twice.
        case duplicateKey = "duplicate_key"
        /// More levels than allowed.
        case tooDeep = "too_deep"
        /// A number that neither 64 bits of integer nor a double can hold.
        case numberOutOfRange = "number_out_of_range"
    }

    var code: Code
    /// A sentence that says what was found where.
    var detail: String
    /// Where in the bytes, from 0.
    var offset: Int
    /// The line, from 1.
    var line: Int
    /// The character in its line, from 1.
    var column: Int

    /// An error at `offset` of `text`; `what` is a sentence without its end, to which the place is added.
    init(_ code: Code, _ what: String, at offset: Int, of text: Span<UInt8>) {
        self.code = code
        self.offset = offset
        line = 1
        column = 1
        for index in 0..<min(offset, text.count) {
            let byte = text[index]
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        detail = "\(what) (line \(line), column \(column))."
    }
}
