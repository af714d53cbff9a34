// SPDX-License-Identifier: Apache-2.0

/// Why a consent string can't be written.
public enum ConsentStringEncodingError: Error, Hashable, Sendable {
    /// It would be invalid from the start.
    case breaksRule(ConsentStringProblem)
    /// A value is too large for its field, or a list too long.
    case doesNotFit(field: String)
    /// It would be longer than any reader here accepts.
    case tooLong(Int)
}

extension ConsentStringEncodingError: CustomStringConvertible {
    /// What is wrong with the value.
    public var description: String {
        switch self {
        case .breaksRule(let problem): "the string would be invalid: \(problem)"
        case .doesNotFit(let field): "the value of \(field) does not fit its field"
        case .tooLong(let length): "the string would have \(length) characters, over \(ConsentText.maximumLength)"
        }
    }
}

/// How a consent string is written.
public enum ConsentStringForm: Hashable, Sendable {
    /// As it may be issued now: the shortest lists, whole equal days, no outdated part, no broken rule.
    case issued
    /// As it was read: values, forms and order kept. For adding DisclosedVendors to an old string, and for tools.
    case asRead
}
