// SPDX-License-Identifier: Apache-2.0

/// What an app sends when its user is done with a form, or what another consent platform gave it: well-formed, unjudged.
public struct ConsentSubmission: Sendable, Equatable {
    /// The form that was shown; nil for an import.
    public var formID: FormID?
    /// What was pressed; nil for an import.
    public var action: ChoiceAction?
    /// What was switched on, with `saveChoices`.
    public var choices: SubmittedChoices?
    /// Another platform's TC string.
    public var tcString: String?
    /// Google's Additional Consent string that stood beside that TC string.
    public var acString: String?
    /// Another platform's GPP string.
    public var gppString: String?
    /// Which control was used: evidence only, 1–64 characters.
    public var button: String?
    /// The language that was shown, BCP 47.
    public var language: String?
    /// The device's own clock when the choice was made.
    public var decidedAt: Timestamp?
    /// Whether the form showed that GPC was on.
    public var gpcShown = false
    /// The app's own version: evidence only, 1–64 characters.
    public var appVersion: String?
    /// The version of what drew the form: evidence only, 1–64 characters.
    public var sdkVersion: String?

    /// An empty submission.
    public init() {}

    /// The submission without what it switches on of some vendors.
    func leavingOut(_ vendors: IDSet) -> ConsentSubmission {
        guard !vendors.isEmpty, case .european(var choices) = choices else { return self }
        choices.vendorsConsent.removeAll(where: vendors.contains)
        choices.vendorsLegitimateInterest.removeAll(where: vendors.contains)
        var submission = self
        submission.choices = .european(choices)
        return submission
    }
}

/// The switches of a form, as sent: a list names what is on.
public enum SubmittedChoices: Sendable, Equatable {
    /// Of a European form.
    case european(SubmittedEuropeanChoices)
    /// Of a US form.
    case usStates(USChoice)
}

/// The switches of a European form.
public struct SubmittedEuropeanChoices: Sendable, Equatable {
    /// Purposes consented to.
    public var purposesConsent: [Int] = []
    /// Purposes whose legitimate interest stays on.
    public var purposesLegitimateInterest: [Int] = []
    /// Special features opted in to.
    public var specialFeatures: [Int] = []
    /// Vendors consented to.
    public var vendorsConsent: [UInt32] = []
    /// Vendors whose legitimate interest stays on.
    public var vendorsLegitimateInterest: [UInt32] = []
    /// Google's ad technology providers consented to.
    public var adTechProviders: [UInt32] = []

    /// Nothing switched on.
    public init() {}
}
