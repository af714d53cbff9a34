// SPDX-License-Identifier: Apache-2.0

/// Every text of a form by its key, which an app document may replace.
///
/// `FormTexts+English.swift` says what each is.
public enum FormText: String, Sendable, CaseIterable {
    // The European form's first screen; the privacy policy's link stands on every form.
    case title, body, consent, doNotConsent = "do_not_consent", manageOptions = "manage_options", close
    case privacyPolicy = "privacy_policy"

    // Its second screen.
    case optionsTitle = "options_title", optionsBody = "options_body", saveChoices = "save_choices", back
    case purposesHeading = "purposes_heading", specialFeaturesHeading = "special_features_heading"
    case specialPurposesHeading = "special_purposes_heading", featuresHeading = "features_heading"
    case dataCategoriesHeading = "data_categories_heading"
    case informationNote = "information_note", partnersHeading = "partners_heading"
    case adTechProvidersHeading = "ad_tech_providers_heading"
    case consentSwitch = "consent_switch", legitimateInterestSwitch = "legitimate_interest_switch"
    case legitimateInterestNote = "legitimate_interest_note"
    case consentLabel = "consent_label", legitimateInterestLabel = "legitimate_interest_label"
    case purposePartners = "purpose_partners", partnerPolicy = "partner_policy"
    case partnerLegitimateInterest = "partner_legitimate_interest", partnerRetention = "partner_retention"
    case adTechProvider = "ad_tech_provider"

    // The US form.
    case usTitle = "us_title", usBody = "us_body", usSave = "us_save", usClose = "us_close"
    case usOptOutLabel = "us_opt_out_label", usGPCNotice = "us_gpc_notice"
    case usSaleName = "us_sale_name", usSaleDescription = "us_sale_description"
    case usSharingName = "us_sharing_name", usSharingDescription = "us_sharing_description"
    case usTargetedAdvertisingName = "us_targeted_advertising_name"
    case usTargetedAdvertisingDescription = "us_targeted_advertising_description"
    case usSensitiveHeading = "us_sensitive_heading", usSensitiveNote = "us_sensitive_note"
    case usRacialOrEthnicOrigin = "us_racial_or_ethnic_origin"
    case usReligiousOrPhilosophicalBeliefs = "us_religious_or_philosophical_beliefs"
    case usHealth = "us_health", usSexLifeOrSexualOrientation = "us_sex_life_or_sexual_orientation"
    case usCitizenshipOrImmigrationStatus = "us_citizenship_or_immigration_status"
    case usGeneticData = "us_genetic_data", usBiometricData = "us_biometric_data"
    case usPreciseGeolocation = "us_precise_geolocation", usIdentityDocuments = "us_identity_documents"
    case usAccountCredentials = "us_account_credentials", usUnionMembership = "us_union_membership"
    case usMessageContents = "us_message_contents"

    // What stood before, where a person comes back; what becomes of a choice; how the second screen is searched.
    case currentAll = "current_all", currentNone = "current_none", currentPartial = "current_partial"
    case keepChoice = "keep_choice", sending, saved, notSaved = "not_saved", outdated, rejected
    case tryAgain = "try_again", examples, searchPartners = "search_partners", showMore = "show_more"
    case noPartners = "no_partners", allPartners = "all_partners"

    // In place of a form that can't be shown.
    case errorTitle = "error_title", errorNothing = "error_nothing", errorRequest = "error_request"
    case errorOrigin = "error_origin", errorServer = "error_server"

    // What comes before iOS's tracking alert.
    case idfaTitle = "idfa_title", idfaBody = "idfa_body", idfaContinue = "idfa_continue"

    /// How long a text may be, in Unicode scalars: what still fits its place on a small phone.
    public var maxLength: Int {
        switch self {
        case .body, .usBody, .idfaBody: 1200
        case .optionsBody, .informationNote, .legitimateInterestNote, .usGPCNotice, .usSaleDescription,
            .usSharingDescription, .usTargetedAdvertisingDescription, .usSensitiveNote:
            600
        case .notSaved, .outdated, .rejected, .errorNothing, .errorRequest, .errorOrigin, .errorServer: 240
        case .consent, .doNotConsent, .manageOptions, .close, .saveChoices, .back, .usSave, .usClose, .idfaContinue,
            .consentSwitch, .legitimateInterestSwitch, .privacyPolicy, .keepChoice, .tryAgain, .examples,
            .searchPartners, .showMore, .allPartners:
            40
        default: 120
        }
    }

    /// The placeholders that a text may hold, without their braces; `app_name` and `partner_count` go everywhere.
    public var placeholders: Set<String> {
        let everywhere: Set<String> = ["app_name", "partner_count"]
        return switch self {
        case .consentLabel, .legitimateInterestLabel, .usOptOutLabel, .partnerPolicy, .partnerLegitimateInterest:
            everywhere.union(["name"])
        case .purposePartners: everywhere.union(["count"])
        case .partnerRetention: everywhere.union(["days"])
        case .adTechProvider: everywhere.union(["id"])
        default: everywhere
        }
    }

    /// What is wrong with a text for this key, nil where nothing is.
    public func problem(in text: String) -> String? {
        if text.isEmpty { return "is empty" }
        if !text.unicodeScalars.contains(where: {
            !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
        }) {
            return "shows nothing: every text must be readable, or its button would be hidden"
        }
        if text.unicodeScalars.count > maxLength { return "is longer than \(maxLength) characters" }
        if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\n" }) {
            return "has a control character"
        }
        for name in placeholderNames(in: text) where !placeholders.contains(name) {
            return
                "has {\(name)}, but only \(placeholders.sorted().map { "{\($0)}" }.joined(separator: ", ")) are known"
        }
        return nil
    }
}

/// The names in braces, in their order: lower-case letters and underscores.
func placeholderNames(in text: String) -> [String] {
    pieces(of: text).compactMap { if case .placeholder(let name) = $0 { name } else { nil } }
}

/// A template's parts in their order.
enum TemplatePiece: Equatable {
    case text(String)
    case placeholder(String)
}

/// Splits a template at its placeholders; a brace that is none is text.
func pieces(of template: String) -> [TemplatePiece] {
    var pieces: [TemplatePiece] = []
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{") {
        let inside = rest[rest.index(after: open)...]
        let name = inside.prefix { $0 == "_" || ("a"..."z").contains($0) }
        guard !name.isEmpty, name.endIndex < inside.endIndex, inside[name.endIndex] == "}" else {
            pieces.append(.text(String(rest[...open])))
            rest = inside
            continue
        }
        if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
        pieces.append(.placeholder(String(name)))
        rest = inside[inside.index(after: name.endIndex)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
}
