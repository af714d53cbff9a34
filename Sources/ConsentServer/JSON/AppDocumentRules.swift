// SPDX-License-Identifier: Apache-2.0

/// What an app document may name that stands in tables elsewhere.
struct AppDocumentRules: Sendable {
    /// Ids of the laws besides `gdpr` and `us_state` that an app can switch on.
    var lawIDs: Set<String>
    /// Whether the vendor list in force has a vendor.
    var isKnownVendor: @Sendable (UInt16) -> Bool
    /// The keys of the texts that an app may replace.
    var textKeys: [String]
    /// What is wrong with a text for a key, as the end of a sentence; nil where nothing is.
    var textProblem: @Sendable (_ key: String, _ text: String) -> String?
    /// The tokens of the colours that an app may set.
    var themeTokens: [String]
}
