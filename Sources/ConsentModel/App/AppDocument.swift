// SPDX-License-Identifier: Apache-2.0

/// What an operator says of one app: everything that decides what its users are asked and what follows.
public struct AppDocument: Sendable, Equatable {
    /// How the app is called in its forms, 1–128 characters.
    public var name: String
    /// Whether real people use it.
    public var environment: AppEnvironment = .production
    /// GDPR: whether the app has a message for it, and where it is shown.
    public var gdpr = GDPRSettings()
    /// US state laws: whether the app has a message for them, and for which states.
    public var usState = USStateSettings()
    /// Ids of further laws of the table that the app switched on (`lgpd`, …).
    public var otherLaws: Set<String> = []
    /// Whether iOS apps show an explainer before the tracking alert.
    public var idfaExplainer = false
    /// What an unknown country counts as.
    public var unknownGeography: UnknownPlaceRule = .regulated
    /// What an unknown US state counts as.
    public var unknownUSState: UnknownPlaceRule = .regulated
    /// What a GDPR country gets where the app has no message.
    public var noMessage: NoMessageRule = .notRequired
    /// Whether a refusal made under one law caps the ads mode under another.
    public var carryChoice = true
    /// Vendors of the vendor list that the form discloses, ascending.
    public var vendors: [UInt16] = [755]
    /// Google's ad technology providers that are not on the vendor list, ascending.
    public var adTechProviders: [UInt32] = []
    /// Whether US strings use the national section or each state's own.
    public var gppSections: GPPSections = .national
    /// Where the toggles of legitimate interest stand when a form opens.
    public var legitimateInterestDefault = false
    /// What Consent Mode says of `analytics_storage`, for which TCF has no purpose.
    public var analyticsStorage: AnalyticsStorageRule = .denied
    /// Languages of the forms, BCP 47, in the order in which they are offered.
    public var languages: [String] = ["en"]
    /// The language for everyone who asks for none of them.
    public var defaultLanguage = "en"
    /// The publisher's country, `AA` where unknown.
    public var publisherCountry: String = "AA"
    /// An https URL that every form links to.
    public var privacyPolicyURL: String?
    /// Buttons of the European form beside "Consent" and "Do not consent".
    public var buttons = ButtonSettings()
    /// Texts that replace the built-in ones: language → key → text.
    public var texts: [String: [String: String]] = [:]
    /// Colours by scheme: `light`, `dark` → token → `#rrggbb`.
    public var theme: [String: [String: String]] = [:]
    /// When a choice no longer counts.
    public var reprompt = RepromptSettings()
    /// Forms on which a grant no longer counts.
    public var withdrawnForms: Set<FormID> = []
    /// Origins of web pages that may call the device routes.
    public var allowedOrigins: [String] = []

    /// A document with the defaults.
    public init(name: String) {
        self.name = name
    }
}

/// Whether real people use an app.
public enum AppEnvironment: String, Sendable, CaseIterable {
    /// Real people: ids must be random, geography can't be forced but from a test device.
    case production
    /// Developers and QA: any device may force its geography.
    case testing
}

/// The app's message for GDPR.
public struct GDPRSettings: Sendable, Equatable {
    /// Whether there is one.
    public var message = true
    /// Where it is shown.
    public var targeting: Targeting = .applicable

    /// Where a European message is shown.
    public enum Targeting: String, Sendable, CaseIterable {
        /// Where the law applies.
        case applicable
        /// There, and wherever no law applies.
        case everywhere
    }

    /// The defaults.
    public init() {}
}

/// The app's message for US state laws.
public struct USStateSettings: Sendable, Equatable {
    /// Whether there is one.
    public var message = true
    /// For which states, nil for all, present and to come.
    public var states: Set<SubdivisionCode>?

    /// The defaults.
    public init() {}
}

/// What an unknown place counts as.
public enum UnknownPlaceRule: String, Sendable, CaseIterable {
    /// The strict law applies.
    case regulated
    /// No law applies.
    case notRegulated = "not_regulated"
}

/// What a GDPR country gets where the app has no message.
public enum NoMessageRule: String, Sendable, CaseIterable {
    /// As UMP does: nothing is asked, and limited ads may be requested.
    case notRequired = "not_required"
    /// Nothing is requested until there is a message.
    case failClosed = "fail_closed"
}

/// Which GPP sections a US choice is written in.
public enum GPPSections: String, Sendable, CaseIterable {
    /// Section usnat, as UMP does.
    case national
    /// The section of the state.
    case state
}

/// What Consent Mode says of `analytics_storage`.
public enum AnalyticsStorageRule: String, Sendable, CaseIterable {
    /// Always denied.
    case denied
    /// Granted with purpose 1.
    case purpose1 = "purpose_1"
    /// Granted with purposes 1 and 8 (measure content performance).
    case purposes1And8 = "purposes_1_and_8"
}

/// Buttons of the European form beside "Consent" and "Do not consent", which are always there.
public struct ButtonSettings: Sendable, Equatable {
    /// The way to the second screen.
    public var manageOptions = true
    /// A close icon, which means "Do not consent".
    public var close = false

    /// The defaults.
    public init() {}
}

/// When a choice no longer counts and is asked for anew.
public struct RepromptSettings: Sendable, Equatable {
    /// Calendar months after the day of the decision, 1–13.
    public var afterMonths = 13
    /// Whether vendors that were added since ask anew.
    public var onVendorChange = false

    /// The defaults.
    public init() {}
}
