// SPDX-License-Identifier: Apache-2.0

/// Whether consent is needed and there (UMP's `ConsentStatus`).
///
/// `unknown` is the client's own state before an answer.
public enum ConsentStatus: String, Sendable, CaseIterable {
    /// A form must be shown before ads may be requested.
    case required
    /// Nothing needs to be asked here.
    case notRequired = "not_required"
    /// The form was answered, whatever the answer.
    case obtained
}

/// Whether there is a form to show.
public enum FormStatus: String, Sendable, CaseIterable {
    /// There is one.
    case available
    /// There is none.
    case unavailable
}

/// Whether the app must offer an entry to its privacy options.
public enum PrivacyOptionsRequirementStatus: String, Sendable, CaseIterable {
    /// It must.
    case required
    /// It need not.
    case notRequired = "not_required"
}

/// Which ads may be requested.
///
/// Compare them by `rank`: two of different laws can be equally free.
public enum AdsMode: String, Sendable, CaseIterable {
    /// None at all.
    case none
    /// Without consent: contextual, no identifiers.
    case limited
    /// Not by profile.
    case nonPersonalized = "non_personalized"
    /// US: restricted data processing.
    case restricted
    /// By profile, consented to.
    case personalized
    /// No law, no refusal.
    case unrestricted

    /// How free the mode is, 0 for none; `nonPersonalized` ranks with `restricted`, `personalized` with `unrestricted`.
    public var rank: Int {
        switch self {
        case .none: 0
        case .limited: 1
        case .nonPersonalized, .restricted: 2
        case .personalized, .unrestricted: 3
        }
    }
}

/// Google's Consent Mode v2 (there only where an opt-in law applies).
public struct ConsentMode: Sendable, Equatable {
    /// Storage for advertising.
    public var adStorage: State
    /// Sending user data to Google for advertising.
    public var adUserData: State
    /// Personalised advertising.
    public var adPersonalization: State
    /// Storage for analytics.
    public var analyticsStorage: State

    /// Whether a use is granted.
    public enum State: String, Sendable, CaseIterable {
        /// It is.
        case granted
        /// It is not.
        case denied
    }

    /// A state for each use.
    public init(adStorage: State, adUserData: State, adPersonalization: State, analyticsStorage: State) {
        self.adStorage = adStorage
        self.adUserData = adUserData
        self.adPersonalization = adPersonalization
        self.analyticsStorage = analyticsStorage
    }

    /// Everything denied.
    public static var allDenied: ConsentMode {
        ConsentMode(adStorage: .denied, adUserData: .denied, adPersonalization: .denied, analyticsStorage: .denied)
    }
}

/// iOS's answer to its tracking alert (`ATTrackingManager.AuthorizationStatus`).
public enum ATTStatus: String, Sendable, CaseIterable {
    /// The alert has not been shown.
    case notDetermined = "not_determined"
    /// It can't be shown on this device.
    case restricted
    /// Refused.
    case denied
    /// Granted.
    case authorized
}

/// The forms that there are.
public enum FormKind: String, Sendable, CaseIterable {
    /// Consent under GDPR and laws like it.
    case european
    /// Opt-outs under US state laws.
    case usStates = "us_states"
    /// What comes before iOS's tracking alert.
    case idfaExplainer = "idfa_explainer"

    /// The kind of choice that the form makes, nil for the explainer, which makes none.
    public var choiceKind: ChoiceKind? {
        switch self {
        case .european: .european
        case .usStates: .usStates
        case .idfaExplainer: nil
        }
    }
}

/// The decision for one device at one moment: all that an app needs to know, and why.
public struct ConsentInfo: Sendable, Equatable {
    /// Whether consent is needed and there.
    public var consentStatus: ConsentStatus
    /// Whether there is a form to show, by itself or behind the privacy entry.
    public var formStatus: FormStatus
    /// Whether the app must offer an entry to its privacy options.
    public var privacyOptionsRequirementStatus: PrivacyOptionsRequirementStatus
    /// Why.
    public var reason: Reason
    /// `gdpr`, `us_state`, `none`, or the id of another law.
    public var regulation: String
    /// Whether GDPR applies in the place; nil where undetermined.
    public var gdprApplies: Bool?
    /// The place.
    public var geography: Geography
    /// The current choice of the law's kind, where it counts.
    public var decision: StoredChoice?
    /// When `decision` stops counting.
    public var expiresAt: Timestamp?
    /// Which ads may be requested.
    public var adsMode: AdsMode
    /// What keeps the ads mode from the next freer one.
    public var blockedBy: [Blocker]
    /// Consent Mode, where an opt-in law applies.
    public var consentMode: ConsentMode?
    /// The strings, where they can be given.
    public var signals: Signals
    /// What iOS should do about its tracking alert.
    public var att: ATTAdvice
    /// The form behind `formStatus`, nil where there is none.
    public var formKind: FormKind?
    /// Until when an app that can't reach the service may go on with this answer.
    public var cacheUntil: Timestamp
    /// What an operator or developer should know.
    public var warnings: [Warning]

    /// Whether ads may be requested at all: nothing is outstanding.
    public var canRequestAds: Bool { consentStatus != .required }
}

/// Why the decision is what it is: a code of a closed list and a sentence.
public struct Reason: Sendable, Equatable {
    /// The code.
    public var code: ReasonCode
    /// A sentence for people.
    public var detail: String

    /// A reason.
    public init(_ code: ReasonCode, _ detail: String) {
        self.code = code
        self.detail = detail
    }
}

/// Something that an operator or developer should know of an answer that is right all the same.
public struct Warning: Sendable, Equatable {
    /// The code.
    public var code: WarningCode
    /// A sentence for people.
    public var detail: String

    /// A warning.
    public init(_ code: WarningCode, _ detail: String) {
        self.code = code
        self.detail = detail
    }
}

/// The strings of the ad world for one decision.
public struct Signals: Sendable, Equatable {
    /// The TC string.
    public var tcString: String?
    /// Google's additional-consent string.
    public var acString: String?
    /// The GPP string.
    public var gppString: String?
    /// The GPP sections that apply.
    public var gppSectionIDs: [Int] = []
    /// The US Privacy string.
    public var usPrivacy: String?

    /// No strings.
    public init() {}
}

/// What iOS should do about its tracking alert.
public struct ATTAdvice: Sendable, Equatable {
    /// Whether the alert should be shown.
    public var shouldPrompt: Bool
    /// Whether the explainer comes before it.
    public var showExplainer: Bool

    /// An advice.
    public init(shouldPrompt: Bool, showExplainer: Bool) {
        self.shouldPrompt = shouldPrompt
        self.showExplainer = showExplainer
    }
}
