// SPDX-License-Identifier: Apache-2.0

/// The kinds of consent string that are read here.
enum ConsentStringKind: String, Sendable, CaseIterable {
    case tc
    case gpp
    case ac
    case usPrivacy = "us_privacy"

    /// The kind that a text looks like, sound or damaged: a TC string where nothing speaks for another.
    init(of text: String) {
        // No real string is longer, and what looks like one may be.
        let bytes = text.utf8.prefix(16_384)
        let hasTilde = bytes.contains(UInt8(ascii: "~"))
        if let first = bytes.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
            // A TC string starts with C, a GPP string with D: a digit is the version of a string of plain text.
            self = hasTilde || bytes.contains(UInt8(ascii: ".")) ? .ac : .usPrivacy
        } else {
            self = hasTilde || bytes.first == UInt8(ascii: "D") ? .gpp : .tc
        }
    }

    /// The string's name, with its article.
    var name: String {
        switch self {
        case .tc: "a TC string"
        case .gpp: "a GPP string"
        case .ac: "an Additional Consent string"
        case .usPrivacy: "a US Privacy string"
        }
    }

    /// Where such a string is decoded.
    var decoder: String {
        switch self {
        case .tc: "GET /v1/tcf/decode"
        case .gpp: "GET /v1/gpp/decode"
        case .ac, .usPrivacy: "consent-server decode"
        }
    }
}
