// SPDX-License-Identifier: Apache-2.0

import ConsentModel
import Testing

@testable import ConsentServer

/// Rules for documents in tests: two more laws, vendors up to 1,000, two texts.
let appRules = AppDocumentRules(
    lawIDs: ["lgpd", "pipl"],
    isKnownVendor: { $0 <= 1000 },
    textKeys: ["title", "body"],
    textProblem: { key, text in key == "title" && text.unicodeScalars.count > 20 ? "is longer than 20 characters" : nil
    },
    themeTokens: ["accent", "background"])

/// The document of the fields, to which a name is added.
func appDocument(_ fields: String) throws(FieldError) -> AppDocument {
    try AppDocument(json: readable("{\"name\": \"Shopping\", \(fields)}"), rules: appRules)
}

/// The tree of a text that a test wrote itself.
func readable(_ text: String) -> JSONValue {
    do {
        return try JSONScanner.parse(Array(text.utf8))
    } catch {
        Issue.record("\(error.detail) in \(text)")
        return .null
    }
}
