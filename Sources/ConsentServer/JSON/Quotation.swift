// SPDX-License-Identifier: Apache-2.0

/// Text of a caller's as it may stand in a sentence of ours: in quotes, short, and without what a terminal obeys.
func quoted(_ text: String) -> String {
    let limit = 64
    var result = "\""
    for (count, scalar) in text.unicodeScalars.enumerated() {
        guard count < limit else {
            result += "…"
            break
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
            result += "\\u{\(String(scalar.value, radix: 16))}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}
