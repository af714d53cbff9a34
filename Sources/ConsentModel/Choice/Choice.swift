// SPDX-License-Identifier: Apache-2.0

/// The two kinds of choice that a device holds, one current choice each.
public enum ChoiceKind: String, Sendable, CaseIterable {
    /// Consent, asked before anything happens: GDPR and laws like it.
    case european
    /// Opting out of what happens otherwise: US state laws.
    case usStates = "us_states"
}

/// How a choice was made.
public enum ChoiceAction: String, Sendable, CaseIterable {
    /// Everything that the form offered.
    case consent
    /// Nothing, and an objection to every legitimate interest.
    case doNotConsent = "do_not_consent"
    /// What was switched on, one by one.
    case saveChoices = "save_choices"
    /// A string of another consent platform.
    case imported = "import"
}

/// How much was granted of what was offered.
public enum ChoiceOutcome: String, Sendable, CaseIterable {
    /// All of it; on a US form: no opt-out.
    case all
    /// Nothing; on a US form: every opt-out.
    case none
    /// Something in between.
    case partial
}

/// What a person granted on a European form, or what another platform's string says.
public struct EuropeanChoice: Sendable, Equatable {
    /// Purposes consented to.
    public var purposesConsent = PurposeSet()
    /// Purposes whose legitimate interest was not objected to.
    public var purposesLegitimateInterest = PurposeSet()
    /// Special features opted in to.
    public var specialFeatures = PurposeSet()
    /// Vendors consented to.
    public var vendorsConsent = IDSet()
    /// Vendors whose legitimate interest was not objected to.
    public var vendorsLegitimateInterest = IDSet()
    /// Vendors that the form showed.
    public var vendorsDisclosed = IDSet()
    /// Google's ad technology providers consented to.
    public var adTechProviders = IDSet()
    /// Google's ad technology providers that the form showed.
    public var adTechProvidersDisclosed = IDSet()
    /// What the publisher restricts, for imported strings; our own forms set none.
    public var restrictions: [PublisherRestriction] = []

    /// A choice that grants nothing and disclosed nobody.
    public init() {}
}

/// A publisher restriction on some vendors (TCF, "PubRestrictionEntry"), as it counts.
///
/// `PubRestriction` is what a string can say: also undefined purposes and types, which are to be ignored, and ranges of
/// vendors that no list has. Those are left behind where a string becomes a choice.
public struct PublisherRestriction: Sendable, Equatable {
    /// The purpose, 1–24.
    public var purpose: Int
    /// What is restricted.
    public var type: RestrictionType
    /// The vendors, ascending.
    public var vendors: IDSet

    /// What a publisher restriction says.
    public enum RestrictionType: Int, Sendable, CaseIterable {
        /// The purpose is flatly not allowed.
        case notAllowed = 0
        /// Only on consent.
        case requireConsent = 1
        /// Only on legitimate interest.
        case requireLegitimateInterest = 2
    }

    /// A restriction.
    public init(purpose: Int, type: RestrictionType, vendors: IDSet) {
        self.purpose = purpose
        self.type = type
        self.vendors = vendors
    }
}

/// What a person opted out of on a US form.
public struct USChoice: Sendable, Equatable {
    /// Opted out of the sale of personal data.
    public var saleOptOut = false
    /// Opted out of sharing for cross-context behavioural advertising.
    public var sharingOptOut = false
    /// Opted out of targeted advertising.
    public var targetedAdvertisingOptOut = false
    /// Sensitive data opted out of.
    public var sensitiveDataOptOuts: Set<SensitiveDataCategory> = []

    /// A choice that opts out of nothing.
    public init() {}

    /// The choice with the three opt-outs set, as GPC and the under-age rule set them.
    public static var allOptedOut: USChoice {
        var choice = USChoice()
        choice.saleOptOut = true
        choice.sharingOptOut = true
        choice.targetedAdvertisingOptOut = true
        return choice
    }

    /// Whether any of the three opt-outs is set.
    public var hasOptOut: Bool { saleOptOut || sharingOptOut || targetedAdvertisingOptOut }
}

