// SPDX-License-Identifier: Apache-2.0

/// Why a well-formed submission is not accepted: a code of a closed list and a sentence that says what to do.
public struct SubmissionRefusal: Error, Sendable, Equatable {
    /// The code.
    public var code: Code
    /// The sentence; it names the field.
    public var detail: String

    /// Every code; the service answers 409 or 422, by its own table.
    public enum Code: String, Sendable, CaseIterable {
        /// The app never published this form.
        case unknownForm = "unknown_form"
        /// The form was withdrawn, or vendors were added since and the app asks anew.
        case formWithdrawn = "form_withdrawn"
        /// Something was switched on that the form did not show.
        case notOffered = "not_offered"
        /// Legitimate interest for a purpose that can't have it.
        case legitimateInterestNotAllowed = "legitimate_interest_not_allowed"
        /// A grant by a device that is tagged as under the age of consent.
        case underAge = "under_age"
        /// Fields of another kind of form.
        case wrongKind = "wrong_kind"
        /// An action that this form does not have, or that does not go with the fields beside it.
        case actionNotAllowed = "action_not_allowed"
        /// The imported TC string is not valid.
        case tcStringInvalid = "tc_string_invalid"
        /// The imported TC string is older than the app's expiry.
        case tcStringExpired = "tc_string_expired"
        /// The imported Additional Consent string is not valid.
        case acStringInvalid = "ac_string_invalid"
        /// The imported GPP string is not valid.
        case gppStringInvalid = "gpp_string_invalid"
        /// The TC string in the imported GPP string is older than the app's expiry.
        case gppStringExpired = "gpp_string_expired"
    }

    /// A refusal.
    public init(_ code: Code, _ detail: String) {
        self.code = code
        self.detail = detail
    }
}
