// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `…/consent`: the stored choices themselves.
enum ConsentRoute {
    static func get(_ call: Call) throws(Problem) -> HTTPAnswer {
        let call = try DeviceCall(call)
        let choices = try call.storedChoices()
        guard choices != CurrentChoices() else {
            throw Problem(.consentNotFound, "This device has no stored choice.")
        }
        return .ready(call.content(StoredConsent.encode(choices)))
    }
}

/// The representation of `…/consent`; its entity tag is what `If-Match` compares.
enum StoredConsent {
    static func encode(_ choices: CurrentChoices) -> [UInt8] {
        var body = JSONWriter()
        body.object { body in
            for kind in ChoiceKind.allCases {
                body.name(of: kind.rawValue)
                if let choice = choices[kind] {
                    body.object { ChoiceJSON.write(choice, to: &$0) }
                } else {
                    body.value(String?.none)
                }
            }
        }
        return body.bytes
    }

    /// Nil where there is nothing to name.
    static func tag(of choices: CurrentChoices) -> EntityTag? {
        choices == CurrentChoices() ? nil : EntityTag(of: encode(choices))
    }
}

/// `If-Match` and `If-None-Match` of a request that changes the stored choices (RFC 9110 §13).
struct Preconditions: Sendable {
    private let match: String?
    private let noneMatch: String?

    init(_ headers: HTTPFields) {
        match = headers["if-match"]
        noneMatch = headers["if-none-match"]
    }

    /// Why the request may not go on with these choices.
    func problem(with choices: CurrentChoices) -> Problem? {
        // The tag is made of all that is stored: not for the many requests that ask for nothing.
        if match == nil, noneMatch == nil { return nil }
        let tag = StoredConsent.tag(of: choices)
        if let match, match == "*" ? tag == nil : !(tag?.isNamed(by: match, weakly: false) ?? false) {
            return Problem(
                .preconditionFailed,
                "The stored choice is not the one that If-Match names: read …/consent anew and decide again.")
        }
        if let noneMatch, noneMatch == "*" ? tag != nil : tag?.isNamed(by: noneMatch, weakly: true) ?? false {
            return Problem(
                .preconditionFailed, "A choice is stored already, and If-None-Match asked that there be none.")
        }
        return nil
    }
}
