// SPDX-License-Identifier: Apache-2.0

/// Why a well-formed JSON text is not the document that is expected: the field, and what to do about it.
struct FieldError: Error, Sendable, Equatable {
    /// Every code; all are answered with 422.
    enum Code: String, Sendable, CaseIterable {
        /// A value of the wrong type, out of its range, or not one of the allowed ones.
        case invalid = "invalid_field"
        /// A field that is not known here, or that the server sets itself.
        case unknown = "unknown_field"
        /// A field that has to be there and is not.
        case missing = "missing_field"
        /// Fields that exclude each other.
        case conflicting = "conflicting_fields"
    }

    var code: Code
    /// The path of the field, such as `choices.purposes.consent[2]`; empty for the whole document.
    var field: String
    /// A sentence that begins with the field.
    var detail: String

    /// An error of `field`; `what` goes on where the field's name ends: "must be …".
    init(_ code: Code, _ field: String, _ what: String) {
        self.code = code
        self.field = field
        let end = what.hasSuffix("?") ? "" : "."
        detail = "\(field.isEmpty ? "The document" : "`\(field)`") \(what)\(end)"
    }
}

/// The path of a member: dots between names, and what is no plain name in quotes and defused.
func memberPath(_ parent: String, _ name: String) -> String {
    let isPlain =
        (1...64).contains(name.utf8.count)
        && name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "~"),
                UInt8(ascii: "."):
                true
            default: false
            }
        }
    let name = isPlain ? name : quoted(name)
    return parent.isEmpty ? name : "\(parent).\(name)"
}
