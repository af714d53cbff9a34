// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// English.
    static let english: [FormText: String] = [
        .title: "Your data in {app_name}: you decide",
        .body: "{app_name} and its partners ({partner_count}) would like to keep information on this device, read it,"
            + " and use personal data, such as identifiers and what you do in the app, to choose, show and measure ads"
            + " and content.\n\nYou can consent, refuse, or decide purpose by purpose. Some partners rely on a"
            + " legitimate interest instead of consent; you can object to that. You can change your choice at any"
            + " time in the app's privacy options.",
        .consent: "Consent",
        .doNotConsent: "Do not consent",
        .manageOptions: "Manage options",
        .close: "Close without consent",
        .privacyPolicy: "Privacy policy",

        .optionsTitle: "Decide in detail",
        .optionsBody: "Switch on what you agree to. What stays off is refused. Nothing is saved before you confirm.",
        .saveChoices: "Confirm choices",
        .back: "Back",
        .purposesHeading: "Purposes",
        .specialFeaturesHeading: "Only if you agree",
        .specialPurposesHeading: "What always happens",
        .featuresHeading: "How data may be used for the purposes",
        .dataCategoriesHeading: "Data that may be used",
        .informationNote: "For your information: there is no switch for these.",
        .partnersHeading: "Partners ({partner_count})",
        .adTechProvidersHeading: "Further ad technology providers",
        .consentSwitch: "Consent",
        .legitimateInterestSwitch: "Legitimate interest",
        .legitimateInterestNote: "A partner that relies on a legitimate interest does not ask for consent. Switch it"
            + " off to object.",
        .consentLabel: "Consent: {name}",
        .legitimateInterestLabel: "Legitimate interest: {name}",
        .purposePartners: "Partners that ask for this: {count}",
        .partnerPolicy: "Privacy policy of {name}",
        .partnerLegitimateInterest: "Legitimate interest of {name}",
        .partnerRetention: "Keeps data for up to (days): {days}",
        .adTechProvider: "Ad technology provider {id}",

        .usTitle: "Your privacy choices",
        .usBody: "{app_name} may sell or share personal information, or use it for targeted advertising, as the law of"
            + " your state defines these words. You can opt out of each. Opting out does not cost you anything, and"
            + " you will still see ads, but fewer of them will be based on what you do elsewhere.",
        .usSave: "Confirm choices",
        .usClose: "Close without changes",
        .usOptOutLabel: "Opt out: {name}",
        .usGPCNotice: "Your browser or device sends the Global Privacy Control signal. It is honored: you are opted"
            + " out of sale, sharing and targeted advertising. What you confirm here replaces that for this app.",
        .usSaleName: "Sale of personal information",
        .usSaleDescription: "Giving your personal information to other companies for money or something else of value.",
        .usSharingName: "Sharing for advertising elsewhere",
        .usSharingDescription: "Giving your personal information to other companies so that they can show you ads in"
            + " other apps and on other websites.",
        .usTargetedAdvertisingName: "Targeted advertising",
        .usTargetedAdvertisingDescription: "Showing you ads chosen by what you do over time in apps and on websites of"
            + " different companies.",
        .usSensitiveHeading: "Sensitive information",
        .usSensitiveNote: "Opt out of the use of information about you that the law calls sensitive.",
        .usRacialOrEthnicOrigin: "Racial or ethnic origin",
        .usReligiousOrPhilosophicalBeliefs: "Religious or philosophical beliefs",
        .usHealth: "Health conditions and diagnoses",
        .usSexLifeOrSexualOrientation: "Sex life or sexual orientation",
        .usCitizenshipOrImmigrationStatus: "Citizenship or immigration status",
        .usGeneticData: "Genetic data",
        .usBiometricData: "Biometric data",
        .usPreciseGeolocation: "Precise location",
        .usIdentityDocuments: "Numbers of identity documents",
        .usAccountCredentials: "Account log-ins and financial account numbers",
        .usUnionMembership: "Union membership",
        .usMessageContents: "Contents of mail, email and text messages",

        .currentAll: "So far you have consented to everything.",
        .currentNone: "So far you have refused everything.",
        .currentPartial: "So far you have decided in detail.",
        .keepChoice: "Keep my choice",
        .sending: "Saving your choice…",
        .saved: "Your choice is saved.",
        .notSaved: "Your choice is not saved yet, because the server can't be reached. It is kept on this page, which"
            + " goes on trying.",
        .outdated: "This form has changed in the meantime, and your choice was not saved. Please choose again.",
        .rejected: "Your choice could not be saved.",
        .tryAgain: "Try again",
        .examples: "Examples",
        .searchPartners: "Search partners",
        .showMore: "Show more",
        .noPartners: "No partner found",
        .allPartners: "All partners",

        .errorTitle: "This form can't be shown",
        .errorNothing: "There is nothing to decide here at the moment.",
        .errorRequest: "The app asked for this form in a way that does not work. Please tell those who make the app.",
        .errorOrigin: "The website that you are on may not show this form.",
        .errorServer: "Something went wrong on our side. Please try again in a moment.",

        .idfaTitle: "What comes next",
        .idfaBody: "On the next screen, your device asks whether {app_name} may track your activity across other"
            + " companies' apps and websites. If you allow it, ads can be chosen by what you do there. If you do not,"
            + " you will still see ads, and the app works the same. You can change this in your device's settings.",
        .idfaContinue: "Continue",
    ]
}