/// Categories of sensitive data that a US form can offer (GPP section usnat, "SensitiveDataProcessing"), in its order.
public enum SensitiveDataCategory: String, Sendable, CaseIterable {
    /// Racial or ethnic origin.
    case racialOrEthnicOrigin = "racial_or_ethnic_origin"
    /// Religious or philosophical beliefs.
    case religiousOrPhilosophicalBeliefs = "religious_or_philosophical_beliefs"
    /// A health condition or diagnosis.
    case health
    /// Sex life or sexual orientation.
    case sexLifeOrSexualOrientation = "sex_life_or_sexual_orientation"
    /// Citizenship or immigration status.
    case citizenshipOrImmigrationStatus = "citizenship_or_immigration_status"
    /// Genetic data that identifies a person.
    case geneticData = "genetic_data"
    /// Biometric data that identifies a person.
    case biometricData = "biometric_data"
    /// Precise location.
    case preciseGeolocation = "precise_geolocation"
    /// Numbers of identity documents.
    case identityDocuments = "identity_documents"
    /// Account log-ins and financial account numbers.
    case accountCredentials = "account_credentials"
    /// Union membership.
    case unionMembership = "union_membership"
    /// The contents of mail, email and text messages.
    case messageContents = "message_contents"
}

/// The current choice of one kind, with all that the decision needs to judge it.
public struct StoredChoice: Sendable, Equatable {
    /// What was granted or opted out of; its case is the choice's kind.
    public var content: Content
    /// How the choice was made.
    public var action: ChoiceAction
    /// How much was granted of what was offered.
    public var outcome: ChoiceOutcome
    /// Counts the device's choices of this kind, from 1, resets included.
    public var revision: Int64
    /// When the server accepted it.
    public var receivedAt: Timestamp
    /// The day on which it was made: expiry runs from here.
    public var decidedAt: Timestamp
    /// The form that was shown; nil for an import.
    public var formID: FormID?
    /// The app's published version that the form belongs to; 0 for an import.
    public var formVersion: Int64 = 0
    /// The language that was shown, nil where unknown.
    public var language: String?
    /// The app's environment when the choice was made.
    public var environment: AppEnvironment
    /// Whether the choice was made under a forced geography.
    public var isForced: Bool
    /// The device's own clock when the choice was made, as sent; nil where it sent none.
    public var statedAt: Timestamp?
    /// A hash of what was sent, so that a repeat is known as one.
    public var fingerprint = ChoiceFingerprint()
    /// Whether the form showed that GPC was on.
    public var gpcShown = false
    /// TCF's policy version in force when it was made, or of the imported string.
    public var tcfPolicyVersion: Int = 0
    /// The vendor list's version in force when it was made, or of the imported string; 0 for the built-in list.
    public var vendorListVersion: Int = 0
    /// The strings that are given back for it.
    public var signals = StoredSignals()

    /// What was chosen, by kind.
    public enum Content: Sendable, Equatable {
        /// On a European form, or in a TC string.
        case european(EuropeanChoice)
        /// On a US form, or in a GPP string.
        case usStates(USChoice)
    }

    /// A stored choice.
    public init(
        content: Content, action: ChoiceAction, outcome: ChoiceOutcome, revision: Int64, receivedAt: Timestamp,
        decidedAt: Timestamp, environment: AppEnvironment, isForced: Bool
    ) {
        self.content = content
        self.action = action
        self.outcome = outcome
        self.revision = revision
        self.receivedAt = receivedAt
        self.decidedAt = decidedAt
        self.environment = environment
        self.isForced = isForced
    }

    /// The choice's kind.
    public var kind: ChoiceKind {
        switch content {
        case .european: .european
        case .usStates: .usStates
        }
    }
}

/// A hash of a submission's meaning: two equal ones are a repeat.
public struct ChoiceFingerprint: Hashable, Sendable {
    /// The first eight bytes.
    public var high: UInt64
    /// The last eight bytes.
    public var low: UInt64

    /// The hash of these two halves.
    public init(high: UInt64 = 0, low: UInt64 = 0) {
        self.high = high
        self.low = low
    }
}

/// The strings that belong to a stored choice: encoded when it was written, or imported byte for byte.
public struct StoredSignals: Sendable, Equatable {
    /// The TC string.
    public var tcString: String?
    /// Google's additional-consent string.
    public var acString: String?
    /// The GPP string.
    public var gppString: String?
    /// What else belongs to them, as `key=value` joined by spaces; nil where nothing does, which is almost always.
    public var supplement: String?

    /// No strings.
    public init() {}
}

/// What one device holds: at most one current choice of each kind.
public typealias CurrentChoices = PerChoiceKind<StoredChoice>
